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

test('of very many statements those used last are kept', async () => {
  const prepare = jest.spyOn(LibsqlDatabase.prototype, 'prepare');
  const numbered = (n: number) => sql.raw(`select ${n}`).execute(db);
  for (let n = 0; n < 600; n += 1) {
    await numbered(n);
    await names(['user_1', 'user_2']);
  }
  expect(prepare).toHaveBeenCalledTimes(600);
  await numbered(599);
  expect(prepare).toHaveBeenCalledTimes(600);
  await numbered(0);
  expect(prepare).toHaveBeenCalledTimes(601);
});

test('many statements in a row let others be heard in between', async () => {
  // Each takes some ms.
  const long = sql`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 60000) select max(n) from counted`;
  let iterations = 0;
  const count = (): void => {
    iterations += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  for (let n = 0; n < 50; n += 1) await long.execute(db);
  clearImmediate(next);
  // An iteration has about 15 ms of them, and one statement more.
  expect(iterations).toBeGreaterThan(2);
});
