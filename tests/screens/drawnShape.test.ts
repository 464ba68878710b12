import { middle, movedBy, strokeOf, textAt, usual } from '../../src/parts/drawing/drawnShape';

const ratio = 4 / 3;

test('a tap sets an arrow or a circle that fits on the photo', () => {
  expect(strokeOf('ARROW', middle, { x: 0.51, y: 0.5 }, ratio)).toMatchObject({
    x: 0.32,
    y: 0.74,
    toX: 0.5,
    toY: 0.5,
  });
  expect(usual('ARROW', { x: 0.05, y: 0.95 }, ratio)).toMatchObject({
    x: 0.23,
    y: 0.71,
    toX: 0.05,
    toY: 0.95,
  });
  expect(usual('CIRCLE', middle, ratio)).toMatchObject({ x: 0.38, y: 0.34, toX: 0.62, toY: 0.66 });
  expect(usual('CIRCLE', { x: 0, y: 1 }, ratio)).toMatchObject({
    x: 0,
    y: 0.84,
    toX: 0.12,
    toY: 1,
  });
});

test('a shape is moved as a whole as far as the edge, or its head alone', () => {
  const arrow = usual('ARROW', middle, ratio);
  expect(movedBy(arrow, 0.02, -0.02, false)).toMatchObject({
    x: 0.34,
    y: 0.72,
    toX: 0.52,
    toY: 0.48,
  });
  expect(movedBy(arrow, 0.02, 0, true)).toMatchObject({ x: 0.32, y: 0.74, toX: 0.52, toY: 0.5 });
  expect(movedBy(arrow, 9, 9, false)).toMatchObject({ x: 0.82, y: 1, toX: 1, toY: 0.76 });
  expect(movedBy(textAt('x', middle), -9, 0.1, false)).toMatchObject({ x: 0, y: 0.6 });
});
