import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Demo, openDemo } from '../../../server/demo/demo';
import { roomOf } from '../../../server/demo/plans';
import { startServer, type TestServer } from '../../support/server';
import { dataOf, gql, signIn } from '../../support/wire';

let server: TestServer;
let demo: Demo | null;
/** What had been told when the power went for the second time. */
let before: Told[];

/** The power goes twice on the way: the next start finds the disk as it was then, and goes on. */
beforeAll(async () => {
  server = await startServer();
  const starts = [
    { gone: /Making the demo/, next: {} },
    { gone: / 100 of /, next: { development: true, demo: true } },
  ];
  for (const { gone, next } of starts) {
    const interrupted = (step: string): void => {
      if (gone.test(step)) throw new Error('The power is gone.');
    };
    await expect(openDemo(server.app, interrupted)).rejects.toThrow('The power is gone.');
    before = await told();
    const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-demo-'));
    await cp(server.dataDir, dataDir, { recursive: true });
    await server.close();
    server = await startServer({ dataDir, ...next });
  }
  demo = server.demo;
});
afterAll(() => server?.close());

interface Told {
  id: string;
  kind: string;
  recorded_at: number;
}

/** The journal without what the server does by itself when it has time. */
const told = (): Promise<Told[]> =>
  server.app.services.db
    .selectFrom('event')
    .select(['id', 'kind', 'recorded_at'])
    .where('actor_id', 'is not', null)
    .orderBy('seq')
    .execute();

interface Snag {
  number: number;
  status: string;
  title: string;
  displayTitle: string;
  overdueDays: number | null;
  sentBackCount: number;
  trade: { name: string } | null;
  location: { path: string };
  pin: { x: number; y: number; plan: { code: string } } | null;
  thumbnail: { state: string } | null;
}

const document = `{ project(code: "EDEN") { name membership { role } plans { code current { state } } snags(first: 100) { edges { node {
  number status title displayTitle overdueDays sentBackCount trade { name } location { path } pin { x y plan { code } } thumbnail { state } } } } } }`;

interface Seen {
  role: string;
  plans: { code: string; current: { state: string } }[];
  snags: Snag[];
}

async function seenBy(role: string): Promise<Seen> {
  const person = demo?.people.find((one) => one.role === role);
  if (person === undefined) throw new Error(`The demo has no ${role}.`);
  const answer = await gql<{
    project: {
      membership: { role: string };
      plans: Seen['plans'];
      snags: { edges: { node: Snag }[] };
    };
  }>(server.url, await signIn(server.url, person), document);
  const { project } = dataOf(answer);
  return {
    role: project.membership.role,
    plans: project.plans,
    snags: project.snags.edges.map(({ node }) => node),
  };
}

const counts = async () => {
  const { db } = server.app.services;
  const count = async (table: 'snag' | 'photo' | 'user' | 'member' | 'plan' | 'location') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return {
    snags: await count('snag'),
    photos: await count('photo'),
    users: await count('user'),
    members: await count('member'),
    plans: await count('plan'),
    locations: await count('location'),
  };
};

test('the demo that was interrupted goes on where it stopped, and is made once', async () => {
  const made = await counts();
  expect(made).toMatchObject({ snags: 60, photos: 92, users: 5, members: 5, plans: 2 });
  // It did not begin anew, and does not when it is whole.
  const events = await told();
  expect(before.length).toBeGreaterThan(100);
  expect(before.length).toBeLessThan(events.length);
  expect(events.slice(0, before.length)).toEqual(before);
  expect(await openDemo(server.app, () => undefined)).toEqual(demo);
  expect(await counts()).toEqual(made);
  // People number snags in the order in which they raise them.
  const raised = await server.app.services.db
    .selectFrom('snag')
    .select(['number', 'raised_at'])
    .orderBy('raised_at')
    .execute();
  expect(raised.map(({ number }) => number)).toEqual(raised.map((_, index) => index + 1));
  // The story took weeks, whenever it is told.
  const days = raised.map(({ raised_at }) => (Date.now() - raised_at) / 86_400_000);
  expect(days.filter((day) => day > 30).length).toBeGreaterThan(10);
  expect(days.filter((day) => day > 8 && day < 30).length).toBeGreaterThan(20);
  expect(days.filter((day) => day < 1).length).toBeLessThan(10);
});

test('a start whose lease of the demo ran out while it was made goes on', async () => {
  const { db } = server.app.services;
  const setting = () =>
    db.selectFrom('setting').select('value').where('name', '=', 'demo').executeTakeFirstOrThrow();
  const { at } = JSON.parse((await setting()).value) as { at: number };
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify({ at, done: false }) })
    .where('name', '=', 'demo')
    .execute();
  const made = await counts();
  let taking: Promise<unknown> = Promise.resolve();
  const takeIt = (): void =>
    void (taking = db
      .updateTable('job')
      .set({ leased_by: 'another process' })
      .where('kind', '=', 'MAKE_DEMO')
      .execute());
  expect(await openDemo(server.app, takeIt)).toEqual(demo);
  await taking;
  expect([await setting(), await counts()]).toEqual([
    { value: JSON.stringify({ at, done: true }) },
    made,
  ]);
});

test('the demo has whatever a first look should show', async () => {
  const { snags } = await seenBy('admin');
  expect(new Set(snags.map(({ status }) => status))).toEqual(
    new Set(['OPEN', 'IN_PROGRESS', 'FIXED', 'CLOSED', 'DISPUTED', 'VOID']),
  );
  expect(new Set(snags.map(({ trade }) => trade?.name))).toEqual(
    new Set([
      undefined,
      'Electrical',
      'Plaster and paint',
      'Plumbing',
      'Windows and doors',
      'Tiling',
    ]),
  );
  const having = (what: (snag: Snag) => boolean): number => snags.filter(what).length;
  expect(having(({ overdueDays }) => overdueDays !== null)).toBeGreaterThan(3);
  expect(
    having(({ status, sentBackCount }) => status !== 'CLOSED' && sentBackCount > 0),
  ).toBeGreaterThan(1);
  expect(having(({ title, displayTitle }) => title === '' && displayTitle !== '')).toBeGreaterThan(
    2,
  );
  expect(having(({ thumbnail }) => thumbnail === null)).toBe(0);
});

test('everybody of the demo can sign in, and a trade sees its own', async () => {
  expect(demo?.people.map(({ role }) => role)).toEqual([
    'admin',
    'inspector',
    'trade',
    'trade',
    'viewer',
  ]);
  for (const role of ['inspector', 'trade', 'viewer'])
    expect(await seenBy(role)).toMatchObject({
      role: role.toUpperCase(),
      plans: [{ code: 'A-L01' }, { code: 'A-L02' }],
    });
  const { snags } = await seenBy('trade');
  expect(new Set(snags.map(({ trade }) => trade?.name))).toEqual(new Set(['Electrical']));
});

test('each pin is inside the room that its snag’s location names, and what no plan shows has none', async () => {
  const { snags } = await seenBy('viewer');
  for (const { location, pin } of snags) {
    const shown = roomOf(location.path.split(' › '));
    expect(pin?.plan.code).toBe(shown?.plan.code);
    if (shown === null || pin === null) continue;
    for (const side of ['x', 'y'] as const) {
      expect(pin[side]).toBeGreaterThan(shown.room[side][0]);
      expect(pin[side]).toBeLessThan(shown.room[side][1]);
    }
  }
  const pinned = snags.filter(({ pin }) => pin !== null);
  expect(pinned.length).toBeGreaterThan(45);
  expect(pinned.length).toBeLessThan(60);
  expect(new Set(pinned.map(({ pin }) => `${pin?.x} ${pin?.y}`)).size).toBe(pinned.length);
  expect(server.log).toEqual([]);
});
