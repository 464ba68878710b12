import { type Affine, type Spot } from '../../../rules/pins';
import { Refusal } from '../../refusal';

/** Of the paper, in any unit that is the same for both sheets. */
export interface PaperSize {
  width: number;
  height: number;
}

/** One spot on two sheets; each 0…1 of width and height. */
export interface Pair {
  from: Spot;
  to: Spot;
}

/**
 * Two points that are closer together than this part of the sheet's width say too little about
 * scale and rotation.
 */
const apart = 0.01;

/**
 * The map from one sheet to another by two points: translation, rotation and uniform scale. It is
 * computed in lengths on paper, and then converted to 0…1 of the two sheets' sides.
 */
export function similarity(
  [one, other]: readonly [Pair, Pair],
  from: PaperSize,
  to: PaperSize,
): Affine {
  const before = between(one.from, other.from, from);
  const after = between(one.to, other.to, to);
  const length = Math.hypot(before.x, before.y);
  if (length < apart * from.width || Math.hypot(after.x, after.y) < apart * to.width)
    throw new Refusal('PLAN_POINTS', {}, 'points');
  // The quotient of the two vectors as complex numbers: scale and rotation.
  const re = (after.x * before.x + after.y * before.y) / length ** 2;
  const im = (after.y * before.x - after.x * before.y) / length ** 2;
  const a = (re * from.width) / to.width;
  const b = (im * from.width) / to.height;
  const c = (-im * from.height) / to.width;
  const d = (re * from.height) / to.height;
  return [
    a,
    b,
    c,
    d,
    one.to.x - a * one.from.x - c * one.from.y,
    one.to.y - b * one.from.x - d * one.from.y,
  ];
}

const between = (one: Spot, other: Spot, sheet: PaperSize): Spot => ({
  x: (other.x - one.x) * sheet.width,
  y: (other.y - one.y) * sheet.height,
});

/** As a row keeps it. */
export const writeAffine = (map: Affine): string => JSON.stringify(map);

// written by `writeAffine`
export const readAffine = (text: string): Affine => JSON.parse(text) as Affine;
