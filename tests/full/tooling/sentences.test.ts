import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../support/program';
import { smallProject, type SmallProject } from '../../support/smallProject';
import { root } from '../../support/sources';

// A page and a server that say one sentence both, and one each.
const page =
  "import { t } from '@lingui/core/macro';\nexport const words = { both: t`Nothing is lost.`, own: (name: string) => t`Select ${name}` };\n";
const server =
  "import { message } from './messages';\nexport const said = [message('Nothing is lost.'), message('{n, plural, one {# snag} other {# snags}}', { n: 2 })];\n";
const french = (line: string): string =>
  `import { type Spoken } from './spoken';\nexport const sourceLanguage = 'en';\nexport const languages: Record<string, Spoken> = {\n  en: {},\n${line}};\n`;

let project: SmallProject;
beforeEach(() => {
  project = smallProject({
    'src/messages.ts': page,
    'server/said.ts': server,
    'rules/spoken.ts': 'export interface Spoken {}\n',
    'rules/languages.ts': french('  fr: {},\n'),
  });
  cpSync(join(root, 'scripts/messages'), join(project.folder, 'scripts/messages'), {
    recursive: true,
  });
  project.write('scripts/messages.ts', readFileSync(join(root, 'scripts/messages.ts'), 'utf8'));
  symlinkSync(join(root, 'node_modules'), join(project.folder, 'node_modules'));
});
afterEach(() => project.remove());

async function collect(...options: string[]): Promise<{ code: unknown; said: string }> {
  const program = run(join(root, 'node_modules/.bin/tsx'), ['scripts/messages.ts', ...options], {
    cwd: project.folder,
  });
  return { code: await program.ended, said: program.said() };
}

/** As a translator would. */
function translate(sentences: Record<string, string>): void {
  let text = project.read('src/messages/fr.po');
  for (const [english, french] of Object.entries(sentences))
    text = text.replace(`msgid "${english}"\nmsgstr ""`, `msgid "${english}"\nmsgstr "${french}"`);
  project.write('src/messages/fr.po', text);
}

test('a language is one line in the list and one file, of which page and server each get their own sentences', async () => {
  expect(await collect()).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /fr\.po lacks “Nothing is lost\.”[^]*lacks “Select \{name\}”[^]*lacks “\{n, plural/,
    ),
  });
  translate({
    'Nothing is lost.': 'Rien n’est perdu.',
    'Select {name}': 'Choisir {name}',
    '{n, plural, one {# snag} other {# snags}}': '{n, plural, one {# réserve} other {# réserves}}',
  });
  expect(await collect()).toEqual({ code: 0, said: '' });
  expect(await collect('--check')).toEqual({ code: 0, said: '' });
  const [onPage, onServer] = [
    project.read('__generated__/messages/page/fr.ts'),
    project.read('__generated__/messages/server/fr.ts'),
  ];
  expect(onPage).toMatch(/Choisir[^]*perdu/);
  expect(onPage).not.toContain('réserve');
  expect(onServer).toMatch(/perdu[^]*réserve/);
  expect(onServer).not.toContain('Choisir');
  expect(project.read('__generated__/messages/page/index.ts')).toContain(
    "fr: () => import('./fr')",
  );
  expect(project.read('__generated__/messages/server/index.ts')).toContain('{ en, fr }');

  project.write('rules/languages.ts', french(''));
  expect(await collect('--check')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/page\/fr\.ts is of no language that is spoken/),
  });
});

test.each([
  ['a parameter that is not given', "message('{name} is gone.')", /needs name and is given \./],
  [
    'one that the sentence does not have',
    "message('All is gone.', { name })",
    /needs {2}and is given name/,
  ],
  [
    'one that is missing in a plural',
    "message('{n, plural, one {# of {project}} other {# of all}}', { n })",
    /needs n, project and is given n/,
  ],
  ['a sentence that is put together', 'message(`${name} is gone.`)', /must be a literal/],
])('%s stops the collecting of sentences', async (_name, call, complaint) => {
  project.write(
    'server/said.ts',
    `import { message } from './messages';\nexport const said = (name: string, n: number) => [${call}, n];\n`,
  );
  expect(await collect('--check')).toMatchObject({
    code: 1,
    said: expect.stringMatching(complaint),
  });
});
