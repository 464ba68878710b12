import type { ReactNode, SVGProps } from 'react';

/**
 * A line drawing of 24 × 24, scaled to the font size. Hidden from screen readers: always next to a text or inside a labelled element. `directed`: it points along the line, such as
 * back, or shows lines that begin at the left, so it is mirrored where they begin at the right.
 */
function icon(drawing: ReactNode, { directed = false } = {}) {
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

export const AlongIcon = icon(<path d="M12 4v10m-4-4 4 4 4-4M5 15v3.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V15" />);
export const ArrowIcon = icon(<path d="M5 19 19 5M10 5h9v9" strokeWidth={2.2} />);
export const BackIcon = icon(<path d="m14 6-6 6 6 6" />, { directed: true });
export const BookmarkIcon = icon(<path d="M6.5 4h11v16L12 16l-5.5 4z" />);
export const BellIcon = icon(<path d="M6 16.5v-5.7a6 6 0 0 1 12 0v5.7l1.5 1.5h-15zM10 20.5h4" />);
export const CameraIcon = icon(
  <>
    <path d="M3.5 8.5a1.5 1.5 0 0 1 1.5-1.5h2.6l1.5-2.2h5.8L16.4 7H19a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z" />
    <circle cx="12" cy="12.8" r="3.6" />
  </>,
);
export const CheckListIcon = icon(
  <>
    <path d="m3.5 7 2 2 3.5-4M3.5 16.5l2 2 3.5-4" />
    <path d="M13 7.5h7.5M13 17h7.5" />
  </>,
  { directed: true },
);
export const ChevronIcon = icon(<path d="m7 10 5 5 5-5" />);
export const CircleIcon = icon(<circle cx="12" cy="12" r="8" strokeWidth={2.2} />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const FilterIcon = icon(<path d="M4 7h16M7 12h10M10 17h4" strokeWidth={2} />);
export const FitIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);
export const FolderIcon = icon(<path d="M3.5 6h6l2 2.5h9v10h-17z" />);
export const ImageIcon = icon(
  <>
    <path d="M3.5 5h17v14h-17z" />
    <path d="m4 17 5-5 4 4 2.5-2.5L20 18" />
    <circle cx="15.5" cy="9" r="1.4" />
  </>,
);
export const KeyboardIcon = icon(<path d="M3 6.5h18v11H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M18 10.5h.01M8 14h8" />);
export const ListIcon = icon(<path d="M9 6.5h11.5M9 12h11.5M9 17.5h11.5M4 6.5h.01M4 12h.01M4 17.5h.01" strokeWidth={2} />, { directed: true });
export const MinusIcon = icon(<path d="M5 12h14" strokeWidth={2.2} />);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />);
export const PencilIcon = icon(<path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="3.5" />
    <path d="M5 20c.6-3.6 3.5-5.5 7-5.5s6.4 1.9 7 5.5" />
  </>,
);
export const PlacePlusIcon = icon(
  <>
    <path d="M12 21c4.5-4.6 6.5-8 6.5-10.8A6.4 6.4 0 0 0 12 3.7a6.4 6.4 0 0 0-6.5 6.5C5.5 13 7.5 16.4 12 21z" />
    <path d="M12 7.4v5.6M9.2 10.2h5.6" />
  </>,
);
export const PlanIcon = icon(
  <>
    <path d="M3.5 4.5h17v15h-17z" />
    <path d="M3.5 10.5h6M13 10.5v-6M13 19.5v-5.5h7.5" />
  </>,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" strokeWidth={2.2} />);
export const SheetPlusIcon = icon(<path d="M5 3.5h9l5 5v12H5zM12 10.5v6M9 13.5h6" />);
export const SelectIcon = icon(<path d="M4.5 4.5h15v15h-15zM8 12.2l2.8 2.8L16 9.5" strokeWidth={2} />);
export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
export const ReportIcon = icon(<path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 13h6.5M9 16.5h6.5" />);
export const SettingsIcon = icon(
  <>
    <path d="M3.5 7H13M18 7h2.5M3.5 17H6M11 17h9.5" />
    <circle cx="15.5" cy="7" r="2.5" />
    <circle cx="8.5" cy="17" r="2.5" />
  </>,
);
export const SignOutIcon = icon(<path d="M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />, { directed: true });
export const TableIcon = icon(<path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9" />);
export const TextIcon = icon(<path d="M5 6.5V5h14v1.5M12 5v14M9.5 19h5" strokeWidth={2.2} />);
export const TickIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" strokeWidth={2.2} />);
export const TrashIcon = icon(<path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7" />);
export const UndoIcon = icon(<path d="M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9" />, { directed: true });
