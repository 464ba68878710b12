import { RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { CoreContext, UserSessionContext } from '../app/context';
import type { AppCore, CurrentPage } from './core';
import { Announcements } from '../ui/announcements';
import { keepFocus } from '../ui/focus/focusNet';
import { LayersContext } from '../ui/overlays/layers';

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
  return (
    <UserSessionContext value={userSession}>
      <RelayEnvironmentProvider environment={userSession.environment}>
        <LayersContext value={layers}>
          <RouterProvider router={router} />
          {/* Outside of the screens, but it has links. */}
          <RouterContextProvider router={router}>
            <Announcements />
          </RouterContextProvider>
        </LayersContext>
      </RelayEnvironmentProvider>
    </UserSessionContext>
  );
}
