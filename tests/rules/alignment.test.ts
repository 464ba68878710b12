import {
  type ComparedRevision,
  layingOf,
  mapBetween,
  type Pair,
  type PaperSize,
  type Placement,
  placementOf,
  similarity,
} from '../../rules/alignment';
import { type Affine, apply, compose, identity, invert, type Spot } from '../../rules/pins';

const a1: PaperSize = { width: 841, height: 594 };

/** The map by two points that are far enough apart. */
function mapBy(points: readonly [Pair, Pair], from: PaperSize, to: PaperSize): Affine {
  const map = similarity(points, from, to);
  if (map === null) throw new Error('They are too close together.');
  return map;
}

describe('two points', () => {
  const at = (x: number, y: number, toX: number, toY: number): Pair => ({
    from: { x, y },
    to: { x: toX, y: toY },
  });

  test('say that a sheet was moved', () => {
    const map = mapBy([at(0.2, 0.2, 0.3, 0.1), at(0.8, 0.6, 0.9, 0.5)], a1, a1);
    expect(apply(map, { x: 0.5, y: 0.5 })).toEqual({
      x: expect.closeTo(0.6),
      y: expect.closeTo(0.4),
    });
  });

  test('say that a sheet lies on its side, and a circle stays a circle', () => {
    const upright: PaperSize = { width: 594, height: 841 };
    // Turned to the left by a quarter: what was at the top is at the left.
    const map = mapBy([at(0, 0, 0, 1), at(1, 1, 1, 0)].map(quarter) as [Pair, Pair], a1, upright); // two in, two out
    expect(apply(map, { x: 0.25, y: 0.5 })).toEqual({
      x: expect.closeTo(0.5),
      y: expect.closeTo(0.75),
    });
    expect(apply(map, { x: 0.5, y: 0.25 })).toEqual({
      x: expect.closeTo(0.25),
      y: expect.closeTo(0.5),
    });
  });

  test.each([
    ['on the new sheet', [at(0.5, 0.5, 0.1, 0.1), at(0.505, 0.505, 0.9, 0.9)]],
    ['at the same spot', [at(0.5, 0.5, 0.5, 0.5), at(0.5, 0.5, 0.5, 0.5)]],
  ] as [string, [Pair, Pair]][])('that are too close together %s say nothing', (_where, points) => {
    expect(similarity(points, a1, a1)).toBeNull();
  });
});

/** Left by a quarter: x, y goes to y, 1 − x. */
const quarter = ({ from }: Pair): Pair => ({ from, to: { x: from.y, y: 1 - from.x } });

describe('a revision lies on an earlier one', () => {
  const revision = (id: string, more: Partial<ComparedRevision> = {}): ComparedRevision => ({
    id,
    toFirst: identity,
    aligned: false,
    pageWidthMm: 1189,
    pageHeightMm: 841,
    ...more,
  });
  const smaller = { pageWidthMm: 841, pageHeightMm: 594 };
  const paper = ({ pageWidthMm, pageHeightMm }: ComparedRevision): PaperSize => ({
    width: pageWidthMm,
    height: pageHeightMm,
  });
  /** Somebody laid it on the other one, moved and a third as large again. */
  const alignedWith = (base: ComparedRevision, one: ComparedRevision): ComparedRevision => {
    const points: [Pair, Pair] = [
      { from: { x: 0.2, y: 0.2 }, to: { x: 0.25, y: 0.2 } },
      { from: { x: 0.5, y: 0.2 }, to: { x: 0.65, y: 0.2 } },
    ];
    const onBase = mapBy(points, paper(one), paper(base));
    return { ...one, aligned: true, toFirst: compose(base.toFirst, onBase) };
  };
  /** Nobody did, so that it has the map of the one before it. */
  const after = (before: ComparedRevision, id: string, more: Partial<ComparedRevision> = {}) =>
    revision(id, { toFirst: before.toFirst, ...more });
  const a = revision('A');

  test('as drawn, if nobody aligned them and their papers have one size', () => {
    const b = after(a, 'B');
    expect(layingOf([after(b, 'C'), b, a], 'A', 'C')).toEqual({ how: 'EQUAL', map: identity });
  });

  test('by its two points, also by those of one between them', () => {
    const b = alignedWith(a, after(a, 'B', smaller));
    const c = after(b, 'C', smaller);
    const map = expect.arrayContaining(invert(b.toFirst).map((part) => expect.closeTo(part)));
    expect(layingOf([c, b, a], 'A', 'B')).toEqual({ how: 'ALIGNED', map });
    expect(layingOf([c, b, a], 'A', 'C')).toEqual({ how: 'ALIGNED', map });
    expect(layingOf([c, b, a], 'B', 'C')).toEqual({ how: 'EQUAL', map: identity });
  });

  test('in a way that nobody knows, if its paper or that of one between them has another size', () => {
    const b = after(a, 'B', smaller);
    const revisions = [after(b, 'C', smaller), b, a];
    const unknown = { how: 'UNKNOWN', map: null };
    expect(layingOf(revisions, 'A', 'B')).toEqual(unknown);
    expect(layingOf(revisions, 'A', 'C')).toEqual(unknown);
  });

  test('not by points that lead past the other one', () => {
    const b = after(a, 'B', smaller);
    const onA = alignedWith(a, after(b, 'C'));
    expect(layingOf([onA, b, a], 'B', 'C')).toEqual({ how: 'UNKNOWN', map: null });
    expect(layingOf([onA, b, a], 'A', 'C').how).toBe('ALIGNED');
    const onB = alignedWith(b, after(b, 'C'));
    expect(layingOf([onB, b, a], 'B', 'C').how).toBe('ALIGNED');
    expect(layingOf([onB, b, a], 'A', 'C')).toEqual({ how: 'UNKNOWN', map: null });
  });

  test('not by the points of one before it that was aligned later', () => {
    const b = after(a, 'B');
    const c = after(b, 'C');
    const revisions = [c, alignedWith(a, b), a];
    expect(layingOf(revisions, 'B', 'C')).toEqual({ how: 'EQUAL', map: identity });
    expect(layingOf(revisions, 'A', 'C')).toEqual({ how: 'EQUAL', map: identity });
    expect(layingOf(revisions, 'A', 'B').how).toBe('ALIGNED');
  });

  test('within a pixel of an A0 sheet, turned, scaled and with rounded pixels', () => {
    const a0 = { width: 1189, height: 841 };
    const a0Px = { widthPx: 9362, heightPx: 6622 };
    const a1Px = { widthPx: 9362, heightPx: 6612 };
    const turned = 0.3;
    // On paper: half as large again, turned, and shifted.
    const onA0 = ({ x, y }: Spot): Spot => {
      const [right, down] = [(x - 0.5) * a1.width * 1.3, (y - 0.5) * a1.height * 1.3];
      return {
        x: 0.52 + (right * Math.cos(turned) - down * Math.sin(turned)) / a0.width,
        y: 0.47 + (right * Math.sin(turned) + down * Math.cos(turned)) / a0.height,
      };
    };
    const pair = (x: number, y: number): Pair => ({ from: { x, y }, to: onA0({ x, y }) });
    const toFirst = mapBy([pair(0.1, 0.2), pair(0.9, 0.7)], a1, a0);
    const other = { id: 'B', toFirst: compose(toFirst, identity) };
    const first = { id: 'A', toFirst: identity };
    const placed = placementOf(mapBetween(other, first), a1Px, a0Px);
    const back = placementOf(mapBetween(first, other), a0Px, a1Px);
    for (const spot of corners) {
      expect(pxBetween(seen(placed, spot, a1Px, a0Px), onA0(spot), a0Px)).toBeLessThan(1);
      const onOther = apply(invert(toFirst), spot);
      expect(pxBetween(seen(back, spot, a0Px, a1Px), onOther, a1Px)).toBeLessThan(1);
    }
  });
});

const corners: readonly Spot[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 0.3, y: 0.8 },
];

interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Where a viewer shows a spot of a placed sheet, in parts of the sheet below it. */
function seen({ x, y, width, degrees }: Placement, spot: Spot, placed: Pixels, on: Pixels): Spot {
  const height = (width * placed.heightPx) / placed.widthPx;
  const turn = (degrees * Math.PI) / 180;
  const [right, down] = [(spot.x - 0.5) * width, (spot.y - 0.5) * height];
  return {
    x: x + width / 2 + right * Math.cos(turn) - down * Math.sin(turn),
    y:
      ((y + height / 2 + right * Math.sin(turn) + down * Math.cos(turn)) * on.widthPx) /
      on.heightPx,
  };
}

const pxBetween = (one: Spot, other: Spot, { widthPx, heightPx }: Pixels): number =>
  Math.hypot((one.x - other.x) * widthPx, (one.y - other.y) * heightPx);
