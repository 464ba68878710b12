import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/database/open';
import { bundled } from '../../support/bundled';
import { notTried } from '../../support/notTried';
import { noMountsBecause, withOwnMounts } from '../../support/ownMounts';
import { run } from '../../support/program';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'snagbook-unusable-'))));
afterEach(() => rm(dir, { recursive: true }));

const sentence = (dataDir: string, code: string): string =>
  `Snagbook cannot write to ${dataDir} (${code}). It keeps all its data there: let the user it runs as write to this folder and the files in it, or set DATA_DIR to another one.`;

test.each<[string, string, string[]]>([
  ['is a file', 'EEXIST', ['file']],
  ['is below a file', 'ENOTDIR', ['file', 'data']],
])(
  'a data directory that cannot be written is told by a sentence: it %s',
  async (_what, code, path) => {
    await writeFile(join(dir, 'file'), '');
    const dataDir = join(dir, ...path);
    await expect(openDatabase(dataDir)).rejects.toMatchObject({
      name: 'DataDirUnusable',
      message: sentence(dataDir, code),
    });
  },
);

test('a database that a newer version has laid out is refused with a sentence, and nothing is changed in it', async () => {
  // In a process of its own: the lock goes with it.
  const update = `import(${JSON.stringify(bundled('server/database/open.ts'))}).then(({ openDatabase }) => openDatabase(process.argv[1]))
    .then((db) => db.insertInto('kysely_migration').values({ name: '9999_later', timestamp: '2030-01-01' }).execute().then(() => db.destroy()))`;
  const updated = run(process.execPath, ['-e', update, dir]);
  expect([await updated.ended, updated.said()]).toEqual([0, '']);
  const before = await readFile(join(dir, 'snagbook.db'));
  await expect(openDatabase(dir)).rejects.toMatchObject({
    name: 'DataDirNewer',
    message: `A newer version of Snagbook has changed the data in ${dir} (9999_later), and this one would misread it. Start that version or a later one, or put back a backup from before the update.`,
  });
  expect((await readFile(join(dir, 'snagbook.db'))).equals(before)).toBe(true);
});

const program = `import(${JSON.stringify(bundled('server/database/open.ts'))}).then(({ openDatabase }) => openDatabase(process.argv[1]))
  .then((db) => db.destroy()).then(() => console.log('opened'), (error) => console.log(error.name + ': ' + error.message))`;

/** Opens the data directory; as somebody who is not root, whom permissions hold back. */
const open = '"$NODE" -e "$PROGRAM" "$1"';
const openAsOthers = `setpriv --bounding-set=-all --inh-caps=-all ${open}`;

test.each<[string, string, string]>([
  ['is on a disk that can only be read', 'EROFS', `mount -o remount,ro "$1" && ${open}`],
  [
    'has a database that belongs to somebody else',
    'EACCES',
    `chmod 444 "$1/snagbook.db" && ${openAsOthers}`,
  ],
])(
  'a data directory that cannot be written is told by a sentence: it %s',
  async (what, code, then) => {
    if (noMountsBecause !== null) return notTried(`a data directory that ${what}`, noMountsBecause);
    const script = `mount -t tmpfs -o mode=700 tmpfs "$1" && ${open} && ${then}`;
    const ran = run('unshare', [...withOwnMounts(script), dir], {
      env: { ...process.env, NODE: process.execPath, PROGRAM: program },
    });
    expect(await ran.ended).toBe(0);
    expect(ran.said().trim().split('\n')).toEqual([
      'opened',
      `DataDirUnusable: ${sentence(dir, code)}`,
    ]);
  },
);
