import type { ReactNode, SVGProps } from 'react';

/**
 * A line drawing of 24 × 24, scaled to the font size. Hidden from screen readers: always next to a
 * text or inside a labelled element. `directed`: it points along the line, such as back, or shows
 * lines that begin at the left, so it is mirrored where they begin at the right.
 */
export function icon(drawing: ReactNode, { directed = false } = {}) {
  return function Icon({ size = 24, ...rest }: { size?: number } & SVGProps<SVGSVGElement>) {
    return (
      <svg
        {...rest}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-directed={directed || undefined}
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

export const BackIcon = icon(<path d="m14 6-6 6 6 6" />, { directed: true });
export const BellIcon = icon(<path d="M6 16.5v-5.7a6 6 0 0 1 12 0v5.7l1.5 1.5h-15zM10 20.5h4" />);
export const CheckListIcon = icon(
  <>
    <path d="m3.5 7 2 2 3.5-4M3.5 16.5l2 2 3.5-4" />
    <path d="M13 7.5h7.5M13 17h7.5" />
  </>,
  { directed: true },
);
export const ArrowsIcon = icon(
  <path d="M4.5 8h14M15 4.5 18.5 8 15 11.5M19.5 16h-14M9 12.5 5.5 16 9 19.5" />,
);
export const ChartIcon = icon(<path d="M3.5 20.5h17M5 20.5V11M11 20.5V4M17 20.5V14" />);
export const ChevronIcon = icon(<path d="m6.5 9.5 5.5 5.5 5.5-5.5" />);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const FilterIcon = icon(
  <path d="M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />,
);
export const ImageIcon = icon(
  <>
    <path d="M3.5 5h17v14h-17z" />
    <path d="m4 17 5-5 4 4 2.5-2.5L20 18" />
    <circle cx="15.5" cy="9" r="1.4" />
  </>,
);
export const ListIcon = icon(
  <path d="M9 6.5h11.5M9 12h11.5M9 17.5h11.5M4 6.5h.01M4 12h.01M4 17.5h.01" strokeWidth={2} />,
  { directed: true },
);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />);
export const NextIcon = icon(<path d="m9 5 7 7-7 7" />, { directed: true });
export const PlanIcon = icon(
  <>
    <path d="M3.5 4.5h17v15h-17z" />
    <path d="M3.5 10.5h6M13 10.5v-6M13 19.5v-5.5h7.5" />
  </>,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" strokeWidth={2.2} />);
export const ReportIcon = icon(
  <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 13h6.5M9 16.5h6.5" />,
);
export const TableIcon = icon(<path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9" />);
export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
export const SettingsIcon = icon(
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8" />
  </>,
);
export const TrayIcon = icon(<path d="M4 13.5v6h16v-6M12 15.5V5M8 8.5 12 4.5l4 4" />);
