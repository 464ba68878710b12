import {
  Fragment,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SnagRows_project$key } from '../../../__generated__/relay/SnagRows_project.graphql';
import type { SnagRowsPaginationQuery } from '../../../__generated__/relay/SnagRowsPaginationQuery.graphql';
import type { SnagTableRow_snag$key } from '../../../__generated__/relay/SnagTableRow_snag.graphql';
import { hasOnlyWork, type SnagSort } from '../../../rules/lists';
import { worksForCompany } from '../../../rules/scope';
import { useSnagFilters } from '../../domain/filters';
import { useNow } from '../../domain/time';
import { dayIn } from '../../ui/messages/dayIn';
import { useSay } from '../../ui/announcements';
import { useInView } from '../../ui/layout/useInView';
import { useNoRecentInput } from '../../ui/layout/useNoRecentInput';
import { useWide } from '../../ui/layout/useWide';
import { printRequest } from '../../app/requests';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { chipLabels } from '../filter/filterMessages';
import { NearLine } from '../filter/NearLine';
import { useChipCounts } from '../filter/useChipCounts';
import { type KeptFresh, useHasState } from '../useKeepFresh';
import { Arrivals } from './Arrivals';
import { LongList } from './LongList';
import { PageEnd } from './PageEnd';
import { groupRows } from './rowGroups';
import { rowKey } from './rowKey';
import { outsideMessage } from './outsideMessage';
import { rowMessages } from './rowMessages';
import { usePrintAll } from './usePrintAll';
import type { Selection } from './selection';
import { SnagRow, type RowProps } from './SnagRow';
import styles from './SnagRows.module.css';
import { useHeldRows } from './useHeldRows';
import { useNearEnd } from './PageEnd';
import { usePages } from './usePages';
import { useSettledRows } from './useSettledRows';
import { useUnsentSnags } from './useUnsentSnags';
import type { ScrollPosition } from './useVirtualItems';

const pageSize = 50;

/** A row of the table. */
export interface TableRow extends Omit<RowProps, 'snag'> {
  readonly snag: SnagTableRow_snag$key;
}

export interface SnagTableParts {
  readonly head: ReactNode;
  readonly row: (row: TableRow) => ReactNode;
}

export interface SnagRowsProps {
  project: SnagRows_project$key;
  code: string;
  /** The code of the plan whose snags these are. @default null: of the whole project */
  plan?: string | null;
  selected: string | null;
  /** The number of the snag that the list was entered at. @default null: at its top */
  around?: number | null;
  /** Where the loaded rows begin; null at the top of the list. */
  onBegin?: (cursor: string | null) => void;
  /** @default 'NUMBER' */
  sort?: SnagSort;
  /** Shows a table, without headings between its rows. @default null: a list */
  table?: SnagTableParts | null;
  /** Whether Print prints this list. @default false */
  prints?: boolean;
  /** How the first page is kept up to date. */
  kept: KeptFresh;
  empty: ReactNode;
  /**
   * How many snags the search finds in the whole project. @default null: there is no search, or it
   * is shown elsewhere
   */
  everywhere?: number | null;
  /** Selection mode. @default null: off */
  selection?: Selection | null;
  /** Called with the ids of the shown rows, in order. */
  onShown?: (ids: readonly string[]) => void;
  /** Content below the rows. */
  foot?: (shown: readonly string[]) => ReactNode;
}

export function SnagRows({
  project,
  code,
  plan = null,
  selected,
  around = null,
  onBegin,
  sort = 'NUMBER',
  table = null,
  prints = false,
  kept: { refreshed },
  empty,
  everywhere = null,
  selection = null,
  onShown,
  foot,
}: SnagRowsProps) {
  const { data, hasNext, isLoadingNext, loadNext, hasPrevious, isLoadingPrevious, loadPrevious } =
    usePaginationFragment<SnagRowsPaginationQuery, SnagRows_project$key>(
      graphql`
        fragment SnagRows_project on Project
        @refetchable(queryName: "SnagRowsPaginationQuery")
        @argumentDefinitions(
          cursor: { type: "String" }
          last: { type: "Int" }
          before: { type: "String" }
          from: { type: "String" }
          around: { type: "Int" }
          sort: { type: "SnagSort" }
          near: { type: "ID" }
        ) {
          timeZone
          membership {
            role
          }
          snagCounts(filter: $filter) {
            ...useChipCounts_counts
          }
          snags(
            first: $first
            after: $cursor
            last: $last
            before: $before
            from: $from
            around: $around
            filter: $filter
            sort: $sort
            near: $near
          ) @connection(key: "SnagRows_snags", filters: ["filter", "sort", "near"]) {
            __id
            ...NearLine_list
            pageInfo {
              startCursor
            }
            edges {
              node {
                id
                # eslint-disable-next-line relay/unused-fields -- LongList reads it
                number
                # eslint-disable-next-line relay/unused-fields -- groupRows reads it
                dueOn
                # eslint-disable-next-line relay/unused-fields -- groupRows reads it
                priority
                # eslint-disable-next-line relay/unused-fields -- groupRows reads it
                location {
                  path
                }
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
                ...ruleFacts_snag
                ...SnagRow_snag
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- for the table
                ...SnagTableRow_snag
              }
            }
          }
        }
      `,
      project,
    );
  const ownCompany = worksForCompany(data.membership.role);
  const now = useNow();
  const [filters] = useSnagFilters();
  const { chip = 'OPEN' } = filters;
  const counts = useChipCounts(data.snagCounts);
  // On a phone an open snag covers the list.
  const wide = useWide();
  const top = useRef<HTMLDivElement>(null);
  const list = data.snags.__id;
  const found = rowMessages[counts.atLeast ? 'foundMany' : 'found'](chipLabels[chip], counts[chip]);
  const outside = outsideMessage(filters, counts, everywhere);
  useSay(list, outside === null ? found : rowMessages.foundAndOutside(found, outside));
  const { more, load, problem } = usePages({ list, refreshed, hasNext, isLoadingNext, loadNext });
  const above = usePages({
    list,
    refreshed,
    hasNext: hasPrevious,
    isLoadingNext: isLoadingPrevious,
    loadNext: loadPrevious,
  });
  const begin = hasPrevious ? (data.snags.pageInfo.startCursor ?? null) : null;
  useEffect(() => onBegin?.(begin), [onBegin, begin]);
  const held = useHeldRows(data.snags.edges, { list, refreshed, hasNext, more, load });
  const handsOff = useNoRecentInput();
  const [topInView, watchTop] = useInView();
  /** Scroll position by filter and order. */
  const [positions] = useState(() => new Map<string, ScrollPosition>());
  const inSight = wide || selected === null;
  const {
    rows: settled,
    waiting,
    gone,
    update,
  } = useSettledRows(held, {
    list,
    hasNext,
    hasPrevious,
    reading: inSight && !(handsOff && topInView && !hasPrevious && selection === null),
  });
  const unsent = useUnsentSnags(code, { plan, chip }, settled, refreshed);
  const rows = useMemo(() => [...unsent, ...settled], [unsent, settled]);
  const [start, end] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { load: loadAbove } = above;
  const showMore = useCallback(() => load(pageSize), [load]);
  const showEarlier = useCallback(() => loadAbove(pageSize), [loadAbove]);
  useNearEnd(end, more, showMore);
  useNearEnd(start, above.more, showEarlier);

  const ends = useMemo(
    () =>
      [
        { goesOn: hasPrevious, more: above.more, load: loadAbove },
        { goesOn: hasNext, more, load },
      ] as const,
    [hasPrevious, above.more, loadAbove, hasNext, more, load],
  );
  const box = useRef<HTMLDivElement>(null);
  const onDevice = useHasState(code);
  const printing = usePrintAll(box, { enabled: prints, ends, onDevice });
  const failure = problem ?? above.problem;
  const shown = useMemo(() => rows.map(({ node }) => node.id), [rows]);
  useEffect(() => onShown?.(shown), [onShown, shown]);
  const today = dayIn(data.timeZone, now);
  const groups = useMemo(
    () =>
      table === null
        ? groupRows(rows, { sort, canBeLate: hasOnlyWork(chip), today, hasPrevious, hasNext })
        : [{ heading: null, rows }],
    [rows, table, sort, chip, today, hasPrevious, hasNext],
  );
  const isGrouped = groups.some(({ heading }) => heading !== null);
  const placed = sort === 'PLACE' || sort === 'NEAR';
  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <div ref={watchTop} />
          <div ref={top} className={styles.near}>
            {sort === 'NEAR' && <NearLine list={data.snags} code={code} />}
          </div>
          <Arrivals
            waiting={waiting}
            gone={gone.size}
            onShow={() => {
              update();
              top.current?.parentElement?.scrollIntoView?.({ block: 'start' });
            }}
          />
          {hasPrevious && (
            <PageEnd
              ref={start}
              label={rowMessages.earlier}
              goesOn
              loading={isLoadingPrevious}
              problem={above.problem}
              onLoad={showEarlier}
            />
          )}
          {printing && (
            <Notice
              kind={failure === null ? 'info' : 'refused'}
              action={
                <Button onClick={() => printRequest.set(false)}>{rowMessages.cancelPrint}</Button>
              }
            >
              {failure ?? rowMessages.printing(rows.length, Math.max(rows.length, counts[chip]))}
            </Notice>
          )}
          <Framed head={table?.head ?? null} ref={box}>
            <LongList
              key={list}
              groups={groups}
              total={counts[chip]}
              whole={printing}
              isTable={table !== null}
              hasPrevious={hasPrevious}
              hasNext={hasNext}
              selected={selected}
              left={positions.get(list)}
              onLeave={(position) => positions.set(list, position)}
              entry={(wide ? selected : null) ?? (around === null ? null : String(around))}
            >
              {({ node }, position) => {
                const row = {
                  ...position,
                  snag: node,
                  gone: gone.has(node.id),
                  level: isGrouped ? 3 : 2,
                  placed,
                  ownCompany,
                  checked: selection?.ids.has(node.id) ?? null,
                  onCheck: selection?.toggle,
                  code,
                  plan,
                  selected: rowKey({ node }) === selected,
                  now,
                  timeZone: data.timeZone,
                } as const;
                return (
                  <Fragment key={node.id}>
                    {table === null ? <SnagRow {...row} /> : table.row(row)}
                  </Fragment>
                );
              }}
            </LongList>
          </Framed>
          <PageEnd
            ref={end}
            label={rowMessages.more}
            goesOn={hasNext}
            loading={isLoadingNext}
            problem={problem}
            onLoad={showMore}
          />
        </>
      )}
      {/* Outside of the condition: its announcement must outlast the rows that a change removed. */}
      {foot?.(shown)}
    </>
  );
}

/** The rows of a table with its head; null: of a list. */
function Framed({
  head,
  ref,
  children,
}: {
  head: ReactNode;
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div role={head === null ? undefined : 'table'} ref={ref}>
      {head}
      {children}
    </div>
  );
}
