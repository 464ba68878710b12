import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AskSheet_project$key } from '../../../__generated__/relay/AskSheet_project.graphql';
import type { AskSigner_party$key } from '../../../__generated__/relay/AskSigner_party.graphql';
import { useProject } from '../../app/context';
import { exactTime } from '../../domain/time';
import { Button } from '../../ui/Button';
import { handoverMessages as messages } from './handoverMessages';
import styles from './Reports.module.css';
import { AskSheet } from './signing';

interface AskSignerProps {
  project: AskSheet_project$key;
  handoverId: string;
  party: AskSigner_party$key;
  /** Whether the viewer may ask. */
  mayAsk: boolean;
}

/** Who was asked to sign from elsewhere, and asking somebody. */
export function AskSigner({ project, handoverId, party, mayAsk }: AskSignerProps) {
  const { position, role, asked } = useFragment(
    graphql`
      fragment AskSigner_party on HandoverParty {
        position
        role
        asked {
          to
          mail
          endsAt
          isOver
        }
      }
    `,
    party,
  );
  const timeZone = useProject()?.timeZone;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {asked != null && (
        <p className={styles.facts}>
          {asked.isOver
            ? messages.askedOver(asked.to)
            : asked.mail === 'FAILED'
              ? messages.askedFailed(asked.to)
              : messages.asked(asked.to, exactTime(asked.endsAt, timeZone))}
        </p>
      )}
      {mayAsk && (
        <Button
          look="quiet"
          aria-label={messages.askToSignOf(role)}
          onClick={() => setAsking(true)}
        >
          {asked == null ? messages.askToSign : messages.askAgain}
        </Button>
      )}
      {asking && (
        <AskSheet
          project={project}
          handoverId={handoverId}
          position={position}
          role={role}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
