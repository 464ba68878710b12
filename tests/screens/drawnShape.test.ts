import {
  lineOf,
  middle,
  movedBy,
  strokeOf,
  textAt,
  thinned,
  usual,
} from '../../src/parts/drawing/drawnShape';
import { held, pinched, whole, zoomedAt } from '../../src/parts/drawing/zoom';

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

test('a freehand line keeps its corners and leaves out what nobody sees', () => {
  const straight = Array.from({ length: 50 }, (_, index) => ({ x: index / 100, y: 0.5 }));
  expect(lineOf(thinned([...straight, { x: 0.5, y: 0.9 }], ratio))).toEqual({
    kind: 'LINE',
    x: 0,
    y: 0.5,
    toX: null,
    toY: null,
    text: null,
    points: [0.49, 0.5, 0.5, 0.9],
  });
  const scribble = Array.from({ length: 3000 }, (_, index) => ({
    x: 0.5 + 0.4 * Math.sin(index),
    y: 0.5 + 0.4 * Math.cos(index * 1.7),
  }));
  expect(thinned(scribble, ratio).length).toBeLessThanOrEqual(200);
});

test('a line is moved as a whole as far as the edge, or its end alone', () => {
  const line = usual('LINE', middle, ratio);
  expect(line).toMatchObject({ x: 0.41, y: 0.5, points: [0.59, 0.5] });
  expect(movedBy(line, 0, 0.02, true)).toMatchObject({ x: 0.41, y: 0.5, points: [0.59, 0.52] });
  expect(movedBy(line, 9, -9, false)).toMatchObject({ x: 0.82, y: 0, points: [1, 0] });
});

test('a photo that is brought closer stays under the fingers, and never leaves its place', () => {
  const closer = zoomedAt(whole, 2, { x: 50, y: 20 });
  expect(closer).toEqual({ scale: 2, x: -50, y: -20 });
  expect(zoomedAt(closer, 0.1, { x: 50, y: 20 }).scale).toBe(1);
  const fingers = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  expect(
    pinched(whole, fingers, [
      { x: -100, y: 30 },
      { x: 100, y: 30 },
    ]),
  ).toEqual({ scale: 2, x: 0, y: 30 });
  const box = { width: 300, height: 600 };
  expect(held({ scale: 2, x: 400, y: 90 }, { width: 300, height: 225 }, box)).toEqual({
    scale: 2,
    x: 150,
    y: 0,
  });
});
