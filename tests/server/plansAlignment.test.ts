import { type Affine, apply, compose, type Spot } from '../../rules/pins';
import { type Pair, type Sheet, similarity } from '../../server/features/plans/affine';

/** Numbers of 0…1 that look like chance and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const a1: Sheet = { width: 841, height: 594 };

/**
 * A sheet that was scaled, turned by an angle and moved on its paper: what the alignment has to
 * find again.
 */
const onPaper = (
  from: Sheet,
  to: Sheet,
  how: { scale: number; turn: number; x: number; y: number },
): Affine => {
  const { scale, turn } = how;
  const toMm: Affine = [from.width, 0, 0, from.height, 0, 0];
  const change: Affine = [
    scale * Math.cos(turn),
    scale * Math.sin(turn),
    -scale * Math.sin(turn),
    scale * Math.cos(turn),
    how.x,
    how.y,
  ];
  return compose([1 / to.width, 0, 0, 1 / to.height, 0, 0], compose(change, toMm));
};

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

function some(seed: number) {
  const next = numbers(seed);
  const spot = (): Spot => ({ x: next(), y: next() });
  const sheet = (): Sheet => ({ width: 100 + 1_100 * next(), height: 100 + 1_100 * next() });
  const [from, to] = [sheet(), sheet()];
  const map = onPaper(from, to, {
    scale: 0.2 + 3 * next(),
    turn: 2 * Math.PI * next(),
    x: 500 * (next() - 0.5),
    y: 500 * (next() - 0.5),
  });
  return { spot, from, to, map };
}

const sheets = Array.from({ length: 200 }, (_, seed) => some(seed + 1));

describe('a map between two sheets, of two hundred', () => {
  test('is found again from two of its points, wherever they are', () => {
    for (const { spot, from, to, map } of sheets) {
      // A quarter of the sheet apart at least: closer together the rounding of the points would
      // count.
      const one = spot();
      const other = { x: one.x < 0.5 ? one.x + 0.25 : one.x - 0.25, y: spot().y };
      const found = similarity([pair(map, one), pair(map, other)], from, to);
      for (const any of [spot(), spot(), { x: 0, y: 0 }, { x: 1, y: 1 }])
        expect(distance(apply(found, any), apply(map, any))).toBeLessThan(1e-8);
    }
  });
});

function pair(map: Affine, from: Spot): Pair {
  return { from, to: apply(map, from) };
}

describe('two points', () => {
  const at = (x: number, y: number, toX: number, toY: number): Pair => ({
    from: { x, y },
    to: { x: toX, y: toY },
  });

  test('say that a sheet was moved', () => {
    const map = similarity([at(0.2, 0.2, 0.3, 0.1), at(0.8, 0.6, 0.9, 0.5)], a1, a1);
    expect(apply(map, { x: 0.5, y: 0.5 })).toEqual({
      x: expect.closeTo(0.6),
      y: expect.closeTo(0.4),
    });
  });

  test('say that a sheet lies on its side, and a circle stays a circle', () => {
    const upright: Sheet = { width: 594, height: 841 };
    // Turned to the left by a quarter: what was at the top is at the left.
    const map = similarity(
      [at(0, 0, 0, 1), at(1, 1, 1, 0)].map(quarter) as [Pair, Pair],
      a1,
      upright,
    ); // two in, two out
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
  ] as [string, [Pair, Pair]][])('that are too close together %s are refused', (_where, points) => {
    expect(() => similarity(points, a1, a1)).toThrow(
      expect.objectContaining({ code: 'PLAN_POINTS' }),
    );
  });
});

/** Left by a quarter: x, y goes to y, 1 − x. */
const quarter = ({ from }: Pair): Pair => ({ from, to: { x: from.y, y: 1 - from.x } });
