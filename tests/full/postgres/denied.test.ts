import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '../../../server/database/openPostgres';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/databaseProxy';
import { eventually } from '../../support/eventually';
import { newDatabase, urlOf } from '../../support/postgres';
import { openSite, raiseSnagDocument, type Site } from '../../support/site';
import { dataOf, event, gql, newId, refusalOf } from '../../support/wire';

// A PostgreSQL that is there and does not let Snagbook in, or takes nothing from it: at the start
// and while the server runs.

let proxy: DatabaseProxy;
let site: Site;
/** Of the site, as the owner of everything. */
let owner: Client;
beforeAll(async () => {
  proxy = await startDatabaseProxy(urlOf('postgres'));
  let name = '';
  site = await openSite({
    through: (url) => ((name = new URL(url).pathname.slice(1)), proxy.through(url)),
  });
  owner = new Client({ connectionString: urlOf(name) });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await site?.close();
  await proxy?.close();
});
beforeEach(() => void site.server.log.splice(0));

const open = (url: string) =>
  openPostgres(url, { log: () => undefined, onStatement: () => undefined }).then((db) =>
    db.destroy(),
  );
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
const said = (): string[] => site.server.log.map((line) => Object(line).message);
const until =
  'Until that is put right, requests are answered with 503 and devices keep what they have.';
const eventsOf = async (eventId: string): Promise<number> =>
  (await owner.query('select from event where id = $1', [eventId])).rowCount ?? 0;

const wrongPassword = '28P01';
const refused = 'PostgreSQL at DATABASE_URL does not take this user and password.';

test('a start that PostgreSQL refuses says what to do about it', async () => {
  proxy.deny(wrongPassword);
  await expect(open(proxy.through(urlOf('postgres')))).rejects.toThrow(refused);
  proxy.deny(null);
});

test('a start on a database that is not there says so, and makes none', async () => {
  const name = `snagbook_nowhere_${randomBytes(6).toString('hex')}`;
  await expect(open(urlOf(name))).rejects.toThrow(
    'PostgreSQL at DATABASE_URL has no database of this name. Make it first: createdb snagbook.',
  );
  expect((await owner.query('select from pg_database where datname = $1', [name])).rowCount).toBe(
    0,
  );
});

test('a start as a user who may make no tables says so', async () => {
  const role = `snagbook_role_${randomBytes(6).toString('hex')}`;
  const name = await newDatabase('template0');
  await owner.query(`create role ${role} login`);
  try {
    const url = new URL(urlOf(name));
    url.username = role;
    await expect(open(url.href)).rejects.toThrow(
      'The user of DATABASE_URL may not make tables there',
    );
  } finally {
    await owner.query(`drop role ${role}`);
  }
});

test('while PostgreSQL refuses new connections requests are answered with 503, the operator reads why once, and what is sent again is there once', async () => {
  const input = newSnag();
  proxy.deny(wrongPassword);
  proxy.cut();
  for (let n = 0; n < 3; n += 1) {
    const answer = await raise(input);
    expect([answer.status, refusalOf(answer)]).toMatchObject([
      503,
      { code: 'SERVER_BUSY', retryable: true },
    ]);
  }
  expect(said().filter((line) => line === `${refused} ${until}`)).toHaveLength(1);
  proxy.deny(null);
  await eventually(async () => void dataOf(await raise(input)));
  expect(await eventsOf(input.eventId)).toBe(1);
  expect(said()).toContain('The database can be reached again.');
});

test('while its disk is full nothing is confirmed, the operator reads why once, and what is sent again is there once', async () => {
  const sentence = 'The disk of PostgreSQL at DATABASE_URL is full.';
  const input = newSnag();
  await owner.query(
    `create function takes_nothing() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '53100'; end $$`,
  );
  await owner.query(
    'create trigger takes_nothing before insert on event for each row execute function takes_nothing()',
  );
  for (let n = 0; n < 3; n += 1)
    expect(refusalOf(await raise(input))).toMatchObject({
      code: 'STORAGE_FULL_SERVER',
      retryable: true,
    });
  // What is there can be read.
  dataOf(await gql(site.url, site.people.viewer, '{ viewer { user { id } } }'));
  expect(said().filter((line) => line === `${sentence} ${until}`)).toHaveLength(1);
  expect(await eventsOf(input.eventId)).toBe(0);
  await owner.query('drop function takes_nothing cascade');
  dataOf(await raise(input));
  expect(await eventsOf(input.eventId)).toBe(1);
  expect(said()).toContain('The database takes what is written again.');
});
