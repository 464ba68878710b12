/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SnagHistory_snag$key } from '../../../__generated__/relay/SnagHistory_snag.graphql';
import type { SnagHistoryPaginationQuery } from '../../../__generated__/relay/SnagHistoryPaginationQuery.graphql';
import { useSnagEntries } from '../../app/useOutbox';
import { inViewingOrder } from '../../domain/photo';
import { useNow } from '../../domain/time';
import { Button } from '../../ui/Button';
import { eventStories, noStory } from './eventStories';
import { HistoryEvent } from './HistoryEvent';
import { HistoryMissing } from './HistoryMissing';
import styles from './SnagDetail.module.css';
import { messages } from './messages';

const pageSize = 100;

interface SnagHistoryProps {
  snag: SnagHistory_snag$key;
  snagId: string;
  timeZone: string;
}

/** Comments and all other events, newest first. Deferred: suspends until it has arrived. */
export function SnagHistory({ snag, snagId, timeZone }: SnagHistoryProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SnagHistoryPaginationQuery,
    SnagHistory_snag$key
  >(
    graphql`
      fragment SnagHistory_snag on Snag
      @refetchable(queryName: "SnagHistoryPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        photos {
          id
          kind
        }
        # Null when the answer broke off after the facts and nothing is under way that could bring it.
        history(first: $count, after: $cursor)
          @connection(key: "SnagHistory_history", filters: [])
          @required(action: NONE) {
          edges {
            node {
              id
              kind
              withoutEffect
              actor {
                name
              }
              changes {
                field
                lost
              }
              photo {
                id
                kind
              }
              edited {
                id
              }
              mayErase
              occurredAt
              ...HistoryEvent_event
            }
          }
        }
      }
    `,
    snag,
  );
  const now = useNow();
  const waiting = useSnagEntries(snagId).filter(({ state }) => state !== 'refused');
  if (!data) return <HistoryMissing snagId={snagId} />;
  // PHOTO_RENDERED is an event of the server and not shown.
  const events = data.history.edges
    .map(({ node }) => node)
    .filter(({ kind }) => kind !== 'PHOTO_RENDERED');
  const shown = inViewingOrder(data.photos).map(({ id }) => id);
  const stories = eventStories(events, shown);
  const lines = events.filter(({ id }) => stories.get(id)?.isToldBeside !== true);
  return (
    <section className={styles.section} aria-label={messages.history}>
      <h2>{messages.history}</h2>
      {hasNext && (
        <Button busy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {isLoadingNext ? messages.loadingMore : messages.more}
        </Button>
      )}
      <ol>
        {lines.toReversed().map((event) => (
          <HistoryEvent
            key={event.id}
            event={event}
            snagId={snagId}
            now={now}
            timeZone={timeZone}
            pending={waiting.some(({ eventId }) => eventId === event.id)}
            story={stories.get(event.id) ?? noStory}
          />
        ))}
      </ol>
    </section>
  );
}
