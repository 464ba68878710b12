import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import styles from './Form.module.css';

interface FormProps {
  label: string;
  onSubmit: () => void;
  /**
   * It was just opened by a press: focuses the first field, and can take the focus itself when
   * Escape leaves a field.
   */
  opened?: boolean;
  /** Focuses this field instead: the `data-field` of an element around it. */
  first?: string | undefined;
  children: ReactNode;
}

/** Selects fields with an error; in a group of radios or buttons, those inside. */
const faulty = '[aria-invalid="true"], [data-invalid] :is(input, button)';

/**
 * A form. Submits by Enter or its button. Errors are shown at the fields instead of the browser's
 * validation bubbles, and after a refused submit the first field with an error gets the focus.
 */
export function Form({ label, onSubmit, opened = false, first, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const part =
      first === undefined ? form.current : form.current?.querySelector(`[data-field="${first}"]`);
    // In a group of radios the chosen one gets the focus.
    if (opened || first !== undefined)
      part
        ?.querySelector<HTMLElement>('input:not([type="radio"]), input:checked, select, textarea')
        ?.focus();
  }, [opened, first]);
  const sent = useRef(false);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // After each render, because the server's errors arrive later than the submit.
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
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      tabIndex={opened ? -1 : undefined}
      data-opened={opened || undefined}
      onSubmit={submit}
      onInput={() => void (sent.current = false)}
      noValidate
    >
      {children}
    </form>
  );
}

/** A form's buttons, side by side if there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
