import { graphql } from 'react-relay/hooks';
import type {
  AddReportScheduleInput,
  NewScheduleAddMutation,
} from '../../../__generated__/relay/NewScheduleAddMutation.graphql';
import { useOnce } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { newId } from '../../domain/ids';
import { mailMessages as messages } from './mailMessages';
import { ScheduleSheet } from './ScheduleSheet';

interface NewScheduleProps {
  projectId: string;
  name: string;
  asked: Pick<AddReportScheduleInput, 'kind' | 'filter' | 'settings'>;
  onClose: () => void;
}

/** Asks on which days and to whom the report of the form behind it is sent. */
export function NewSchedule({ projectId, name, asked, onClose }: NewScheduleProps) {
  const add = useAddReportSchedule();
  const once = useOnce(() => ({ id: newId('schedule') }));
  return (
    <ScheduleSheet
      title={messages.schedule}
      name={name}
      isTradeSheet={asked.kind === 'TRADE_SHEET'}
      when={null}
      onSave={(when) => once({ projectId, ...asked, ...when }, add)}
      onClose={onClose}
    />
  );
}

/** Has a report made and sent on days of the week. Rejects with the server's refusal. */
function useAddReportSchedule(): (input: AddReportScheduleInput) => Promise<void> {
  return useMutate<NewScheduleAddMutation>(graphql`
    mutation NewScheduleAddMutation($input: AddReportScheduleInput!) {
      addReportSchedule(input: $input) {
        project {
          ...Schedules_project
        }
      }
    }
  `);
}
