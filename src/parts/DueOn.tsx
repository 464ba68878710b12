import { t } from '@lingui/core/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DueOn_snag$key } from '../../__generated__/relay/DueOn_snag.graphql';
import { shortDay } from '../domain/time';
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

/** “Due today”, “Due tomorrow”, “Due Friday”, “Due 3 July”: of a day that is not past. */
export function dueMessage(dueOn: string, today: string): string {
  const days = daysAhead(dueOn, today);
  if (days === 0) return t`Due today`;
  if (days === 1) return t`Due tomorrow`;
  return dueOnDay(nameOfDay(dueOn, today));
}

const dueOnDay = (day: string): string => t`Due ${day}`;

/** The same within a line of facts, also of a day that is past: “due 11 Nov”. */
export function dueWithin(dueOn: string, today: string): string {
  const days = daysAhead(dueOn, today);
  if (days === 0) return t`due today`;
  if (days === 1) return t`due tomorrow`;
  return dueWithinOn(days < 0 ? shortDay(dueOn) : nameOfDay(dueOn, today));
}

const dueWithinOn = (day: string): string => t`due ${day}`;

/** How many days a day is after today; negative before it. Both as YYYY-MM-DD. */
export const daysAhead = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

/** The name of a day: a weekday within a week from today, otherwise the date. */
export function nameOfDay(day: string, today: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...options, timeZone: 'UTC' }).format(Date.parse(day));
  if (Math.abs(daysAhead(day, today)) < 7) return format({ weekday: 'long' });
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return format({ day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) });
}
