import { graphql, useFragment } from 'react-relay/hooks';
import type { SessionRow_session$key } from '../../../__generated__/relay/SessionRow_session.graphql';
import type {
  EndSessionInput,
  SessionRowEndMutation,
} from '../../../__generated__/relay/SessionRowEndMutation.graphql';
import { exactTime, relativeTime, useNow } from '../../domain/time';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Account.module.css';
import { messages } from './messages';

interface SessionRowProps {
  session: SessionRow_session$key;
  /** Undefined: the device's time zone. */
  timeZone: string | undefined;
  onEnded: () => void;
}

export function SessionRow({ session, timeZone, onEnded }: SessionRowProps) {
  const { id, browser, system, startedAt, lastUsedAt, isCurrent } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        browser
        system
        startedAt
        lastUsedAt
        isCurrent
      }
    `,
    session,
  );
  const end = useEndSession();
  const { busy, problem, run } = useSubmit(onEnded);
  const now = useNow();
  const device = messages.device(browser, system);
  const used = relativeTime(lastUsedAt, now, timeZone);
  const facts = [
    isCurrent ? messages.here : messages.used(used),
    messages.since(exactTime(startedAt, timeZone)),
  ].join(' · ');
  return (
    <li>
      <div className={styles.lines}>
        <p className={styles.device}>{device}</p>
        <p className={styles.facts}>{facts}</p>
        <Notice kind="refused">{problem}</Notice>
      </div>
      {!isCurrent && (
        <Button
          look="quiet"
          aria-label={messages.endOf(device, used)}
          busy={busy}
          onClick={() => run(() => end({ sessionId: id }))}
        >
          {busy ? messages.ending : messages.end}
        </Button>
      )}
    </li>
  );
}

/** Signs the viewer out in another browser. Rejects with the server's refusal. */
function useEndSession(): (input: EndSessionInput) => Promise<void> {
  return useMutate<SessionRowEndMutation>(graphql`
    mutation SessionRowEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        endedIds
      }
    }
  `);
}
