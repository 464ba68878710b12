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

/** Whether two sides of the polygon cross, so that it has no area. */
export function isCrossed(corners: readonly Spot[]): boolean {
  const sides = corners.map((from, index) => ({
    from,
    to: corners[(index + 1) % corners.length] ?? from,
  }));
  // Neighbours meet in a corner, which is no crossing.
  return sides.some((one, index) =>
    sides.slice(index + 1).some(({ from, to }) => doCross(one.from, one.to, from, to)),
  );
}

const doCross = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** Positive on one side of the line, negative on the other, 0 on it. */
const sideOf = (from: Spot, to: Spot, spot: Spot): number =>
  Math.sign((to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x));
