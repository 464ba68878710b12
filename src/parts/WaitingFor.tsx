import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingFor_snag$data, WaitingFor_snag$key } from '../../__generated__/relay/WaitingFor_snag.graphql';
import { sinceWords } from '../ui/sinceWords';
import { Spoken } from '../ui/Spoken';
import { statusWords } from '../ui/StatusMark';

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
  if (whom === null) return <>{brief}</>;
  if (!short) return <>{`Waiting for ${whom} ${sinceWords(data.waitingFor.since, now, timeZone)}`}</>;
  return (
    <>
      <Spoken>Waiting for {whom}</Spoken>
      <span aria-hidden="true">{brief}</span>
    </>
  );
}

function wordsOf({ status, waitingFor: { kind, company } }: WaitingFor_snag$data): { whom: string | null; brief: string } {
  switch (kind) {
    case 'ASSIGNMENT':
      return { whom: 'somebody to be assigned', brief: 'nobody assigned' };
    case 'COMPANY':
      return { whom: company?.name ?? 'the company', brief: company?.name ?? 'the company' };
    case 'INSPECTOR':
      return status === 'DISPUTED' ? { whom: 'an answer', brief: 'to be answered' } : { whom: 'a check', brief: 'to be checked' };
    case 'NOBODY':
      return { whom: null, brief: statusWords[status] };
  }
}
