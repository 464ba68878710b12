import { useId } from 'react';
import { Spoken } from '../Spoken';
import type { ChoiceOption } from './Choice';
import styles from './Segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** Read out only: what is beside it says it. */
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of two to four short options: radio buttons in one well. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend>
        <Spoken>{label}</Spoken>
      </legend>
      <div className={styles.well}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
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
    </fieldset>
  );
}
