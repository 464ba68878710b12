import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Another app has taken the camera. */
  onLost: () => void;
}

/** The camera's picture and a shutter: several photos one after the other. */
export function BurstCamera({ stream, full, onPhoto, onClose, onLost }: BurstCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState(0);
  const [busy, setBusy] = useState(false);
  useLayer(true, onClose);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
    const tracks = stream.getTracks();
    // Not fired for a track that is stopped here.
    const ended = () => lost();
    for (const track of tracks) track.addEventListener('ended', ended);
    return () => {
      for (const track of tracks) {
        track.removeEventListener('ended', ended);
        track.stop();
      }
    };
  }, [stream]);
  const shoot = async () => {
    const [track] = stream.getVideoTracks();
    if (track === undefined || busy) return;
    setBusy(true);
    const at = Date.now();
    try {
      const blob = await new ImageCapture(track).takePhoto();
      setTaken((before) => before + 1);
      onPhoto(new File([blob], `${at}.jpg`, { type: blob.type, lastModified: at }));
    } catch {
      onLost();
    } finally {
      setBusy(false);
    }
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
          onClick={full ? undefined : () => void shoot()}
        />
        <Button look="ink" size="big" onClick={onClose}>
          {messages.done}
        </Button>
      </div>
    </FullScreen>
  );
}
