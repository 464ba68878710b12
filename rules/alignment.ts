import { type Affine, apply, compose, invert, type LaidRevision, type Spot } from './pins';

/** Of the paper, in any unit that is the same for both sheets. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** One spot on two sheets; each 0…1 of width and height. */
export interface Pair {
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * Two points that are closer together than this part of the sheet's width say too little about
 * scale and rotation.
 */
const apart = 0.01;

/**
 * The map from one sheet to another by two points: translation, rotation and uniform scale; null if
 * the points are too close together. It is computed in lengths on paper, and then converted to 0…1
 * of the two sheets' sides.
 */
export function similarity(
  [one, other]: readonly [Pair, Pair],
  from: PaperSize,
  to: PaperSize,
): Affine | null {
  const before = between(one.from, other.from, from);
  const after = between(one.to, other.to, to);
  const length = Math.hypot(before.x, before.y);
  if (length < apart * from.width || Math.hypot(after.x, after.y) < apart * to.width) return null;
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

/** A revision of a plan as far as it says how it lies on others. */
export interface ComparedRevision extends LaidRevision {
  /** Somebody laid it on an earlier one by two points. */
  readonly aligned: boolean;
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
}

/**
 * How a revision lies on an earlier one: `ALIGNED` by two points, `EQUAL` as drawn, because the
 * papers between them have one size, or not known.
 */
export type Laying = 'ALIGNED' | 'EQUAL' | 'UNKNOWN';

/** Takes all revisions of the plan, newest first. */
export function layingOf(
  revisions: readonly ComparedRevision[],
  earlierId: string,
  laterId: string,
): Laying {
  const from = revisions.findIndex(({ id }) => id === laterId);
  for (const [index, revision] of revisions.entries()) {
    if (index < from) continue;
    if (revision.id === earlierId) return 'EQUAL';
    if (revision.aligned) return 'ALIGNED';
    const before = revisions[index + 1];
    if (before === undefined || !isSamePaper(revision, before)) return 'UNKNOWN';
  }
  return 'UNKNOWN';
}

/** Papers of one format differ by rounding, in mm. */
const sameMm = 1;

const isSamePaper = (one: ComparedRevision, other: ComparedRevision): boolean =>
  Math.abs(one.pageWidthMm - other.pageWidthMm) <= sameMm &&
  Math.abs(one.pageHeightMm - other.pageHeightMm) <= sameMm;

/** The map from one revision to another. */
export const mapBetween = (from: LaidRevision, to: LaidRevision): Affine =>
  compose(invert(to.toFirst), from.toFirst);

/** Pixels of a drawn sheet at full zoom. */
export interface SheetPixels {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Where one sheet lies on another, as a viewer places it: in widths of the other sheet. */
export interface Placement {
  /** The top left corner before it is turned. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Clockwise, about its middle. */
  readonly degrees: number;
}

/** `map` leads from the placed sheet to the other one; its scale is the same in both directions. */
export function placementOf(map: Affine, placed: SheetPixels, on: SheetPixels): Placement {
  const inWidths = (spot: Spot): Spot => {
    const { x, y } = apply(map, spot);
    return { x, y: (y * on.heightPx) / on.widthPx };
  };
  const middle = inWidths({ x: 0.5, y: 0.5 });
  const left = inWidths({ x: 0, y: 0.5 });
  const right = inWidths({ x: 1, y: 0.5 });
  const width = Math.hypot(right.x - left.x, right.y - left.y);
  const height = (width * placed.heightPx) / placed.widthPx;
  return {
    x: middle.x - width / 2,
    y: middle.y - height / 2,
    width,
    degrees: (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI,
  };
}
