import type { ReactNode, SelectHTMLAttributes } from 'react';
import styles from './SelectField.module.css';
import { Field } from './TextField';

interface SelectFieldProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'id' | 'className'
> {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** The `<option>`s. */
  children: ReactNode;
}

/** One of several options with the device's native picker. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <select {...select} {...aria} className={styles.select}>
          {children}
        </select>
      )}
    </Field>
  );
}
