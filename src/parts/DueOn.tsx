import { t } from '@lingui/core/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DueOn_snag$key } from '../../__generated__/relay/DueOn_snag.graphql';
import { OverdueMark } from '../ui/marks';
import { dayIn } from '../ui/messages/dayIn';
import { dateFormat } from '../ui/messages/dateFormat';

interface DueOnProps {
  snag: DueOn_snag$key;
  now: number;
  timeZone: string | undefined;
}

/** When a snag is due, or since when it is overdue. Renders nothing for finished snags. */
export function DueOn({ snag, now, timeZone }: DueOnProps) {
  const { dueOn, overdueDays, waitingFor } = useFragment(
    graphql`
      fragment DueOn_snag on Snag {
        dueOn
        overdueDays
        waitingFor {
          kind
        }
      }
    `,
    snag,
  );
  if (overdueDays != null) return <OverdueMark days={overdueDays} />;
  if (dueOn == null || waitingFor.kind === 'NOBODY') return null;
  return <>{dueMessage(dueOn, dayIn(timeZone, now))}</>;
}

/**
 * “due today”, “due tomorrow”, “due Friday”, “due 3 July”: of a day that is not past. Both as
 * YYYY-MM-DD.
 */
export function dueMessage(dueOn: string, today: string): string {
  const due = Date.parse(dueOn);
  const days = Math.round((due - Date.parse(today)) / 86_400_000);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...options, timeZone: 'UTC' }).format(due);
  if (days === 0) return t`due today`;
  if (days === 1) return t`due tomorrow`;
  if (days > 1 && days < 7) return dueOnDay(format({ weekday: 'long' }));
  const sameYear = dueOn.slice(0, 4) === today.slice(0, 4);
  return dueOnDay(
    format({ day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) }),
  );
}

const dueOnDay = (day: string): string => t`due ${day}`;
