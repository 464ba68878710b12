import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { Sessions_viewer$key } from '../../../__generated__/relay/Sessions_viewer.graphql';
import type { SessionsEndOthersMutation } from '../../../__generated__/relay/SessionsEndOthersMutation.graphql';
import { useSubmit } from '../../app/forms';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import styles from './Account.module.css';
import { SessionRow } from './SessionRow';
import { messages } from './messages';

export function Sessions({
  viewer,
  onEnded,
}: {
  viewer: Sessions_viewer$key;
  onEnded: () => void;
}) {
  const { sessions, projects } = useFragment(
    graphql`
      fragment Sessions_viewer on Viewer {
        sessions {
          id
          ...SessionRow_session
        }
        projects(first: 100) {
          edges {
            node {
              timeZone
            }
          }
        }
      }
    `,
    viewer,
  );
  // If all projects of the person are in one time zone, that one is used here, too.
  const [shared, ...others] = new Set(projects.edges.map(({ node }) => node.timeZone));
  const endOthers = useEndOtherSessions();
  const [notice, setNotice] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit(onEnded);
  return (
    <Section id="sessions" title={messages.sessionsTitle}>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timeZone={others.length === 0 ? shared : undefined}
            onEnded={onEnded}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <>
          <p>{messages.safe}</p>
          <Actions>
            <Button
              busy={busy}
              onClick={() => run(async () => setNotice(messages.ended(await endOthers())))}
            >
              {busy ? messages.ending : messages.endOthers}
            </Button>
          </Actions>
        </>
      )}
      <Notice kind="refused">{problem}</Notice>
      <Notice kind="info">{notice}</Notice>
    </Section>
  );
}

/**
 * Signs the viewer out everywhere else. Resolves to the number of ended sessions; rejects with the
 * server's refusal.
 */
function useEndOtherSessions(): () => Promise<number> {
  const [commit] = useMutation<SessionsEndOthersMutation>(graphql`
    mutation SessionsEndOthersMutation {
      endOtherSessions {
        endedIds
      }
    }
  `);
  return () =>
    new Promise((resolve, reject) => {
      commit({
        variables: {},
        onCompleted: ({ endOtherSessions }) => resolve(endOtherSessions.endedIds.length),
        onError: reject,
      });
    });
}
