import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { App } from './packedApps';

/** What an empty project with Vite and Relay has installed; no graphql-ws. */
export const vitePackages = Object.fromEntries(
  [
    'relay-runtime',
    'react-relay',
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'vite',
    '@babel/core',
    'babel-plugin-relay',
    'graphql',
    'jsdom',
  ].map((name) => [name, name]),
);

/**
 * Fills an empty project with a page that shows one query, written as Relay's documentation has it,
 * and compiles its documents.
 */
export function writeViteApp({ folder, write }: App): void {
  write('schema.graphql', 'type Query { greeting: String }\n');
  write(
    'relay.config.json',
    '{ "src": "./src", "schema": "./schema.graphql", "language": "typescript", "eagerEsModules": true, "noSourceControl": true }',
  );
  write(
    'index.html',
    '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  );
  write(
    'vite.config.js',
    `import { transformAsync } from '@babel/core';
const relay = {
  name: 'relay',
  enforce: 'pre',
  transform: async (code, filename) => code.includes('graphql\`') && !filename.includes('node_modules')
    ? (await transformAsync(code, { filename, configFile: false, parserOpts: { plugins: ['typescript', 'jsx'] }, plugins: [['relay', { eagerEsModules: true }]] })).code
    : null,
};
export default { plugins: [relay], logLevel: 'error' };
`,
  );
  write(
    'src/main.tsx',
    `import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider, graphql, useLazyLoadQuery } from 'react-relay';
import { Environment } from 'relay-runtime';
import { createNetwork, createStore } from '@snagbook/network';
import type { mainQuery } from './__generated__/mainQuery.graphql';

const environment = new Environment({ network: createNetwork({ retryMutations: false }).network, store: createStore() });

function Greeting() {
  const { greeting } = useLazyLoadQuery<mainQuery>(graphql\`query mainQuery { greeting }\`, {});
  return <h1>{greeting}</h1>;
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<RelayEnvironmentProvider environment={environment}><Suspense fallback="…"><Greeting /></Suspense></RelayEnvironmentProvider>);
`,
  );
  write('build.mjs', "import { build } from 'vite';\nawait build();\n");
  // The built page in a page of jsdom, at an address of its own; prints what it shows.
  write(
    'open.mjs',
    `import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM(readFileSync('dist/index.html'), { url: 'https://example.org/app', pretendToBeVisual: true });
const { document, location, MutationObserver } = window;
Object.assign(globalThis, { window, document, location, MutationObserver });
// Newer Nodes have one of their own, which cannot be assigned to.
Object.defineProperty(globalThis, 'navigator', { value: window.navigator });
const asked = [];
globalThis.fetch = async (url, { body }) => {
  asked.push([url, Object.keys(JSON.parse(body))]);
  return new Response('{"data":{"greeting":"hello"}}');
};
const root = document.getElementById('root');
new MutationObserver(() => {
  if (root.querySelector('h1') === null) return;
  console.log(root.innerHTML, JSON.stringify(asked));
  process.exit();
}).observe(root, { childList: true, subtree: true });
const [, script] = /src="(.*?)"/.exec(readFileSync('dist/index.html', 'utf8'));
await import('./dist' + script);
`,
  );
  execFileSync(
    process.execPath,
    [
      join(process.cwd(), 'node_modules/relay-compiler/cli.js'),
      '--noWatchman',
      '--output',
      'quiet-with-errors',
      'relay.config.json',
    ],
    { cwd: folder, stdio: 'pipe' },
  );
}
