import { useState } from 'react';
import { useDraftPicture, type DraftView } from '../../app/useDraft';
import { DrawPad } from '../../parts/drawing/DrawPad';
import { useStrokes } from '../../parts/drawing/useStrokes';
import { Button } from '../../ui/Button';
import { FullScreen } from '../../ui/overlays/FullScreen';
import { useLayer } from '../../ui/overlays/layers';
import { EmptyState } from '../../ui/State';
import { usePictureRatio } from './usePictureRatio';
import { messages } from './messages';

interface DraftPhotoDialogProps {
  photo: DraftView['photos'][number];
  /** From 1. */
  number: number;
  draft: Pick<DraftView, 'draw' | 'removePhoto'>;
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * A photo of a draft, to draw on it or to remove it. The drawing is stored at once and sent with
 * the photo.
 */
export function DraftPhotoDialog({
  photo: { photoId, shapes },
  number,
  draft,
  onClose,
  onRemoved,
}: DraftPhotoDialogProps) {
  const url = useDraftPicture(photoId);
  const ratio = usePictureRatio(url);
  useLayer(true, onClose);
  const [before] = useState(shapes);
  const strokes = useStrokes(shapes, (drawn) => draft.draw(photoId, drawn));
  const remove = () => {
    onClose();
    void draft.removePhoto(photoId).then(onRemoved);
  };
  return (
    <FullScreen
      title={messages.photo(number)}
      leave={messages.backToForm}
      onLeave={onClose}
      beside={
        <Button look="quiet" onClick={remove}>
          {messages.remove}
        </Button>
      }
    >
      {url === null ? (
        <EmptyState title={messages.noPicture}>{messages.noPictureWhy}</EmptyState>
      ) : (
        <DrawPad
          src={url}
          ratio={ratio}
          title={messages.photo(number)}
          strokes={strokes}
          onDone={onClose}
          onDiscard={() => {
            draft.draw(photoId, before);
            onClose();
          }}
        />
      )}
    </FullScreen>
  );
}
