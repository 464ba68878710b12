import {
  type Affine,
  apply,
  compose,
  identity,
  invert,
  type LaidRevision,
  type Spot,
} from './pins';

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

/** How a revision lies on an earlier one, with the map from the earlier to the later one. */
export type Laying =
  /** By two points that somebody set. */
  | { readonly how: 'ALIGNED'; readonly map: Affine }
  /** Nobody aligned them; both papers have one size. */
  | { readonly how: 'EQUAL'; readonly map: Affine }
  | { readonly how: 'UNKNOWN'; readonly map: null };

/** Takes all revisions of the plan, newest first. */
export function layingOf(
  revisions: readonly ComparedRevision[],
  earlierId: string,
  laterId: string,
): Laying {
  const [laterAt, earlierAt] = [laterId, earlierId].map((wanted) =>
    revisions.findIndex(({ id }) => id === wanted),
  );
  const later = revisions[laterAt ?? -1];
  const earlier = revisions[earlierAt ?? -1];
  if (later === undefined || earlier === undefined) return { how: 'UNKNOWN', map: null };
  const roots = rootsOf(revisions);
  const isOneRoot = roots.get(later.id) === roots.get(earlier.id);
  if (isOneRoot && revisions.slice(laterAt, earlierAt).some(({ aligned }) => aligned))
    return { how: 'ALIGNED', map: mapBetween(earlier, later) };
  return !later.aligned && isSamePaper(later, earlier)
    ? { how: 'EQUAL', map: identity }
    : { how: 'UNKNOWN', map: null };
}

/**
 * For each revision the one to which its map is known to lead: maps to one root fit together. A
 * revision that nobody aligned has the map of the one before it, which says something only while
 * both have it and their papers have one size. One that somebody aligned has the root of its base;
 * that is one of those onto which its map keeps angles. If these have several roots, it has its
 * own.
 */
function rootsOf(revisions: readonly ComparedRevision[]): ReadonlyMap<string, string> {
  const roots = new Map<string, string>();
  for (const [index, revision] of [...revisions.entries()].toReversed()) {
    const before = revisions.slice(index + 1);
    const bases = revision.aligned
      ? before.filter((base) => keepsAngles(revision, base))
      : before.slice(0, 1).filter((base) => isDrawnAs(revision, base));
    const [root, ...others] = new Set(bases.map(({ id }) => roots.get(id) ?? id));
    roots.set(revision.id, root === undefined || others.length > 0 ? revision.id : root);
  }
  return roots;
}

const isDrawnAs = (revision: ComparedRevision, before: ComparedRevision): boolean =>
  isSamePaper(revision, before) &&
  revision.toFirst.every((part, index) => part === before.toFirst[index]);

/** Rounding of computed maps, of their scale. */
const roundedAngles = 1e-6;

/** Whether a shape has its angles on the other paper too, as after two points. */
function keepsAngles(from: ComparedRevision, to: ComparedRevision): boolean {
  const [a, b, c, d] = mapBetween(from, to);
  const re = (a * to.pageWidthMm) / from.pageWidthMm;
  const im = (b * to.pageHeightMm) / from.pageWidthMm;
  const otherRe = (d * to.pageHeightMm) / from.pageHeightMm;
  const otherIm = (-c * to.pageWidthMm) / from.pageHeightMm;
  return Math.hypot(re - otherRe, im - otherIm) < roundedAngles * Math.hypot(re, im);
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
