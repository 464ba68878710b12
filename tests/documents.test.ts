import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documents, root, source, sources } from './support/sources';

// What README.md, ARCHITECTURE.md and the other pages say is there.

const product = sources(['rules', 'network', 'src', 'server']);
const everything = [...product, ...sources(['tests', 'scripts'], ['.ts', '.tsx', '.mjs'])];
const manifest = JSON.parse(source('package.json').text) as { scripts: Record<string, string> };

test('there is a page to begin with, one about the whole and one about changing it', () => {
  expect(documents().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']),
  );
});

test('every library that people install with it stands in the table of libraries', () => {
  const { dependencies } = JSON.parse(source('package.json').text) as {
    dependencies: Record<string, string>;
  };
  const table = /## Libraries and why\n([^]*)/.exec(source('ARCHITECTURE.md').text)?.[1] ?? '';
  const rows = table
    .split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.split('|')[1] ?? ''] : []));
  const named = new Set(rows.flatMap((row) => row.split(',').map((name) => name.trim())));
  expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([]);
});

test('every command they name exists', () => {
  const commands = documents().flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map((match) => ({
      path,
      name: match[1] ?? match[2] ?? '',
    })),
  );
  expect(commands.filter(({ name }) => manifest.scripts[name] === undefined)).toEqual([]);
});

test('every page they link to exists', () => {
  const links = documents().flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => ({
      path,
      link: match[1] ?? '',
    })),
  );
  expect(links.filter(({ path, link }) => !existsSync(join(root, path, '..', link)))).toEqual([]);
});

test('every file they name exists', () => {
  const named = documents().flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:tsx?|mjs|js|json|graphql|md|css|svg|png))`/g,
      ),
    ].map((match) => ({ path, file: match[1] ?? '' })),
  );
  const ours = /^(src|rules|network|server|tests|scripts|__generated__|public|docs|\.ci)\//;
  // `index.ts` alone stands for any file of that name, and `src/screens/X/` for any screen.
  const names = new Set(everything.map(({ path }) => basename(path)));
  const exists = (path: string, file: string): boolean =>
    existsSync(join(root, file)) ||
    existsSync(join(root, path, '..', file)) ||
    (!file.includes('/') && names.has(file));
  const lost = named.filter(
    ({ path, file }) =>
      (!file.includes('/') || ours.test(file)) && !/\/X(\/|$)/.test(file) && !exists(path, file),
  );
  expect(lost).toEqual([]);
});

test('the recipe for a field leads to every place that knows one by its name', () => {
  const recipe = /## Add a field\n([^]*?)\n## /.exec(source('CONTRIBUTING.md').text)?.[1] ?? '';
  const paths = [
    ...recipe.matchAll(/`((?:server|src|rules)\/[\w/.-]+\.tsx?|schema\.graphql)`/g),
  ].map((match) => match[1] ?? '');
  // A due date has gone all of the way; only the list of migrations names files and no fields.
  const without = paths.filter((path) => !/\bdueOn\b|\bdue_on\b/.test(source(path).text));
  expect(without).toEqual(['server/database/migrationLists.ts']);
  const knowing = product.filter(
    ({ path, text }) =>
      /^(rules\/(snag|events)\.ts|server\/(database\/schema|features\/snags\/(facts|notice))|src\/(app\/events|sync)\/|src\/screens\/(SnagDetail\/(eventMessages|EditSheet)|RaiseSnag\/))/.test(
        path,
      ) && /\bdueOn\b|\bdue_on\b/.test(text),
  );
  expect(knowing.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  const migrations = sources(['server/database/migrations']).map(({ path }) =>
    basename(path, '.ts'),
  );
  expect(
    migrations.filter(
      (name) =>
        !source('server/database/migrationLists.ts').text.includes(`'./migrations/${name}'`),
    ),
  ).toEqual([]);
});

test('the README names every variable of the environment that the server reads', () => {
  const main = source('server/main.ts').text;
  const read = [...main.matchAll(/\benv(?:\.|\[['"]|\??\.)([A-Z][A-Z0-9_]+)/g)].map(
    (match) => match[1] ?? '',
  );
  const readme = source('README.md').text;
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !readme.includes(`\`${name}\``) && name !== 'NODE_ENV')).toEqual([]);
});
