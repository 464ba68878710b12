import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { Refusal } from '../refusal';
import { streamFile } from './streamFile';
import {
  type Chunks,
  type FileStorage,
  isKey,
  isOlder,
  type Listed,
  readAll,
  type StoredFile,
  type Workspace,
} from './storage';

export const realDisk = { copyFile, link, mkdir, open, readdir, rename, rm, stat };
/** What this file asks of the file system; given in, so that a full disk can be played. */
export type Disk = typeof realDisk;

/**
 * Of a folder in which a copy from another volume is made, `.<uuid>.placing`, and of the temporary
 * file that says where it is, `<uuid>.placing`.
 */
const placing = '.placing';

/**
 * Keeps each key as a file of that path below `dir`, and temporary files in `dir/temporary`, from
 * where they can be moved to that path.
 */
export async function openFolderStorage({
  dir,
  disk = realDisk,
}: {
  dir: string;
  disk?: Disk;
}): Promise<{ storage: FileStorage; workspace: Workspace }> {
  const root = resolve(dir);
  const temporary = join(root, 'temporary');
  const folders = new Map<string, Promise<void>>();
  const pathOf = (key: string): string => pathIn(root, key);
  await makeRoot();
  await makeFolder(temporary);

  /** Mostly somebody else has made it, in a folder of theirs that we may not read. */
  async function makeRoot(): Promise<void> {
    const first = await disk.mkdir(root, { recursive: true });
    for (
      let path = root;
      first !== undefined && path.length >= first.length;
      path = dirname(path)
    ) {
      await syncFolder(dirname(path)).catch((error: unknown) => {
        if (codeOf(error) !== 'EACCES' && codeOf(error) !== 'EPERM') throw error;
      });
    }
  }

  /** Its name is on the disk too. Looked after once a start. */
  function makeFolder(path: string): Promise<void> {
    if (path === root) return Promise.resolve();
    const known = folders.get(path);
    if (known !== undefined) return known;
    const making = (async () => {
      await makeFolder(dirname(path));
      await disk.mkdir(path, { recursive: true });
      await syncFolder(dirname(path));
    })();
    folders.set(path, making);
    making.catch(() => folders.delete(path));
    return making;
  }

  async function syncFolder(path: string): Promise<void> {
    // Windows has no handle for a folder and keeps names in its own journal.
    if (process.platform !== 'win32') await sync(path, 'r');
  }

  async function sync(path: string, flags: string): Promise<void> {
    const file = await disk.open(path, flags);
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** The name itself is only safe from a power cut once the folder was synced too. */
  async function moveIn(from: string, to: string): Promise<void> {
    await sync(from, 'r+');
    await makeFolder(dirname(to));
    try {
      await move(from, to);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      // Another process has removed a folder that this one has made.
      forget((folder) => `${to}${sep}`.startsWith(`${folder}${sep}`));
      await makeFolder(dirname(to));
      await move(from, to);
    }
    await syncFolder(dirname(to));
  }

  async function move(from: string, to: string): Promise<void> {
    try {
      await disk.rename(from, to);
    } catch (error) {
      if (codeOf(error) !== 'EXDEV') throw error;
      await copyIn(from, to);
    }
  }

  /** Folders that may be gone are made again when they are needed. */
  function forget(which: (folder: string) => boolean): void {
    for (const folder of folders.keys()) if (which(folder)) folders.delete(folder);
  }

  /**
   * Nothing can be renamed from one volume to another, so the bytes are copied into a folder beside
   * the target, under a name that is no key.
   */
  async function copyIn(from: string, to: string): Promise<void> {
    const name = randomUUID();
    const beside = join(dirname(to), `.${name}${placing}`);
    // Where it is, for the sweep: no list shows it, and the shards are too many to look through. It
    // has its name once all of it is on the disk.
    const unfinished = join(temporary, name);
    const note = `${unfinished}${placing}`;
    try {
      await write(disk, unfinished, [Buffer.from(relative(root, beside))]);
      await sync(unfinished, 'r+');
      await disk.rename(unfinished, note);
      await syncFolder(temporary);
      await disk.mkdir(beside);
      const copied = join(beside, basename(to));
      await disk.copyFile(from, copied);
      await sync(copied, 'r+');
      await disk.rename(copied, to);
    } finally {
      await disk.rm(beside, { recursive: true, force: true });
      for (const path of [note, unfinished]) await disk.rm(path, { force: true });
    }
    await disk.rm(from, { force: true });
  }

  /**
   * The folder of which a note tells. Null if it tells of anything else: what is cut or damaged
   * must not have anything deleted, least of all `root`.
   */
  function leftBeside(note: string, name: Buffer | null): string | null {
    const levels = String(name).split(sep);
    return levels.pop() === `.${note}` && levels.every(isKey)
      ? join(root, ...levels, `.${note}`)
      : null;
  }

  const workspace: Workspace = {
    async folder() {
      const path = join(temporary, randomUUID());
      await orFull(disk.mkdir(path));
      return path;
    },
    async file(chunks) {
      const path = join(await workspace.folder(), 'file');
      try {
        await orFull(write(disk, path, chunks));
        return path;
      } catch (error) {
        await workspace.remove(path);
        throw error;
      }
    },
    async remove(path) {
      const [own = ''] = relative(temporary, path).split(sep);
      if (own === '' || own === '..') throw new Error('Not a path of the workspace.');
      await disk.rm(join(temporary, own), { recursive: true, force: true });
    },
    async sweep(before) {
      const old = (await storage.list('temporary/')).filter(isOlder(before));
      for (const { key } of old) {
        const left = key.endsWith(placing)
          ? leftBeside(basename(key), await readAll(storage, key))
          : null;
        if (left !== null) await disk.rm(left, { recursive: true, force: true });
        await storage.remove(key);
      }
      return old.length;
    },
  };

  const storage: FileStorage = {
    async put(key, bytes) {
      const to = pathOf(key);
      if ('path' in bytes) return orFull(moveIn(bytes.path, to));
      const from = await workspace.file(bytes);
      try {
        await orFull(moveIn(from, to));
      } finally {
        await workspace.remove(from);
      }
    },
    ...readFolder(root, disk),
    async copy(key, path) {
      if ((await storage.get(key)) === null) return false;
      // A second name of the same bytes; not every file system has those.
      await disk.link(pathOf(key), path).catch(() => orFull(disk.copyFile(pathOf(key), path)));
      return true;
    },
    async remove(key) {
      const path = pathOf(key);
      await disk.rm(path, { recursive: true, force: true });
      forget((folder) => `${folder}${sep}`.startsWith(`${path}${sep}`));
    },
    address: () => Promise.resolve(null),
    // What is under way lies in the workspace.
    sweep: () => Promise.resolve(0),
    close: () => Promise.resolve(),
    // made at the start, so it is missing where the disk is not mounted any more
    reach: async () => void (await disk.readdir(temporary)),
  };
  return { storage, workspace };
}

/** Reads what is stored below `root`, and makes nothing there. */
export function readFolder(
  root: string,
  disk: Pick<Disk, 'stat' | 'open' | 'readdir'> = realDisk,
): Pick<FileStorage, 'get' | 'list'> {
  return {
    async get(key) {
      const path = pathIn(root, key);
      const found = await unlessMissing(disk.stat(path));
      return found?.isFile() !== true
        ? null
        : ({
            byteLength: found.size,
            stream: (range) => streamFile(disk, path, range),
          } satisfies StoredFile);
    },
    async list(prefix) {
      const folder = pathIn(root, prefix.replace(/\/$/, ''));
      const listed: Listed[] = [];
      for (const name of (await unlessMissing(disk.readdir(folder))) ?? []) {
        // Null if it has gone meanwhile. What others have put into the folder under other names is
        // nothing of ours.
        const found = isKey(name) ? await unlessMissing(disk.stat(join(folder, name))) : null;
        if (found !== null) listed.push({ key: `${prefix}${name}`, writtenAt: found.mtimeMs });
      }
      return listed;
    },
  };
}

function pathIn(root: string, key: string): string {
  if (!isKey(key)) throw new Error('Not a key of the storage.');
  return join(root, key);
}

async function write(disk: Disk, path: string, chunks: Chunks): Promise<void> {
  const file = await disk.open(path, 'wx');
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
}

/** Null if the file does not exist. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

/** Throws STORAGE_FULL_SERVER if there is no room. */
export async function orFull<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))
      ? new Refusal('STORAGE_FULL_SERVER', { what: 'photo' })
      : error;
  }
}

function codeOf(error: unknown): unknown {
  // Checked without instanceof, because in a test runner errors of the file system come from
  // another realm.
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
