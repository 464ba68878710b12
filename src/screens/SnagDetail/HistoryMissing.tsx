import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, type Subscription } from 'relay-runtime';
import historyQuery, {
  type SnagHistoryPaginationQuery,
} from '../../../__generated__/relay/SnagHistoryPaginationQuery.graphql';
import { toProblem } from '../../domain/errors';
import { useRetry } from '../../app/loading/useRetry';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { SnagHistorySkeleton } from './SnagHistorySkeleton';
import styles from './SnagDetail.module.css';
import { messages } from './messages';

/**
 * Shown when the answer broke off before the deferred history: the facts stay, and only the history
 * is fetched again, into the store.
 */
export function HistoryMissing({ snagId }: { snagId: string }) {
  const environment = useRelayEnvironment();
  const [problem, setProblem] = useState<string>(messages.historyMissing);
  const [asking, setAsking] = useState(false);
  const request = useRef<Subscription>(undefined);
  useEffect(() => () => request.current?.unsubscribe(), []);

  const ask = useCallback(() => {
    setAsking(true);
    request.current?.unsubscribe();
    request.current = fetchQuery<SnagHistoryPaginationQuery>(environment, historyQuery, {
      id: snagId,
    }).subscribe({
      error(error: unknown) {
        setProblem(toProblem(error).sentence);
        setAsking(false);
      },
    });
  }, [environment, snagId]);
  useRetry(asking ? null : ask);

  if (asking) return <SnagHistorySkeleton />;
  return (
    <section className={styles.section} aria-label={messages.history}>
      <h2>{messages.history}</h2>
      <Notice kind="info" action={<Button onClick={ask}>{messages.tryAgain}</Button>}>
        {problem}
      </Notice>
    </section>
  );
}
