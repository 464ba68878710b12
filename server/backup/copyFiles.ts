import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage, StoredFile, Workspace } from '../files';
import type { NamedFile } from './namedFiles';

export interface Store {
  storage: FileStorage;
  workspace: Workspace;
}

/** A photo or plan file that is not there to be copied, or is not the one that was sent. */
export interface Lost {
  id: string;
  of: 'photo' | 'plan file';
  why: 'is missing' | 'is not the file that was sent';
}

export interface Copied {
  /** Originals that are in the copy now, those of earlier copies included. */
  originals: number;
  /** Bytes that were copied this time. */
  bytes: number;
  lost: Lost[];
}

/** “The photo photo_01h… is missing.” */
export const sentenceOf = ({ id, of, why }: Lost): string => `The ${of} ${id} ${why}.`;

export const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Files that are copied at the same time. */
const width = 4;

/** Originals between two lines about how far it is. */
const toldEvery = 500;

/**
 * Copies what is named and not there yet. Whatever is there was put there whole, and nothing under a key ever changes, so it is only looked at for its length. An original is
 * compared with its hash while it is copied; a picture or sheet that is missing is left out, since it can be made again.
 */
export async function copyFiles(from: Pick<FileStorage, 'get' | 'list'>, to: Store, files: AsyncIterable<NamedFile>, told: (line: string) => void): Promise<Copied> {
  const copied: Copied = { originals: 0, bytes: 0, lost: [] };
  const left = files[Symbol.asyncIterator]();
  let failed = false;
  const work = async (): Promise<void> => {
    for (let next = await left.next(); next.done !== true && !failed; next = await left.next()) {
      await copyOne(from, to, next.value, copied).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      if (next.value.original !== null && copied.originals % toldEvery === 0) told(`${copied.originals} photos and plan files so far, ${inMegabytes(copied.bytes)} copied`);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return copied;
}

async function copyOne(from: Pick<FileStorage, 'get' | 'list'>, to: Store, { key, original }: NamedFile, copied: Copied): Promise<void> {
  const file = await from.get(key);
  if (original === null) {
    if (file === null) copied.bytes += await copyFolder(from, to, key);
    else if (!(await isThere(to, key, file))) {
      await to.storage.put(key, file.stream());
      copied.bytes += file.byteLength;
    }
    return;
  }
  if (file === null) return void copied.lost.push({ id: original.id, of: original.of, why: 'is missing' });
  copied.originals += 1;
  if (await isThere(to, key, file)) return;
  const hash = createHash('sha256');
  const path = await to.workspace.file(hashed(file, hash));
  try {
    if (hash.digest('hex') === original.sha256) {
      await to.storage.put(key, { path });
      copied.bytes += file.byteLength;
      return;
    }
  } finally {
    await to.workspace.remove(path);
  }
  // A copy from before it was damaged stays.
  copied.originals -= 1;
  copied.lost.push({ id: original.id, of: original.of, why: 'is not the file that was sent' });
}

async function* hashed(file: StoredFile, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.stream()) {
    hash.update(chunk);
    yield chunk;
  }
}

const isThere = async ({ storage }: Store, key: string, file: StoredFile): Promise<boolean> => (await storage.get(key))?.byteLength === file.byteLength;

/** All of a drawn sheet or nothing. */
async function copyFolder(from: Pick<FileStorage, 'get' | 'list'>, { storage, workspace }: Store, key: string): Promise<number> {
  if ((await storage.list(`${key}/`)).length > 0) return 0;
  const keys = await keysBelow(from, key);
  if (keys.length === 0) return 0;
  const own = await workspace.folder();
  try {
    let bytes = 0;
    const folder = join(own, 'sheet');
    for (const each of keys) {
      const file = await from.get(each);
      if (file === null) continue;
      const path = join(folder, each.slice(key.length + 1));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, file.stream());
      bytes += file.byteLength;
    }
    await storage.put(key, { path: folder });
    return bytes;
  } finally {
    await workspace.remove(own);
  }
}

async function keysBelow(storage: Pick<FileStorage, 'get' | 'list'>, key: string): Promise<string[]> {
  const keys: string[] = [];
  for (const { key: each } of await storage.list(`${key}/`)) {
    if ((await storage.get(each)) === null) keys.push(...(await keysBelow(storage, each)));
    else keys.push(each);
  }
  return keys;
}
