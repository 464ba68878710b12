import type { RouterHistory } from '@tanstack/react-router';
import type { NetworkEvent } from '../../network/index';
import { createLayers, type AppLayers } from './layers';
import { createReports, type Reports } from '../reports/createReports';
import { createAppRouter, type AppRouter } from './routes';
import type { UserSession } from '../app/context';
import { createUserSession } from './createUserSession';
import { createSession, type Session } from '../session/createSession';
import type { SessionState } from '../session/state';
import type { World } from '../device/world';

/** What is on the page for one person: everything in it is new when the person changes. */
export interface Stage {
  readonly userSession: UserSession;
  readonly router: AppRouter;
  readonly layers: AppLayers;
}

/** The browser's part of Snagbook without a pixel of it. */
export interface AppCore {
  readonly session: Session;
  /** Null as long as nobody knows who is there. */
  stage(): Stage | null;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** `watch` is told what the network layer does. */
export function createCore(world: World, history: RouterHistory, watch?: (event: NetworkEvent) => void): AppCore {
  const reports = createReports(world, async (dsn) => (await import('../reports/sentry')).openSentry(dsn));
  const session = createSession(world, ({ reportsDsn }) => reports.to(typeof reportsDsn === 'string' ? reportsDsn : null));
  const listeners = new Set<() => void>();
  let stage: Stage | null = null;
  follow();
  const stop = session.subscribe(follow);

  function follow(): void {
    const state = session.get();
    if (state.kind === 'restoring') return;
    const person = state.kind === 'signedIn' ? state.user : null;
    if (stage !== null && stage.userSession.person?.id === person?.id) return;
    const before = stage;
    if (before !== null) moveOn(history, state);
    const userSession = createUserSession(world, session, person, watch === undefined ? reports : watched(reports, watch));
    stage?.layers.close();
    const router = createAppRouter(userSession, history);
    stage = { userSession, router, layers: createLayers(router) };
    before?.userSession.close();
    for (const listener of listeners) listener();
  }

  return {
    session,
    stage: () => stage,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stop();
      stage?.layers.close();
      stage?.userSession.close();
      session.close();
      reports.close();
    },
  };
}

function watched(reports: Reports, watch: (event: NetworkEvent) => void): Reports {
  return {
    ...reports,
    network(event) {
      watch(event);
      reports.network(event);
    },
  };
}

/** Where the next person begins. Whoever lost the session comes back to where they were; `/sign-in` itself knows where to go on. */
function moveOn(history: RouterHistory, state: SessionState): void {
  const { pathname } = history.location;
  if (state.kind === 'signedOut' && !state.ended) history.replace('/sign-in');
  if (state.kind !== 'signedIn') return;
  // Whoever has just joined begins with what waits for them.
  if (pathname.startsWith('/join/')) history.replace('/waiting');
  else if (pathname === '/set-up' || pathname.startsWith('/reset/')) history.replace('/');
}
