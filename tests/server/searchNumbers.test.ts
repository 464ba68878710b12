import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { engineOf, writeTransaction } from '../../server/database/engine';
import { openDatabase } from '../../server/database/open';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snagbook-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('the texts of a snag are numbered next to each other, in whatever order they come, and keep their number when they change', async () => {
  const db = await openDatabase(dir);
  const numbers = async (): Promise<{ snag: string; part: number; number: number }[]> =>
    (
      await sql<{
        snag: string;
        part: number;
        number: number;
      }>`select snag_id as snag, part, search_id as number from snag_text where project_id = 'project_third' order by search_id`.execute(
        db,
      )
    ).rows;
  const say = (snagId: string, part: number, text: string): Promise<void> =>
    writeTransaction(db, (trx) =>
      engineOf(trx).indexForSearch(trx, { snagId, projectId: 'project_third', part, text }),
    );
  for (const part of [0, 9, 4])
    for (const snag of ['one', 'other']) await say(snag, part, 'first words');
  const before = await numbers();
  expect(before.map(({ snag, part }) => [snag, part])).toEqual(
    ['one', 'other'].flatMap((snag) => [0, 9, 4].map((part) => [snag, part])),
  );
  const ofSnags = before.map(({ number }) => Math.floor(number / 2 ** 20));
  expect(ofSnags.map((number) => number - (ofSnags[0] ?? 0))).toEqual([0, 0, 0, 1, 1, 1]);
  await say('one', 0, 'other words');
  expect(await numbers()).toEqual(before);
  expect(
    (await engineOf(db).snagsWithAll(db, 'project_third', ['words', 'other'], 10)).ids,
  ).toEqual(['one']);
  await writeTransaction(db, (trx) => engineOf(trx).dropSnagFromSearch(trx, 'one'));
  expect((await engineOf(db).snagsWithAll(db, 'project_third', ['words'], 10)).ids).toEqual([
    'other',
  ]);
  await db.destroy();
});
