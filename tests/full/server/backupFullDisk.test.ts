import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../../server/backup/backup';
import { bundled } from '../../support/bundled';
import { notTried } from '../../support/notTried';
import { noMountsBecause, withOwnMounts } from '../../support/ownMounts';
import { grain } from '../../support/photos';
import { run } from '../../support/program';
import { openSite, type Site } from '../../support/site';

// Backups and restores to a disk that is too small, and becomes larger.

let site: Site;
let disk: string;
let kilobytes: { database: number; all: number };
beforeAll(async () => {
  site = await openSite();
  const { id } = await site.raise({ title: 'Door sticks' });
  for (let n = 0; n < 2; n += 1)
    await site.addPhoto('inspector', id, await grain(640, 480).jpeg().toBuffer());
  await site.server.app.rendered();
  disk = await mkdtemp(join(tmpdir(), 'snagbook-full-'));
  const folder = join(disk, 'backup');
  await backUp({ dataDir: site.server.dataDir, folder });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const sizes = await Promise.all(
    files.map(
      async ({ parentPath, name }) =>
        Math.ceil((await stat(join(parentPath, name))).size / 4096) * 4,
    ),
  );
  kilobytes = {
    database: sizes[files.findIndex(({ name }) => name === 'snagbook.db')] ?? 0,
    all: sizes.reduce((sum, size) => sum + size, 0),
  };
});
afterAll(async () => {
  await rm(disk, { recursive: true, force: true });
  await site.close();
});

/**
 * Calls the command again and again while the disk that is mounted at `$1` becomes larger; then
 * checks what is there. Each line that begins with “ended” is its exit code.
 */
const script = `mount -t tmpfs -o mode=700,size=4k tmpfs "$1" &&
for size in $ROOMS; do mount -o remount,size="$size"k "$1"; "$NODE" "$PROGRAM" "$COMMAND" "$FOLDER"; echo "ended $?"; done; DATA_DIR="$1" "$NODE" "$PROGRAM" verify`;

test.each([
  [
    'backup',
    'Make room and call it again: it goes on where it stood.',
    /^Backed up to \S+: 2 photos and other files/m,
  ],
  ['restore', 'Make room and call it again.', /^Restored to \S+: 2 photos and other files/m],
])(
  'a %s for which there is no room says so wherever the disk is full, and is done by the same command once there is room',
  async (command, advice, done) => {
    if (noMountsBecause !== null)
      return notTried(`a ${command} to a disk that is full`, noMountsBecause);
    const mounted = await mkdtemp(join(disk, 'mounted-'));
    const { database, all } = kilobytes;
    // For nothing, half of the database, the database but not what SQLite keeps beside it, all but
    // the last files, and all but the copy whose journals are checked.
    const rooms = [4, database / 2, database + 20, all - 40, all + 60];
    const more =
      command === 'backup'
        ? { FOLDER: mounted, DATA_DIR: site.server.dataDir }
        : { FOLDER: join(disk, 'backup'), DATA_DIR: mounted };
    const ran = run('unshare', [...withOwnMounts(script), mounted], {
      env: {
        ...process.env,
        ...more,
        ROOMS: [...rooms.map(Math.floor), 65_536].join(' '),
        NODE: process.execPath,
        PROGRAM: bundled('server/main.ts'),
        COMMAND: command,
      },
    });
    expect(await ran.ended).toBe(0);
    const said = ran.said().split('\n');
    const refused = [`There is no room left in ${mounted}. ${advice}`, 'ended 1'];
    expect(said.slice(0, 2 * rooms.length)).toEqual(rooms.flatMap(() => refused));
    const rest = said.slice(2 * rooms.length).join('\n');
    expect(rest).toMatch(done);
    expect(rest).toContain('\nended 0\n');
    expect(rest).toMatch(/has its files: 2 photos/);
  },
);
