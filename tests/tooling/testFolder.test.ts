import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** In a process of its own, as the gate is. */
const makeTestFolder = (parent: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { makeTestFolder } from './scripts/testFolder.mjs'; console.log(await makeTestFolder(process.argv[1]));`,
      parent,
    ],
    { encoding: 'utf8' },
  ).trim();

test('a run of the gate deletes what killed runs left, and nothing of runs that go on or of others', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'snagbook-parent-'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const others = [
    `snagbook-test-${process.pid}-abc123`,
    `snagbook-test-${process.ppid}-abc123`,
    `snagbook-data-${ended}-abc123`,
    'snagbook-test-abc123',
    'notes',
  ];
  for (const name of [...others, `snagbook-test-${ended}-abc123`])
    await mkdir(join(parent, name, 'site'), { recursive: true });
  const made = makeTestFolder(parent);
  expect((await readdir(parent)).toSorted()).toEqual([...others, basename(made)].toSorted());
  await rm(parent, { recursive: true, force: true });
});
