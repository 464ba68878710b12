import { Suspense, useCallback, useRef, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { SnagListScreenQuery } from '../../../__generated__/relay/SnagListScreenQuery.graphql';
import type { useViews_project$key } from '../../../__generated__/relay/useViews_project.graphql';
import { hasOnlyWork, usualSort } from '../../../rules/lists';
import { worksForCompany } from '../../../rules/scope';
import { useUserSession } from '../../app/context';
import { latePart } from '../../app/loading/latePart';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { goToRow } from '../../app/requests';
import { sentenceOf, toProblem } from '../../domain/errors';
import { importWithRetry } from '../../device/importWithRetry';
import { useLocalStorage } from '../../device/useLocalStorage';
import { useIsFiltering } from '../../domain/filters';
import { listOf } from '../../domain/lists';
import { FilterBar } from '../../parts/filter/FilterBar';
import { SnagRows, type SnagRowsProps } from '../../parts/list/SnagRows';
import { useInvited } from '../../parts/invited';
import { useKeepFresh } from '../../parts/useKeepFresh';
import { Link } from '../../router/components';
import { announce } from '../../ui/announcements';
import { Button, buttonClass, IconButton } from '../../ui/Button';
import { useEscape } from '../../ui/focus/escape';
import { MoreIcon, TableIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { useWide } from '../../ui/layout/useWide';
import { useLayer } from '../../ui/overlays/layers';
import { Spoken } from '../../ui/Spoken';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { ActiveFilters } from './ActiveFilters';
import { ListLine } from './ListLine';
import { messages } from './messages';
import { openViewMessages } from './openViewMessages';
import { Outside } from './Outside';
import { PrintHead } from './PrintHead';
import styles from './SnagList.module.css';
import { useJump } from './useJump';
import { useSelection } from './useSelection';
import { useViews } from './useViews';
import { Views, viewsMenu } from './Views';

// Loaded together.
const loadTable = importWithRetry(() => import('./tableParts'));
const snagTable = lazyScreen(async () => (await loadTable()).SnagTable);
const tableTitle = lazyScreen(async () => (await loadTable()).TableTitle);
const tableActions = lazyScreen(async () => (await loadTable()).TableActions);
const EmptyList = latePart(async () => (await import('./EmptyList')).EmptyList);
const InvitedNote = latePart(async () => (await import('./InvitedNote')).InvitedNote);
const CompanyNotices = latePart(async () => (await import('./CompanyNotices')).CompanyNotices);
const bulkBar = lazyScreen(async () => (await import('./BulkBar')).BulkBar);

interface SnagListScreenProps {
  queryRef: PreloadedQuery<SnagListScreenQuery>;
  code: string;
  /** The number of the snag beside the list, or its id before it has one. */
  selected: string | null;
  /** No other screen is next to it. */
  alone: boolean;
}

export function SnagListScreen({ queryRef, code, selected, alone }: SnagListScreenProps) {
  const { project } = usePreloadedQuery<SnagListScreenQuery>(snagListQuery, queryRef);
  const busy = useIsFiltering();
  useTitle(alone && project ? messages.title(project.name) : null);
  const [invited, dismiss] = useInvited(useUserSession().person?.id ?? '', code);
  const wide = useWide();
  const [layout, setLayout] = useLocalStorage('snagbook.list');
  const table = wide && alone && layout === 'table';
  const [viewsShown, setViewsShown] = useState(false);
  const [filterButton, moreButton] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const mode = useSelection();
  const { selection } = mode;
  const showTable = () => {
    snagTable.start();
    tableTitle.start();
    tableActions.start();
    bulkBar.start();
    setLayout('table');
  };
  const begin = () => {
    bulkBar.start();
    mode.start();
  };
  const stop = () => {
    mode.stop();
    // The focused checkbox or bar is removed.
    goToRow();
  };
  useLayer(selection !== null, stop, false);
  // On a desktop Escape closes the snag first, if the focus is in it.
  useEscape(selection !== null, () => {
    if (document.activeElement?.closest('[data-pane]')) return false;
    stop();
    return true;
  });
  // A list that was entered further down is refetched from there.
  const from = useRef<string | null>(null);
  const kept = useKeepFresh<SnagListScreenQuery>(
    snagListQuery,
    queryRef.variables,
    0,
    () => ({ around: null, from: from.current }),
    queryRef.source == null,
  );
  const onBegin = useCallback((cursor: string | null) => {
    from.current = cursor;
  }, []);
  if (!project) {
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <Link to="/" className={buttonClass({ look: 'ink' })}>
            {messages.allProjects}
          </Link>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  const everywhere = project.everywhere?.all ?? null;
  const mayRaise = project.membership.may.raise;
  const { chip = 'ALL' } = queryRef.variables.filter;
  const sort = queryRef.variables.sort ?? usualSort(chip ?? 'ALL', project.membership.role);
  const showViews = () => {
    // If its code cannot be loaded, a message is shown and the list stays.
    viewsMenu.loaded().then(
      () => setViewsShown(true),
      (error: unknown) => announce(toProblem(error).sentence),
    );
  };
  const line = (
    <ListLine
      project={project}
      code={code}
      over={!wide && sort === 'DUE' && hasOnlyWork(chip ?? 'ALL')}
    />
  );
  const rows: SnagRowsProps = {
    project,
    code,
    selected,
    around: queryRef.variables.around ?? null,
    onBegin,
    sort,
    prints: alone,
    kept,
    everywhere,
    empty: (
      <EmptyList project={project} code={code} mayRaise={mayRaise} total={project.snagCounts.all} />
    ),
    selection,
    onShown: mode.onShown,
    foot: (shown) =>
      selection && (
        <Suspense>
          <bulkBar.Screen
            code={code}
            selection={selection}
            tooMany={mode.tooMany}
            shown={shown}
            table={table}
            mayReport={project.membership.may.reports.length > 0}
            onChoose={mode.choose}
            onStop={stop}
          />
        </Suspense>
      ),
  };
  const title = messages.title(project.name);
  return (
    <div className={styles.screen} aria-busy={busy} data-table={table || undefined}>
      {!table && (
        <h1>
          <Spoken>{title}</Spoken>
        </h1>
      )}
      <Jump code={code} />
      <PrintHead project={project} />
      <FilterBar
        project={project}
        code={code}
        button={filterButton}
        also={(close) => (
          <>
            <Button onClick={() => (close(), showViews())}>{openViewMessages.views}</Button>
            {mayRaise && <Button onClick={() => (close(), begin())}>{messages.select}</Button>}
          </>
        )}
        title={
          table && (
            <Suspense>
              <tableTitle.Screen title={title} onChange={setLayout} />
            </Suspense>
          )
        }
        beside={
          <>
            {table ? (
              <Suspense>
                <tableActions.Screen code={code} />
              </Suspense>
            ) : (
              alone && (
                <IconButton label={messages.table} onClick={showTable}>
                  <TableIcon size={20} />
                </IconButton>
              )
            )}
            <IconButton
              ref={moreButton}
              label={openViewMessages[mayRaise ? 'viewsAndSelect' : 'views']}
              aria-expanded={viewsShown}
              aria-haspopup="menu"
              onClick={showViews}
            >
              <MoreIcon size={20} />
            </IconButton>
          </>
        }
      >
        <ActiveFilters project={project} />
        {wide && line}
      </FilterBar>
      {viewsShown && (
        <Views
          project={project}
          anchor={wide ? moreButton : filterButton}
          onSelect={wide && mayRaise && !table ? begin : null}
          onClose={() => setViewsShown(false)}
        />
      )}
      {invited && <InvitedNote {...invited} onDismiss={dismiss} />}
      {worksForCompany(project.membership.role) && <CompanyNotices code={code} />}
      <ViewNotice project={project} />
      <Outside
        counts={project.snagCounts}
        everywhere={everywhere}
        counted={queryRef.variables.filter}
        code={code}
      />
      {!wide && line}
      {table ? (
        <Suspense fallback={null}>
          <snagTable.Screen
            {...rows}
            role={project.membership.role}
            selection={mayRaise ? (selection ?? mode.none) : null}
            onAll={mayRaise ? (all) => (all ? mode.choose(mode.shown()) : stop()) : null}
          />
        </Suspense>
      ) : (
        <SnagRows {...rows} />
      )}
    </div>
  );
}

const snagListQuery = graphql`
  query SnagListScreenQuery(
    $code: String!
    $filter: SnagFilter!
    $sort: SnagSort
    $near: ID
    $first: Int!
    $from: String
    $around: Int
    $text: String = null
    $searching: Boolean = false
    $narrowed: Boolean = false
    $named: Boolean = false
    $located: Boolean = false
  ) @preloadable {
    project(code: $code) {
      name
      membership {
        role
        may {
          raise
          reports
        }
      }
      snagCounts(filter: $filter) {
        all
        ...Outside_counts
      }
      everywhere: snagCounts(filter: { text: $text }) @include(if: $searching) {
        all
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
      ...ProjectRoute_project
      ...FilterBar_project
      ...ActiveFilters_project
      ...ListLine_project
      ...PrintHead_project
      ...Views_project
      ...useViews_project
      ...EmptyList_project
      ...SnagRows_project @arguments(sort: $sort, near: $near, from: $from, around: $around)
    }
  }
`;

/** Tells which filters of the open view do not exist any more. */
function ViewNotice({ project }: { project: useViews_project$key }) {
  const { open } = useViews(project);
  const parts = listOf((open?.missing ?? []).map((part) => openViewMessages.parts[part]));
  return (
    <Notice kind="info">
      {open !== null && parts !== '' && openViewMessages.missing(open.name, parts)}
    </Notice>
  );
}

/** Shows the digits typed for a snag's number. */
function Jump({ code }: { code: string }) {
  const digits = useJump(code);
  return (
    <div role="status" className={styles.jumpPlace}>
      {digits !== '' && (
        <p className={styles.jump}>
          {messages.jump(`${code}-${digits}`)} <kbd>{messages.enter}</kbd>
        </p>
      )}
    </div>
  );
}
