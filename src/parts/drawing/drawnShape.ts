import { photoLimits } from '../../../rules/limits';
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
const size = { ARROW: 0.18, CIRCLE: 0.12, LINE: 0.09 };
/** How far a point left out of a line may be from it, as a fraction of the photo's width. */
const unseen = 0.0005;

export const middle: At = { x: 0.5, y: 0.5 };

/** The shape of a stroke from the pointer's start to its current position. */
export function strokeOf(tool: 'ARROW' | 'CIRCLE', from: At, to: At, ratio: number): DrawnShape {
  if (Math.hypot(to.x - from.x, (to.y - from.y) / ratio) < tapped) return usual(tool, from, ratio);
  return { kind: tool, ...from, toX: to.x, toY: to.y, text: null };
}

/**
 * An arrow that points there, a circle around it, or a level line through it. `ratio`: width by height
 * of the photo.
 */
export function usual(tool: Exclude<Tool, 'TEXT'>, at: At, ratio: number): DrawnShape {
  const part = size[tool];
  if (tool === 'LINE')
    return lineOf([
      { x: inside(at.x - part), y: at.y },
      { x: inside(at.x + part), y: at.y },
    ]);
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

/** A line through points, of which there is at least one; one alone is a dot. */
export function lineOf([{ x, y } = middle, ...through]: readonly At[]): DrawnShape {
  const points = (through.length > 0 ? through : [{ x, y }]).flatMap((at) => [at.x, at.y]);
  return { kind: 'LINE', x, y, toX: null, toY: null, text: null, points };
}

/** The same line through fewer points, by the algorithm of Ramer, Douglas and Peucker. */
export function thinned(line: readonly At[], ratio: number, away = unseen): readonly At[] {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined) return line;
  const kept = [from, ...between(line, from, to, ratio, away), to];
  return kept.length > photoLimits.linePoints ? thinned(line, ratio, away * 2) : kept;
}

/** The points between the ends that are needed. */
function between(
  line: readonly At[],
  from: At,
  to: At,
  ratio: number,
  away: number,
): readonly At[] {
  let [farthest, most] = [0, away];
  for (let index = 1; index < line.length - 1; index += 1) {
    const at = line[index] ?? from;
    const far = distance(at, from, to, ratio);
    if (far > most) [farthest, most] = [index, far];
  }
  const corner = line[farthest];
  if (farthest === 0 || corner === undefined) return [];
  return [
    ...between(line.slice(0, farthest + 1), from, corner, ratio, away),
    corner,
    ...between(line.slice(farthest), corner, to, ratio, away),
  ];
}

/** Of a point from the line between two, as a fraction of the photo's width. */
function distance(at: At, from: At, to: At, ratio: number): number {
  const [dx, dy] = [to.x - from.x, (to.y - from.y) / ratio];
  const [x, y] = [at.x - from.x, (at.y - from.y) / ratio];
  const along = dx * dx + dy * dy;
  const part = along === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / along));
  return Math.hypot(x - part * dx, y - part * dy);
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
 * The shape moved within the photo; with `headOnly` only the arrow's head, the far corner of the
 * circle's box or the end of the line.
 */
export function movedBy(shape: DrawnShape, dx: number, dy: number, headOnly: boolean): DrawnShape {
  const { x, y, toX, toY, points } = shape;
  if (points !== undefined) return lineOf(movedLine([x, y, ...points], dx, dy, headOnly));
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

function movedLine(all: readonly number[], dx: number, dy: number, endOnly: boolean): At[] {
  const line = all.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: all[index + 1] ?? x }] : []));
  const [across, down] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [byX, byY] = endOnly
    ? [dx, dy]
    : [
        within(dx, Math.min(...across), Math.max(...across)),
        within(dy, Math.min(...down), Math.max(...down)),
      ];
  return line.map(({ x, y }, index) =>
    endOnly && index < line.length - 1 ? { x, y } : { x: inside(x + byX), y: inside(y + byY) },
  );
}

/** Clamped to the photo and rounded to ten-thousandths, to keep events short. */
export const inside = (part: number): number =>
  Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000;

const within = (by: number, least: number, most: number): number =>
  Math.min(Math.max(by, -least), 1 - most);
