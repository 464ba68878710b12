/**
 * What every drawing is made with. The same seed draws the same picture: a demo that is filled
 * twice must come out once.
 */
export interface Brush {
  /** A number from `from` up to `to`. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** True if the snag is to be seen, false once it was put right. */
  defect: boolean;
}

export const WIDTH = 1280;
export const HEIGHT = 960;

export function createBrush(seed: number, defect: boolean): Brush {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    defect,
  };
}

export type Point = readonly [x: number, y: number];

/** Painted walls of a new building. */
export const wallColours = ['#d9d3c7', '#cfd3d2', '#ddd6cf', '#c9cfc6', '#d8cdbd'] as const;

export function wall(colour: string): string {
  // Larger than the picture, because the picture is turned a little.
  return `<rect x="-200" y="-200" width="${WIDTH + 400}" height="${HEIGHT + 400}" fill="${colour}"/>`;
}

/** A floor with its skirting board, from `y` down. */
export function floor(y: number, colour: string): string {
  const joints = [0, 1, 2, 3].map((n) => y + 90 + n * (26 + n * 18));
  return `<rect x="-200" y="${y}" width="1700" height="700" fill="${colour}"/>
    ${joints.map((at) => `<rect x="-200" y="${at}" width="1700" height="3" fill="#000" opacity=".16"/>`).join('')}
    <rect x="-200" y="${y}" width="1700" height="26" fill="url(#under)"/>
    <rect x="-200" y="${y - 64}" width="1700" height="64" fill="#f3f1ec"/>
    <rect x="-200" y="${y - 64}" width="1700" height="4" fill="#fff"/>
    <rect x="-200" y="${y - 5}" width="1700" height="5" fill="#000" opacity=".22"/>`;
}

/** A shadow thrown by something of this size, falling to the lower right. */
export function shadow(x: number, y: number, width: number, height: number, radius = 8): string {
  return [10, 7, 4]
    .map(
      (off) =>
        `<rect x="${x + off}" y="${y + off * 1.4}" width="${width}" height="${height}" rx="${radius}" fill="#000" opacity=".09"/>`,
    )
    .join('');
}

export function path(points: readonly Point[], closed = false): string {
  return (
    points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') +
    (closed ? 'Z' : '')
  );
}

/**
 * A crack as cracks run: in short straight pieces, thick where it began and thin where it ends,
 * with a branch now and then.
 */
export function crack(
  brush: Brush,
  from: Point,
  angle: number,
  length: number,
  thickness: number,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  let branches = '';
  let [x, y] = from;
  const steps = Math.max(4, Math.round(length / 26));
  for (let step = 0; step <= steps; step += 1) {
    const half = (thickness * (1 - step / steps) * brush.between(0.5, 1.3)) / 2;
    left.push([x - Math.sin(angle) * half, y + Math.cos(angle) * half]);
    right.unshift([x + Math.sin(angle) * half, y - Math.cos(angle) * half]);
    if (thickness > 4 && step > 2 && brush.between(0, 1) < 0.16) {
      const side = brush.pick([-1, 1]);
      branches += crack(
        brush,
        [x, y],
        angle + side * brush.between(0.5, 1),
        length * brush.between(0.15, 0.35),
        thickness * 0.5,
      );
    }
    const bend = angle + brush.between(-0.75, 0.75);
    x += (Math.cos(bend) * length) / steps;
    y += (Math.sin(bend) * length) / steps;
  }
  const outline = path([...left, ...right], true);
  return `${branches}<path d="${outline}" transform="translate(2 3)" fill="#fff" opacity=".55"/><path d="${outline}" fill="#3a332c"/>`;
}
