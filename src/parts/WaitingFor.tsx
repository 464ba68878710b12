import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingFor_snag$data, WaitingFor_snag$key } from '../../__generated__/relay/WaitingFor_snag.graphql';
import { sinceWords } from '../ui/messages/sinceMessages';
import { Spoken } from '../ui/Spoken';
import { statusWords } from '../ui/StatusMark';
import { words } from './messages';

interface WaitingForProps {
  snag: WaitingFor_snag$key;
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name of the project's time zone, once it is known. */
  timeZone: string | undefined;
  /**
   * Only whom, for a list; who hears the screen still gets the words around it.
   * @default false
   */
  short?: boolean;
}

/** Who must act next and since when: “Waiting for Elektro Brandt since Tuesday”. */
export function WaitingFor({ snag, now, timeZone, short = false }: WaitingForProps) {
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
  const { whom, brief } = wordsOf(data);
  // The status beside it says so already, where there is room for a sentence.
  if (whom === null) return short ? <>{brief}</> : null;
  if (!short) return <>{words.waitingSince(whom, sinceWords(data.waitingFor.since, now, timeZone))}</>;
  return (
    <>
      <Spoken>{words.waitingFor(whom)}</Spoken>
      <span aria-hidden="true">{brief}</span>
    </>
  );
}

function wordsOf({ status, waitingFor: { kind, company } }: WaitingFor_snag$data): { whom: string | null; brief: string } {
  switch (kind) {
    case 'ASSIGNMENT':
      return words.assignment;
    case 'COMPANY':
      return { whom: company?.name ?? words.someCompany, brief: company?.name ?? words.someCompany };
    case 'INSPECTOR':
      return status === 'DISPUTED' ? words.answer : words.check;
    case 'NOBODY':
      return { whom: null, brief: statusWords[status] };
  }
}
