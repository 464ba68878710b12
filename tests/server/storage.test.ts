import { existsSync } from 'node:fs';
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
  return {
    dir,
    close: () => Promise.resolve(),
    ...(await openFolderStorage({ dir, ...(disk && { disk }) })),
  };
}

storageContract('a folder', openFolder);
// Not every file system has second names.
storageContract('a folder without links', () =>
  openFolder({ ...realDisk, link: () => Promise.reject(new Error('EPERM')) }),
);
// `photos/` and `plans/` may each be a volume of its own: nothing is renamed out of the folder of
// temporary files, or into it.
const isTemporary = (path: unknown): boolean => String(path).includes('temporary');
const acrossVolumes: Disk['rename'] = (from, to) =>
  isTemporary(from) === isTemporary(to)
    ? realDisk.rename(from, to)
    : Promise.reject(Object.assign(new Error('EXDEV: cross-device link'), { code: 'EXDEV' }));
storageContract('a folder of several volumes', () =>
  openFolder({ ...realDisk, rename: acrossVolumes }),
);

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
  const { dir, storage } = await openFolder({ ...realDisk, open, rename });
  await storage.put('photos/one.jpg', bytes);
  expect(told.slice(-3)).toEqual(['one.jpg', 'renamed', 'photos']);
  await storage.put('photos/one.jpg', [Buffer.from('new')]);
  expect((await readAll(storage, 'photos/one.jpg'))?.toString()).toBe('new');
  expect(await readdir(join(dir, 'photos'))).toEqual(['one.jpg']);
  expect(await readdir(join(dir, 'temporary'))).toEqual([]);
});

test('a copy from another volume that a killed process began is swept with what else it left', async () => {
  const copies: string[] = [];
  // The process ends within the copy.
  const copyFile: Disk['copyFile'] = (_from, to) => new Promise(() => void copies.push(String(to)));
  const { dir, storage } = await openFolder({ ...realDisk, rename: acrossVolumes, copyFile });
  void storage.put('photos/originals/one.jpg', bytes);
  while (copies.length === 0) await new Promise((resolve) => void setImmediate(resolve));
  const left = async () =>
    (await readdir(dir, { recursive: true })).filter((name) => name.includes('placing'));
  expect(await left()).not.toEqual([]);
  const { workspace } = await openFolderStorage({ dir });
  // What is younger may be at work.
  await workspace.sweep(0);
  expect(await left()).not.toEqual([]);
  await workspace.sweep(Date.now() + 60_000);
  expect(await left()).toEqual([]);
  expect(await readdir(join(dir, 'photos', 'originals'))).toEqual([]);
});

const uuid = '0b0f7c1e-5d7e-4c55-9a52-5f5b8f0f6f11';
const beside = `photos/originals/.${uuid}.placing`;

test.each([
  ['is empty', '', false],
  ['is cut', beside.slice(0, -9), false],
  ['is cut after the first level', 'photos', false],
  ['names a level above the folder', `../.${uuid}.placing`, false],
  ['names one on the way', `photos/../.${uuid}.placing`, false],
  ['names the folder itself', '.', false],
  ['begins at the root of the machine', `/.${uuid}.placing`, false],
  ['is that of another copy', beside.replace('0b0f', '1b0f'), false],
  ['names its own copy', beside, true],
])(
  'a note of a copy from another volume that %s has nothing deleted but itself and that copy',
  async (_what, text, own) => {
    const outer = await mkdtemp(join(tmpdir(), 'snagbook-storage-'));
    folders.push(outer);
    const dir = join(outer, 'data');
    const { storage, workspace } = await openFolderStorage({ dir });
    await storage.put('photos/originals/one.jpg', bytes);
    const copies = [
      beside,
      `.${uuid}.placing`,
      `../.${uuid}.placing`,
      beside.replace('0b0f', '1b0f'),
    ].map((path) => join(dir, path));
    for (const copy of copies) await mkdir(copy, { recursive: true });
    await writeFile(join(dir, 'temporary', `${uuid}.placing`), text);
    expect(await workspace.sweep(Date.now() + 60_000)).toBe(1);
    expect(await readdir(join(dir, 'temporary'))).toEqual([]);
    expect(await readAll(storage, 'photos/originals/one.jpg')).toEqual(Buffer.from('x'));
    expect(copies.filter((copy) => !existsSync(copy))).toEqual(own ? [join(dir, beside)] : []);
  },
);

test('a note of a copy from another volume has its name only when all of it is on the disk, and leaves nothing when there is no room for it', async () => {
  const told: string[] = [];
  const open: Disk['open'] = async (path, flags) => {
    const file = await realDisk.open(path, flags);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      told.push(`synced ${basename(String(path))}`);
      await sync();
    };
    return file;
  };
  const rename: Disk['rename'] = async (from, to) => {
    await acrossVolumes(from, to);
    told.push(`renamed to ${basename(String(to))}`);
  };
  const copyFile: Disk['copyFile'] = async (from, to) => {
    told.push('copied');
    await realDisk.copyFile(from, to);
  };
  const disk = { ...realDisk, open, rename, copyFile };
  const { dir, storage } = await openFolder(disk);
  await storage.put('photos/one.jpg', bytes);
  const note = told.findIndex((step) => /^renamed to .*\.placing$/.test(step));
  const name = told[note]?.replace(/^renamed to (.*)\.placing$/, '$1');
  expect(told.slice(note - 1)).toEqual([
    `synced ${name}`,
    `renamed to ${name}.placing`,
    'synced temporary',
    'copied',
    'synced one.jpg',
    'renamed to one.jpg',
    'synced photos',
  ]);
  disk.open = (path, flags) =>
    flags === 'r+' && basename(String(path)) !== 'file'
      ? Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))
      : open(path, flags);
  await expect(storage.put('photos/two.jpg', bytes)).rejects.toMatchObject({
    code: 'STORAGE_FULL_SERVER',
  });
  expect(await readdir(dir, { recursive: true })).toEqual([
    'photos',
    'temporary',
    'photos/one.jpg',
  ]);
});

test('opens in a folder whose parent may be passed through but not read', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'snagbook-storage-'));
  folders.push(parent);
  const denied = {
    ...realDisk,
    open: ((path, flags) =>
      path === parent
        ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
        : realDisk.open(path, flags)) satisfies Disk['open'],
  };
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
  const name = (path: string): string =>
    path.replace(dir, '').replace(/temporary\/[\w-]+/, 'temporary/…');
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
  const full = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
  const faults: Partial<Disk>[] = [
    { rename: full },
    { mkdir: full },
    { open: async (path, flags) => (flags === 'wx' ? full() : realDisk.open(path, flags)) },
  ];
  for (const fault of faults) {
    const disk = { ...realDisk };
    const { dir, storage } = await openFolder(disk);
    Object.assign(disk, fault);
    await expect(storage.put('photos/one', bytes)).rejects.toMatchObject({
      code: 'STORAGE_FULL_SERVER',
    });
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

test('what another process has removed from a folder that both use does not keep this one from putting something there', async () => {
  const { dir, storage } = await openFolder();
  const { storage: other } = await openFolderStorage({ dir });
  await storage.put('plans/pages/3f/one.webp', bytes);
  await other.remove('plans/pages');
  await storage.put('plans/pages/3f/two.webp', bytes);
  expect((await readAll(other, 'plans/pages/3f/two.webp'))?.toString()).toBe('x');
});
