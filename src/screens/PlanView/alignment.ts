import type { Spot } from './view';

/** One spot on the new sheet and on the earlier one. */
export interface PointPair {
  readonly here: Spot;
  readonly base: Spot;
}

export interface Paper {
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
}

/** Two spots nearer to each other than this part of the sheet's width tell nothing of its turn and scale. */
export const leastApart = 0.01;

export function farEnough(one: Spot, other: Spot): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= leastApart;
}

/**
 * The map of spots on the earlier sheet onto the new one by two pairs: shifted, turned and scaled in millimetres of paper, never stretched.
 * Only for a look at it beforehand; the server's map is the one that counts.
 */
export function mapByTwoPoints([first, second]: readonly [PointPair, PointPair], hereOn: Paper, baseOn: Paper): (base: Spot) => Spot {
  const here = [mm(first.here, hereOn), mm(second.here, hereOn)] as const;
  const base = [mm(first.base, baseOn), mm(second.base, baseOn)] as const;
  const [dx, dy] = [base[1].x - base[0].x, base[1].y - base[0].y];
  const [ex, ey] = [here[1].x - here[0].x, here[1].y - here[0].y];
  const square = dx * dx + dy * dy;
  // A turn with a scale is the product of two complex numbers.
  const [cos, sin] = [(ex * dx + ey * dy) / square, (ey * dx - ex * dy) / square];
  return (spot) => {
    const at = mm(spot, baseOn);
    const [x, y] = [at.x - base[0].x, at.y - base[0].y];
    return { x: (here[0].x + cos * x - sin * y) / hereOn.pageWidthMm, y: (here[0].y + sin * x + cos * y) / hereOn.pageHeightMm };
  };
}

function mm({ x, y }: Spot, { pageWidthMm, pageHeightMm }: Paper): Spot {
  return { x: x * pageWidthMm, y: y * pageHeightMm };
}
