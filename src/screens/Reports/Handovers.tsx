import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useCallback, useEffect, useRef } from 'react';
import type { EventKind } from '../../../__generated__/relay/fill_entry.graphql';
import type { Handovers_project$key } from '../../../__generated__/relay/Handovers_project.graphql';
import type { HandoversPaginationQuery } from '../../../__generated__/relay/HandoversPaginationQuery.graphql';
import type { HandoversReadQuery } from '../../../__generated__/relay/HandoversReadQuery.graphql';
import { useOnProjectChange } from '../../app/useJournal';
import { useSay } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { handoverMessages as messages } from './handoverMessages';
import { HandoverRow } from './HandoverRow';
import styles from './Reports.module.css';

const pageSize = 20;

/**
 * Kinds of events after which handovers are read again. Events of snags are frequent and change
 * none.
 */
const changing: readonly EventKind[] = [
  'HANDOVER_PREPARED',
  'HANDOVER_SIGNED',
  'HANDOVER_SEALED',
  'HANDOVER_WITHDRAWN',
  'REDACTED',
  'PROJECT_EDITED',
];

/** The handovers of a project whose parties sign in Snagbook, the newest first. */
export function Handovers({ project, code }: { project: Handovers_project$key; code: string }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    HandoversPaginationQuery,
    Handovers_project$key
  >(
    graphql`
      fragment Handovers_project on Project
      @refetchable(queryName: "HandoversPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        handovers(first: $count, after: $cursor) @connection(key: "Handovers_handovers") {
          edges {
            node {
              id
              state
              ...HandoverRow_handover
            }
          }
        }
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the rows hand it on to the sheet that asks to sign
        ...AskSheet_project
        # In the same answer, so that no draft has a snag with a higher number.
        lastSnag: snags(first: 1, sort: NUMBER) {
          edges {
            node {
              number
            }
          }
        }
      }
    `,
    project,
  );
  const handovers = data.handovers.edges.map(({ node }) => node);
  const last = data.lastSnag.edges[0]?.node;
  // A snag that is not sent yet has no number.
  const lastNumber = last === undefined ? 0 : (last.number ?? null);
  // The event only says that a handover has changed; its new state is read from the server.
  useOnProjectChange(useReadHandovers(code, Math.max(pageSize, handovers.length)), changing);
  useSay(handovers[0]?.id ?? '', messages.draftReady);
  if (handovers.length === 0) return null;
  return (
    <section className={styles.made} aria-labelledby="handovers">
      <h2 id="handovers">{messages.title}</h2>
      <ul className={styles.reports}>
        {handovers.map((handover) => (
          <HandoverRow
            key={handover.id}
            project={data}
            handover={handover}
            code={code}
            lastNumber={lastNumber}
          />
        ))}
      </ul>
      {hasNext && (
        <Button busy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {isLoadingNext ? messages.loadingMore : messages.more}
        </Button>
      )}
      {handovers.some(({ state }) => state === 'SEALED') && (
        <p className={styles.facts}>{messages.stays}</p>
      )}
    </section>
  );
}

/** Maximum page size of the server. */
const most = 100;

/**
 * Reads the newest handovers of a project again, one request at a time; a call during a request
 * causes one more after it.
 */
function useReadHandovers(code: string, shown: number): () => void {
  const environment = useRelayEnvironment();
  const asking = useRef<{ unsubscribe: () => void } | null>(null);
  const again = useRef(false);
  const count = useRef(shown);
  useEffect(() => void (count.current = Math.min(shown, most)), [shown]);
  useEffect(() => () => asking.current?.unsubscribe(), [environment, code]);
  return useCallback(() => {
    const ask = (): void => {
      const ended = (): void => {
        asking.current = null;
        if (again.current) ask();
      };
      again.current = false;
      asking.current = fetchQuery<HandoversReadQuery>(environment, readQuery, {
        code,
        count: count.current,
      }).subscribe({ complete: ended, error: ended });
    };
    if (asking.current === null) ask();
    else again.current = true;
  }, [environment, code]);
}

const readQuery = graphql`
  query HandoversReadQuery($code: String!, $count: Int!) {
    project(code: $code) {
      # The list above reads it from the store.
      ...Handovers_project @arguments(count: $count)
    }
  }
`;
