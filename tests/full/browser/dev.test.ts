import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { run, type Program } from '../../support/program';
import { smallProject, type SmallProject } from '../../support/smallProject';
import { root } from '../../support/sources';

const pageWith = (fields: string): string => `import { graphql } from 'react-relay/hooks';
const query = graphql\`query HelloQuery { instance { ${fields} } }\`;
document.getElementById('root').textContent = 'asks for ' + query.operation.selections[0].selections.map((field) => field.name).join(' and ');
`;

let project: SmallProject;
let schema: string;
let vite: Program;
let browser: TestBrowser;
let visitor: Visitor;

beforeAll(async () => {
  project = smallProject({
    'index.html':
      '<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/src/Hello.ts"></script></body></html>',
    'src/Hello.ts': pageWith('version'),
    '__generated__/documents.json': '{}',
    'vite.config.ts': `import { relay, relayCompiler } from ${JSON.stringify(join(root, 'scripts/vite/relay'))};
export default { plugins: [relayCompiler(), relay()], cacheDir: '.cache', server: { port: 0, host: '127.0.0.1', fs: { strict: false } } };`,
  });
  project.write('__generated__/relay/.gitkeep', '');
  schema = project.read('schema.graphql');
  symlinkSync(join(root, 'node_modules'), join(project.folder, 'node_modules'));
  vite = run(join(root, 'node_modules/.bin/vite'), ['--configLoader', 'runner'], {
    cwd: project.folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const [, url = ''] = await vite.says(/Local:\s+(\S+)/);
  browser = await openBrowser();
  visitor = await browser.visitor('desktop');
  await visitor.page().goto(url);
});

afterAll(async () => {
  await browser.close();
  await vite.stop();
  project.remove();
});

const overlay = () => visitor.page().locator('vite-error-overlay');
const text = (words: string) => visitor.page().getByText(words, { exact: true });

/** As it was at first, whatever a test or an attempt before left. */
beforeEach(async () => {
  project.write('schema.graphql', schema);
  project.write('src/Hello.ts', pageWith('version'));
  await text('asks for version').waitFor();
  await overlay().waitFor({ state: 'detached' });
});

test('a changed tag is compiled and shown without another command', async () => {
  project.write('src/Hello.ts', pageWith('version needsSetUp'));
  await text('asks for version and needsSetUp').waitFor();
});

test('a tag that does not compile is told in the terminal and laid over the page, until it is mended', async () => {
  project.write('src/Hello.ts', pageWith('needsTea'));
  await vite.says(/has no field `needsTea`/);
  await overlay().waitFor();
  await overlay().locator('.message-body').getByText('has no field `needsTea`').first().waitFor();

  project.write('src/Hello.ts', pageWith('needsSetUp'));
  await vite.says(/content again/);
  await overlay().waitFor({ state: 'detached' });
  await text('asks for needsSetUp').waitFor();
});

test('a schema that no longer fits is told, and mended without a change of the tag', async () => {
  project.write('src/Hello.ts', pageWith('needsSetUp'));
  await text('asks for needsSetUp').waitFor();
  project.write('schema.graphql', schema.replace('needsSetUp: Boolean!', 'isNew: Boolean!'));
  await vite.says(/has no field `needsSetUp`/);
  await overlay().waitFor();
  project.write('schema.graphql', schema);
  await vite.says(/content again/);
  await overlay().waitFor({ state: 'detached' });
});

test('a page that is opened while a tag is broken is told too', async () => {
  project.write('src/Hello.ts', pageWith('needsTea'));
  await overlay().waitFor();
  await visitor.page().reload();
  await overlay().waitFor();
  project.write('src/Hello.ts', pageWith('version'));
  await text('asks for version').waitFor();
});
