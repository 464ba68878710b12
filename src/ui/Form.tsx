import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** Fields one under the other. Sends by Enter or its button; the browser's own bubbles stay away, the fields say what is wrong. */
export function Form({ label, onSubmit, children }: { label: string; onSubmit: () => void; children: ReactNode }) {
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} aria-label={label} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}

/** Buttons of a form, side by side while there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
