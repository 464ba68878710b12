import type { DrawnShape } from '../../domain/shapes';

export type Tool = DrawnShape['kind'];

export interface At {
  /** Parts of the photo, 0…1. */
  readonly x: number;
  readonly y: number;
}

/** A press that moved less than this was a tap; parts of the photo's width. */
const tapped = 0.02;
/** What a tap or a key sets, in parts of the photo's width. */
const size = { arrow: 0.18, circle: 0.12 };

export const middle: At = { x: 0.5, y: 0.5 };

/** From where the finger came down to where it is. */
export function strokeOf(tool: Exclude<Tool, 'TEXT'>, from: At, to: At, ratio: number): DrawnShape {
  if (Math.hypot(to.x - from.x, (to.y - from.y) / ratio) < tapped) return usual(tool, from, ratio);
  return { kind: tool, ...from, toX: to.x, toY: to.y, text: null };
}

/** An arrow that points there, or a circle around it. `ratio`: width by height of the photo. */
export function usual(tool: Exclude<Tool, 'TEXT'>, at: At, ratio: number): DrawnShape {
  const part = size[tool === 'ARROW' ? 'arrow' : 'circle'];
  if (tool === 'CIRCLE') return { kind: tool, x: inside(at.x - part), y: inside(at.y - part * ratio), toX: inside(at.x + part), toY: inside(at.y + part * ratio), text: null };
  // From below, as a hand would: from the left, unless there is no room.
  return { kind: tool, x: inside(at.x < part ? at.x + part : at.x - part), y: inside(at.y + part * ratio > 1 ? at.y - part * ratio : at.y + part * ratio), toX: at.x, toY: at.y, text: null };
}

export const textAt = (text: string, { x, y }: At): DrawnShape => ({ kind: 'TEXT', x, y, toX: null, toY: null, text });

/** Moved as a whole, as far as it stays on the photo; with `headOnly` what an arrow points to, or the far corner of a circle's box. */
export function movedBy(shape: DrawnShape, dx: number, dy: number, headOnly: boolean): DrawnShape {
  const { x, y, toX, toY } = shape;
  if (toX === null || toY === null) return { ...shape, x: inside(x + dx), y: inside(y + dy) };
  if (headOnly) return { ...shape, toX: inside(toX + dx), toY: inside(toY + dy) };
  const byX = within(dx, Math.min(x, toX), Math.max(x, toX));
  const byY = within(dy, Math.min(y, toY), Math.max(y, toY));
  return { ...shape, x: inside(x + byX), y: inside(y + byY), toX: inside(toX + byX), toY: inside(toY + byY) };
}

/** On the photo, in ten-thousandths of it: finer than any finger, and short in an event. */
export const inside = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000;

const within = (by: number, least: number, most: number): number => Math.min(Math.max(by, -least), 1 - most);
