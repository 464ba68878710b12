import { join } from 'node:path';
import { isMissing, type Disk } from './disk';
import { keyOfFile } from './photoKey';

export interface SweepOptions {
  disk: Disk;
  dir: string;
  /** Milliseconds since 1970: only what was last written before may go. */
  before: number;
  /** Which of these keys have a row. */
  known(keys: string[]): Promise<Set<string>>;
}

const BATCH = 500;

/**
 * A crash between bytes and row leaves bytes without a row. They are found here, hours later, when no request can still be about
 * to write that row. Files whose names are not ours are left alone.
 */
export async function sweepFolders({ disk, dir, before, known }: SweepOptions): Promise<number> {
  let gone = await remove(disk, await oldFilesIn(disk, join(dir, 'incoming'), before));
  for (const kind of ['originals', 'renditions']) {
    for (const shard of await disk.readdir(join(dir, kind))) {
      if (!/^[0-9a-f]{2}$/.test(shard)) continue;
      const ours = (await oldFilesIn(disk, join(dir, kind, shard), before)).flatMap(({ name, path }) => {
        const key = keyOfFile(name);
        return key === null ? [] : [{ path, key }];
      });
      for (let at = 0; at < ours.length; at += BATCH) {
        const batch = ours.slice(at, at + BATCH);
        const kept = await known([...new Set(batch.map(({ key }) => key))]);
        gone += await remove(disk, batch.filter(({ key }) => !kept.has(key)));
      }
    }
  }
  return gone;
}

/** Files and folders directly in a folder, by when they were last written. */
export async function oldFilesIn(disk: Disk, folder: string, before: number): Promise<{ name: string; path: string }[]> {
  const old = [];
  for (const name of await disk.readdir(folder)) {
    const path = join(folder, name);
    const writtenAt = await unlessGone(async () => (await disk.stat(path)).mtimeMs);
    if (writtenAt !== null && writtenAt < before) old.push({ name, path });
  }
  return old;
}

/** Folders with all that is in them. Answers how many went. */
export async function remove(disk: Disk, files: { path: string }[]): Promise<number> {
  let gone = 0;
  for (const { path } of files) {
    const done = await unlessGone(async () => {
      await disk.rm(path, { recursive: true });
      return true;
    });
    if (done !== null) gone += 1;
  }
  return gone;
}

/** Null if somebody else was quicker. */
async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
