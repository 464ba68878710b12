// Collects the sentences of the browser's half into the catalogs of the other languages, and makes of these what the page loads.
// With --check it compares instead, and exits 1 if a sentence is missing in a language, or if one stands there that nobody says any more.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { config } from './words/macro.mjs';

const check = process.argv.includes('--check');
const problems: string[] = [];

async function main(): Promise<void> {
  const [catalog] = await getCatalogs({ ...config, format: formatter({ lineNumbers: false }) });
  if (catalog === undefined) throw new Error('scripts/words/macro.mjs names no catalog.');
  const found = await catalog.collect();
  if (found === undefined) throw new Error('A file with sentences could not be read.');
  if (!check) await catalog.make({ clean: true, overwrite: false, locale: config.locales, orderBy: 'origin' });
  for (const locale of config.locales) {
    const file = catalog.getFilename(locale);
    const there = (await catalog.read(locale)) ?? {};
    for (const [id, { message }] of Object.entries(found)) if ((there[id]?.translation ?? '') === '') problems.push(`${file} lacks “${message ?? id}”`);
    for (const [id, { message }] of Object.entries(there)) if (!(id in found)) problems.push(`${file} has “${message ?? id}”, which nobody says any more`);
    const translations = Object.fromEntries(Object.entries(there).map(([id, { translation }]) => [id, translation ?? '']));
    const { source, errors } = createCompiledCatalog(locale, translations, { strict: true, namespace: 'ts', outputPrefix: '// Written by `npm run words`; not edited by hand.\n' });
    for (const { error, source: text } of errors) problems.push(`${file}: “${text}”: ${error.message}`);
    await keep(`__generated__/words/${locale}.ts`, `${source}\n`);
  }
}

async function keep(file: string, fresh: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old === fresh) return;
  if (check) {
    problems.push(`${file} is stale`);
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fresh);
}

await main();
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nRun \`npm run words\`, fill what is empty in src/words, run it again and commit the result.`);
  process.exitCode = 1;
}
