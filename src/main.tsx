import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { onCaughtError } from './app/caught';
import { createCore } from './app/core';
import { createNetworkLog } from './app/networkLog';
import { browserWorld } from './app/world';
import { restoreTheme } from './ui/theme';
import './ui/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
restoreTheme();
// A developer looks at it in the console. The build for everybody else leaves it out.
const log = import.meta.env.DEV ? createNetworkLog(console) : undefined;
if (log !== undefined) Object.assign(globalThis, { __snagbook_network: log });
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <App core={createCore(browserWorld(), createBrowserHistory(), log?.take)} />
  </StrictMode>,
);
