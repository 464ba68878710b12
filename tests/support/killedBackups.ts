import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { restore } from '../../server/backup/restore';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { bundled } from './bundled';
import { grain } from './photos';
import { type Program, run } from './program';
import { openSite, type Site } from './site';

// Backups that are killed by a signal while they copy files, of whichever database.

/** Files that a photo becomes: as it came, and three pictures. */
const filesOfPhoto = 4;

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .flatMap((one) => (one.isFile() ? [relative(folder, join(one.parentPath, one.name))] : []))
    .sort();

export interface KilledBackups {
  site: () => Site;
  /** Where a test's backup lies. */
  folder: () => string;
  /** The command, as a program of its own. */
  command: (more?: NodeJS.ProcessEnv) => Program;
  addPhotos: (count: number) => Promise<void>;
  /** Restores what is there, and answers the names of its files of photos. */
  restored: () => Promise<string[]>;
  photosOfSite: () => Promise<string[]>;
}

/** A site to back up, and the tests that hold for each database. */
export function killedBackups(
  databaseOf: (dataDir: string) => Promise<string | undefined>,
): KilledBackups {
  let site: Site;
  let disk: string;
  let snagId: string;
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    site = await openSite();
    databaseUrl = await databaseOf(site.server.dataDir);
    snagId = (await site.raise({ title: 'Door sticks' })).id;
  });
  afterAll(() => site.close());
  beforeEach(async () => void (disk = await mkdtemp(join(tmpdir(), 'snagbook-killed-'))));
  afterEach(() => rm(disk, { recursive: true, force: true }));

  const folder = (): string => join(disk, 'backup');
  const command = (more: NodeJS.ProcessEnv = {}): Program =>
    run(process.execPath, [bundled('server/main.ts'), 'backup', folder()], {
      env: {
        ...process.env,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...more,
        DATA_DIR: site.server.dataDir,
      },
    });
  const photosOfSite = (): Promise<string[]> => filesIn(join(site.server.dataDir, 'photos'));
  async function addPhotos(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1)
      await site.addPhoto('inspector', snagId, await grain(640, 480).jpeg().toBuffer());
    await site.server.app.rendered();
  }
  async function restored(): Promise<string[]> {
    const dataDir = join(disk, 'data');
    expect(await restore({ folder: folder(), dataDir })).toMatchObject({ whole: true });
    const files = await filesIn(join(dataDir, 'photos'));
    await rm(dataDir, { recursive: true });
    return files;
  }

  test.each([
    ['between two files', 'after 3'],
    // Four are copied at the same time, so some are in their place by then.
    ['in the middle of a file', 'within 8'],
  ])(
    'a backup that is killed %s leaves the one before whole; called again it copies only what is missing, and holds',
    async (_when, held) => {
      await addPhotos(1);
      expect(await command().ended).toBe(0);
      const first = await photosOfSite();
      await addPhotos(3);

      const killed = command({
        HELD_DISK: held,
        NODE_OPTIONS: `--require ${resolve(__dirname, 'heldDisk.cjs')}`,
      });
      const [, path = '', bytes] = await killed.says(/held (\S+) ?(\d*)\n/);
      await killed.stop('SIGKILL');
      expect(await killed.ended).toBe('SIGKILL');
      const copied = (await filesIn(join(folder(), 'photos'))).filter(
        (name) => !first.includes(name),
      );
      expect(await readdir(folder())).toContain('unfinished');
      if (bytes !== '')
        expect([relative(folder(), path), (await stat(path)).size]).toEqual([
          expect.stringMatching(/^temporary\//),
          Number(bytes),
        ]);
      expect(copied.length).toBeGreaterThanOrEqual(3);
      expect(copied.length).toBeLessThan(3 * filesOfPhoto);
      const placed = new Map<string, number>();
      for (const name of copied) {
        // Whatever has its name is whole.
        expect(await readFile(join(folder(), 'photos', name))).toEqual(
          await readFile(join(site.server.dataDir, 'photos', name)),
        );
        placed.set(name, (await stat(join(folder(), 'photos', name))).ino);
      }
      expect(await restored()).toEqual(expect.arrayContaining(first));

      const again = command();
      expect(await again.ended).toBe(0);
      expect(await readdir(join(folder(), 'temporary'))).toEqual([]);
      expect(await readdir(folder())).not.toContain('unfinished');
      expect(await filesIn(join(folder(), 'photos'))).toEqual(await photosOfSite());
      for (const [name, inode] of placed)
        expect((await stat(join(folder(), 'photos', name))).ino).toBe(inode);
      expect(await checkJournals(folder(), { quick: false })).toMatchObject({ hold: true });
      expect(await restored()).toEqual(await photosOfSite());
    },
  );

  return { site: () => site, folder, command, addPhotos, restored, photosOfSite };
}
