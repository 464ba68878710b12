import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface Source {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
  lines: string[];
}

export const root = process.cwd();

/** Every file under the folders whose name ends in one of the endings, in order. */
export function sources(
  folders: readonly string[],
  endings: readonly string[] = ['.ts', '.tsx'],
): Source[] {
  return folders
    .flatMap(list)
    .filter((path) => endings.includes(extname(path)))
    .map(source);
}

export function source(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, lines: text.split('\n') };
}

/**
 * Every file below a folder; throws if there is none, or a folder that was renamed would pass every
 * check. What was built is no source.
 */
function list(folder: string): string[] {
  return entries(folder)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap((entry) =>
      entry.isDirectory() ? list(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
}

export function foldersOf(folder: string): string[] {
  return entries(folder)
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [`${folder}/${entry.name}`, ...foldersOf(`${folder}/${entry.name}`)]);
}

function entries(folder: string) {
  return readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => name !== 'dist' && name !== 'node_modules',
  );
}

/** `path:line  text` of every line that matches. */
export function linesWith(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1}  ${line.trim()}`] : [],
    ),
  );
}

/** The pages that people read. */
export function documents(): Source[] {
  return [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'network/README.md',
    'network/recipes.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ]
    .filter((path) => existsSync(join(root, path)))
    .map(source);
}
