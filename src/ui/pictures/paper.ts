const sheets = [
  ['A0', 841, 1189],
  ['A1', 594, 841],
  ['A2', 420, 594],
  ['A3', 297, 420],
  ['A4', 210, 297],
] as const;

/** Deviation up to which a sheet is called by its paper name, in mm. */
const tolerance = 3;

/** “A1” or “900 × 600 mm”. */
export function paperName(widthMm: number, heightMm: number): string {
  const [short, long] = widthMm < heightMm ? [widthMm, heightMm] : [heightMm, widthMm];
  const sheet = sheets.find(
    ([, a, b]) => Math.abs(short - a) <= tolerance && Math.abs(long - b) <= tolerance,
  );
  return sheet?.[0] ?? `${Math.round(widthMm)} × ${Math.round(heightMm)} mm`;
}

/** Whether two sheets differ in size, so that drawn content may not align. */
export function otherSize(one: Paper, other: Paper): boolean {
  return (
    Math.abs(one.pageWidthMm - other.pageWidthMm) > tolerance ||
    Math.abs(one.pageHeightMm - other.pageHeightMm) > tolerance
  );
}

interface Paper {
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
}
