import { icon } from './icons';

// The icons of what opens after the list, so that the first load has only those of icons.tsx.

export const AlongIcon = icon(
  <path d="M12 4v10m-4-4 4 4 4-4M5 15v3.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V15" />,
);
export const ArchiveIcon = icon(<path d="M3.5 5h17v4.5h-17zM5 9.5V19.5h14V9.5M10 13.5h4" />);
export const ArrowIcon = icon(<path d="M5 19 19 5M10 5h9v9" strokeWidth={2.2} />);
export const CalendarIcon = icon(<path d="M4 6h16v13.5H4zM4 10.5h16M8 3.5V7M16 3.5V7" />);
export const CameraIcon = icon(
  <>
    <path d="M3.5 8.5a1.5 1.5 0 0 1 1.5-1.5h2.6l1.5-2.2h5.8L16.4 7H19a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z" />
    <circle cx="12" cy="12.8" r="3.6" />
  </>,
);
export const CircleIcon = icon(<circle cx="12" cy="12" r="8" strokeWidth={2.2} />);
export const CodeIcon = icon(<path d="m9 7-5 5 5 5M15 7l5 5-5 5" />);
export const CommentIcon = icon(<path d="M4 5h16v11.5h-9L7 20v-3.5H4z" />);
export const CompanyIcon = icon(
  <path d="M4.5 20V4.5h9V20M13.5 9.5h6V20M3 20h18M7.5 8.5h3M7.5 12h3M7.5 15.5h3M16.5 13h.01M16.5 16.5h.01" />,
);
export const FitIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);
export const FlagIcon = icon(<path d="M6 20.5v-16M6 5h12l-2.5 4 2.5 4H6" />);
export const FreehandIcon = icon(
  <path
    d="M3.5 17c2.5-8 6.5-12 8-10.5 1.6 1.6-4.5 8-2.5 9.5s4-6 6-5.5-.5 5.5 5.5 4.5"
    strokeWidth={2.2}
  />,
);
export const FolderIcon = icon(<path d="M3.5 6h6l2 2.5h9v10h-17z" />);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 7.8v.01" />
  </>,
);
export const KeyboardIcon = icon(
  <path d="M3 6.5h18v11H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M18 10.5h.01M8 14h8" />,
);
export const KeyIcon = icon(
  <>
    <circle cx="8" cy="15.5" r="4" />
    <path d="M11 12.5 19.5 4M15.5 8l3 3" />
  </>,
);
export const LanguageIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </>,
);
export const LockIcon = icon(<path d="M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />);
export const MailIcon = icon(<path d="M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5" />);
export const MinusIcon = icon(<path d="M5 12h14" strokeWidth={2.2} />);
export const MoonIcon = icon(<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />);
export const OpenIcon = icon(<path d="m9.5 6 6 6-6 6" />, { directed: true });
export const PencilIcon = icon(<path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />);
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 20c.8-3.5 3.3-5 6.5-5s5.7 1.5 6.5 5M16 5.2a3.5 3.5 0 0 1 0 6.6M18 15.3c2 .7 3.2 2.2 3.6 4.7" />
  </>,
);
export const PhoneIcon = icon(<path d="M7 3.5h10v17H7zM10.5 17.5h3" />);
export const PinIcon = icon(
  <>
    <path d="M12 21c4.5-4.5 7-7.5 7-11a7 7 0 0 0-14 0c0 3.5 2.5 6.5 7 11z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
);
export const ShieldIcon = icon(
  <path d="M12 3.5l7.5 3v5c0 5-3.5 7.5-7.5 9-4-1.5-7.5-4-7.5-9v-5zM8.8 12l2.2 2.2 4.2-4.4" />,
);
export const PlacePlusIcon = icon(
  <>
    <path d="M12 21c4.5-4.6 6.5-8 6.5-10.8A6.4 6.4 0 0 0 12 3.7a6.4 6.4 0 0 0-6.5 6.5C5.5 13 7.5 16.4 12 21z" />
    <path d="M12 7.4v5.6M9.2 10.2h5.6" />
  </>,
);
export const SheetPlusIcon = icon(<path d="M5 3.5h9l5 5v12H5zM12 10.5v6M9 13.5h6" />);
export const SignOutIcon = icon(<path d="M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />, {
  directed: true,
});
export const TextIcon = icon(<path d="M5 6.5V5h14v1.5M12 5v14M9.5 19h5" strokeWidth={2.2} />);
export const TickIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" strokeWidth={2.2} />);
export const TrashIcon = icon(<path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7" />);
export const UndoIcon = icon(<path d="M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9" />, {
  directed: true,
});
export const WrenchIcon = icon(
  <path d="M20 7.2a4.8 4.8 0 0 1-6.4 5.6L7 19.4A1.9 1.9 0 0 1 4.3 16.7l6.6-6.6A4.8 4.8 0 0 1 16.5 3.7l-2.9 2.9 3.5 3.5z" />,
);
