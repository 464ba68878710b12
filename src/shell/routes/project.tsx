import SnagListScreenQuery from '../../../__generated__/relay/SnagListScreenQuery$parameters';
import { SnagListSkeleton } from '../../screens/SnagList/SnagListSkeleton';
import { filterInput, orderInput, readFilters, type SnagFilters } from '../../domain/filters';
import { listVariables } from '../../domain/listVariables';
import { type ProjectView, projectViews } from '../../domain/projectViews';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { openQuery } from '../../app/loading/openQuery';
import { Outlet } from '../../router/components';
import { createRoute } from '../../router/createRoute';
import { useParams, usePosition } from '../../router/useRouter';
import { ProjectRoute } from '../ProjectRoute';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { isWide } from '../../ui/layout/useWide';
import { insideRoute } from './inside';

const snagList = lazyScreen(
  async () => (await import('../../screens/SnagList/SnagListScreen')).SnagListScreen,
);

/**
 * A project: its frame, its subscription, and its list, which stays mounted while snags are opened.
 */
export const projectRoute = createRoute({
  parent: insideRoute,
  path: '/p/$code',
  readSearch: readFilters,
  // Only the filters: the address also holds a plan's revision or a pin. A saved view's name and
  // the overview's block do not change the list.
  deps(search) {
    const { view: _name, block: _block, ...filters } = readFilters(search);
    return filters;
  },
  // The list is fetched only where it is visible: on a phone that opened a snag's address, when the
  // list is opened. Where it is not even kept hidden it hears of no events, so it is left.
  reload({ view, context, params, deps }) {
    const isLoaded = context.loadedLists.has(listKey(params.code, deps));
    return isLoaded ? !projectViews[view ?? unknown].list : showsList(view);
  },
  load({ context, params, deps, view, pathname, cause, left }) {
    if (cause === 'enter') context.entrySnag.number = snagIn(pathname);
    if (!showsList(view)) return null;
    snagList.start();
    const key = listKey(params.code, deps);
    const { loadedLists } = context;
    loadedLists.set(key, left);
    left.addEventListener('abort', () => {
      // When a list is loaded again, the new one is set before the previous one is disposed.
      if (loadedLists.get(key) === left) loadedLists.delete(key);
    });
    const variables = listVariables({
      code: params.code,
      filter: filterInput(deps),
      ...orderInput(deps),
      text: deps.q ?? null,
      around: deps.sort === 'CHANGED' ? null : context.entrySnag.number,
    });
    // Only the first load starts around that snag; later ones start at the top.
    context.entrySnag.number = null;
    // Returning to a filter shows all that was loaded of it; the screen refetches its first page.
    return openQuery(
      context.userSession.environment,
      SnagListScreenQuery,
      variables,
      cause === 'stay' ? 'store-or-network' : 'store-and-network',
      left,
    );
  },
  component: ProjectLayout,
});

function ProjectLayout() {
  const { code } = projectRoute.useParams();
  const opened = projectRoute.useData();
  const { number = null } = useParams();
  const view = usePosition((position) => position.view) ?? unknown;
  const list = opened && (
    <ScreenRoute key={code} keep opened={opened} skeleton={<SnagListSkeleton />}>
      {(queryRef) => (
        <snagList.Screen
          queryRef={queryRef}
          code={code}
          selected={number}
          alone={view === 'list'}
        />
      )}
    </ScreenRoute>
  );
  return (
    <ProjectRoute code={code} view={view} list={list}>
      <Outlet />
    </ProjectRoute>
  );
}

/** At an unknown address below the project the outlet's message takes the place of a snag. */
const unknown: ProjectView = 'snag';

/** Whether the list is visible: on a desktop wherever it is there, on a phone alone. */
const showsList = (view: ProjectView = unknown): boolean =>
  view === 'list' || (projectViews[view].list && isWide());

/** The number of the snag in the address; null where there is none. */
function snagIn(pathname: string): number | null {
  const [, digits] = /\/snags\/(\d+)$/.exec(pathname) ?? [];
  return digits === undefined ? null : Number(digits);
}

function listKey(code: string, filters: SnagFilters): string {
  return JSON.stringify([code, filters]);
}
