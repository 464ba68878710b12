import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from '../refusal';

/** What this folder asks of the file system; given in, so that a full disk can be played. */
export interface Disk {
  mkdir: typeof mkdir;
  open: typeof open;
  readdir: typeof readdir;
  rename: typeof rename;
  rm: typeof rm;
  stat: typeof stat;
}

export const realDisk: Disk = { mkdir, open, readdir, rename, rm, stat };

/** Writes a new file whose bytes are on the disk, not only in its cache, when this resolves. Half a file is removed again. */
export async function writeThrough(disk: Disk, path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  try {
    const file = await disk.open(path, 'wx');
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await disk.rm(path, { force: true });
    throw fullDisk(error);
  }
}

/** Gives a written file its final name. The name itself is only safe from a power cut once the folder was synced too. */
export async function moveThrough(disk: Disk, from: string, to: string): Promise<void> {
  try {
    await disk.rename(from, to);
    await syncFolder(disk, dirname(to));
  } catch (error) {
    await disk.rm(from, { force: true });
    throw fullDisk(error);
  }
}

/** Makes a folder and has its name on the disk too. */
export async function makeFolder(disk: Disk, path: string): Promise<void> {
  try {
    await disk.mkdir(path, { recursive: true });
    await syncFolder(disk, dirname(path));
  } catch (error) {
    throw fullDisk(error);
  }
}

async function syncFolder(disk: Disk, path: string): Promise<void> {
  // Windows has no handle for a folder and keeps names in its own journal.
  if (process.platform === 'win32') return;
  const folder = await disk.open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function exists(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function fullDisk(error: unknown): unknown {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT' ? new Refusal('STORAGE_FULL_SERVER', { what: 'photo' }) : error;
}

function codeOf(error: unknown): unknown {
  // Not by instanceof: errors of the file system come from another realm when a test runner has its own.
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
