import { RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { CoreContext, ScopeContext } from '../app/context';
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
      <Page key={stage.scope.person?.id ?? ''} {...stage} />
    </CoreContext>
  );
}

function Page({ scope, router, layers }: Stage) {
  return (
    <ScopeContext value={scope}>
      <RelayEnvironmentProvider environment={scope.environment}>
        <LayersContext value={layers}>
          <RouterProvider router={router} />
          {/* Beside the screens, and with links of its own. */}
          <RouterContextProvider router={router}>
            <Announcements />
          </RouterContextProvider>
        </LayersContext>
      </RelayEnvironmentProvider>
    </ScopeContext>
  );
}
