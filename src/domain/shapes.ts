/** A shape drawn on a photo, as an event holds it. Coordinates are fractions of the upright picture's width and height. A type alias, so that it is assignable to stored fields. */
export type DrawnShape = {
  readonly kind: 'ARROW' | 'CIRCLE' | 'TEXT';
  readonly x: number;
  readonly y: number;
  /** The head of an arrow, the far corner of a circle's box; null for a text. */
  readonly toX: number | null;
  readonly toY: number | null;
  /** Null unless the kind is TEXT. */
  readonly text: string | null;
};

interface SentShape {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly toX?: number | null | undefined;
  readonly toY?: number | null | undefined;
  readonly text?: string | null | undefined;
}

/** Shapes from the store. Kinds that only a newer server knows are left out. */
export function drawnShapes(shapes: readonly SentShape[]): DrawnShape[] {
  return shapes.flatMap(({ kind, x, y, toX = null, toY = null, text = null }) => (kind === 'ARROW' || kind === 'CIRCLE' || kind === 'TEXT' ? [{ kind, x, y, toX, toY, text }] : []));
}
