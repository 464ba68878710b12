import { useState } from 'react';
import { mostShapes, type DrawnShape } from '../../app/shapes';
import { useHalfTyped } from './halfTyped';

interface DrawingInHand {
  readonly shapes: readonly DrawnShape[];
  /** As many as a drawing can have. */
  readonly full: boolean;
  readonly changed: boolean;
  add(shape: DrawnShape): void;
  /** Null while there is nothing to undo. */
  readonly undo: (() => void) | null;
  clear(): void;
  /** It is as it was before. */
  forget(): void;
}

/** A drawing while somebody draws. Until it is recorded or given up it outlives the screen, as everything half typed does. */
export function useDrawing(snagId: string, photoId: string, recorded: readonly DrawnShape[]): DrawingInHand {
  const { typed, change } = useHalfTyped(snagId);
  const shapes = typed.drawings?.[photoId] ?? recorded;
  const [past, setPast] = useState<readonly (readonly DrawnShape[])[]>([]);
  const keep = (drawn: readonly DrawnShape[] | null) =>
    change((now) => {
      const { [photoId]: _before, ...others } = now.drawings ?? {};
      return { ...now, drawings: drawn === null ? others : { ...others, [photoId]: drawn } };
    });
  const set = (drawn: readonly DrawnShape[]) => {
    setPast([...past, shapes]);
    keep(drawn);
  };
  const before = past.at(-1);
  return {
    shapes,
    full: shapes.length >= mostShapes,
    changed: shapes !== recorded,
    add: (shape) => shapes.length < mostShapes && set([...shapes, shape]),
    undo:
      before === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1));
            keep(past.length === 1 && before === recorded ? null : before);
          },
    clear: () => set([]),
    forget: () => keep(null),
  };
}
