import { useState } from 'react';
import { photoLimits } from '../../../rules/limits';
import type { DrawnShape } from '../../domain/photo';

/** A drawing being edited, with undo. */
export interface Strokes {
  readonly shapes: readonly DrawnShape[];
  /** The limit of shapes is reached. */
  readonly full: boolean;
  add(shape: DrawnShape): void;
  /** Null while there is nothing to undo. */
  readonly undo: (() => void) | null;
  clear(): void;
}

/** `keep` is called with each change, to store it. */
export function useStrokes(
  shapes: readonly DrawnShape[],
  keep: (drawn: readonly DrawnShape[]) => void,
): Strokes {
  const [past, setPast] = useState<readonly (readonly DrawnShape[])[]>([]);
  const set = (drawn: readonly DrawnShape[]) => {
    setPast([...past, shapes]);
    keep(drawn);
  };
  const before = past.at(-1);
  return {
    shapes,
    full: shapes.length >= photoLimits.shapes,
    add: (shape) => shapes.length < photoLimits.shapes && set([...shapes, shape]),
    undo:
      before === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1));
            keep(before);
          },
    clear: () => set([]),
  };
}
