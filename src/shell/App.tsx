import { RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { CoreContext, UserSessionContext } from '../app/context';
import type { AppCore, Stage } from './core';
import { Announcements } from '../ui/announcements';
import { keepFocus } from '../ui/focus/focusNet';
import { LayersContext } from '../ui/overlays/layers';

/** The whole page. A new person gets a new one: no component, query or draft of one person outlives the change. */
export function App({ core }: { core: AppCore }) {
  useEffect(() => keepFocus(), []);
  const stage = useSyncExternalStore(core.subscribe, core.stage);
  if (stage === null) return null;
  return (
    <CoreContext value={core}>
      <Page key={stage.userSession.person?.id ?? ''} {...stage} />
    </CoreContext>
  );
}

function Page({ userSession, router, layers }: Stage) {
  return (
    <UserSessionContext value={userSession}>
      <RelayEnvironmentProvider environment={userSession.environment}>
        <LayersContext value={layers}>
          <RouterProvider router={router} />
          {/* Beside the screens, and with links of its own. */}
          <RouterContextProvider router={router}>
            <Announcements />
          </RouterContextProvider>
        </LayersContext>
      </RelayEnvironmentProvider>
    </UserSessionContext>
  );
}
