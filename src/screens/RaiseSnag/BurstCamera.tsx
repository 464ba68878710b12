import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { FullScreen } from '../../ui/overlays/FullScreen';
import { useLayer } from '../../ui/overlays/layers';
import styles from './BurstCamera.module.css';
import { messages } from './messages';

interface BurstCameraProps {
  stream: MediaStream;
  /** No more photos can be added. */
  full: boolean;
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

/** The camera's picture and a shutter: several photos one after the other. */
export function BurstCamera({ stream, full, onPhoto, onClose }: BurstCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState(0);
  useLayer(true, onClose);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
    return () => {
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);
  const shoot = () => {
    const shown = video.current;
    if (shown === null || shown.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    setTaken(taken + 1);
    const at = Date.now();
    canvas.toBlob(
      (blob) => {
        if (blob !== null)
          onPhoto(new File([blob], `${at}.jpg`, { type: blob.type, lastModified: at }));
      },
      'image/jpeg',
      0.92,
    );
  };
  return (
    <FullScreen title={messages.camera} leave={messages.backToForm} onLeave={onClose}>
      <video ref={video} className={styles.video} autoPlay muted playsInline />
      <div className={styles.bar}>
        <p role="status">{full ? messages.fullShort : messages.taken(taken)}</p>
        <button
          type="button"
          className={styles.shutter}
          aria-label={messages.shoot}
          aria-disabled={full}
          onClick={full ? undefined : shoot}
        />
        <Button look="ink" size="big" onClick={onClose}>
          {messages.done}
        </Button>
      </div>
    </FullScreen>
  );
}
