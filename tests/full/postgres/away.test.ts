import { openPostgres } from '../../../server/database/openPostgres';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/databaseProxy';
import { eventually } from '../../support/eventually';
import { newDatabase, urlOf } from '../../support/postgres';
import { openSite, raiseSnagDocument, type Site } from '../../support/site';
import { dataOf, event, gql, newId, refusalOf } from '../../support/wire';

const lost =
  'The database cannot be reached. Until it can, requests are answered with 503 and devices keep what they have.';
const back = 'The database can be reached again.';

let proxy: DatabaseProxy;
let site: Site;
beforeAll(async () => {
  proxy = await startDatabaseProxy(urlOf('postgres'));
  site = await openSite({ through: proxy.through });
});
afterAll(async () => {
  await site?.close();
  await proxy?.close();
});

const ask = () =>
  gql<{ viewer: object }>(site.url, site.people.viewer, '{ viewer { user { id } } }');
const said = (): string[] => site.server.log.map((line) => Object(line).message);
const raise = (input: object) =>
  gql<{ raiseSnag: { receipt: { eventId: string; number: number } } }>(
    site.url,
    site.people.inspector,
    raiseSnagDocument,
    { input },
  );
const newSnag = () => ({
  ...event(),
  projectId: site.projectId,
  snagId: newId('snag'),
  locationId: site.locationId,
  tradeId: site.trades.A,
});

test('while PostgreSQL refuses everybody requests are refused as by a busy server, which devices wait for; the operator is told once when it begins and when it ends', async () => {
  site.server.log.splice(0);
  proxy.refuse(true);
  proxy.cut();
  for (let n = 0; n < 3; n += 1) {
    const answer = await ask();
    expect([answer.status, refusalOf(answer)]).toMatchObject([
      503,
      { code: 'SERVER_BUSY', retryable: true },
    ]);
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect(said().filter((line) => line === lost)).toHaveLength(1);
  proxy.refuse(false);
  await eventually(async () => void dataOf(await ask()));
  await eventually(() => expect(said().filter((line) => line === back)).toHaveLength(1));
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

test('connections that were cut are made anew, and nothing of what was under way is lost or there twice', async () => {
  const inputs = Array.from({ length: 30 }, newSnag);
  const numbers = await Promise.all(
    inputs.map(async (input, n) => {
      if (n % 10 === 5) proxy.cut();
      for (;;) {
        const answer = await raise(input);
        if (answer.status === 200) return dataOf(answer).raiseSnag.receipt.number;
        expect([answer.status, refusalOf(answer)]).toMatchObject([503, { retryable: true }]);
      }
    }),
  );
  expect(new Set(numbers).size).toBe(30);
});

test('an event whose commit was not answered is told to open screens all the same, and its repeat gets the receipt', async () => {
  const stream = site.subscribe('viewer', await site.cursor());
  const input = newSnag();
  const losing = proxy.loseCommit();
  const first = await raise(input);
  await losing;
  expect([first.status, refusalOf(first)]).toMatchObject([
    503,
    { code: 'SERVER_BUSY', retryable: true },
  ]);
  const told = await stream.next();
  expect(told).toMatchObject({ event: { id: input.eventId }, snag: { id: input.snagId } });
  const again = dataOf(await raise(input)).raiseSnag.receipt;
  expect(again).toMatchObject({ eventId: input.eventId, number: told.snag?.number });
  await stream.stop();
});

test('what a process has locked whose line is dead is free again after a while, for the others', async () => {
  const name = await newDatabase();
  const options = { log: () => undefined, onStatement: () => undefined };
  const lost = await openPostgres(proxy.through(urlOf(name)), { ...options, answering: 2_000 });
  const other = await openPostgres(urlOf(name), options);
  try {
    await other.insertInto('setting').values({ name: 'locked', value: '0' }).execute();
    const write = (value: string) =>
      other.updateTable('setting').set({ value }).where('name', '=', 'locked').execute();
    const losing = lost.transaction().execute(async (trx) => {
      await trx
        .updateTable('setting')
        .set({ value: 'lost' })
        .where('name', '=', 'locked')
        .execute();
      proxy.stall(true);
      await write('kept');
    });
    await expect(losing).rejects.toMatchObject({ extensions: { code: 'SERVER_BUSY' } });
    proxy.stall(false);
    expect(
      await other.selectFrom('setting').select('value').where('name', '=', 'locked').execute(),
    ).toEqual([{ value: 'kept' }]);
  } finally {
    proxy.stall(false);
    await Promise.all([lost.destroy(), other.destroy()]);
  }
});
