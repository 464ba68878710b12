import { createRoute, Outlet, useMatches, useParams } from '@tanstack/react-router';
import SnagListScreenQuery from '../../../__generated__/relay/SnagListScreenQuery$parameters';
import type { ProjectView } from '../../screens/Project/ProjectFrame';
import { SnagListSkeleton } from '../../screens/SnagList/SnagListSkeleton';
import { filterInput, orderInput, readFilters, type SnagFilters } from '../../domain/filters';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { openQuery } from '../../app/loading/openQuery';
import { ProjectRoute } from '../ProjectRoute';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { insideRoute } from './inside';

/** Snags of one page of the list. */
const listPage = 50;

const snagList = lazyScreen(async () => (await import('../../screens/SnagList/SnagListScreen')).SnagListScreen);

/** A project: its frame, its subscription, and its list, which stays mounted while snags are opened. */
export const projectRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/p/$code',
  validateSearch: readFilters,
  // Only the filters: the address also holds a plan's revision or a pin. A saved view's name does not change the list.
  loaderDeps({ search }) {
    const { view: _name, ...filters } = readFilters(search);
    return filters;
  },
  // The list is fetched only where it is visible: on a phone that opened a snag's address, when the list is opened.
  shouldReload: ({ location, context, params, deps }) => showsList(location.pathname) && !context.loadedLists.has(listKey(params.code, deps)),
  loader({ context, params, deps, location, cause, abortController: { signal } }) {
    if (cause === 'enter') context.entrySnag.number = snagIn(location.pathname);
    if (!showsList(location.pathname)) return null;
    snagList.start();
    const key = listKey(params.code, deps);
    context.loadedLists.add(key);
    signal.addEventListener('abort', () => context.loadedLists.delete(key));
    const variables = { code: params.code, filter: filterInput(deps), ...orderInput(deps), first: listPage, text: deps.q ?? null, searching: deps.q !== undefined, from: null, around: deps.sort === 'CHANGED' ? null : context.entrySnag.number };
    // Only the first load starts around that snag; later ones start at the top.
    context.entrySnag.number = null;
    // Returning to a filter shows all that was loaded of it; the screen refetches its first page.
    return openQuery(context.userSession.environment, SnagListScreenQuery, variables, cause === 'stay' ? 'store-or-network' : 'store-and-network', signal);
  },
  component: ProjectLayout,
});

function ProjectLayout() {
  const { code } = projectRoute.useParams();
  const opened = projectRoute.useLoaderData();
  const { number = null } = useParams({ strict: false });
  const view = viewOf(useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' }));
  const list = opened && (
    <ScreenRoute key={code} keep opened={opened} skeleton={<SnagListSkeleton />}>
      {(queryRef) => <snagList.Screen queryRef={queryRef} code={code} selected={number} alone={view === 'list'} />}
    </ScreenRoute>
  );
  return (
    <ProjectRoute code={code} view={view} list={list}>
      {view === 'list' ? null : <Outlet />}
    </ProjectRoute>
  );
}

function viewOf(path: string): ProjectView {
  if (path.endsWith('/settings')) return 'settings';
  if (path.endsWith('/plans')) return 'plans';
  if (path.includes('/plans/')) return 'plan';
  if (path.endsWith('/new')) return 'new';
  if (path.endsWith('/check')) return 'check';
  // For an unknown address the project's own route is the last match: the outlet's message is shown in the place of a snag.
  return path.endsWith('/$number') || path.endsWith('/$code') ? 'snag' : 'list';
}

/** Whether the list is visible: on a desktop beside every screen except the settings and the plans, on a phone as a screen of its own. */
function showsList(pathname: string): boolean {
  const rest = pathname.split('/').slice(3).join('/');
  if (rest === '') return true;
  return !/^(settings|plans)(\/|$)/.test(rest) && globalThis.matchMedia?.('(min-width: 1024px)').matches;
}

/** The number of the snag in the address; null where there is none. */
function snagIn(pathname: string): number | null {
  const [, digits] = /\/snags\/(\d+)$/.exec(pathname) ?? [];
  return digits === undefined ? null : Number(digits);
}

function listKey(code: string, filters: SnagFilters): string {
  return JSON.stringify([code, filters]);
}
