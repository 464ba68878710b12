import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundled } from '../../support/bundled';
import { announce, bytesOf, grain, photoFolder } from '../../support/photos';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snagbook-crash-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/**
 * Runs the storing program, kills it without warning after so many receipts, and answers all it had
 * given.
 */
async function receiptsUntilKilled(receipts: number): Promise<[key: string, sha256: string][]> {
  const program = spawn(
    process.execPath,
    [bundled('tests/support/storeForever.ts'), join(dir, 'data'), join(dir, 'photo.jpg')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(program, 'exit');
  const given: [string, string][] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    const [key = '', sha256 = ''] = line.split(' ');
    // A line cut off by the kill was not given.
    if (sha256.length === 64) given.push([key, sha256]);
    if (given.length === receipts) program.kill('SIGKILL');
  }
  await ended;
  return given;
}

it('keeps every photo it has given a receipt for, however often it is killed', async () => {
  await writeFile(join(dir, 'photo.jpg'), await grain(200, 150).jpeg().toBuffer());
  const given: [string, string][] = [];
  for (const receipts of [1, 5, 14, 33]) given.push(...(await receiptsUntilKilled(receipts)));
  expect(given.length).toBeGreaterThanOrEqual(1 + 5 + 14 + 33);

  const folder = await photoFolder({ root: join(dir, 'data') });
  try {
    for (const [key, sha256] of given) {
      const original = await folder.files.open(key, 'original');
      expect(announce(await bytesOf(original))).toMatchObject({ sha256 });
    }
    // What was under way has no row: the sweep, whose time has come, leaves exactly what was
    // acknowledged.
    await folder.workspace.sweep(Date.now() + 60_000);
    await folder.files.sweep(async () => new Set(given.map(([key]) => key)), -60_000);
    const left = await folder.listing();
    expect(left.map((name) => name.split('/').at(-1)).sort()).toEqual(
      given.map(([key]) => key).sort(),
    );
  } finally {
    await folder.close();
  }
});
