import { region } from './region';

/** “340 kB”, “4.2 MB”, “1.5 GB”, as the person's region writes it. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return sized(bytes && Math.max(1, bytes / 1_000), 'kilobyte', 0);
  if (bytes < 1_000_000_000)
    return sized(bytes / 1_000_000, 'megabyte', bytes < 10_000_000 ? 1 : 0);
  return sized(bytes / 1_000_000_000, 'gigabyte', bytes < 10_000_000_000 ? 1 : 0);
}

const sized = (count: number, unit: string, digits: number): string =>
  new Intl.NumberFormat(region(), {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(count);
