import type { Spot } from './view';

/** One point on the new sheet and on the earlier one. */
export interface PointPair {
  readonly here: Spot;
  readonly base: Spot;
}

export interface Paper {
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
}

/**
 * Smallest distance of the two points, as a fraction of the sheet's width; closer ones determine no
 * rotation and scale.
 */
export const leastApart = 0.01;

export function farEnough(one: Spot, other: Spot): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= leastApart;
}

/**
 * The similarity transform (shift, rotation, uniform scale in mm of paper) from the earlier sheet
 * to the new one, by two pairs of points.
 * Only for the preview; the server computes the one that is used.
 */
export function mapByTwoPoints(
  [first, second]: readonly [PointPair, PointPair],
  hereOn: Paper,
  baseOn: Paper,
): (base: Spot) => Spot {
  const here = [mm(first.here, hereOn), mm(second.here, hereOn)] as const;
  const base = [mm(first.base, baseOn), mm(second.base, baseOn)] as const;
  const [dx, dy] = [base[1].x - base[0].x, base[1].y - base[0].y];
  const [ex, ey] = [here[1].x - here[0].x, here[1].y - here[0].y];
  const square = dx * dx + dy * dy;
  // Rotation and scale as a multiplication of complex numbers.
  const [cos, sin] = [(ex * dx + ey * dy) / square, (ey * dx - ex * dy) / square];
  return (spot) => {
    const at = mm(spot, baseOn);
    const [x, y] = [at.x - base[0].x, at.y - base[0].y];
    return {
      x: (here[0].x + cos * x - sin * y) / hereOn.pageWidthMm,
      y: (here[0].y + sin * x + cos * y) / hereOn.pageHeightMm,
    };
  };
}

function mm({ x, y }: Spot, { pageWidthMm, pageHeightMm }: Paper): Spot {
  return { x: x * pageWidthMm, y: y * pageHeightMm };
}
