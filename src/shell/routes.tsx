import { createRouter, type RouterHistory, Link } from '@tanstack/react-router';
import { insideRoute } from './routes/inside';
import { joinRoute, resetPasswordRoute, rootRoute, setUpRoute, signInRoute } from './routes/outside';
import { planRoute, planSnagRoute, plansRoute } from './routes/plans';
import { projectRoute } from './routes/project';
import { accountRoute, outboxRoute, projectsRoute, raiseSnagRoute, settingsRoute, snagDetailRoute, snagListRoute, toCheckRoute, waitingRoute } from './routes/screens';
import type { UserSession } from '../app/context';
import { buttonClass } from '../ui/Button';
import { EmptyState } from '../ui/State';
import { sentenceOf } from '../domain/errors';
import { words } from '../domain/messages';

const routeTree = rootRoute.addChildren([
  signInRoute,
  setUpRoute,
  joinRoute,
  resetPasswordRoute,
  insideRoute.addChildren([projectsRoute, accountRoute, waitingRoute, outboxRoute, projectRoute.addChildren([snagListRoute, raiseSnagRoute, snagDetailRoute, toCheckRoute, plansRoute, planRoute.addChildren([planSnagRoute]), settingsRoute])]),
]);

/** A separate router for each person, so that no screen of one person can reach the next. */
export function createAppRouter(userSession: UserSession, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { userSession, loadedLists: new Set<string>(), entrySnag: { number: null } },
    // Relay's store is the cache; a cached match would hold a disposed query.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultNotFoundComponent: NoSuchPage,
    scrollRestoration: true,
    // Values are plain text: the router's own parser would read ?q=42 as a number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

/** An address that leads nowhere. */
function NoSuchPage() {
  return (
    <EmptyState
      title={words.nothingHere}
      action={
        <Link to="/" className={buttonClass({ look: 'next' })}>
          {words.allProjects}
        </Link>
      }
    >
      {sentenceOf('NOT_FOUND')}
    </EmptyState>
  );
}
