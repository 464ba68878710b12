import type { Spot } from './view';

/** Of the paper, in mm. */
export interface Paper {
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
}

/** The length of a line through the points, in mm on paper. */
export function lengthOnPaper(points: readonly Spot[], paper: Paper): number {
  return points.slice(1).reduce((sum, to, index) => {
    const from = points[index] ?? to;
    return (
      sum + Math.hypot((to.x - from.x) * paper.pageWidthMm, (to.y - from.y) * paper.pageHeightMm)
    );
  }, 0);
}

/** The area of the polygon with these corners, in mm² on paper. */
export function areaOnPaper(
  corners: readonly Spot[],
  { pageWidthMm, pageHeightMm }: Paper,
): number {
  // Each edge adds the signed area between it and the origin, twice.
  const twice = corners.reduce((sum, from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  return (Math.abs(twice) / 2) * pageWidthMm * pageHeightMm;
}

const mmOfMetre = 1_000;

/** In m, of a drawing at 1 : `scale`. */
export const realLength = (mm: number, scale: number): number => (mm * scale) / mmOfMetre;

/** In m². */
export const realArea = (mm2: number, scale: number): number => (mm2 * scale ** 2) / mmOfMetre ** 2;

/** The scale at which a line on paper, in mm, is so many m long, to a thousandth. */
export const scaleOf = (metres: number, mm: number): number =>
  Math.round(((metres * mmOfMetre) / mm) * 1_000) / 1_000;

/** A positive number as people write it, with a point or a comma; null if it is none. */
export function readNumber(text: string): number | null {
  const clean = text.trim().replace(',', '.');
  const number = /^\d{1,9}(\.\d{1,6})?$/.test(clean) ? Number(clean) : 0;
  return number > 0 ? number : null;
}
