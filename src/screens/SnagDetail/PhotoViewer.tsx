import { useEffect } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoViewer_photo$key } from '../../../__generated__/relay/PhotoViewer_photo.graphql';
import { useLocalPhoto } from '../../app/outbox';
import { exactTime } from '../../app/time';
import { IconButton } from '../../ui/Button';
import { BackIcon, CloseIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import styles from './PhotoViewer.module.css';
import { RemovePhoto } from './RemovePhoto';
import { words } from './words';

interface PhotoViewerProps {
  snagId: string;
  photo: PhotoViewer_photo$key;
  title: string;
  timeZone: string;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

/** One photo on the whole screen, with who took it and when. Arrow keys go through the others. */
export function PhotoViewer({ snagId, photo, title, timeZone, onPrevious, onNext, onClose }: PhotoViewerProps) {
  const data = useFragment(
    graphql`
      fragment PhotoViewer_photo on Photo {
        id
        thumbHash
        large: url(size: LARGE)
        originalUrl
        caption
        mayRemove
        takenAt
        by {
          name
        }
      }
    `,
    photo,
  );
  const local = useLocalPhoto(data.id);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onPrevious?.();
      if (key === 'ArrowRight') onNext?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onPrevious, onNext]);
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title">{title}</Heading>
            <IconButton label={words.closeViewer} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <Picture className={styles.picture} src={local ?? data.large ?? null} thumbHash={data.thumbHash ?? null} alt={data.caption === '' ? title : data.caption} fit="contain" eager />
          <footer className={styles.foot}>
            <IconButton label={words.previous} disabled={onPrevious === null} onClick={() => onPrevious?.()}>
              <BackIcon />
            </IconButton>
            <p>
              {data.caption !== '' && <>{data.caption}, </>}
              {words.takenBy(data.by.name)}, {exactTime(data.takenAt, timeZone)}
              {data.originalUrl != null && (
                <>
                  {' '}
                  <a href={data.originalUrl} download>
                    {words.original}
                  </a>
                </>
              )}
            </p>
            {data.mayRemove && <RemovePhoto key={data.id} snagId={snagId} photoId={data.id} onRemoved={onClose} />}
            <IconButton label={words.next} className={styles.turned} disabled={onNext === null} onClick={() => onNext?.()}>
              <BackIcon />
            </IconButton>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
