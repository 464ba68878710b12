import { useId } from 'react';
import type { ChoiceOption } from './Choice';
import styles from './Choice.module.css';

interface ChoicesProps<Value extends string> {
  label: string;
  error?: string | null | undefined;
  options: readonly ChoiceOption<Value>[];
  values: readonly Value[];
  /** In the order of the options. */
  onChange: (values: Value[]) => void;
}

/** Any of a few options, all visible: checkboxes styled as chips. */
export function Choices<Value extends string>({
  label,
  error,
  options,
  values,
  onChange,
}: ChoicesProps<Value>) {
  const id = useId();
  const toggled = (value: Value, on: boolean) =>
    options
      .map((option) => option.value)
      .filter((each) => (each === value ? on : values.includes(each)));
  return (
    <fieldset
      className={styles.set}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={({ target }) => onChange(toggled(option.value, target.checked))}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
