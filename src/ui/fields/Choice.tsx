import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface ChoiceProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few options, all visible: radio buttons styled as chips. */
export function Choice<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={styles.set}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
