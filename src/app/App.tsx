import { RouterProvider } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { CoreContext, ScopeContext } from './context';
import type { AppCore } from './core';

/** The whole page. A new person gets a new one: no component, query or draft of one person outlives the change. */
export function App({ core }: { core: AppCore }) {
  const stage = useSyncExternalStore(core.subscribe, core.stage);
  if (stage === null) return null;
  const { scope, router } = stage;
  return (
    <CoreContext value={core}>
      <ScopeContext key={scope.person?.id ?? ''} value={scope}>
        <RelayEnvironmentProvider environment={scope.environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </ScopeContext>
    </CoreContext>
  );
}
