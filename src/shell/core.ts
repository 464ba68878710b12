import type { RouterHistory } from '@tanstack/history';
import type { NetworkEvent } from '../../network/index';
import { createLayers, type AppLayers } from './layers';
import { createReports, type Reports } from '../reports/createReports';
import type { Faults } from '../reports/faults';
import { createAppRouter } from './routes';
import type { Router } from '../router/createRouter';
import type { UserSession } from '../app/context';
import { createUserSession } from './createUserSession';
import { createSession, type Session } from '../session/createSession';
import type { SessionState } from '../session/state';
import { createUnsaved, type Unsaved } from '../session/unsaved';
import type { UnsavedDatabase } from '../session/unsavedDatabase';
import { createAppVersion } from '../device/appVersion';
import { importWithRetry } from '../device/importWithRetry';
import { createHomeScreen, type HomeScreen } from '../device/homeScreen';
import type { World } from '../device/world';
import { addressByLink } from '../session/byLink';

/**
 * What the page shows for the current person, or for nobody. All of it is created anew when the
 * person changes.
 */
export interface CurrentPage {
  readonly userSession: UserSession;
  readonly router: Router;
  readonly layers: AppLayers;
}

/** The browser's part of Snagbook without its user interface. */
export interface AppCore {
  readonly session: Session;
  readonly homeScreen: HomeScreen;
  readonly unsaved: Unsaved;
  /** Null while the session is being restored. */
  current(): CurrentPage | null;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** `onNetworkEvent` gets the network layer's events. */
export function createCore(
  world: World,
  history: RouterHistory,
  faults: Faults,
  onNetworkEvent?: (event: NetworkEvent) => void,
): AppCore {
  const reports = createReports(
    world,
    async (dsn) => (await import('../reports/sentry')).openSentry(dsn),
    faults,
  );
  const session = createSession(world, ({ reportsDsn }) =>
    reports.to(typeof reportsDsn === 'string' ? reportsDsn : null),
  );
  const version = createAppVersion(world);
  const homeScreen = createHomeScreen(world);
  let unsavedDatabase: UnsavedDatabase | undefined;
  const unsaved = createUnsaved(
    world,
    async () => (unsavedDatabase ??= (await loadUnsavedDatabase()).openUnsaved(world)),
  );
  const listeners = new Set<() => void>();
  let current: CurrentPage | null = null;
  follow();
  const stop = session.subscribe(follow);

  function follow(): void {
    const state = session.get();
    if (state.kind === 'restoring') return;
    const person = state.kind === 'signedIn' ? state.user : null;
    if (current !== null && current.userSession.person?.id === person?.id) return;
    const before = current;
    // Otherwise it would load data at the next person's address, as the previous person.
    before?.router.close();
    if (before !== null) redirectAfterChange(history, state);
    // Whose session was ended on purpose, here or in another tab. After one that the server ended,
    // signing in leads back to what was entered.
    const left =
      session.left() ??
      (state.kind === 'signedOut' && !state.ended ? before?.userSession.person?.id : null);
    if (left != null) unsaved.forget(left);
    const userSession = createUserSession(
      world,
      session,
      person,
      onNetworkEvent === undefined ? reports : withListener(reports, onNetworkEvent),
      version,
    );
    current?.layers.close();
    const router = createAppRouter(userSession, history);
    current = { userSession, router, layers: createLayers(router) };
    before?.userSession.close();
    for (const listener of listeners) listener();
  }

  return {
    session,
    homeScreen,
    unsaved,
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stop();
      current?.layers.close();
      current?.userSession.close();
      session.close();
      version.close();
      homeScreen.close();
      unsaved.close();
      reports.close();
    },
  };
}

const loadUnsavedDatabase = importWithRetry(() => import('../session/unsavedDatabase'));

function withListener(reports: Reports, onNetworkEvent: (event: NetworkEvent) => void): Reports {
  return {
    ...reports,
    network(event) {
      onNetworkEvent(event);
      reports.network(event);
    },
  };
}

/**
 * Sets the address for the next person, without asking whether to leave unsaved work, because that
 * page is removed together with its person. After a session that the server ended the address
 * stays, so that signing in leads back to it; `/sign-in` itself redirects.
 */
function redirectAfterChange(history: RouterHistory, state: SessionState): void {
  const { pathname } = history.location;
  const go = (path: string): void => history.replace(path, {}, { ignoreBlocker: true });
  if (state.kind === 'signedOut' && !state.ended) go('/sign-in');
  if (state.kind !== 'signedIn') return;
  if (pathname.startsWith('/t/')) {
    // Out of the address with the token, also out of the history.
    if (state.user.link) go(addressByLink(state.user.link, pathname));
  } else if (/^\/(join\/|set-up$|reset\/)/.test(pathname)) go('/?go=project');
}
