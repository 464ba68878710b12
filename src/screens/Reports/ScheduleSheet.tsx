import { useState, type ReactNode } from 'react';
import type { Weekday } from '../../../rules/days';
import { useSubmit } from '../../app/forms';
import { weekdayChoices } from '../../parts/weekdayChoices';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Choices } from '../../ui/fields/Choices';
import { Actions, Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { hourLabel } from './hourLabel';
import { mailMessages as messages } from './mailMessages';
import styles from './Reports.module.css';
import { readRecipients, Recipients, type RecipientValues } from './Recipients';

interface When {
  weekdays: readonly Weekday[];
  hour: number;
  addresses: readonly string[];
  toCompany: boolean;
}

interface ScheduleSheetProps {
  title: string;
  /** What is sent, in words. */
  name: string;
  isTradeSheet: boolean;
  /** Of the schedule that is edited; null: it is new. */
  when: When | null;
  onSave: (when: When) => Promise<void>;
  onClose: () => void;
  /** What is edited beside it. */
  children?: ReactNode;
}

/** Asks on which days and to whom a report is sent. */
export function ScheduleSheet({
  title,
  name,
  isTradeSheet,
  when,
  onSave,
  onClose,
  children,
}: ScheduleSheetProps) {
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>(when?.weekdays ?? ['MONDAY']);
  const [hour, setHour] = useState(when?.hour ?? 7);
  const [values, setValues] = useState<RecipientValues>({
    text: when?.addresses.join('\n') ?? '',
    toCompany: when?.toCompany ?? isTradeSheet,
  });
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(onClose);
  const { addresses, toCompany, problem: wrong } = readRecipients(values);
  const submit = () => {
    setTried(true);
    if (wrong !== null || weekdays.length === 0) return;
    run(async () => {
      await onSave({ weekdays, hour, addresses, toCompany });
      announce(messages.wasSetUp);
    });
  };
  return (
    <Sheet open onClose={onClose} title={title}>
      <p className={styles.name}>{name}</p>
      {when === null && <p>{messages.scheduleWhat}</p>}
      <Form label={title} onSubmit={submit} opened>
        {children}
        <Choices
          label={messages.days}
          options={weekdayChoices}
          values={weekdays}
          onChange={setWeekdays}
          error={tried && weekdays.length === 0 ? messages.daysNeeded : null}
        />
        <SelectField
          label={messages.hour}
          value={hour}
          onChange={({ target }) => setHour(Number(target.value))}
        >
          {hours.map((each) => (
            <option key={each} value={each}>
              {hourLabel(each)}
            </option>
          ))}
        </SelectField>
        <Recipients
          values={values}
          company={isTradeSheet ? messages.toItsPeople : null}
          error={tried ? wrong : null}
          onChange={setValues}
        />
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button type="submit" look="ink" size="big" busy={busy}>
            {busy ? messages.settingUp : when === null ? messages.scheduleDo : messages.save}
          </Button>
        </Actions>
      </Form>
    </Sheet>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
