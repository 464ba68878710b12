import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classes } from '../classes';
import { useLayer } from './layers';
import styles from './Popout.module.css';

interface PopoutProps {
  /** Accessible name of the button, if its content has none. */
  label?: string;
  /** Content of the button. */
  face: ReactNode;
  /** Title of the panel. */
  title: string;
  /** Preferred side of the button. */
  side: 'below' | 'above' | 'beside';
  buttonClassName?: string | undefined;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a non-modal panel next to itself. The panel follows the button in the DOM
 * order and closes with Escape, with a press elsewhere, or when the focus leaves it.
 */
export function Popout({ label, face, title, side, buttonClassName, children }: PopoutProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useLayer(open, () => setOpen(false));

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById(`${id}-button`)?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open, id]);

  return (
    <div className={styles.root} ref={root}>
      <button
        id={`${id}-button`}
        type="button"
        className={classes(styles.button, buttonClassName)}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <section className={classes(styles.panel, styles[side])} id={id} aria-label={title}>
          {children(() => setOpen(false))}
        </section>
      )}
    </div>
  );
}
