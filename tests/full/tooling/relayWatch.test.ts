import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, type Program } from '../../support/program';
import { smallProject, withQuery, type SmallProject } from '../../support/smallProject';
import { root } from '../../support/sources';

const artifact = '__generated__/relay/HelloQuery.graphql.ts';
let project: SmallProject;
let watching: Program | null = null;

beforeEach(() => {
  project = smallProject({ 'src/Hello.ts': withQuery('version') });
});
afterEach(async () => {
  await watching?.stop();
  watching = null;
  project.remove();
});

/**
 * `npm run relay:watch` in the small project; `watchman` stands first on the path where it is
 * given.
 */
function watch(watchman?: string): Program {
  if (watchman !== undefined) {
    project.write('bin/watchman', `#!/bin/sh\n${watchman}\n`);
    chmodSync(join(project.folder, 'bin/watchman'), 0o755);
  }
  const path =
    watchman === undefined
      ? dirsWithoutWatchman()
      : `${join(project.folder, 'bin')}${delimiter}${dirsWithoutWatchman()}`;
  watching = run(join(root, 'node_modules/.bin/tsx'), [join(root, 'scripts/relay.ts'), '--watch'], {
    cwd: project.folder,
    env: { ...process.env, PATH: path },
  });
  return watching;
}

const dirsWithoutWatchman = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('watchman'))
    .join(delimiter);

test('a changed tag is compiled, a broken one is told, and a mended one is compiled again', async () => {
  const program = watch();
  await program.says(/Compiled\./);
  expect(project.read(artifact)).toContain('readonly version: string');

  project.write('src/Hello.ts', withQuery('needsSetUp'));
  await program.says(/Compiled\./);
  expect(project.read(artifact)).toContain('readonly needsSetUp: boolean');

  project.write('src/Hello.ts', withQuery('needsTea'));
  await program.says(/Not compiled:\n.*has no field `needsTea`/);
  await program.says(/src\/Hello\.ts:2:\d+/);
  expect(project.read(artifact)).toContain('readonly needsSetUp: boolean');

  project.write('src/Hello.ts', withQuery('version'));
  await program.says(/Compiled\./);
  expect(project.read(artifact)).toContain('readonly version: string');
});

test('a change of the schema is compiled too', async () => {
  const program = watch();
  await program.says(/Compiled\./);
  project.write(
    'schema.graphql',
    project.read('schema.graphql').replace('version: String!', 'version: String'),
  );
  await program.says(/Compiled\./);
  expect(project.read(artifact)).toContain('readonly version: string | null | undefined');
});

test('only the documents that artifacts ask for are kept', async () => {
  const program = watch();
  await program.says(/Compiled\./);
  project.write('src/Hello.ts', withQuery('needsSetUp'));
  await program.says(/Compiled\./);
  const documents = Object.values(
    JSON.parse(project.read('__generated__/documents.json')) as Record<string, string>,
  );
  expect(documents).toEqual(['query HelloQuery {\n  instance {\n    needsSetUp\n  }\n}\n']);
});

test.each([
  ['too old', `echo '{"version": "4.9.0"}'`],
  ['broken', 'exit 1'],
  [
    'recent, but does not answer the compiler',
    `if [ "$1" = version ]; then echo '{"version": "2026.01.05.00"}'; else exit 1; fi`,
  ],
])('it watches by itself where watchman is %s', async (_name, watchman) => {
  const program = watch(watchman);
  await program.says(/Compiled\./);
  expect(project.read(artifact)).toContain('readonly version: string');
});

test('a signal ends it', async () => {
  const program = watch();
  await program.says(/Compiled\./);
  await program.stop('SIGINT');
  expect(await program.ended).toBe(0);
});
