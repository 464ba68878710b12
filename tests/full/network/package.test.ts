import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { start } from '../../network/contract/servers';
import { packedApps, type PackedApps } from '../../network/support/packedApps';
import { vitePackages, writeViteApp } from '../../network/support/viteApp';
import { wireServer } from '../../network/support/wireServer';

let apps: PackedApps;

beforeAll(() => {
  apps = packedApps();
});

afterAll(() => apps.remove());

const relay = { 'relay-runtime': 'relay-runtime' };
const withSockets = { ...relay, 'graphql-ws': 'graphql-ws', graphql: 'graphql' };

test('The package holds what was built, its README, licence and changelog, and none of its sources', () => {
  expect(readdirSync(apps.installed).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'incremental',
    'package.json',
    'recipes.md',
    'settings',
    'subscriptions',
  ]);
  expect(readFileSync(join(apps.installed, 'LICENSE'), 'utf8')).toBe(
    readFileSync('LICENSE', 'utf8'),
  );
  const { license, repository, version } = JSON.parse(
    readFileSync(join(apps.installed, 'package.json'), 'utf8'),
  );
  expect([license, repository.directory]).toEqual(['MIT', 'network']);
  expect(readFileSync(join(apps.installed, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
});

test('Every file of code comes with a source map that holds its sources', () => {
  const dist = join(apps.installed, 'dist');
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.c?js$/.test(file),
  );
  expect(code).toEqual(
    expect.arrayContaining([
      'index.js',
      'index.cjs',
      'incremental.cjs',
      'settings.js',
      'subscriptions.cjs',
    ]),
  );
  for (const file of code) {
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8'));
    expect(sourcesContent).toHaveLength(sources.length);
    expect(sourcesContent.join('').length).toBeGreaterThan(1_000);
  }
});

const program = `
const environment = new Environment({ network: createNetwork({ url: process.argv[2], retryMutations: false }).network, store: createStore() });
const field = (name) => ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null });
const selections = [field('greeting')];
const query = {
  kind: 'Request',
  fragment: { kind: 'Fragment', name: 'Q', type: 'Query', metadata: null, argumentDefinitions: [], selections, abstractKey: null },
  operation: { kind: 'Operation', name: 'Q', argumentDefinitions: [], selections },
  params: { id: 'q', text: null, name: 'Q', operationKind: 'query', metadata: {} },
};
fetchQuery(environment, query, {}).subscribe({
  next: ({ greeting }) => console.log(path, greeting),
  error: (error) => console.log(error instanceof NetworkFailure, error.kind),
});
`;
const byImport = `import relay from 'relay-runtime';
import { createNetwork, createStore, NetworkFailure } from '@snagbook/network';
import { path } from '@snagbook/network/settings';
const { Environment, fetchQuery } = relay;
${program}`;
const byRequire = `const { Environment, fetchQuery } = require('relay-runtime');
const { createNetwork, createStore, NetworkFailure } = require('@snagbook/network');
const { path } = require('@snagbook/network/settings');
${program}`;

test.each([
  ['Relay 13', 'relay-runtime-13'],
  ['Relay 18', 'relay-runtime-18'],
  ['Relay 21', 'relay-runtime'],
])(
  'A Node program with %s and without graphql-ws loads it by import and by require',
  async (name, from) => {
    const app = apps.app(name, { 'relay-runtime': from });
    const server = await wireServer((_request, response, info) =>
      response.end(JSON.stringify({ data: { greeting: `hello to ${info.body}` } })),
    );
    app.write('app.mjs', byImport);
    app.write('app.cjs', byRequire);
    const said = [await app.node('app.mjs', server.url), await app.node('app.cjs', server.url)];
    await server.close();
    const hello = '/graphql hello to {"id":"q","query":"","variables":{}}\n';
    expect(said).toEqual([hello, hello]);
  },
);

test('A failure is one class in a program that loads the package by import and by require', async () => {
  const app = apps.app('both', withSockets);
  app.write(
    'app.mjs',
    `import { createRequire } from 'node:module';
import { NetworkFailure } from '@snagbook/network';
import { incremental } from '@snagbook/network/incremental';
import { subscriptions } from '@snagbook/network/subscriptions';
const require = createRequire(import.meta.url);
const other = require('@snagbook/network').NetworkFailure;
class Special extends NetworkFailure {}
const made = new other({ kind: 'timeout', operation: 'Q' });
console.log(made.constructor === NetworkFailure, made instanceof NetworkFailure, new NetworkFailure(made) instanceof other);
console.log(made instanceof Special, new Special(made) instanceof Special, new Error() instanceof NetworkFailure, null instanceof NetworkFailure, Object.keys(made).length);
console.log(typeof subscriptions, typeof require('@snagbook/network/subscriptions').subscriptions, typeof incremental, typeof require('@snagbook/network/incremental').incremental);
`,
  );
  expect(await app.node('app.mjs')).toBe(
    'false true true\nfalse true false false 9\nfunction function object object\n',
  );
});

test.each([
  ['node16', 'node16', '.ts', { module: 'node16' }],
  ['node16 in a file that is loaded by require', 'node16', '.cts', { module: 'node16' }],
  ['nodenext', 'nodenext', '.ts', { module: 'nodenext' }],
  ['bundler', 'bundler', '.ts', { module: 'esnext' }],
])(
  'Its types and the README’s examples hold with the module resolution %s',
  (name, moduleResolution, ending, options) => {
    const app = apps.app(name, withSockets);
    const examples = ['README', 'recipes'].flatMap((page) => [
      ...readFileSync(`network/${page}.md`, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
    ]);
    expect(examples.length).toBeGreaterThan(7);
    examples.forEach((match, index) => app.write(`src/example${index}${ending}`, match[1] ?? ''));
    expect(app.typeErrors('src', { ...options, moduleResolution })).toBe('');
    app.write(
      `src/wrong${ending}`,
      "import { createNetwork } from '@snagbook/network';\ncreateNetwork({ url: 7, retryMutations: false });\n",
    );
    expect(app.typeErrors('src', { ...options, moduleResolution })).toMatch(
      /^src\/wrong.* TS2322: .*\n(?:  .*\n)*$/,
    );
  },
);

test('Its parts are found without `exports` too, code and types', async () => {
  const app = apps.app('node10', withSockets);
  // By a path Node ignores `exports`, as older resolvers always do.
  app.write(
    'app.cjs',
    `const { existsSync } = require('node:fs');
const { join } = require('node:path');
for (const name of ['.', 'incremental', 'settings', 'subscriptions']) {
  const folder = join(__dirname, 'node_modules/@snagbook/network', name);
  const types = join(folder, require(join(folder, 'package.json')).types);
  console.log(name, Object.keys(require(folder)).length > 0, existsSync(types));
}`,
  );
  expect(await app.node('app.cjs')).toBe(
    '. true true\nincremental true true\nsettings true true\nsubscriptions true true\n',
  );
});

test.each(['yogaPlain.mjs', 'apolloPlain.mjs'])(
  'The README’s first example gets an answer from the plain server of %s',
  async (file) => {
    const [, example = ''] =
      /```ts\n([\s\S]*?)```/.exec(readFileSync('network/README.md', 'utf8')) ?? [];
    const program = `${example.replace("'/graphql'", 'process.argv[2]')}
const params = { id: null, cacheID: 'c', text: 'query Q { greeting }', name: 'Q', operationKind: 'query', metadata: {} };
environment.getNetwork().execute(params, {}, {}).subscribe({
  next: ({ data }) => console.log(data.greeting),
  error: (error) => console.log(error.message, error.graphqlErrors),
});`;
    const app = apps.app(file, relay);
    app.write('app.mjs', program);
    app.write(
      'byHash.mjs',
      program
        .replace('createNetwork,', 'createNetwork, persistByHash,')
        .replace('url:', 'persistByHash, url:'),
    );
    const server = await start({ file });
    const url = `http://${server.origin}/graphql`;
    expect(await app.node('app.mjs', url)).toBe('hello\n');
    // Apollo knows hashes as it comes.
    if (file.startsWith('apollo')) expect(await app.node('byHash.mjs', url)).toBe('hello\n');
    await server.stop();
  },
);

test('Its types hold with those of Relay 18 and without graphql-ws', () => {
  const app = apps.app('types-18', {
    'relay-runtime': 'relay-runtime-18',
    '@types/relay-runtime': 'types-relay-runtime-18',
  });
  app.write(
    'src/app.ts',
    `import { Environment } from 'relay-runtime';
import { createNetwork, createStore } from '@snagbook/network';
export const environment = new Environment({ network: createNetwork({ retryMutations: false }).network, store: createStore() });
`,
  );
  expect(
    app.typeErrors('src', { module: 'esnext', moduleResolution: 'bundler', skipLibCheck: false }),
  ).toBe('');
});

test('An empty project with Vite and Relay compiles, checks, builds and shows its query, without graphql-ws', async () => {
  const app = apps.app('vite', vitePackages);
  writeViteApp(app);
  expect(
    app.typeErrors('src', { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' }),
  ).toBe('');
  await app.node('build.mjs');
  expect(await app.node('open.mjs')).toBe(
    '<h1>hello</h1> [["/graphql",["id","query","variables"]]]\n',
  );
});

/** An empty project into which npm installs the layer beside these packages, which are made up. */
function installBeside(versions: {
  readonly 'relay-runtime': string;
  readonly graphql: string;
}): boolean {
  const { folder, write } = apps.app(`beside-${versions['relay-runtime']}`, {});
  const packages = Object.entries(versions).map(([name, version]) => {
    write(`packages/${name}/package.json`, JSON.stringify({ name, version }));
    return `./packages/${name}`;
  });
  try {
    execFileSync(
      'npm',
      [
        'install',
        '--silent',
        '--offline',
        '--no-audit',
        '--no-fund',
        '--strict-peer-deps',
        apps.tarball,
        ...packages,
      ],
      { cwd: folder, stdio: 'pipe' },
    );
    return true;
  } catch {
    return false;
  }
}

test('npm installs it without graphql-ws, and beside Relay 13, prereleases of Relay and of graphql; beside Relay 12 and 22 it refuses', () => {
  expect(installBeside({ 'relay-runtime': '13.0.0', graphql: '17.0.0-alpha.9' })).toBe(true);
  expect(installBeside({ 'relay-runtime': '0.0.0-main-1f2e3d4c', graphql: '16.15.0' })).toBe(true);
  expect(installBeside({ 'relay-runtime': '21.0.0-rc.1', graphql: '17.1.0' })).toBe(true);
  expect(installBeside({ 'relay-runtime': '22.0.0', graphql: '17.1.0' })).toBe(false);
  expect(installBeside({ 'relay-runtime': '12.0.0', graphql: '16.15.0' })).toBe(false);
});

/**
 * Bytes of the installed package, bundled as an app would ship it and compressed, without what else
 * the app has.
 */
async function shipped(name: string, code: string): Promise<number> {
  const app = apps.app(name, { ...withSockets, vite: 'vite' });
  app.write('entry.js', code);
  app.write(
    'build.mjs',
    `import { build } from 'vite';
await build({ configFile: false, publicDir: false, logLevel: 'error', build: { outDir: 'out', target: 'es2022', modulePreload: false,
  rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict', external: ['relay-runtime', 'graphql-ws'], output: { entryFileNames: 'out.js', minify: true } } } });`,
  );
  await app.node('build.mjs');
  return gzipSync(readFileSync(join(app.folder, 'out/out.js')), { level: 9 }).length;
}

test('An app ships about 6 kB of it, 8 kB with subscriptions, and those and deferred parts only if it imports them', async () => {
  const usual = "export { createNetwork, createStore, NetworkFailure } from '@snagbook/network';";
  const withSubscriptions = `${usual} export { subscriptions } from '@snagbook/network/subscriptions';`;
  const withBoth = `${withSubscriptions} export { incremental } from '@snagbook/network/incremental';`;
  const sizes = [
    await shipped('size', usual),
    await shipped('size-subscriptions', withSubscriptions),
    await shipped('size-both', withBoth),
  ];
  const [least = 0, subscribing = 0, all = 0] = sizes;
  expect(sizes).toEqual([least, subscribing, all].toSorted((one, other) => one - other));
  expect(least).toBeLessThan(6_400);
  // 200 bytes of it end an upload whose connection alone is dead, and find a server without hashes.
  expect(subscribing).toBeLessThan(8_200);
  expect([subscribing - least, all - subscribing].map((more) => more > 700)).toEqual([true, true]);
});
