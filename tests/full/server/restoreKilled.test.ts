import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { backUp } from '../../../server/backup/backup';
import { checkJournals } from '../../../server/features/journal/checkJournals';
import { bundled } from '../../support/bundled';
import { grain } from '../../support/photos';
import { type Program, run } from '../../support/program';
import { startServer } from '../../support/server';
import { openSite, type Site } from '../../support/site';
import { gql, signIn } from '../../support/wire';

// Restores that are killed by a signal, and what the next command finds.

let site: Site;
let disk: string;
beforeAll(async () => {
  site = await openSite();
  const { id } = await site.raise({ title: 'Door sticks' });
  for (let n = 0; n < 3; n += 1)
    await site.addPhoto('inspector', id, await grain(640, 480).jpeg().toBuffer());
  await site.server.app.rendered();
});
afterAll(() => site.close());
beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'snagbook-restored-'));
  expect(
    await backUp({ dataDir: site.server.dataDir, folder: join(disk, 'backup') }),
  ).toMatchObject({ whole: true });
});
afterEach(() => rm(disk, { recursive: true, force: true }));

const dataDir = (): string => join(disk, 'data');
const photosIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'photos'), { recursive: true, withFileTypes: true }).catch(() => []))
    .flatMap((one) => (one.isFile() ? [relative(folder, join(one.parentPath, one.name))] : []))
    .sort();
const command = (more: NodeJS.ProcessEnv = {}): Program =>
  run(process.execPath, [bundled('server/main.ts'), 'restore', join(disk, 'backup')], {
    env: { ...process.env, ...more, DATA_DIR: dataDir() },
  });

/** Begins a restore, and kills it where its disk stands still. */
async function killed(held: string): Promise<void> {
  const program = command({
    HELD_DISK: held,
    NODE_OPTIONS: `--require ${resolve(__dirname, '../../support/heldDisk.cjs')}`,
  });
  await program.says(/held \S+/);
  await program.stop('SIGKILL');
  expect(await program.ended).toBe('SIGKILL');
}

/** The titles that the inspector reads on a server that runs on what was restored. */
async function titlesThere(): Promise<unknown> {
  const server = await startServer({ dataDir: dataDir(), development: true });
  try {
    const { data } = await gql<{ project: { snags: { edges: { node: { title: string } }[] } } }>(
      server.url,
      await signIn(server.url, site.people.inspector),
      '{ project(code: "SITE") { snags(first: 9) { edges { node { title } } } } }',
    );
    return data?.project.snags.edges.map(({ node }) => node.title);
  } finally {
    await server.close({ keep: true });
  }
}

test.each([['in the middle of a later file', 'within 8']])(
  'a restore that is killed %s is finished by the same command, which copies only what is missing; until then no server starts there',
  async (_when, held) => {
    await killed(held);
    const placed = new Map<string, number>();
    for (const name of await photosIn(dataDir())) {
      // Whatever has its name is whole.
      expect(await readFile(join(dataDir(), name))).toEqual(
        await readFile(join(site.server.dataDir, name)),
      );
      placed.set(name, (await stat(join(dataDir(), name))).ino);
    }
    expect(placed.size).toBeLessThan((await photosIn(site.server.dataDir)).length);
    const start = run(process.execPath, [bundled('server/main.ts')], {
      env: { ...process.env, DATA_DIR: dataDir(), PORT: '0' },
    });
    try {
      expect((await start.says(/^[^{\s].*\n/m))[0]).toBe(
        `A restore to ${dataDir()} is under way or was interrupted. Wait for it, or call npm run restore again, which goes on where it stood, or set DATA_DIR to another folder.\n`,
      );
      expect(await start.ended).toBe(1);
    } finally {
      await start.stop('SIGKILL');
    }

    const again = command();
    expect([await again.ended, again.said()]).toEqual([
      0,
      expect.stringContaining(`Restored to ${dataDir()}: 3 photos and other files`),
    ]);
    expect((await readdir(dataDir())).includes('restoring')).toBe(false);
    expect(await readdir(join(dataDir(), 'temporary'))).toEqual([]);
    expect(await photosIn(dataDir())).toEqual(await photosIn(site.server.dataDir));
    for (const [name, inode] of placed) expect((await stat(join(dataDir(), name))).ino).toBe(inode);
    expect(await checkJournals(dataDir(), { quick: false })).toMatchObject({ hold: true });
    expect(await titlesThere()).toEqual(['Door sticks']);
  },
);

test('a restore that is killed when everything is in its place is said to be done by the same command, and a server starts there', async () => {
  await killed('after snagbook.db');
  const again = command();
  expect([await again.ended, again.said()]).toEqual([
    1,
    `A restore to ${dataDir()} was interrupted when everything was in its place. Start Snagbook on it, or set DATA_DIR to a new folder for another restore.\n`,
  ]);
  expect(await checkJournals(dataDir(), { quick: false })).toMatchObject({ hold: true });
  expect(await titlesThere()).toEqual(['Door sticks']);
});
