import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import styles from './TextField.module.css';

interface FieldProps {
  label: string;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** The error message of the value. */
  error?: string | null | undefined;
  /** The id of an error message that several fields share; undefined if this field is valid. */
  wrongBy?: string | undefined;
}

type Input = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;
type Area = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, error, wrongBy, ...input }: Input) {
  return (
    <Field label={label} hint={hint} error={error} wrongBy={wrongBy}>
      {(aria) => <input {...input} {...aria} className={styles.input} />}
    </Field>
  );
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, wrongBy, rows = 3, ...area }: Area) {
  return (
    <Field label={label} hint={hint} error={error} wrongBy={wrongBy}>
      {(aria) => <textarea rows={rows} {...area} {...aria} className={styles.input} />}
    </Field>
  );
}

interface Aria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The label, hint and error around any control. */
export function Field({ label, hint, error, wrongBy, children }: FieldProps & { children: (aria: Aria) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', wrongBy ?? ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described === '' ? undefined : described, 'aria-invalid': error || wrongBy !== undefined ? true : undefined })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
