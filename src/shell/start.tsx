import { createBrowserHistory } from '@tanstack/history';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchOnce } from './ahead';
import { App, onCaughtError } from './App';
import { createCore } from './core';
import { createNetworkLog } from './networkLog';
import { browserWorld } from '../device/world';
import '../ui/base.css';

/** Shows the app in an element of the page. */
export function start(root: HTMLElement): void {
  // For developers, in the console; production builds leave it out.
  const log = import.meta.env.DEV ? createNetworkLog(console) : undefined;
  if (log !== undefined) Object.assign(globalThis, { __snagbook_network: log });
  const world = {
    ...browserWorld(),
    fetch: fetchOnce,
    ...(import.meta.env.DEV && { worker: null }),
  };
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <App core={createCore(world, createBrowserHistory(), log?.take)} />
    </StrictMode>,
  );
}
