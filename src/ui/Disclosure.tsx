import { useId, useState, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  label: string;
  /** Opens it, because a field inside has an error. */
  mustShow?: boolean;
  children: ReactNode;
}

/** Rarely needed fields behind a button that opens them. */
export function Disclosure({ label, mustShow = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = open || mustShow;
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => setOpen(!shown)}
      >
        {label}
      </button>
      {shown && (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
