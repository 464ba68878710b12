import { join } from 'node:path';
import { bundled } from '../../support/bundled';
import { run } from '../../support/program';
import { root } from '../../support/sources';
import { smallProject, withQuery, type SmallProject } from '../../support/smallProject';

const documents = '__generated__/documents.json';
let project: SmallProject;

beforeEach(async () => {
  project = smallProject({ 'src/Hello.ts': withQuery('version') });
  await relay();
});
afterEach(() => project.remove());

async function relay(...options: string[]): Promise<{ code: unknown; said: string }> {
  const program = run(process.execPath, [bundled('scripts/relay.ts'), ...options], {
    cwd: project.folder,
  });
  return { code: await program.ended, said: program.said() };
}

const idsIn = (path: string): string[] => Object.keys(JSON.parse(project.read(path)) as object);

test('fresh files pass the check without a word', async () => {
  expect(await relay('--check')).toEqual({ code: 0, said: '' });
});

test('a changed tag fails the check, which says what to do', async () => {
  project.write('src/Hello.ts', withQuery('needsSetUp'));
  const { code, said } = await relay('--check');
  expect(code).toBe(1);
  expect(said).toContain('Run `npm run relay` and commit the result.');
  expect(said).not.toContain(project.folder);
});

test.each([
  ['lacks a document', () => '{}', 'lacks 1 of the documents'],
  [
    'was edited by hand',
    (text: string) => text.replace('version', 'version needsSetUp'),
    'edited by hand',
  ],
])('a list of documents that %s fails the check', async (_name, edit, sentence) => {
  project.write(documents, edit(project.read(documents)));
  const { code, said } = await relay('--check');
  expect(code).toBe(1);
  expect(said).toContain(sentence);
});

test('after the compiler alone the files are fresh', async () => {
  project.write('src/Hello.ts', withQuery('needsSetUp'));
  const compiler = run(join(root, 'node_modules/.bin/relay-compiler'), ['--noWatchman'], {
    cwd: project.folder,
  });
  expect(await compiler.ended).toBe(0);
  expect(await relay('--check')).toEqual({ code: 0, said: '' });
});

test('compiling fills the list again and takes away what nobody asks for', async () => {
  const before = project.read(documents);
  project.write(documents, '{ "00": "query Old { x }" }');
  await relay();
  expect(project.read(documents)).toBe(before);
});

test('the documents of a released version are kept when the next version has others', async () => {
  const old = idsIn(documents);
  await relay('--release');
  project.write('src/Hello.ts', withQuery('needsSetUp'));
  await relay();
  expect(idsIn('__generated__/released.json')).toEqual(old);
  expect(idsIn(documents)).not.toEqual(old);
  expect((await relay('--check')).code).toBe(0);
});

test('a schema that does not allow a document of a released version fails the check, which names it', async () => {
  await relay('--release');
  project.write('src/Hello.ts', withQuery('needsSetUp'));
  project.write(
    'schema.graphql',
    project.read('schema.graphql').replace(/^ {2}version:/m, '  edition:'),
  );
  await relay();
  const { code, said } = await relay('--check');
  expect(code).toBe(1);
  expect(said).toContain(
    'The schema does not allow 1 documents of released versions any more, first query HelloQuery (Cannot query field "version" on type "Instance".)',
  );
});
