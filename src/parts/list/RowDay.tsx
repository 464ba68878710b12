import { graphql, useFragment } from 'react-relay/hooks';
import type { RowDay_snag$key } from '../../../__generated__/relay/RowDay_snag.graphql';
import { dayIn } from '../../ui/messages/dayIn';
import { daysAhead, DueOn, nameOfDay } from '../DueOn';
import { doneMessages } from './rowMessages';

interface RowDayProps {
  snag: RowDay_snag$key;
  now: number;
  timeZone: string;
}

/** When a snag is due; after the work when it was fixed or closed. */
export function RowDay({ snag, now, timeZone }: RowDayProps) {
  const data = useFragment(
    graphql`
      fragment RowDay_snag on Snag {
        status
        fixedAt
        closedAt
        ...DueOn_snag
      }
    `,
    snag,
  );
  if (data.status === 'FIXED' && data.fixedAt != null)
    return <>{doneMessage('FIXED', data.fixedAt, now, timeZone)}</>;
  if (data.status === 'CLOSED' && data.closedAt != null)
    return <>{doneMessage('CLOSED', data.closedAt, now, timeZone)}</>;
  return <DueOn snag={data} now={now} timeZone={timeZone} />;
}

function doneMessage(
  status: keyof typeof doneMessages,
  at: number,
  now: number,
  timeZone: string,
): string {
  const [day, today] = [dayIn(timeZone, at), dayIn(timeZone, now)];
  const ahead = daysAhead(day, today);
  const messages = doneMessages[status];
  if (ahead >= 0) return messages.today;
  return ahead === -1 ? messages.yesterday : messages.on(nameOfDay(day, today));
}
