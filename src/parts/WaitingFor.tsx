import { graphql, useFragment } from 'react-relay/hooks';
import type {
  WaitingFor_snag$data,
  WaitingFor_snag$key,
} from '../../__generated__/relay/WaitingFor_snag.graphql';
import { sinceOf } from '../ui/messages/sinceMessages';
import { laterMessages as messages } from './laterMessages';

interface WaitingForProps {
  snag: WaitingFor_snag$key;
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name of the project's time zone, once it is known. */
  timeZone: string | undefined;
  /**
   * Only whom, within a line of facts: “waiting for Elektro Brandt”.
   * @default false
   */
  within?: boolean;
}

/** Who must act next and since when: “Waiting for Elektro Brandt since Tuesday”. */
export function WaitingFor({ snag, now, timeZone, within = false }: WaitingForProps) {
  const data = useFragment(
    graphql`
      fragment WaitingFor_snag on Snag {
        status
        waitingFor {
          kind
          since
          company {
            name
          }
        }
      }
    `,
    snag,
  );
  if (within) return <>{waitsWithin(data)}</>;
  const waits = waitsOf(data);
  // If it waits for nobody, the status next to it says so.
  return waits === null ? null : <>{waits(sinceOf(data.waitingFor.since, now, timeZone))}</>;
}

/** Null if the snag waits for nobody. */
function waitsOf({
  status,
  waitingFor: { kind, company },
}: WaitingFor_snag$data): ReturnType<typeof messages.waitsFor> | null {
  switch (kind) {
    case 'ASSIGNMENT':
      return messages.waits.ASSIGNMENT;
    case 'COMPANY':
      return company ? messages.waitsFor(company.name) : messages.waits.COMPANY;
    case 'INSPECTOR':
      return status === 'DISPUTED' ? messages.waits.ANSWER : messages.waits.CHECK;
    case 'NOBODY':
      return null;
  }
}

function waitsWithin({ status, waitingFor: { kind, company } }: WaitingFor_snag$data) {
  if (kind === 'COMPANY' && company) return messages.waitsForWithin(company.name);
  if (kind === 'NOBODY') return null;
  return messages.waitsWithin[
    kind !== 'INSPECTOR' ? kind : status === 'DISPUTED' ? 'ANSWER' : 'CHECK'
  ];
}
