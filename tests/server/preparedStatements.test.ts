import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { openDatabase } from '../../server/database/open';
import type { Database } from '../../server/database/schema';

let dir: string;
let db: Kysely<Database>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snagbook-prepared-'));
  db = await openDatabase(dir);
});
afterAll(async () => {
  await db.destroy();
  await rm(dir, { recursive: true });
});
afterEach(() => jest.restoreAllMocks());

const insert = (id: string) =>
  sql`insert into user (id, name, sort_key, email, password_hash, language, is_owner, created_at) values (${id}, 'Ada', 'ada', ${`${id}@site.example`}, '', 'en', 0, 0)`.execute(
    db,
  );
const names = async (ids: readonly string[]) =>
  (
    await sql<{
      id: string;
    }>`select id from user where id in (${sql.join(ids)}) order by id`.execute(db)
  ).rows.map(({ id }) => id);

test('a statement is prepared once, whatever it is asked with', async () => {
  await insert('user_1');
  const prepare = jest.spyOn(LibsqlDatabase.prototype, 'prepare');
  expect(await names(['user_1', 'user_2'])).toEqual(['user_1']);
  await insert('user_2');
  expect(await names(['user_2', 'user_1'])).toEqual(['user_1', 'user_2']);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a statement that was refused is right the next time', async () => {
  await insert('user_3');
  await expect(insert('user_3')).rejects.toMatchObject({
    code: expect.stringMatching(/^SQLITE_CONSTRAINT/),
  });
  await insert('user_4');
  expect(await names(['user_3', 'user_4'])).toEqual(['user_3', 'user_4']);
});
