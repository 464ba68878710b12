import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { useEscape } from '../../ui/focus/escape';
import { BackIcon, ChevronIcon, CloseIcon } from '../../ui/icons';
import { useRegion } from '../../ui/focus/regions';
import styles from './DetailPane.module.css';
import { messages } from './messages';

interface DetailPaneProps {
  onClose: () => void;
  /** Null: the pin cannot be moved. */
  onMove: (() => void) | null;
  /** The page of the snag. */
  children: ReactNode;
}

/** Fraction of the window's height that it takes on a phone, as in its CSS. */
export const paneShare = 0.46;
/** Drag distance from which it opens or closes, in px. */
const farPx = 64;

/**
 * The snag next to the plan; on a phone a sheet over its lower half that can be dragged up or away.
 */
export function DetailPane({ onClose, onMove, children }: DetailPaneProps) {
  const [tall, setTall] = useState(false);
  const pane = useRef<HTMLElement>(null);
  useEscape(true, () => {
    onClose();
    return true;
  });
  const region = useRegion(messages.skipToSnag);
  const drag = useRef<{ readonly from: number; readonly height: number } | null>(null);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (
      pane.current === null ||
      !event.isPrimary ||
      (event.target instanceof Element && event.target.closest('button'))
    )
      return;
    drag.current = { from: event.clientY, height: pane.current.offsetHeight };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null || pane.current === null) return;
    pane.current.style.height = `${Math.max(80, drag.current.height + drag.current.from - event.clientY)}px`;
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null || pane.current === null) return;
    const pulled = drag.current.from - event.clientY;
    drag.current = null;
    pane.current.style.height = '';
    if (pulled > farPx) setTall(true);
    else if (pulled < -farPx && tall) setTall(false);
    else if (pulled < -farPx) onClose();
  };

  return (
    <section
      ref={pane}
      className={styles.pane}
      data-tall={tall || undefined}
      aria-label={messages.snag}
    >
      <header
        className={styles.bar}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <Button look="quiet" className={styles.back} onClick={onClose}>
          <BackIcon />
          {messages.toList}
        </Button>
        <IconButton
          className={styles.pull}
          label={tall ? messages.lower : messages.taller}
          aria-expanded={tall}
          onClick={() => setTall(!tall)}
        >
          <ChevronIcon className={styles.chevron} />
        </IconButton>
        <span className={styles.grip} aria-hidden="true" />
        {onMove !== null && <Button onClick={onMove}>{messages.movePin}</Button>}
        <IconButton className={styles.close} label={messages.closeSnag} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.page} ref={region} data-pane="" data-titled="">
        {children}
      </div>
    </section>
  );
}
