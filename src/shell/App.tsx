import { useEffect, useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { NetworkFailure } from '../../network/index';
import { CoreContext, UserSessionContext } from '../app/context';
import { Refusal } from '../domain/errors';
import { LocalScreenRoute } from '../app/loading/ScreenRoute';
import { useEscapeKey } from '../parts/useEscapeKey';
import { Outlet, RouterProvider } from '../router/components';
import { usePosition } from '../router/useRouter';
import { Announcements } from '../ui/announcements';
import { keepFocus } from '../ui/focus/focusNet';
import { LayersContext } from '../ui/overlays/layers';
import type { AppCore, CurrentPage } from './core';

/** The whole page, remounted for each person: no component, query or draft is kept when the person changes. */
export function App({ core }: { core: AppCore }) {
  useEffect(() => keepFocus(), []);
  const current = useSyncExternalStore(core.subscribe, core.current);
  if (current === null) return null;
  return (
    <CoreContext value={core}>
      <Page key={current.userSession.person?.id ?? ''} {...current} />
    </CoreContext>
  );
}

function Page({ userSession, router, layers }: CurrentPage) {
  useEscapeKey(layers);
  return (
    <UserSessionContext value={userSession}>
      <RelayEnvironmentProvider environment={userSession.environment}>
        <LayersContext value={layers}>
          <RouterProvider router={router}>
            <Screens />
            {/* Outside of the screens, but it has links. */}
            <Announcements />
          </RouterProvider>
        </LayersContext>
      </RelayEnvironmentProvider>
    </UserSessionContext>
  );
}

const outlet = <Outlet />;

/** What fails outside of a screen, such as the frame of a project, leaves a sentence and a way to try again; so does going elsewhere. */
function Screens() {
  return (
    <LocalScreenRoute skeleton={null} at={usePosition(({ href }) => href)}>
      {outlet}
    </LocalScreenRoute>
  );
}

/** For React's root: reports what a boundary caught, unless it is a failure that has a sentence on the screen. */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof NetworkFailure) && !(error instanceof Refusal)) reportError(error);
}
