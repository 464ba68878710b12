import { useId } from 'react';
import { TextField } from '../../ui/fields/TextField';
import { priorityLabels } from '../../ui/messages/snagMessages';
import { isDueDays, type TypedDays } from './dueDays';
import styles from './Settings.module.css';
import { messages } from './messages';

interface DueDaysFieldsProps {
  values: TypedDays;
  onChange: (values: TypedDays) => void;
  error: string | null;
}

/** Working days until due, by priority. */
export function DueDaysFields({ values, onChange, error }: DueDaysFieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{messages.dueDays}</legend>
      <div className={styles.dayFields}>
        {fields.map((priority) => (
          <TextField
            key={priority}
            label={dueLabels[priority]}
            inputMode="numeric"
            maxLength={3}
            wrongBy={isDueDays(values[priority]) ? undefined : id}
            value={values[priority]}
            onChange={({ target }) => onChange({ ...values, [priority]: target.value })}
          />
        ))}
      </div>
      {error !== null && (
        <p className={styles.wrong} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

export const dueLabels = {
  critical: priorityLabels.CRITICAL,
  high: priorityLabels.HIGH,
  medium: priorityLabels.MEDIUM,
  low: priorityLabels.LOW,
};
const fields = ['critical', 'high', 'medium', 'low'] as const;
