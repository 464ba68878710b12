/** Something drawn on a photo, as an event carries it. Places are parts of the upright picture's width and height. A type, so that it fits what is stored of an event. */
export type DrawnShape = {
  readonly kind: 'ARROW' | 'CIRCLE' | 'TEXT';
  readonly x: number;
  readonly y: number;
  /** The head of an arrow, the far corner of a circle's box; null for a text. */
  readonly toX: number | null;
  readonly toY: number | null;
  /** Null for all but a text. */
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

/** Shapes as the store has them. A kind that only a newer server knows is not shown. */
export function drawnShapes(shapes: readonly SentShape[]): DrawnShape[] {
  return shapes.flatMap(({ kind, x, y, toX = null, toY = null, text = null }) => (kind === 'ARROW' || kind === 'CIRCLE' || kind === 'TEXT' ? [{ kind, x, y, toX, toY, text }] : []));
}
