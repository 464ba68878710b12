import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { keepCountsInTable } from '../../../server/coordination/countsInTable';
import { openPostgres } from '../../../server/database/openPostgres';
import type { Database } from '../../../server/database/schema';
import { eventually } from '../../support/eventually';
import { inServer, newDatabase, urlOf } from '../../support/postgres';

/** What whoever counts holds; as in countsInTable.ts. */
const counting = 5_317_004;

let name: string;
let db: Kysely<Database>;
beforeEach(async () => {
  name = await newDatabase();
  db = await openPostgres(urlOf(name), { log: () => undefined, onStatement: () => undefined });
});
afterEach(() => db.destroy());

const waiting = () =>
  inServer((client) =>
    client.query(`select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`, [
      name,
    ]),
  ).then(({ rowCount }) => rowCount);

test.each(['sweep', 'forget'] as const)(
  'old counts and those of an account are dropped (%s) beside a try that counts the same in another order',
  async (way) => {
    let now = Date.now();
    const account = 'somebody@site.example';
    const counts = keepCountsInTable(db, () => now, randomBytes(32));
    const of = ['one', 'other'].map((each) => ({ kind: 'device' as const, name: each, account }));
    await counts.change(of, (kept) => kept.add(of, -1));
    const [first, second] = await db
      .selectFrom('try_count')
      .select('key')
      .orderBy(sql`ctid`)
      .execute();
    now += 1_000 * 86_400_000;
    const trying = new Client({ connectionString: urlOf(name) });
    await trying.connect();
    try {
      await trying.query('begin');
      await trying.query(`select pg_advisory_xact_lock(${counting})`);
      await trying.query('update try_count set at = at where key = $1', [second?.key]);
      const dropping = way === 'sweep' ? counts.sweep() : counts.forget(account);
      await eventually(async () => expect(await waiting()).toBe(1));
      await Promise.all([
        trying
          .query('update try_count set at = at where key = $1', [first?.key])
          .then(() => trying.query('commit')),
        dropping,
      ]);
    } finally {
      await trying.end();
    }
    expect(await db.selectFrom('try_count').selectAll().execute()).toEqual([]);
  },
);
