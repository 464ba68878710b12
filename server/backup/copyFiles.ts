import { createHash } from 'node:crypto';
import type { FileStorage, StoredFile, Workspace } from '../files';
import { isTilesKey } from '../files/plans/paths';
import { packFolder } from '../files/plans/sheetFolder';
import type { NamedFile } from './namedFiles';

export interface Store {
  storage: FileStorage;
  workspace: Workspace;
}

/** A photo or plan file that is not there to be copied, or is not the one that was sent. */
export interface Lost {
  id: string;
  of: 'photo' | 'plan file' | 'report' | 'logo';
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
const reportEvery = 500;

/**
 * Copies what is named and not there yet. Whatever is there was put there whole, and nothing under
 * a key ever changes, so it is only looked at for its length. An original is compared with its hash
 * while it is copied; a picture or sheet that is missing is left out, since it can be made again.
 */
export async function copyFiles(
  from: Pick<FileStorage, 'get'>,
  to: Store,
  files: AsyncIterable<NamedFile>,
  report: (line: string) => void,
): Promise<Copied> {
  const copied: Copied = { originals: 0, bytes: 0, lost: [] };
  const left = files[Symbol.asyncIterator]();
  let failed = false;
  const work = async (): Promise<void> => {
    for (let next = await left.next(); next.done !== true && !failed; next = await left.next()) {
      await copyOne(from, to, next.value, copied).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      if (next.value.original !== null && copied.originals % reportEvery === 0)
        report(
          `${copied.originals} photos and other files so far, ${inMegabytes(copied.bytes)} copied`,
        );
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return copied;
}

async function copyOne(
  from: Pick<FileStorage, 'get'>,
  to: Store,
  { key, original }: NamedFile,
  copied: Copied,
): Promise<void> {
  const file = await from.get(key);
  if (original === null) {
    if (file === null) copied.bytes += await copySheet(from, to, key);
    else if (!(await isThere(to, key, file))) {
      await to.storage.put(key, file.stream());
      copied.bytes += file.byteLength;
    }
    return;
  }
  if (file === null)
    return void copied.lost.push({ id: original.id, of: original.of, why: 'is missing' });
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

async function* hashed(
  file: StoredFile,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.stream()) {
    hash.update(chunk);
    yield chunk;
  }
}

const isThere = async ({ storage }: Store, key: string, file: StoredFile): Promise<boolean> =>
  (await storage.get(key))?.byteLength === file.byteLength;

/** A sheet that a version before has kept as a folder becomes one file. All of it or nothing. */
async function copySheet(
  from: Pick<FileStorage, 'get'>,
  { storage }: Store,
  key: string,
): Promise<number> {
  const tilesKey = key.slice(key.lastIndexOf('/') + 1);
  // What is missing may be a picture of a photo, which was never a folder; or the copy has the
  // sheet as a folder, because that version has made it.
  if (
    !isTilesKey(tilesKey) ||
    (await storage.get(key)) !== null ||
    (await storage.list(`${key}/`)).length > 0
  )
    return 0;
  const sheet = await packFolder(from, tilesKey);
  if (sheet === null) return 0;
  await storage.put(key, sheet.chunks);
  return sheet.byteLength;
}
