import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';

export const artifacts = '__generated__/relay';
/**
 * The documents of this version. After the compiler alone also those that its artifacts used
 * before; `prune` removes them.
 */
export const current = '__generated__/documents.json';
/** The documents of released versions, which browsers that were not reloaded yet still use. */
const released = '__generated__/released.json';

type Documents = Record<string, string>;

/**
 * The documents file must exist before the compiler runs. True if it lacks a document that the
 * artifacts use.
 */
export async function addMissing(root: string): Promise<boolean> {
  const documents = await read(root, current);
  return (await wanted(root)).some((id) => documents[id] === undefined);
}

/** The compiler only adds documents; this removes those that no artifact uses. */
export async function prune(root: string): Promise<void> {
  const documents = await read(root, current);
  await write(root, current, pick(documents, await wanted(root)));
}

/** Messages about errors in the documents; empty if there are none. */
export async function faults(root: string): Promise<string[]> {
  const documents = await read(root, current);
  const ids = new Set(await wanted(root));
  const lines: string[] = [];
  const missing = [...ids].filter((id) => documents[id] === undefined);
  const kept = await read(root, released);
  const changed = Object.entries({ ...documents, ...kept }).filter(
    ([id, text]) => id !== sha256(text),
  );
  if (missing.length > 0)
    lines.push(`${current} lacks ${missing.length} of the documents that artifacts ask for.`);
  if (changed.length > 0)
    lines.push(`${changed.length} documents are not what their id says: they were edited by hand.`);
  lines.push(...(await refused(root, kept)));
  return lines;
}

/**
 * A released document that the schema does not allow any more: requests of pages of that version,
 * including unsent entries, would be refused.
 */
async function refused(root: string, documents: Documents): Promise<string[]> {
  const texts = Object.values(documents);
  if (texts.length === 0) return [];
  const schema = buildSchema(await readFile(join(root, 'schema.graphql'), 'utf8'));
  const wrong = texts.flatMap((text) => {
    const [error] = validate(schema, parse(text));
    return error === undefined ? [] : [`${/\w+ \w+/.exec(text)?.[0] ?? ''} (${error.message})`];
  });
  const [first] = wrong;
  return first === undefined
    ? []
    : [
        `The schema does not allow ${wrong.length} documents of released versions any more, first ${first}. Keep what they ask for.`,
      ];
}

/** Keeps the documents of this version for browsers that still run it after the next release. */
export async function release(root: string): Promise<number> {
  const used = pick(await read(root, current), await wanted(root));
  const kept = { ...(await read(root, released)), ...used };
  await write(root, released, pick(kept, Object.keys(kept)));
  return Object.keys(kept).length;
}

async function wanted(root: string): Promise<string[]> {
  const folder = join(root, artifacts);
  const files = existsSync(folder)
    ? (await readdir(folder)).filter((name) => name.endsWith('.ts'))
    : [];
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/^\s*"id": "([0-9a-f]{64})",?$/gm)].map((match) => match[1] ?? ''),
  );
  return [...new Set(ids)];
}

function pick(documents: Documents, ids: string[]): Documents {
  return Object.fromEntries(
    ids.toSorted().flatMap((id) => {
      const text = documents[id];
      return text === undefined ? [] : [[id, text]];
    }),
  );
}

async function read(root: string, name: string): Promise<Documents> {
  const file = join(root, name);
  if (!existsSync(file)) return {};
  // The file that the compiler and this module write: texts by id. A broken file throws an error
  // with its name.
  return JSON.parse(await readFile(file, 'utf8')) as Documents;
}

async function write(root: string, name: string, documents: Documents): Promise<void> {
  const file = join(root, name);
  const text = `${JSON.stringify(documents, null, 2)}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  // Atomically, because a server may be reading it.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
