/** x, y ↦ a·x + c·y + e, b·x + d·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Spot {
  x: number;
  y: number;
}

export const identity: Affine = [1, 0, 0, 1, 0, 0];

export const apply = ([a, b, c, d, e, f]: Affine, { x, y }: Spot): Spot => ({ x: a * x + c * y + e, y: b * x + d * y + f });

/** First `first`, then `next`. */
export function compose(next: Affine, first: Affine): Affine {
  const [a, b, c, d, e, f] = next;
  const [p, q, r, s, t, u] = first;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function invert([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
