import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import styles from './Form.module.css';

interface FormProps {
  label: string;
  onSubmit: () => void;
  /** Somebody has just opened it by a press: they go on in its first field. */
  opened?: boolean;
  /** They go on in this one: the `data-field` of what is around it. */
  first?: string | undefined;
  children: ReactNode;
}

/** A field that says what is wrong with it; of a group of radios or buttons the first one. */
const faulty = '[aria-invalid="true"], [data-invalid] :is(input, button)';

/**
 * Fields one under the other. Sends by Enter or its button; the browser's own bubbles stay away, the fields say what is wrong, and whoever
 * sends a form that is refused comes to the first of those.
 */
export function Form({ label, onSubmit, opened = false, first, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const part = first === undefined ? form.current : form.current?.querySelector(`[data-field="${first}"]`);
    // Of several radios the chosen one is the field.
    if (opened || first !== undefined) part?.querySelector<HTMLElement>('input:not([type="radio"]), input:checked, select, textarea')?.focus();
  }, [opened, first]);
  const sent = useRef(false);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // After each render: what the server finds wrong comes later than the press.
  useEffect(() => {
    const field = sent.current ? form.current?.querySelector<HTMLElement>(faulty) : null;
    if (field == null) return;
    sent.current = false;
    field.focus({ preventScroll: true });
    field.scrollIntoView?.({ block: 'center' });
  });
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    sent.current = true;
    drawAgain();
    onSubmit();
  };
  return (
    <form ref={form} className={styles.form} aria-label={label} onSubmit={submit} onInput={() => void (sent.current = false)} noValidate>
      {children}
    </form>
  );
}

/** Buttons of a form, side by side while there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
