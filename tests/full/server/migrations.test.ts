import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { sqlite } from '../../../server/database/onSqlite';
import * as start from '../../../server/database/migrations/0001_start';
import { ofSqlite } from '../../../server/database/migrationLists';
import { openDatabase } from '../../../server/database/open';
import { bundled } from '../../support/bundled';
import { run } from '../../support/program';

let dir: string;
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'snagbook-migrations-'))));
afterEach(async () => rm(dir, { recursive: true, force: true }));

const rows = [
  `insert into "user" values ('user_1', 'ada@site.example', 'Ada', 'hash', 1, 1)`,
  `insert into session values ('session_1', 'user_1', 1, 2, null)`,
  `insert into project values ('project_1', 'SITE', 'Site', '', '', 'UTC', 'ACTIVE', 1, '{"low":28,"medium":14,"high":5,"critical":1}', null, 3, 2, 1)`,
  `insert into member values ('member_1', 'project_1', 'user_1', 'ADMIN', null)`,
  `insert into company values ('company_1', 'project_1', 'Özil 10', 'özil 10', null, null)`,
  `insert into location values ('location_1', 'project_1', 'location_2', 'Kitchen', 'kitchen', 2, 'Flat 2 › Kitchen', 'flat 2 › kitchen')`,
  `insert into location values ('location_2', 'project_1', '', 'Flat 2', 'flat 2', 1, 'Flat 2', 'flat 2')`,
  ...[1, 2].map(
    (
      n,
    ) => `insert into snag values ('snag_${n}', 'project_1', ${n}, 'Crack', '', 'OPEN', 'DEFECT', 'LOW', null, null, null,
     ${n === 1 ? `'location_1', '2026-03-01'` : 'null, null'}, 'user_1', 10, null, null, null, null, 0, 1, 10, ${n}, '{}')`,
  ),
  `insert into event values ('project_1', 1, 'event_1', 'SNAG_RAISED', 'user_1', 'snag_1', null, null, '[]', null, null, 0, 'OPEN', null, null, 10, 11, 'h', '{}', '{}')`,
  `insert into event values ('project_1', 2, 'event_2', 'SNAG_RAISED', 'user_1', 'snag_2', null, null, '[]', null, null, 0, 'OPEN', null, null, 10, 12, 'h', '{}', '{}')`,
  `insert into event values ('project_1', 3, 'event_3', 'COMMENT_ADDED', 'user_1', 'snag_1', null, null, '[]', 'The Plasterer was here', null, 0, 'OPEN', null, null, 13, 14, 'h', '{}', '{}')`,
  ...[1, 2].map(
    (n) =>
      `insert into snag_text (snag_id, project_id, text) values ('snag_${n}', 'project_1', 'site-${n} crack')`,
  ),
  `insert into snag_search (rowid, text) select search_id, text from snag_text`,
];

/** A data directory as the first version left it. */
async function oldDirectory(): Promise<void> {
  // libsql has better-sqlite3's interface, which is the one this dialect asks for.
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: new LibsqlDatabase(join(dir, 'snagbook.db')) }),
  });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ '0001_start': start }) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  for (const row of rows) await sql.raw(row).execute(db);
  await db.destroy();
}

async function seen(): Promise<object> {
  const db = await openDatabase(dir);
  const find = (text: string) =>
    db
      .selectFrom('snag')
      .select('number')
      .where(sqlite.matchesText('project_1', text.split(' ')))
      .execute();
  const found = {
    snags: await db
      .selectFrom('snag')
      .select([
        'number',
        'due_key',
        'place_key',
        'changed_at',
        'plan_id',
        'pin_x',
        'news_seq',
        'news_by',
      ])
      .orderBy('number')
      .execute(),
    crack: await find('crack'),
    plasterer: await find('plasterer'),
    // Of one and of two letters, at the end too.
    short: await find('k'),
    shorter: await find('er'),
    // One word in its title, one in a comment.
    both: await find('crack plasterer'),
    together: (await sqlite.snagsWithAll(db, 'project_1', ['crack', 'plasterer'], 10)).ids,
    names:
      await sql`select sort_key from company union all select sort_key from "user" union all select path_key from location order by 1`
        .execute(db)
        .then(({ rows }) => rows),
    events: (await db.selectFrom('event').select('seq').execute()).length,
    session: await db.selectFrom('session').select('user_agent').execute(),
    plans: await db.selectFrom('plan').selectAll().execute(),
    // What was there before is no news.
    attention: await db
      .selectFrom('attention')
      .select(['user_id', 'seen_seq', 'mailed_seq'])
      .execute(),
    broken: (await sql`pragma foreign_key_check`.execute(db)).rows,
  };
  await db.destroy();
  return found;
}

const asItShouldBe = {
  snags: [
    {
      number: 1,
      due_key: '2026-03-01',
      place_key: '0flat 012\u0001kitchen',
      changed_at: 14,
      plan_id: null,
      pin_x: null,
      news_seq: 3,
      news_by: 'user_1',
    },
    {
      number: 2,
      due_key: '9999-12-31',
      place_key: '1',
      changed_at: 12,
      plan_id: null,
      pin_x: null,
      news_seq: 2,
      news_by: 'user_1',
    },
  ],
  crack: [{ number: 1 }, { number: 2 }],
  plasterer: [{ number: 1 }],
  short: [{ number: 1 }, { number: 2 }],
  shorter: [{ number: 1 }],
  both: [{ number: 1 }],
  together: ['snag_1'],
  names: [
    { sort_key: 'ada' },
    { sort_key: 'flat 012' },
    { sort_key: 'flat 012\u0001kitchen' },
    { sort_key: 'ozil 0210\u0002özil 10' },
  ],
  events: 3,
  session: [{ user_agent: '' }],
  plans: [],
  attention: [{ user_id: 'user_1', seen_seq: 3, mailed_seq: 3 }],
  broken: [],
};

test('a data directory of the first version is migrated with all that is in it', async () => {
  await oldDirectory();
  expect(await seen()).toEqual(asItShouldBe);
});

test.each(['create table plan_revision', 'drop table snag_text'])(
  'a migration that is killed after “%s” starts over at the next start',
  async (statement) => {
    await oldDirectory();
    const program = `import(${JSON.stringify(bundled('server/database/open.ts'))}).then(({ openDatabase }) =>
      openDatabase(${JSON.stringify(dir)}, (text) => text.includes(${JSON.stringify(statement)}) && process.kill(process.pid, 'SIGKILL')))`;
    expect(await run(process.execPath, ['-e', program]).ended).toBe('SIGKILL');
    expect(await seen()).toEqual(asItShouldBe);
  },
);

test('of two processes that start at the same time on an older data directory one migrates it, and the other is told that it is in use', async () => {
  await oldDirectory();
  // Stays open, as a server does: a database that nothing refers to is closed by the garbage
  // collection, and its lock goes with it.
  const program = `import(${JSON.stringify(bundled('server/database/open.ts'))}).then(({ openDatabase }) => openDatabase(${JSON.stringify(dir)})).then((db) => { globalThis.kept = db; console.log('opened'); setInterval(() => {}, 1e6); }, (error) => console.log(error.name))`;
  const started = [1, 2].map(() => run(process.execPath, ['-e', program]));
  const said = await Promise.all(started.map(async (each) => (await each.says(/opened|\w+/))[0]));
  expect(said.toSorted()).toEqual(['DataDirInUse', 'opened']);
  await Promise.all(started.map((each) => each.stop('SIGKILL')));
  expect(await seen()).toEqual(asItShouldBe);
  const sqlite = new LibsqlDatabase(join(dir, 'snagbook.db'));
  const names = sqlite.prepare('select name from kysely_migration order by name').all() as {
    name: string;
  }[]; // as asked for
  sqlite.close();
  expect(names.map(({ name }) => name)).toEqual(Object.keys(ofSqlite));
});
