import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openFolderStorage } from '../../server/files';
import { type Disk, realDisk } from '../../server/files/folderStorage';
import { readAll } from '../../server/files/storage';
import { storageContract } from '../support/storageContract';

const folders: string[] = [];
afterEach(async () => {
  for (const dir of folders.splice(0)) await rm(dir, { recursive: true, force: true });
});
async function openFolder(disk?: Disk) {
  const dir = await mkdtemp(join(tmpdir(), 'snagbook-storage-'));
  folders.push(dir);
  return { dir, close: () => Promise.resolve(), ...(await openFolderStorage({ dir, ...(disk && { disk }) })) };
}

storageContract('a folder', openFolder);
// Not every file system has second names.
storageContract('a folder without links', () => openFolder({ ...realDisk, link: () => Promise.reject(new Error('EPERM')) }));
// `photos/` and `plans/` may each be a volume of its own: nothing is renamed out of the folder of temporary files, or into it.
const isTemporary = (path: unknown): boolean => String(path).includes('temporary');
const acrossVolumes: Disk['rename'] = (from, to) =>
  isTemporary(from) === isTemporary(to) ? realDisk.rename(from, to) : Promise.reject(Object.assign(new Error('EXDEV: cross-device link'), { code: 'EXDEV' }));
storageContract('a folder of several volumes', () => openFolder({ ...realDisk, rename: acrossVolumes }));

const bytes = [Buffer.from('x')];

test('what was copied from another volume is on the disk before it has its name, replaces what was there, and leaves nothing else', async () => {
  const told: string[] = [];
  const open: Disk['open'] = async (path, flags) => {
    const file = await realDisk.open(path, flags);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      told.push(basename(String(path)));
      await sync();
    };
    return file;
  };
  const rename: Disk['rename'] = async (from, to) => {
    await acrossVolumes(from, to);
    told.push('renamed');
  };
  const { dir, storage, workspace } = await openFolder({ ...realDisk, open, rename });
  await storage.put('photos/one.jpg', bytes);
  expect(told.slice(-3)).toEqual(['one.jpg', 'renamed', 'photos']);
  for (const name of ['old', 'new']) {
    const folder = await workspace.folder();
    await mkdir(join(folder, 'sheet', '0'), { recursive: true });
    await writeFile(join(folder, 'sheet', '0', name), name);
    await storage.put('photos/sheet', { path: join(folder, 'sheet') });
    expect(await readdir(folder)).toEqual([]);
  }
  expect(await readdir(join(dir, 'photos', 'sheet', '0'))).toEqual(['new']);
  expect((await readdir(join(dir, 'photos'))).toSorted()).toEqual(['one.jpg', 'sheet']);
});

test('opens in a folder whose parent may be passed through but not read', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'snagbook-storage-'));
  folders.push(parent);
  const denied = { ...realDisk, open: ((path, flags) => (path === parent ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' })) : realDisk.open(path, flags))) satisfies Disk['open'] };
  // Once it makes the folder, and once it is there.
  for (let n = 0; n < 2; n += 1) {
    const { storage } = await openFolderStorage({ dir: join(parent, 'data'), disk: denied });
    await storage.put(`photos/${n}`, bytes);
    expect(await readAll(storage, `photos/${n}`)).toEqual(Buffer.from('x'));
  }
});

test('has the name of every folder above it on the disk that it has made', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'snagbook-storage-'));
  folders.push(parent);
  const opened: string[] = [];
  const open: Disk['open'] = (path, flags) => {
    opened.push(String(path));
    return realDisk.open(path, flags);
  };
  const dir = join(parent, 'srv', 'data');
  await openFolderStorage({ dir, disk: { ...realDisk, open } });
  expect(opened).toEqual([join(parent, 'srv'), parent, dir]);
});

test('bytes and their name are on the disk before a put is done: the file and every new folder are synced, in this order', async () => {
  const told: string[] = [];
  const open: Disk['open'] = async (path, flags) => {
    const file = await realDisk.open(path, flags);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      told.push(String(path));
      await sync();
    };
    return file;
  };
  const rename: Disk['rename'] = async (from, to) => {
    told.push('renamed');
    await realDisk.rename(from, to);
  };
  const { dir, storage } = await openFolder({ ...realDisk, open, rename });
  const name = (path: string): string => path.replace(dir, '').replace(/temporary\/[\w-]+/, 'temporary/…');
  told.length = 0;
  await storage.put('photos/3f/one.jpg', bytes);
  expect(told.map(name)).toEqual(['/temporary/…/file', '', '/photos', 'renamed', '/photos/3f']);
  told.length = 0;
  await storage.put('photos/3f/two.jpg', bytes);
  expect(told.map(name)).toEqual(['/temporary/…/file', 'renamed', '/photos/3f']);
});

test('a copy of something old is not swept while a worker reads it', async () => {
  const { dir, storage, workspace } = await openFolder();
  await storage.put('old', bytes);
  await utimes(join(dir, 'old'), new Date(0), new Date(0));
  await storage.copy('old', join(await workspace.folder(), 'copy'));
  expect(await workspace.sweep(Date.now() - 60_000)).toBe(0);
});

test('a full disk is told as such, wherever it shows, and leaves nothing half', async () => {
  const full = (): Promise<never> => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
  const faults: Partial<Disk>[] = [
    { rename: full },
    { mkdir: full },
    { open: async (path, flags) => (flags === 'wx' ? full() : realDisk.open(path, flags)) },
  ];
  for (const fault of faults) {
    const disk = { ...realDisk };
    const { dir, storage } = await openFolder(disk);
    Object.assign(disk, fault);
    await expect(storage.put('photos/one', bytes)).rejects.toMatchObject({ code: 'STORAGE_FULL_SERVER' });
    expect(await readAll(storage, 'photos/one')).toBeNull();
    expect(await readdir(join(dir, 'temporary'))).toEqual([]);
  }
});

test('what others have put into the folder under other names is not listed', async () => {
  const { dir, storage, workspace } = await openFolder();
  await storage.put('photos/one', bytes);
  await writeFile(join(dir, 'photos', '.DS_Store'), '');
  await writeFile(join(dir, 'temporary', 'my notes (1).txt'), '');
  expect((await storage.list('photos/')).map(({ key }) => key)).toEqual(['photos/one']);
  expect(await workspace.sweep(Date.now() + 60_000)).toBe(0);
});
