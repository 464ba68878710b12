import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { FitIcon, MinusIcon } from '../../ui/laterIcons';
import { isRightToLeft } from '../../ui/layout/direction';
import { messages } from './messages';
import styles from './PhotoViewer.module.css';
import type { Swipe } from './swipe';
import { useSwipe } from './useSwipe';

interface PhotoStageProps {
  /** Width by height of each photo. */
  ratios: readonly number[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** The bars above and below the photos. */
  head: RefObject<HTMLElement | null>;
  foot: RefObject<HTMLElement | null>;
  children: (index: number, zoomed: boolean) => ReactNode;
}

/** The photo gallery, with swipe and zoom. Until its code is loaded, one photo. */
export function PhotoStage({
  ratios,
  index,
  onIndex,
  onClose,
  head,
  foot,
  children,
}: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const covered = () => ({
    top: head.current?.offsetHeight ?? 0,
    bottom: foot.current?.offsetHeight ?? 0,
  });
  const { swipe, elements, zoomed } = useSwipe(host, {
    ratios,
    index,
    covered,
    onIndex,
    onPulled: onClose,
  });
  // Buttons outside of it change the index too.
  useEffect(() => {
    if (swipe !== null && swipe.index !== index) swipe.go(index);
  }, [swipe, index]);
  const step = (by: -1 | 1) => onIndex(Math.min(Math.max(index + by, 0), ratios.length - 1));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const dialog = stage.current?.closest('[role=dialog]');
    // Another sheet may be open over the photos.
    if (target instanceof Element && target !== document.body && dialog?.contains(target) === false)
      return;
    // When a focused button was removed, the body has the focus and the dialog gets no key events.
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
        {[...elements].map(
          ([at, element]) =>
            at < ratios.length &&
            createPortal(children(at, zoomed && at === index), element, String(at)),
        )}
      </div>
      {swipe !== null && (
        <div className={styles.zoom}>
          <IconButton label={messages.zoomIn} onClick={() => swipe.zoomBy(zoomStep)}>
            <PlusIcon />
          </IconButton>
          <IconButton
            label={messages.zoomOut}
            aria-disabled={!zoomed}
            onClick={() => swipe.zoomBy(1 / zoomStep)}
          >
            <MinusIcon />
          </IconButton>
          <IconButton label={messages.zoomFit} aria-disabled={!zoomed} onClick={() => swipe.fit()}>
            <FitIcon />
          </IconButton>
        </div>
      )}
    </>
  );
}

const panPx = 80;
const zoomStep = 1.6;

interface Viewed {
  readonly swipe: Swipe | null;
  readonly zoomed: boolean;
  step(by: -1 | 1): void;
}

/** Handles a key for the photos. True if it was handled. */
function viewerKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  viewed: Viewed,
): boolean {
  // With Ctrl these keys zoom the page.
  const act =
    ctrlKey || metaKey || altKey
      ? undefined
      : ((viewed.zoomed ? whenZoomed[key] : undefined) ?? acts[key]);
  act?.(viewed);
  return act !== undefined;
}

type Act = (viewed: Viewed) => void;

const acts: Readonly<Record<string, Act>> = {
  ArrowLeft: ({ step }) => step(isRightToLeft() ? 1 : -1),
  ArrowRight: ({ step }) => step(isRightToLeft() ? -1 : 1),
  '+': ({ swipe }) => swipe?.zoomBy(zoomStep),
  // The plus key without Shift.
  '=': ({ swipe }) => swipe?.zoomBy(zoomStep),
  '-': ({ swipe }) => swipe?.zoomBy(1 / zoomStep),
  '0': ({ swipe }) => swipe?.fit(),
};

/** Keys while zoomed: they pan, and do not go to the next photo. */
const whenZoomed: Readonly<Record<string, Act>> = {
  ArrowLeft: ({ swipe }) => swipe?.panBy(panPx, 0),
  ArrowRight: ({ swipe }) => swipe?.panBy(-panPx, 0),
  ArrowUp: ({ swipe }) => swipe?.panBy(0, panPx),
  ArrowDown: ({ swipe }) => swipe?.panBy(0, -panPx),
};
