import type { DrawnShape } from '../../domain/photo';

export type Tool = DrawnShape['kind'];

export interface At {
  /** Fractions of the photo's width and height, 0…1. */
  readonly x: number;
  readonly y: number;
}

/** Movement below which a press counts as a tap, as a fraction of the photo's width. */
const tapped = 0.02;
/** Sizes of shapes placed by a tap or a key, as fractions of the photo's width. */
const size = { arrow: 0.18, circle: 0.12 };

export const middle: At = { x: 0.5, y: 0.5 };

/** The shape of a stroke from the pointer's start to its current position. */
export function strokeOf(tool: Exclude<Tool, 'TEXT'>, from: At, to: At, ratio: number): DrawnShape {
  if (Math.hypot(to.x - from.x, (to.y - from.y) / ratio) < tapped) return usual(tool, from, ratio);
  return { kind: tool, ...from, toX: to.x, toY: to.y, text: null };
}

/** An arrow that points there, or a circle around it. `ratio`: width by height of the photo. */
export function usual(tool: Exclude<Tool, 'TEXT'>, at: At, ratio: number): DrawnShape {
  const part = size[tool === 'ARROW' ? 'arrow' : 'circle'];
  if (tool === 'CIRCLE')
    return {
      kind: tool,
      x: inside(at.x - part),
      y: inside(at.y - part * ratio),
      toX: inside(at.x + part),
      toY: inside(at.y + part * ratio),
      text: null,
    };
  // From below, and from the left unless there is no room.
  return {
    kind: tool,
    x: inside(at.x < part ? at.x + part : at.x - part),
    y: inside(at.y + part * ratio > 1 ? at.y - part * ratio : at.y + part * ratio),
    toX: at.x,
    toY: at.y,
    text: null,
  };
}

export const textAt = (text: string, { x, y }: At): DrawnShape => ({
  kind: 'TEXT',
  x,
  y,
  toX: null,
  toY: null,
  text,
});

/**
 * The shape moved within the photo; with `headOnly` only the arrow's head or the far corner of the
 * circle's box.
 */
export function movedBy(shape: DrawnShape, dx: number, dy: number, headOnly: boolean): DrawnShape {
  const { x, y, toX, toY } = shape;
  if (toX === null || toY === null) return { ...shape, x: inside(x + dx), y: inside(y + dy) };
  if (headOnly) return { ...shape, toX: inside(toX + dx), toY: inside(toY + dy) };
  const byX = within(dx, Math.min(x, toX), Math.max(x, toX));
  const byY = within(dy, Math.min(y, toY), Math.max(y, toY));
  return {
    ...shape,
    x: inside(x + byX),
    y: inside(y + byY),
    toX: inside(toX + byX),
    toY: inside(toY + byY),
  };
}

/** Clamped to the photo and rounded to ten-thousandths, to keep events short. */
export const inside = (part: number): number =>
  Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000;

const within = (by: number, least: number, most: number): number =>
  Math.min(Math.max(by, -least), 1 - most);
