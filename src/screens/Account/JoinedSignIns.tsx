import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JoinedSignIns_viewer$key } from '../../../__generated__/relay/JoinedSignIns_viewer.graphql';
import type {
  JoinedSignInsRemoveMutation,
  RemoveJoinedSignInInput,
} from '../../../__generated__/relay/JoinedSignInsRemoveMutation.graphql';
import { useMutate } from '../../app/useMutate';
import { exactTime } from '../../domain/time';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import styles from './Account.module.css';
import { factorMessages as messages } from './factorMessages';
import { PasswordFirst } from './PasswordFirst';

/** Accounts of a company's own sign-in that sign in here; nothing where there is none. */
export function JoinedSignIns({
  viewer,
  onChanged,
}: {
  viewer: JoinedSignIns_viewer$key;
  onChanged: () => void;
}) {
  const shown = useFragment(
    graphql`
      fragment JoinedSignIns_viewer on Viewer {
        ...PasswordFirst_viewer
        joinedSignIns {
          id
          name
          joinedAt
          usedAt
        }
      }
    `,
    viewer,
  );
  const { joinedSignIns } = shown;
  const remove = useRemoveJoinedSignIn();
  const [removing, setRemoving] = useState<string | null>(null);
  const done = () => {
    setRemoving(null);
    onChanged();
  };
  if (joinedSignIns.length === 0) return null;
  return (
    <Section id="joined" title={messages.joinedTitle}>
      <p>{messages.joinedWhat}</p>
      <ul className={styles.rows}>
        {joinedSignIns.map(({ id, name, joinedAt, usedAt }) => (
          <li key={id}>
            <div className={styles.lines}>
              <p className={styles.device}>{name}</p>
              <p className={styles.facts}>
                {[messages.joined(exactTime(joinedAt)), messages.used(exactTime(usedAt))].join(
                  ' · ',
                )}
              </p>
              {removing === id && (
                <PasswordFirst
                  label={messages.removeJoined(name)}
                  submit={messages.remove}
                  viewer={shown}
                  onClose={() => setRemoving(null)}
                  act={async (password) => remove({ id, password }).then(done)}
                >
                  {messages.removeJoinedSure}
                </PasswordFirst>
              )}
            </div>
            {removing !== id && (
              <Button
                look="quiet"
                aria-label={messages.removeJoined(name)}
                onClick={() => setRemoving(id)}
              >
                {messages.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Has an account of the company's own sign-in sign the viewer in no more. Rejects with the server's
 * refusal.
 */
function useRemoveJoinedSignIn(): (input: RemoveJoinedSignInInput) => Promise<void> {
  return useMutate<JoinedSignInsRemoveMutation>(graphql`
    mutation JoinedSignInsRemoveMutation($input: RemoveJoinedSignInInput!) {
      removeJoinedSignIn(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
        removedId
      }
    }
  `);
}
