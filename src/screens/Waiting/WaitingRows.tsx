import { useEffect, useMemo, useRef, useEffectEvent, useState } from 'react';
import { graphql, useMutation, usePaginationFragment } from 'react-relay/hooks';
import type { WaitingRows_viewer$key } from '../../../__generated__/relay/WaitingRows_viewer.graphql';
import type { WaitingRowsPaginationQuery } from '../../../__generated__/relay/WaitingRowsPaginationQuery.graphql';
import type {
  MarkSeenInput,
  WaitingRowsMarkSeenMutation,
} from '../../../__generated__/relay/WaitingRowsMarkSeenMutation.graphql';
import type { SnagStatus } from '../../../rules/snag';
import { mayWaitForPerson } from '../../../rules/waiting';
import { useUserSession } from '../../app/context';
import { useNow } from '../../domain/time';
import { Arrivals } from '../../parts/list/Arrivals';
import { rowMessages } from '../../parts/list/rowMessages';
import rowStyles from '../../parts/list/SnagRows.module.css';
import { useHeldRows } from '../../parts/list/useHeldRows';
import { usePages } from '../../parts/list/usePages';
import { useSettledRows } from '../../parts/list/useSettledRows';
import { listOf } from '../../domain/lists';
import { Link } from '../../router/components';
import { Button, buttonClass } from '../../ui/Button';
import { useInView } from '../../ui/layout/useInView';
import { useNoRecentInput } from '../../ui/layout/useNoRecentInput';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Rows';
import { EmptyState } from '../../ui/State';
import { messages } from './messages';
import { useFollowed } from './useFollowed';
import styles from './Waiting.module.css';
import { WaitingRow } from './WaitingRow';

const pageSize = 50;

/**
 * The snags waiting for the person, grouped by project. Rows keep their positions during use, as in
 * the list.
 */
export function WaitingRows({
  viewer,
  refreshed,
  alone,
  besides,
}: {
  viewer: WaitingRows_viewer$key;
  refreshed: number;
  alone: boolean;
  /** Something else waits above. */
  besides: boolean;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WaitingRowsPaginationQuery,
    WaitingRows_viewer$key
  >(
    graphql`
      fragment WaitingRows_viewer on Viewer
      @refetchable(queryName: "WaitingRowsPaginationQuery")
      @argumentDefinitions(cursor: { type: "String" }) {
        waiting(first: $first, after: $cursor) @connection(key: "WaitingRows_waiting") {
          __id
          ...useFollowed_list
          projects {
            code
          }
          edges {
            # eslint-disable-next-line relay/unused-fields -- useLooked reads both
            isNew
            # eslint-disable-next-line relay/unused-fields -- as above
            newEvents
            node {
              id
              status
              company {
                id
              }
              assignee {
                id
              }
              fixedBy {
                id
              }
              project {
                id
                code
                name
                membership {
                  role
                  company {
                    id
                  }
                }
                # eslint-disable-next-line relay/unused-fields -- useLooked reads it
                newlyWaiting
              }
            }
            ...WaitingRow_edge
          }
        }
      }
    `,
    viewer,
  );
  const { person } = useUserSession();
  const userId = person?.id ?? '';
  const edges = useMemo(
    () => data.waiting.edges.filter(({ node }) => stillWaits(node, userId)),
    [data.waiting.edges, userId],
  );
  useFollowed(data.waiting);
  const now = useNow();
  const list = data.waiting.__id;
  const { more, load, problem } = usePages({ list, refreshed, hasNext, isLoadingNext, loadNext });
  const held = useHeldRows(edges, { list, refreshed, hasNext, more, load });
  const handsOff = useNoRecentInput();
  const [topInView, watchTop] = useInView();
  const { rows, waiting, gone, update } = useSettledRows(held, {
    list,
    hasNext,
    reading: !(handsOff && topInView),
  });
  const fresh = useLooked(rows);
  const top = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = end.current;
    if (!target || !more || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(pageSize),
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [more, load]);

  const codes = data.waiting.projects.map(({ code }) => code);
  const only = alone && (
    <Notice kind="info">
      {codes.length === 0 ? messages.onlyNone : messages.onlyFrom(listOf(codes))}
    </Notice>
  );
  if (rows.length === 0) {
    return (
      <>
        {only}
        {!besides && (
          <EmptyState
            title={alone ? messages.noneHere : messages.none}
            action={
              <Link to="/" className={buttonClass({ look: 'ink' })}>
                {messages.toProjects}
              </Link>
            }
          >
            {messages.noneHint}
          </EmptyState>
        )}
      </>
    );
  }
  return (
    <div ref={top}>
      <div ref={watchTop} />
      <Arrivals
        waiting={waiting}
        gone={gone.size}
        onShow={() => {
          update();
          top.current?.scrollIntoView?.({ block: 'start' });
        }}
      />
      {groupByProject(rows).map(({ project, rows: its }) => (
        <Section
          key={project.id}
          title={
            <Link to="/p/$code" params={{ code: project.code }} className={styles.project}>
              <bdi>{project.code}</bdi> <bdi>{project.name}</bdi>
            </Link>
          }
        >
          <ul>
            {its.map((edge) => (
              <WaitingRow
                key={edge.node.id}
                edge={edge}
                fresh={fresh.get(edge.node.id) ?? 0}
                gone={gone.has(edge.node.id)}
                now={now}
              />
            ))}
          </ul>
        </Section>
      ))}
      {only}
      <div ref={end} className={rowStyles.end}>
        <Notice
          kind="refused"
          action={<Button onClick={() => load(pageSize)}>{rowMessages.tryAgain}</Button>}
        >
          {problem}
        </Notice>
        {hasNext && problem === null && (
          <Button look="quiet" busy={isLoadingNext} onClick={() => load(pageSize)}>
            {isLoadingNext ? rowMessages.loadingMore : rowMessages.more}
          </Button>
        )}
      </div>
    </div>
  );
}

interface TurnedNode {
  readonly status: SnagStatus;
  readonly company: { readonly id: string } | null | undefined;
  readonly assignee: { readonly id: string } | null | undefined;
  readonly fixedBy: { readonly id: string } | null | undefined;
  readonly project: {
    readonly membership: {
      readonly role: string;
      readonly company: { readonly id: string } | null | undefined;
    };
  };
}

/**
 * Leaves out what was done since the list was read, here or as the page was told: without a line
 * nobody reads the list again. The node of a snag that may no longer be seen is null, which the
 * generated types do not say.
 */
function stillWaits(node: TurnedNode | null, userId: string): boolean {
  if (node === null) return false;
  const {
    status,
    company,
    assignee,
    fixedBy,
    project: { membership },
  } = node;
  const facts = {
    status,
    companyId: company?.id ?? null,
    assigneeId: assignee?.id ?? null,
    fixedBy: fixedBy?.id ?? null,
  };
  return mayWaitForPerson(facts, {
    userId,
    role: membership.role,
    companyId: membership.company?.id ?? null,
  });
}

interface ProjectOfRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** Groups rows by project, in the order of each project's first row. */
function groupByProject<Row extends { readonly node: { readonly project: ProjectOfRow } }>(
  rows: readonly Row[],
): { project: ProjectOfRow; rows: Row[] }[] {
  const groups = new Map<string, { project: ProjectOfRow; rows: Row[] }>();
  for (const row of rows) {
    const { project } = row.node;
    const group = groups.get(project.id) ?? { project, rows: [] };
    group.rows.push(row);
    groups.set(project.id, group);
  }
  return [...groups.values()];
}

interface LookedRow {
  readonly isNew: boolean;
  readonly newEvents: number;
  readonly node: {
    readonly id: string;
    readonly project: { readonly id: string; readonly newlyWaiting: number };
  };
}

/**
 * Tells the server that the person has seen the new events, and keeps the numbers of new events by
 * snag id while the screen is open. After a failure the next visit tells it.
 */
function useLooked(rows: readonly LookedRow[]): ReadonlyMap<string, number> {
  const markSeen = useMarkSeen();
  const { journal } = useUserSession();
  const [fresh, setFresh] = useState<ReadonlyMap<string, number>>(new Map());
  const news = rows.filter(({ isNew }) => isNew);
  const more = news.filter(
    ({ node, newEvents }) => (fresh.get(node.id) ?? 0) < Math.max(1, newEvents),
  );
  if (more.length > 0)
    setFresh(
      new Map([
        ...fresh,
        ...more.map(({ node, newEvents }) => [node.id, Math.max(1, newEvents)] as const),
      ]),
    );

  const look = useEffectEvent(() => {
    const counts = new Map<string, number>();
    for (const { node } of news)
      counts.set(node.project.id, (counts.get(node.project.id) ?? 0) + 1);
    // Only projects whose new snags are all loaded: others may be further down the list.
    const projectIds = [
      ...new Set(
        news.flatMap(({ node: { project } }) =>
          (counts.get(project.id) ?? 0) < project.newlyWaiting ? [] : [project.id],
        ),
      ),
    ];
    const places = projectIds.flatMap((projectId) => {
      const cursor = journal.cursorOf(projectId);
      return cursor === null ? [] : [{ projectId, cursor }];
    });
    if (places.length > 0) markSeen({ places });
  });
  const what = news.map(({ node, newEvents }) => `${node.id} ${newEvents}`).join();
  useEffect(() => {
    if (what !== '') look();
  }, [what]);
  return fresh;
}

/**
 * Tells the server up to which event the person has looked; the bells' numbers follow. Failures are
 * ignored: the next visit sends it again.
 */
function useMarkSeen(): (input: MarkSeenInput) => void {
  const [commit] = useMutation<WaitingRowsMarkSeenMutation>(graphql`
    mutation WaitingRowsMarkSeenMutation($input: MarkSeenInput!) {
      markSeen(input: $input) {
        projects {
          id
          # eslint-disable-next-line relay/unused-fields -- for whoever shows it
          newlyWaiting
        }
      }
    }
  `);
  return (input) => void commit({ variables: { input }, onError: () => undefined });
}
