import { join } from 'node:path';
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

/** `npm run relay:watch` in the small project. */
function watch(): Program {
  watching = run(join(root, 'node_modules/.bin/tsx'), [join(root, 'scripts/relay.ts'), '--watch'], {
    cwd: project.folder,
  });
  return watching;
}

test('a changed tag is compiled, a broken one is told, and a mended one is compiled again', async () => {
  const program = watch();
  await program.says(/Compiled\./);
  expect(project.read(artifact)).toContain('readonly version: string');

  project.write('src/Hello.ts', withQuery('needsSetUp'));
  await program.says(/Compiled\. 2 files changed\./);
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

test('a signal ends it', async () => {
  const program = watch();
  await program.says(/Compiled\./);
  await program.stop('SIGINT');
  expect(await program.ended).toBe(0);
});
