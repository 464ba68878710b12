import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  AddReportScheduleInput,
  ScheduleSheetAddMutation,
} from '../../../__generated__/relay/ScheduleSheetAddMutation.graphql';
import type { Weekday } from '../../../rules/days';
import type { ReportKind } from '../../../rules/reports';
import { useOnce, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import type { FilterInput } from '../../domain/filters';
import { newId } from '../../domain/ids';
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
import type { ReportSettings } from './reportSettings';

interface ScheduleSheetProps {
  projectId: string;
  /** What is sent, in words. */
  name: string;
  kind: ReportKind;
  filter: FilterInput;
  settings: ReportSettings;
  onClose: () => void;
}

/** Asks on which days and to whom the report of the form behind it is sent. */
export function ScheduleSheet({
  projectId,
  name,
  kind,
  filter,
  settings,
  onClose,
}: ScheduleSheetProps) {
  const isSheet = kind === 'TRADE_SHEET';
  const [weekdays, setWeekdays] = useState<Weekday[]>(['MONDAY']);
  const [hour, setHour] = useState(7);
  const [values, setValues] = useState<RecipientValues>({ text: '', toCompany: isSheet });
  const [tried, setTried] = useState(false);
  const add = useAddReportSchedule();
  const once = useOnce(() => ({ id: newId('schedule') }));
  const { busy, problem, run } = useSubmit(onClose);
  const { addresses, toCompany, problem: wrong } = readRecipients(values);
  const submit = () => {
    setTried(true);
    if (wrong !== null || weekdays.length === 0) return;
    run(async () => {
      await once({ projectId, kind, filter, settings, weekdays, hour, addresses, toCompany }, add);
      announce(messages.wasSetUp);
    });
  };
  return (
    <Sheet open onClose={onClose} title={messages.schedule}>
      <p className={styles.name}>{name}</p>
      <p>{messages.scheduleWhat}</p>
      <Form label={messages.schedule} onSubmit={submit} opened>
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
          company={isSheet ? messages.toItsPeople : null}
          error={tried ? wrong : null}
          onChange={setValues}
        />
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button type="submit" look="ink" size="big" busy={busy}>
            {busy ? messages.settingUp : messages.scheduleDo}
          </Button>
        </Actions>
      </Form>
    </Sheet>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Has a report made and sent on days of the week. Rejects with the server's refusal. */
function useAddReportSchedule(): (input: AddReportScheduleInput) => Promise<void> {
  return useMutate<ScheduleSheetAddMutation>(graphql`
    mutation ScheduleSheetAddMutation($input: AddReportScheduleInput!) {
      addReportSchedule(input: $input) {
        project {
          ...Schedules_project
        }
      }
    }
  `);
}
