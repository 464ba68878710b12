import { graphql, useFragment } from 'react-relay/hooks';
import type { DueOn_snag$key } from '../../__generated__/relay/DueOn_snag.graphql';
import { dayIn } from '../ui/messages/dayIn';
import { dueWords } from '../ui/messages/dueMessages';
import { OverdueMark } from '../ui/marks';

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
  return <>{dueWords(dueOn, dayIn(timeZone, now))}</>;
}
