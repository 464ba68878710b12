import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Demo, openDemo } from '../../server/demo/demo';
import { floors, roomOf } from '../../server/demo/plan/floors';
import { spotOf } from '../../server/demo/plan/building';
import { eventually } from '../support/eventually';
import { lightAt } from '../support/plans';
import { startServer, type TestServer } from '../support/server';
import { dataOf, gql, signIn } from '../support/wire';

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
  expect(made).toMatchObject({ snags: 60, users: 5, members: 5, plans: 2 });
  expect(made.photos).toBeGreaterThan(made.snags);
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
    expect(pin?.plan.code).toBe(shown?.floor.code);
    if (shown === null || pin === null) continue;
    const { x, y, width, height } = shown.room.boxes[0];
    const [from, to] = [spotOf(x, y), spotOf(x + width, y + height)];
    expect(pin.x).toBeGreaterThan(from.x);
    expect(pin.x).toBeLessThan(to.x);
    expect(pin.y).toBeGreaterThan(from.y);
    expect(pin.y).toBeLessThan(to.y);
  }
  const pinned = snags.filter(({ pin }) => pin !== null);
  expect(pinned.length).toBeGreaterThan(45);
  expect(pinned.length).toBeLessThan(60);
  expect(new Set(pinned.map(({ pin }) => `${pin?.x} ${pin?.y}`)).size).toBe(pinned.length);
});

test('the plans are drawn, with every room where its pins are looked for', async () => {
  const { db, plans } = server.app.services;
  for (const floor of floors) {
    await eventually(async () =>
      expect((await seenBy('viewer')).plans).toContainEqual({
        code: floor.code,
        current: { state: 'READY' },
      }),
    );
    const row = await db
      .selectFrom('plan_revision')
      .innerJoin('plan', 'plan.id', 'plan_id')
      .selectAll('plan_revision')
      .where('code', '=', floor.code)
      .executeTakeFirstOrThrow();
    const sheet = {
      widthPx: row.width_px ?? 0,
      heightPx: row.height_px ?? 0,
      tilePx: row.tile_px ?? 0,
      overlapPx: row.tile_overlap_px ?? 0,
    };
    const light = (x: number, y: number): Promise<number> => {
      const spot = spotOf(x, y);
      return lightAt(
        { files: plans },
        { sheet, tilesKey: row.tiles_key },
        Math.round(spot.x * sheet.widthPx),
        Math.round(spot.y * sheet.heightPx),
      );
    };
    for (const { boxes, path } of floor.rooms) {
      if (boxes.length > 1) continue;
      const [{ x, y, width, height }] = boxes;
      // Walls meet at each corner; a step inside, between wall and furniture, there is nothing.
      const walls = await Promise.all([
        light(x - 0.06, y - 0.06),
        light(x + width + 0.06, y + height + 0.06),
      ]);
      expect([path, Math.max(...walls) < 215]).toEqual([path, true]);
      expect([path, await light(x + 0.05, y + 0.05)]).toEqual([path, 255]);
    }
  }
  expect(server.log).toEqual([]);
});
