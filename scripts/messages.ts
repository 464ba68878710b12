// Collects the sentences of page and server into the catalogues of the other languages, and
// compiles these to the files that each of the two loads.
// With --check it only compares, and exits with 1 if a catalogue lacks a sentence or has one that
// is not used any more.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { languages, sourceLanguage } from '../rules/languages';
import { config } from './messages/macro.mjs';
import { pageMessages, serverMessages } from './messages/extractors';

const check = process.argv.includes('--check');
const problems: string[] = [];
const generated = '__generated__/messages';
const banner = '// Written by `npm run messages`; not edited by hand.\n';
const others = Object.keys(languages).filter((language) => language !== sourceLanguage);

/** Sentences by their lookup key. */
type Sentences = Record<string, string>;

async function main(): Promise<void> {
  const [catalog] = await getCatalogs({
    ...config,
    locales: others,
    extractors: [serverMessages, pageMessages],
    format: formatter({ lineNumbers: false }),
  });
  if (catalog === undefined) throw new Error('scripts/messages/macro.mjs names no catalogue.');
  const found = await catalog.collect();
  if (found === undefined) throw new Error('A file with sentences could not be read.');
  if (!check)
    await catalog.make({ clean: true, overwrite: false, locale: others, orderBy: 'origin' });

  const entries = Object.entries(found).map(([id, { message = id, origin = [] }]) => ({
    id,
    message,
    files: origin.map(([file]) => file),
  }));
  const onPage = entries.filter(({ files }) => files.some((file) => !file.startsWith('server/')));
  const onServer = entries.filter(({ files }) => files.some((file) => file.startsWith('server/')));

  const written = [
    await keep(
      'server',
      sourceLanguage,
      compiled(
        sourceLanguage,
        Object.fromEntries(onServer.map(({ message }) => [message, message])),
      ),
    ),
  ];
  for (const language of others) {
    const file = catalog.getFilename(language);
    const there = (await catalog.read(language)) ?? {};
    const translated = (id: string): string => there[id]?.translation ?? '';
    for (const { id, message } of entries)
      if (translated(id) === '') problems.push(`${file} lacks “${message}”`);
    for (const [id, { message }] of Object.entries(there))
      if (!(id in found))
        problems.push(`${file} has “${message ?? id}”, which nobody says any more`);
    written.push(
      // English is in the page's code, where the macro has added the key, and is said there if a
      // catalogue lacks the sentence. On the server the sentence itself is the key.
      await keep(
        'page',
        language,
        compiled(
          language,
          Object.fromEntries(
            onPage.flatMap(({ id }) => (translated(id) === '' ? [] : [[id, translated(id)]])),
          ),
        ),
      ),
      await keep(
        'server',
        language,
        compiled(
          language,
          Object.fromEntries(
            onServer.map(({ id, message }) => [message, translated(id) || message]),
          ),
        ),
      ),
    );
  }
  written.push(
    await keep(
      'page',
      'index',
      `${banner}export const catalogues = {${others.map((language) => ` ${language}: () => import('./${language}')`).join(',')} };\n`,
    ),
    await keep(
      'server',
      'index',
      [
        banner,
        ...[sourceLanguage, ...others].map(
          (language) => `import { messages as ${language} } from './${language}';\n`,
        ),
        `\nexport const catalogues = { ${[sourceLanguage, ...others].join(', ')} };\n`,
      ].join(''),
    ),
  );
  await removeOthers(written);
}

function compiled(language: string, sentences: Sentences): string {
  const { source, errors } = createCompiledCatalog(language, sentences, {
    strict: true,
    namespace: 'ts',
    outputPrefix: banner,
  });
  for (const { error, source: text } of errors)
    problems.push(`${language}: “${text}”: ${error.message}`);
  return `${source}\n`;
}

async function keep(side: 'page' | 'server', name: string, fresh: string): Promise<string> {
  const file = join(generated, side, `${name}.ts`);
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old === fresh) return file;
  if (check) problems.push(`${file} is stale`);
  else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fresh);
  }
  return file;
}

/** Files of a language that was removed. */
async function removeOthers(written: readonly string[]): Promise<void> {
  for (const name of await readdir(generated, { recursive: true })) {
    const file = join(generated, name);
    if (!name.endsWith('.ts') || written.includes(file)) continue;
    if (check) problems.push(`${file} is of no language that is spoken`);
    else await rm(file);
  }
}

await main();
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\nRun \`npm run messages\`, fill what is empty in src/messages, run it again and commit the result.`,
  );
  process.exitCode = 1;
}
