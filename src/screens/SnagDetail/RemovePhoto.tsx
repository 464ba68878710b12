import { useRef, useState } from 'react';
import { toProblem } from '../../domain/errors';
import { useRemovePhoto } from '../../app/events/useRemovePhoto';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { messages } from './messages';

interface RemovePhotoProps {
  snagId: string;
  photoId: string;
  onRemoved: () => void;
}

/** Removes a photo, after a confirmation. */
export function RemovePhoto({ snagId, photoId, onRemoved }: RemovePhotoProps) {
  const removePhoto = useRemovePhoto();
  const [asking, setAsking] = useState(false);
  const running = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    try {
      await removePhoto(snagId, photoId);
      onRemoved();
    } catch (error) {
      setProblem(toProblem(error).sentence);
      running.current = false;
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {messages.removePhoto}
      </Button>
      <Sheet open={asking} onClose={() => setAsking(false)} title={messages.removePhoto}>
        <p>{messages.removeSure}</p>
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button look="danger" size="big" onClick={() => void remove()}>
            {messages.removePhoto}
          </Button>
          <Button size="big" onClick={() => setAsking(false)}>
            {messages.cancel}
          </Button>
        </Actions>
      </Sheet>
    </>
  );
}
