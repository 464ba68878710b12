import { apply } from '../../rules/pins';
import { type Pair, type PaperSize, similarity } from '../../server/features/plans/affine';

const a1: PaperSize = { width: 841, height: 594 };

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
    const upright: PaperSize = { width: 594, height: 841 };
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
