import { sql } from 'kysely';
import { writeBeside, writeTransaction } from '../../../server/database/engine';
import { holdProject } from '../../../server/features/journal/record';
import { settings } from '../../../server/settings';
import { eventually } from '../../support/eventually';
import { startServer, type TestServer } from '../../support/server';
import { openSite, raiseSnagDocument, type Site } from '../../support/site';
import { dataOf, event, gql, newId } from '../../support/wire';

// While one project is being written for a long time, everything that happens every day elsewhere
// goes on: on two processes of one database.

let site: Site;
let second: TestServer;
beforeAll(async () => {
  site = await openSite();
  second = await startServer({ dataDir: site.server.dataDir, development: true });
});
afterAll(async () => {
  expect([site.server.log, second.log]).toEqual([[], []]);
  await second.close({ keep: true });
  await site.close();
});

/**
 * Somebody writes the project, on one process, until the returned function is called. Whatever
 * waits for it waits until PostgreSQL ends that transaction, and then this function fails.
 */
async function writing(projectId: string): Promise<() => Promise<void>> {
  return new Promise((held) => {
    const written = writeBeside(site.server.app.services.db, async (trx) => {
      await holdProject(trx, projectId);
      await new Promise<void>((end) =>
        held(() => {
          end();
          return written;
        }),
      );
    });
  });
}

const raise = (url: string, person: 'inspector' | 'outsider') => {
  const [projectId, locationId] =
    person === 'outsider'
      ? [site.otherProjectId, site.otherLocationId]
      : [site.projectId, site.locationId];
  const input = { ...event(), projectId, snagId: newId('snag'), locationId };
  return gql<{ raiseSnag: { snag: { id: string; number: number } } }>(
    url,
    site.people[person],
    raiseSnagDocument,
    { input },
  ).then((answer) => dataOf(answer).raiseSnag.snag);
};

/** By process. */
const processes = () => [site.url, second.url];

describe('while a project is being written', () => {
  let stop: () => Promise<void>;
  beforeEach(async () => void (stop = await writing(site.projectId)));
  afterEach(() => stop());

  test('snags of another project are raised, and theirs wait until it is over', async () => {
    for (const url of processes())
      expect(await raise(url, 'outsider')).toMatchObject({ number: expect.any(Number) });
    let over = false;
    const own = raise(second.url, 'inspector');
    void own.then(() => (over = true));
    expect(await raise(site.url, 'outsider')).toMatchObject({ number: expect.any(Number) });
    // By then it has asked for the project.
    await eventually(async () =>
      expect(
        (
          await sql`select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`.execute(
            site.server.app.services.db,
          )
        ).rows,
      ).toHaveLength(1),
    );
    expect(over).toBe(false);
    await stop();
    expect(await own).toMatchObject({ number: expect.any(Number) });
  });
});

const alone = (order: string[]) =>
  writeTransaction(site.server.app.services.db, async (trx) => {
    await trx
      .insertInto('setting')
      .values({ name: newId('event'), value: '' })
      .execute();
    order.push('alone');
  });

test('what concerns more than a project waits until nobody writes, and meanwhile others go on', async () => {
  const stop = await writing(site.projectId);
  const order: string[] = [];
  const waiting = alone(order);
  await eventually(async () =>
    expect(
      (
        await sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%try_advisory%'`.execute(
          site.server.app.services.db,
        )
      ).rows,
    ).toHaveLength(1),
  );
  for (const url of processes())
    expect(await raise(url, 'outsider')).toMatchObject({ number: expect.any(Number) });
  order.push('written');
  await stop();
  await waiting;
  expect(order).toEqual(['written', 'alone']);
});

test('where somebody writes for seconds, everybody waits with what concerns more than a project', async () => {
  const { findingQuiet } = settings.database;
  Object.assign(settings.database, { findingQuiet: 0 });
  const stop = await writing(site.projectId);
  const order: string[] = [];
  const waiting = alone(order);
  const waitingForDatabase = async (count: number): Promise<void> =>
    eventually(async () =>
      expect(
        (
          await sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
            site.server.app.services.db,
          )
        ).rows,
      ).toHaveLength(count),
    );
  await waitingForDatabase(1);
  const next = writeBeside(site.server.app.services.db, () => Promise.resolve(order.push('next')));
  await waitingForDatabase(2);
  order.push('written');
  await stop();
  await Promise.all([waiting, next]);
  Object.assign(settings.database, { findingQuiet });
  expect(order).toEqual(['written', 'alone', 'next']);
});
