import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireServer } from './support/wireServer';

const root = process.cwd();
let app: string;

const run = (command: string, ...args: string[]): string => execFileSync(command, args, { cwd: app, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A small Relay app outside of the repository, with the layer installed from its packed file. */
beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'network-app-'));
  execFileSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/buildNetwork.ts'], { cwd: root });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', app], { cwd: join(root, 'network') });
  const [packed] = readdirSync(app).filter((file) => file.endsWith('.tgz'));
  writeFileSync(join(app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--legacy-peer-deps', `./${packed}`);
  // What an app has anyway.
  for (const peer of ['relay-runtime', 'graphql-ws', 'graphql']) symlinkSync(join(root, 'node_modules', peer), join(app, 'node_modules', peer), 'dir');
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

test('The package holds what was built and its README, and none of its sources', () => {
  const folder = join(app, 'node_modules/@snagbook/network');
  expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'dist', 'package.json']);
  const code = readFileSync(join(folder, 'dist/index.js'), 'utf8');
  const imports = [...code.matchAll(/^import .* from ["'](.*)["'];?$/gm)].map((match) => match[1]).toSorted();
  expect(imports).toEqual(['./settings.js', 'graphql-ws', 'relay-runtime']);
});

const body = `
const environment = new Environment({ network: createNetwork({ url: process.argv[2] }).network, store: createStore() });
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

test.each([
  ['ES modules', 'app.mjs', "import { Environment, fetchQuery } from 'relay-runtime';\nimport { createNetwork, createStore, NetworkFailure } from '@snagbook/network';\nimport { path } from '@snagbook/network/settings';\n"],
  ['require', 'app.cjs', "const { Environment, fetchQuery } = require('relay-runtime');\nconst { createNetwork, createStore, NetworkFailure } = require('@snagbook/network');\nconst { path } = require('@snagbook/network/settings');\n"],
])('An app outside of the repository uses it through %s', async (_how, file, head) => {
  const server = await wireServer((_request, response, info) => response.end(JSON.stringify({ data: { greeting: `hello to ${info.body}` } })));
  writeFileSync(join(app, file), head + body);
  const said = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, [file, server.url], { cwd: app }, (error, stdout) => (error === null ? resolve(stdout) : reject(error))),
  );
  await server.close();
  expect(said).toBe('/graphql hello to {"id":"q","query":"","variables":{}}\n');
});

test.each(['nodenext', 'bundler'])('Its types and the README’s examples hold in an app with module resolution %s', (moduleResolution) => {
  const sources = join(app, moduleResolution);
  mkdirSync(sources);
  const examples = [...readFileSync('network/README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)];
  expect(examples.length).toBeGreaterThan(7);
  examples.forEach((match, index) => writeFileSync(join(sources, `example${index}.ts`), match[1] ?? ''));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    // relay-runtime's and graphql-ws's own types are not this package's to check.
    skipLibCheck: true,
    types: [],
    target: 'es2022',
    lib: ['es2022', 'dom'],
    module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
    moduleResolution,
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [moduleResolution] }));
  const compile = (): string => {
    try {
      return run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
    } catch (error) {
      return String((error as { stdout: unknown }).stdout); // the compiler's complaints, as execFileSync throws them
    }
  };
  expect(compile()).toBe('');
  writeFileSync(join(sources, 'wrong.ts'), "import { createNetwork } from '@snagbook/network';\ncreateNetwork({ url: 7 });\n");
  expect(compile()).toContain('wrong.ts');
});
