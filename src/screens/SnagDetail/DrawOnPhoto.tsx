/* oxlint-disable relay/unused-fields -- the shapes are passed as a whole to the function that reads them */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DrawOnPhoto_photo$key } from '../../../__generated__/relay/DrawOnPhoto_photo.graphql';
import { useMarkPhoto } from '../../app/events/useMarkPhoto';
import { useLocalPhoto } from '../../app/useOutbox';
import { toProblem } from '../../domain/errors';
import { drawnShapes, type DrawnShape } from '../../domain/photo';
import { DrawPad } from '../../parts/drawing/DrawPad';
import { useStrokes, type Strokes } from '../../parts/drawing/useStrokes';
import { useUnsavedInput } from '../../parts/unsavedInput';

interface DrawOnPhotoProps {
  snagId: string;
  photo: DrawOnPhoto_photo$key;
  title: string;
  onDone: () => void;
}

/** Draws on a photo of a snag; each saved drawing is an event. */
export function DrawOnPhoto({ snagId, photo, title, onDone }: DrawOnPhotoProps) {
  const data = useFragment(
    graphql`
      fragment DrawOnPhoto_photo on Photo {
        id
        width
        height
        medium: url(size: MEDIUM)
        large: url(size: LARGE)
        shapes {
          kind
          x
          y
          toX
          toY
          text
          points
        }
      }
    `,
    photo,
  );
  const local = useLocalPhoto(data.id, 'whole');
  const recorded = useMemo(() => drawnShapes(data.shapes), [data.shapes]);
  const drawing = useDrawing(snagId, data.id, recorded);
  const markPhoto = useMarkPhoto();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** What was recorded before the drawing that is saved now. */
  const [before, setBefore] = useState<readonly DrawnShape[] | null>(null);

  const done = async () => {
    if (!drawing.changed) return onDone();
    setProblem(null);
    setBusy(true);
    try {
      await markPhoto(snagId, data.id, drawing.shapes);
      setBefore(recorded);
    } catch (error) {
      setProblem(toProblem(error).sentence);
      setBusy(false);
    }
  };
  const discard = () => {
    drawing.forget();
    onDone();
  };
  // The photo is shown with its new drawing, and not without it for a moment.
  const isShown = before !== null && !same(before, recorded);
  const close = useEffectEvent(discard);
  useEffect(() => {
    if (isShown) close();
  }, [isShown]);

  return (
    <DrawPad
      src={local ?? data.medium ?? null}
      large={local === null ? (data.large ?? null) : null}
      ratio={(data.width ?? 1) / (data.height ?? 1)}
      title={title}
      strokes={drawing}
      problem={problem}
      busy={busy}
      onDone={() => void done()}
      onDiscard={discard}
    />
  );
}

interface DrawingInHand extends Strokes {
  readonly changed: boolean;
  /** Discards the unsaved changes. */
  forget(): void;
}

const same = (one: readonly DrawnShape[], other: readonly DrawnShape[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An unsaved drawing on a photo; it outlives the screen like all unsaved input. */
function useDrawing(
  snagId: string,
  photoId: string,
  recorded: readonly DrawnShape[],
): DrawingInHand {
  const { typed, change } = useUnsavedInput(snagId);
  const shapes = typed.drawings?.[photoId] ?? recorded;
  const keep = (drawn: readonly DrawnShape[]) =>
    change((now) => {
      const { [photoId]: _before, ...others } = now.drawings ?? {};
      return { ...now, drawings: same(drawn, recorded) ? others : { ...others, [photoId]: drawn } };
    });
  const strokes = useStrokes(shapes, keep);
  return { ...strokes, changed: !same(shapes, recorded), forget: () => keep(recorded) };
}
