import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';
import { useSay } from '../announcements';
import { messages } from '../messages/messages';
import { Spoken } from '../Spoken';
import styles from './TextField.module.css';

interface FieldProps {
  label: string;
  /** The heading above it says it: the label is only read out. @default false */
  labelHidden?: boolean | undefined;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** The error message of the value. */
  error?: string | null | undefined;
  /** The id of an error message that several fields share; undefined if this field is valid. */
  wrongBy?: string | undefined;
}

type Input = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;
type Area = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

/**
 * One line of text with its label, hint and error. A field with a limit says when it is full,
 * because browsers cut off what is pasted beyond it and say nothing.
 */
export function TextField({ label, labelHidden, hint, error, wrongBy, ...input }: Input) {
  const full = useFull(input);
  return (
    <Field {...{ label, labelHidden, hint, error, wrongBy, full }}>
      {(aria) => <input {...input} {...aria} className={styles.input} />}
    </Field>
  );
}

/**
 * Several lines of text with their label, hint and error, and what `TextField` says when it is
 * full.
 */
export function TextArea({ label, labelHidden, hint, error, wrongBy, rows = 3, ...area }: Area) {
  const full = useFull(area);
  return (
    <Field {...{ label, labelHidden, hint, error, wrongBy, full }}>
      {(aria) => <textarea rows={rows} {...area} {...aria} className={styles.input} />}
    </Field>
  );
}

/** Null as long as more can be entered, and for the few digits of a number. */
function useFull({
  value,
  maxLength,
  inputMode,
}: Pick<Input | Area, 'value' | 'maxLength' | 'inputMode'>): string | null {
  const isFull =
    maxLength !== undefined &&
    inputMode !== 'numeric' &&
    typeof value === 'string' &&
    value.length >= maxLength;
  const sentence = isFull ? messages.full(maxLength) : null;
  useSay(Number(isFull), sentence);
  return sentence;
}

interface Aria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The label, hint and error around any control. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  wrongBy,
  full = null,
  children,
}: FieldProps & { full?: string | null; children: (aria: Aria) => ReactNode }) {
  const id = useId();
  const described = [
    hint ? `${id}-hint` : '',
    full === null ? '' : `${id}-full`,
    error ? `${id}-error` : '',
    wrongBy ?? '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {labelHidden ? <Spoken>{label}</Spoken> : label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error || wrongBy !== undefined ? true : undefined,
      })}
      {full !== null && (
        <p className={styles.hint} id={`${id}-full`}>
          {full}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
