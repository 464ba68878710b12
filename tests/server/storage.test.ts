import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
