import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/Button';
import { FitIcon, MinusIcon, PlusIcon } from '../../ui/icons';
import styles from './PhotoViewer.module.css';
import { useSwipe } from './useSwipe';
import { viewerKey, zoomStep } from './viewerKeys';
import { words } from './messages';

interface PhotoStageProps {
  /** Width by height of each photo. */
  ratios: readonly number[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** What stands above and below the photos. */
  head: RefObject<HTMLElement | null>;
  foot: RefObject<HTMLElement | null>;
  children: (index: number, zoomed: boolean) => ReactNode;
}

/** The photos side by side, to be swiped and enlarged. Until the code for that has come, the one photo as it is. */
export function PhotoStage({ ratios, index, onIndex, onClose, head, foot, children }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const covered = () => ({ top: head.current?.offsetHeight ?? 0, bottom: foot.current?.offsetHeight ?? 0 });
  const { swipe, places, zoomed } = useSwipe(host, { ratios, index, covered, onIndex, onPulled: onClose });
  // The buttons outside change the index too.
  useEffect(() => {
    if (swipe !== null && swipe.index !== index) swipe.go(index);
  }, [swipe, index]);
  const step = (by: -1 | 1) => onIndex(Math.min(Math.max(index + by, 0), ratios.length - 1));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const dialog = stage.current?.closest('[role=dialog]');
    // Another sheet may stand over the photos.
    if (target instanceof Element && target !== document.body && dialog?.contains(target) === false) return;
    // A button that has gone took the focus with it, and the dialog hears no key.
    if (event.key === 'Escape' && target === document.body) onClose();
    else if (viewerKey(event, { swipe, zoomed, step })) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <div ref={stage} className={styles.stage}>
        <div ref={host} className={styles.host} />
        {swipe === null && <div className={styles.still}>{children(index, false)}</div>}
        {[...places].map(([at, place]) => at < ratios.length && createPortal(children(at, zoomed && at === index), place, String(at)))}
      </div>
      {swipe !== null && (
        <div className={styles.zoom}>
          <IconButton label={words.zoomIn} onClick={() => swipe.zoomBy(zoomStep)}>
            <PlusIcon />
          </IconButton>
          <IconButton label={words.zoomOut} aria-disabled={!zoomed} onClick={() => swipe.zoomBy(1 / zoomStep)}>
            <MinusIcon />
          </IconButton>
          <IconButton label={words.zoomFit} aria-disabled={!zoomed} onClick={() => swipe.fit()}>
            <FitIcon />
          </IconButton>
        </div>
      )}
    </>
  );
}
