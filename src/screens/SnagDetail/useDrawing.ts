import type { DrawnShape } from '../../domain/shapes';
import { useStrokes, type Strokes } from '../../parts/drawing/useStrokes';
import { useHalfTyped } from '../../parts/halfTyped';

interface DrawingInHand extends Strokes {
  readonly changed: boolean;
  /** It is as it was before. */
  forget(): void;
}

/** A drawing on a photo of a snag. Until it is recorded or given up it outlives the screen, as everything half typed does. */
export function useDrawing(snagId: string, photoId: string, recorded: readonly DrawnShape[]): DrawingInHand {
  const { typed, change } = useHalfTyped(snagId);
  const shapes = typed.drawings?.[photoId] ?? recorded;
  const keep = (drawn: readonly DrawnShape[]) =>
    change((now) => {
      const { [photoId]: _before, ...others } = now.drawings ?? {};
      return { ...now, drawings: drawn === recorded ? others : { ...others, [photoId]: drawn } };
    });
  const strokes = useStrokes(shapes, keep);
  return { ...strokes, changed: shapes !== recorded, forget: () => keep(recorded) };
}
