import type { ShapeInput, ShapeKind } from '../../../__generated__/server/resolvers';
import { photoLimits, textLimits } from '../../../rules/limits';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { onSheet } from '../plans/pin';

/** Something drawn on a photo; places are parts of the upright picture's width and height. */
export interface Shape {
  kind: ShapeKind;
  x: number;
  y: number;
  toX: number | null;
  toY: number | null;
  text: string | null;
}

/** A drawing as it is kept: only places on the picture, and only what its kind has. */
export function cleanShapes(shapes: readonly ShapeInput[]): Shape[] {
  const limit = photoLimits.shapes;
  if (shapes.length > limit) throw new Refusal('LIMIT_REACHED', { project: '', limit, things: 'shapes' }, 'shapes');
  return shapes.map((shape) => (shape.kind === 'TEXT' ? cleanTextShape(shape) : cleanStroke(shape)));
}

/** What `markPhoto` has written. */
export const readShapes = (json: string): Shape[] => JSON.parse(json) as Shape[];

function cleanStroke({ kind, x, y, toX, toY }: ShapeInput): Shape {
  if (toX == null || toY == null || ![x, y, toX, toY].every(onSheet)) throw new Refusal('BAD_REQUEST', {}, 'shapes');
  return { kind, x, y, toX, toY, text: null };
}

function cleanTextShape({ kind, x, y, text }: ShapeInput): Shape {
  if (![x, y].every(onSheet)) throw new Refusal('BAD_REQUEST', {}, 'shapes');
  return { kind, x, y, toX: null, toY: null, text: cleanName(text, 'shapes', 'text', textLimits.shape) };
}
