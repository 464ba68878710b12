import { acceptClock, openClock } from '../../server/clock';
import { dayIn, dayMs as day, hourMs as hour } from '../../rules/days';
import { eventually } from '../support/eventually';
import { startServer } from '../support/server';
import { openSite, type PersonKey, type Site } from '../support/site';
import { event, gql, newId, refusalOf, signIn } from '../support/wire';

// Somebody sets the clock of the server's machine; its time since the start cannot be set.

let wall: number;
let up: number;
const pass = (ms: number): void => void ((wall += ms), (up += ms));
const set = (ms: number): void => void (wall += ms);
const clocks = { clock: () => wall, uptime: () => up };

let site: Site;
beforeEach(async () => {
  wall = Date.parse('2026-03-03T09:00Z');
  up = day;
  site = await openSite(clocks);
});
afterEach(() => site.close());

const ready = async (url = site.url) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, ...((await answer.json()) as { clock: boolean }) }; // a probe
};
const sentences = () => site.server.log.map((line) => 'message' in line && line.message);
const accept = () => acceptClock(site.server.dataDir, wall);
const signInAgain = async (...people: PersonKey[]) => {
  for (const who of people)
    Object.assign(site.people[who], await signIn(site.url, site.people[who]));
};
const send = (name: 'raiseSnag' | 'editSnag', more: object) =>
  site.gql<Record<string, Sent>>(
    'inspector',
    `mutation ($input: ${name === 'raiseSnag' ? 'RaiseSnagInput' : 'EditSnagInput'}!) { ${name}(input: $input) { receipt { cursor } snag { id title raisedAt } event { recordedAt occurredAt withoutEffect } } }`,
    { input: { ...event(wall), ...more } },
  );
interface Sent {
  receipt: { cursor: string };
  snag: { id: string; title: string; raisedAt: number };
  event: { recordedAt: number; occurredAt: number; withoutEffect: boolean };
}
const raise = (more: object = {}) =>
  send('raiseSnag', {
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    title: 'Crack',
    ...more,
  });
const done = async (name: 'raiseSnag' | 'editSnag', more: object): Promise<Sent> => {
  const { data, errors } = await (name === 'raiseSnag' ? raise(more) : send(name, more));
  expect(errors).toEqual([]);
  return data?.[name] as Sent; // no errors
};
const reads = async () =>
  (await gql(site.url, site.people.viewer, '{ viewer { user { name } } }')).status;

test('while the clock is in doubt no event is recorded and devices try again later; people stay signed in and read, and a clock that is put right ends it', async () => {
  set(400 * day);
  expect(refusalOf(await raise())).toMatchObject({ code: 'SERVER_BUSY', retryable: true });
  expect(await ready()).toMatchObject({ status: 503, database: true, clock: false });
  expect(await reads()).toBe(200);
  expect(sentences()).toEqual([
    expect.stringMatching(
      /^The clock jumped from 2026-03-03T09:.* to 2027-04-07T09:.*npm run accept-clock$/,
    ),
  ]);
  set(-400 * day);
  expect(await ready()).toMatchObject({ status: 200, clock: true });
  await done('raiseSnag', {});
});

test('a machine that slept goes on by itself', async () => {
  pass(8 * hour);
  await signInAgain('inspector');
  await done('raiseSnag', {});
  expect(sentences()).toEqual([]);
});

test('what was recorded by a wrong clock that the operator had accepted spoils nothing once it is right', async () => {
  const before = await done('raiseSnag', {});
  set(400 * day);
  expect((await ready()).clock).toBe(false);
  await accept();
  expect((await ready()).clock).toBe(true);
  await signInAgain('inspector', 'viewer');
  const future = await done('raiseSnag', { title: 'Of the future' });
  expect(future.event.recordedAt).toBe(wall);
  const edited = await done('editSnag', { snagId: before.snag.id, title: 'Edited then' });
  set(-400 * day);
  expect((await ready()).clock).toBe(false);
  await accept();
  await signInAgain('inspector', 'viewer');

  const today = dayIn('Europe/Berlin', wall);
  const { event: now, snag } = await done('raiseSnag', { dueOn: today });
  expect([now.recordedAt, now.occurredAt, snag.raisedAt]).toEqual([wall, wall, wall]);
  // The later event wins, by whoever has seen the one of the future.
  const { cursor: seen } = edited.receipt;
  expect(
    await done('editSnag', { snagId: before.snag.id, title: 'Edited now', seen }),
  ).toMatchObject({
    snag: { title: 'Edited now' },
    event: { withoutEffect: false, recordedAt: wall },
  });
  await done('editSnag', { snagId: future.snag.id, dueOn: today });
});

test('what one process is told counts for the others on the same database', async () => {
  const { db } = site.server.app.services;
  const dataDir = `${site.server.dataDir}/of-another-machine`;
  const other = await openClock({
    db,
    dataDir,
    log: () => undefined,
    clock: clocks.clock,
    uptime: clocks.uptime,
  });
  set(400 * day);
  expect([(await ready()).clock, other.isDoubtful?.()]).toEqual([false, true]);
  await accept();
  expect((await ready()).clock).toBe(true);
  await eventually(() => {
    pass(1_000);
    expect(other.isDoubtful?.()).toBe(false);
  });
  set(-400 * day);
  await accept();
  expect((await ready()).clock).toBe(true);
});

test('a server that starts behind its newest event waits for the operator too, who says it once', async () => {
  const { dataDir } = site.server;
  await site.server.close({ keep: true });
  set(-2 * day);
  const start = () => startServer({ dataDir, development: true, ...clocks });
  let server = await start();
  expect(await ready(server.url)).toMatchObject({ status: 503, clock: false });
  expect(server.log).toEqual([
    {
      level: 'error',
      message: expect.stringMatching(/^The clock shows .*, but the newest event was recorded at /),
    },
  ]);
  await accept();
  expect(await ready(server.url)).toMatchObject({ status: 200, clock: true });
  await server.close({ keep: true });
  pass(day);
  server = await start();
  // Which is the one that is closed after the test.
  Object.assign(site, { close: server.close });
  expect(await ready(server.url)).toMatchObject({ status: 200, clock: true });
});
