import { createBrowserHistory } from '@tanstack/history';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchOnce } from './ahead';
import { App, onCaughtError } from './App';
import { createCore } from './core';
import { createNetworkLog } from './networkLog';
import { browserWorld, type World } from '../device/world';
import type { Faults } from '../reports/faults';
import '../ui/base.css';

/** Shows the app in an element of the page. `faults`: of its start so far. */
export function start(root: HTMLElement, faults: Faults): void {
  // For developers, in the console; production builds leave it out.
  const log = import.meta.env.DEV ? createNetworkLog(console) : undefined;
  if (log !== undefined) Object.assign(globalThis, { __snagbook_network: log });
  const browser = browserWorld();
  const world: World = {
    ...browser,
    fetch: (url, init) => fetchOnce(url, init, browser.fetch),
    ...(import.meta.env.DEV && { worker: null }),
  };
  const core = createCore(world, createBrowserHistory(), faults, log?.take);
  // In development: a query has changed (scripts/vite/relay.ts), so its screen needs other data.
  import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
    if (updates.some(({ path }) => path.endsWith('$parameters.ts')))
      core.current()?.router.invalidate();
  });
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <App core={core} />
    </StrictMode>,
  );
}
