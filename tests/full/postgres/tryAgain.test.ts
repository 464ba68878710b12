import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/database/schema';
import { openSite, raiseSnagDocument, type Site } from '../../support/site';
import { dataOf, event, gql, newId, refusalOf } from '../../support/wire';

// A PostgreSQL that ends transactions beside each other, as if two had waited for each other.

let site: Site;
let db: Kysely<Database>;
beforeAll(async () => {
  site = await openSite();
  ({ db } = site.server.app.services);
});
afterAll(() => site?.close());
beforeEach(() => void site.server.log.splice(0));

/**
 * So many inserts into a table fail with a code, then all come through. Answers what counts the
 * tries. A sequence keeps its number though its transaction is rolled back.
 */
async function failing(
  table: 'event' | 'setting',
  code: string,
  times: number,
): Promise<() => Promise<number>> {
  await sql`drop sequence if exists insert_tries`.execute(db);
  await sql`create sequence insert_tries`.execute(db);
  await sql`create or replace function fail_some() returns trigger language plpgsql as $$ begin
    if nextval('insert_tries') <= tg_argv[1]::int then raise exception 'Ended by the test.' using errcode = tg_argv[0]; end if; return new; end $$`.execute(
    db,
  );
  await sql`create or replace trigger fails_some before insert on ${sql.table(table)} for each row execute function fail_some(${sql.lit(code)}, ${sql.lit(String(times))})`.execute(
    db,
  );
  return async () =>
    (await sql<{ tries: number }>`select last_value as tries from insert_tries`.execute(db)).rows[0]
      ?.tries ?? 0;
}
afterEach(async () => {
  for (const table of ['event', 'setting'])
    await sql`drop trigger if exists fails_some on ${sql.table(table)}`.execute(db);
});
const ended = ['40001', '40P01'];

test.each(ended)(
  'a snag whose first transaction is ended with %s is raised all the same, with the next number and one event',
  async (code) => {
    const before = await site.raise();
    const input = {
      ...event(),
      projectId: site.projectId,
      snagId: newId('snag'),
      locationId: site.locationId,
      tradeId: site.trades.A,
    };
    const raise = () =>
      gql<{ raiseSnag: { receipt: { eventId: string; number: number } } }>(
        site.url,
        site.people.inspector,
        raiseSnagDocument,
        { input },
      );
    const tries = await failing('event', code, 1);
    expect(dataOf(await raise()).raiseSnag.receipt).toMatchObject({
      eventId: input.eventId,
      number: before.number + 1,
    });
    expect(await tries()).toBe(2);
    expect(
      await db.selectFrom('event').select('id').where('id', '=', input.eventId).execute(),
    ).toHaveLength(1);
    expect(site.server.log).toEqual([]);
  },
);

test('a device is told to come again where every transaction is ended, and its repeat is taken', async () => {
  const input = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    tradeId: site.trades.A,
  };
  const raise = () =>
    gql<{ raiseSnag: { receipt: { eventId: string } } }>(
      site.url,
      site.people.inspector,
      raiseSnagDocument,
      { input },
    );
  await failing('event', '40001', 5);
  const answer = await raise();
  expect([answer.status, refusalOf(answer)]).toMatchObject([
    503,
    { code: 'SERVER_BUSY', retryable: true },
  ]);
  expect(dataOf(await raise()).raiseSnag.receipt.eventId).toBe(input.eventId);
});
