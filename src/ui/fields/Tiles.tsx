import { useId, type ReactNode } from 'react';
import { Spoken } from '../Spoken';
import styles from './Tiles.module.css';

interface TilesProps<Value extends string> {
  /** Read out only. */
  label: string;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly detail: string;
    readonly icon: ReactNode;
  }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few options that need a word of explanation: radio buttons as cards. */
export function Tiles<Value extends string>({
  label,
  options,
  value,
  onChange,
}: TilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend>
        <Spoken>{label}</Spoken>
      </legend>
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-labelledby={`${name}-${option.value}`}
              aria-describedby={`${name}-${option.value}-detail`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              <span id={`${name}-${option.value}`} className={styles.name}>
                {option.label}
              </span>
              <span id={`${name}-${option.value}-detail`} className={styles.detail}>
                {option.detail}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
