import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface ChoiceProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  /** Beside the label, such as where the value comes from. */
  note?: ReactNode;
  error?: string | null | undefined;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Pressing the chosen option again clears it. @default it stays chosen */
  onClear?: () => void;
}

/** One of a few options, all visible: radio buttons styled as chips. */
export function Choice<Value extends string>({
  label,
  hint,
  note,
  error,
  options,
  value,
  onChange,
  onClear,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={styles.set}
      data-invalid={error ? '' : undefined}
      aria-labelledby={`${name}-label`}
      aria-describedby={error ? `${name}-error` : note ? `${name}-note` : undefined}
    >
      <legend className={styles.legend}>
        <span id={`${name}-label`}>{label}</span>
        {note && (
          <span id={`${name}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {options.length > 0 && (
        <div className={styles.chips}>
          {options.map((option) => (
            <label key={option.value} className={styles.chip}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                onClick={() => option.value === value && onClear?.()}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
