import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Form.module.css';

interface FormProps {
  label: string;
  onSubmit: () => void;
  /** Somebody has just opened it by a press: they go on in its first field. */
  opened?: boolean;
  children: ReactNode;
}

/** Fields one under the other. Sends by Enter or its button; the browser's own bubbles stay away, the fields say what is wrong. */
export function Form({ label, onSubmit, opened = false, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Of several radios the chosen one is the field.
    if (opened) form.current?.querySelector<HTMLElement>('input:not([type="radio"]), input:checked, select, textarea')?.focus();
  }, [opened]);
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={styles.form} aria-label={label} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}

/** Buttons of a form, side by side while there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
