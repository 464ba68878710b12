import { arrive, type Arrived, makeLink, withdrawLink } from '../support/links';
import {
  type Pushed,
  type PushDevice,
  type PushService,
  startPushService,
} from '../support/pushService';
import { openSite, type PersonKey, type Site } from '../support/site';
import { type Caller, dataOf, signIn } from '../support/wire';

const minute = 60_000;
const hour = 60 * minute;
// A Tuesday in summer, 10:00 in Berlin, and no test comes to the autumn.
let now = Date.parse('2026-06-02T08:00Z');
let service: PushService;
let site: Site;
let key: string;
const statements: string[] = [];

beforeAll(async () => {
  service = await startPushService();
  site = await openSite({
    clock: () => now,
    push: { services: [service.host], agent: service.agent, subject: 'mailto:ada@site.example' },
    onStatement: (statement) => statements.push(statement),
  });
  key = (await site.ask<{ instance: { pushKey: string } }>('viewer', '{ instance { pushKey } }'))
    .instance.pushKey;
});
afterAll(async () => {
  await site.close();
  await service.close();
});
beforeEach(async () => {
  // Each begins at ten on a day of its own, with everybody signed in anew and nobody told.
  now = Math.ceil(now / (24 * hour)) * 24 * hour + 8 * hour;
  Object.assign(service, { status: 201, headers: {} });
  service.statusOf.clear();
  await db().deleteFrom('push_subscription').execute();
  await db().deleteFrom('job').execute();
  site.server.log.length = 0;
  await again('admin', 'inspector', 'tradeA');
});

/** Tokens run out while so much time passes. */
async function again(...people: PersonKey[]): Promise<void> {
  for (const who of people)
    Object.assign(site.people[who], await signIn(site.url, site.people[who]));
}
const db = () => site.server.app.services.db;
const save =
  'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { endpoint } }';
const remove = 'mutation { removePushSubscription { wasTold } }';
let devices = 0;
const newDevice = (): { name: string; device: PushDevice } => {
  devices += 1;
  return { name: `device-${devices}`, device: service.device(`device-${devices}`) };
};
const subscribe = async (who: PersonKey | Caller): Promise<string> => {
  const { name, device } = newDevice();
  await site.ask(who, save, { input: { ...device, key } });
  return name;
};
const look = async (after = 0): Promise<Pushed[]> => {
  now += after;
  const before = service.pushed.length;
  await site.server.app.sendPushes();
  return service.pushed.slice(before);
};
const titles = async (after = 0): Promise<unknown[]> =>
  (await look(after)).map(({ device, notice }) => `${device}: ${String(notice['title'])}`);
const toA = (more = {}) =>
  site.raise({ title: 'Ask Jan Kowalski, 0171 234', description: 'jan@kowalski.example', ...more });

test('a device is told of what comes to wait, once it has settled, with number, place and what is wanted and nothing that people wrote', async () => {
  await toA();
  const device = await subscribe('tradeA');
  // What was there before is not told afterwards.
  expect(await look(hour)).toEqual([]);
  await again('inspector');
  const { number } = await toA();
  expect(await look(59_000)).toEqual([]);
  const [pushed, ...others] = await look(1_000);
  expect(others).toEqual([]);
  expect(pushed).toMatchObject({
    device,
    key,
    claims: { aud: `https://${service.host}`, sub: 'mailto:ada@site.example' },
    headers: { urgency: 'normal', 'content-encoding': 'aes128gcm' },
  });
  expect(pushed?.notice).toEqual({
    title: `SITE-${number} · to fix`,
    body: 'Block A',
    path: `/p/SITE/snags/${number}`,
    tag: `SITE-${number}`,
    lang: 'en',
    dir: 'ltr',
    waiting: expect.any(Number),
  });
  // Until the night begins at the site, at 20:00.
  expect(Number(pushed?.headers['ttl'])).toBe(8.75 * 3_600);
  expect(await look(hour)).toEqual([]);
});

test('at most one message in ten minutes comes to a device, with all that came meanwhile, and each snag once', async () => {
  const device = await subscribe('tradeA');
  const first = await toA();
  expect(await titles(minute)).toEqual([`${device}: SITE-${first.number} · to fix`]);
  await toA();
  await toA();
  expect(await titles(9 * minute)).toEqual([]);
  const [both] = await look(minute);
  expect(both?.notice).toMatchObject({
    title: '2 snags are waiting for you in SITE',
    path: '/waiting',
    tag: 'waiting',
    body: `SITE-${first.number + 2} · to fix · Block A\nSITE-${first.number + 1} · to fix · Block A`,
  });
  expect(JSON.stringify(both?.notice)).not.toMatch(/Kowalski|0171|Person/);
  expect(await titles(hour)).toEqual([]);
});

test('at night, by the clock of the site, nobody is told; in the morning they are, in one message', async () => {
  const device = await subscribe('tradeA');
  now += 9 * hour + 59 * minute;
  await again('inspector');
  await toA();
  // It has settled when the night begins.
  expect(await titles(minute)).toEqual([]);
  await toA();
  expect(await titles(10 * hour + 59 * minute)).toEqual([]);
  expect(await titles(minute)).toEqual([`${device}: 2 snags are waiting for you in SITE`]);
});

test('nobody is told of what they have done, or have seen in the app meanwhile', async () => {
  await Promise.all([subscribe('tradeA'), subscribe('inspector')]);
  const own = await site.raise({ assigneeId: site.people.inspector.userId });
  const seen = await toA();
  const places = [{ projectId: site.projectId, cursor: await site.cursor('tradeA') }];
  await site.ask(
    'tradeA',
    'mutation ($input: MarkSeenInput!) { markSeen(input: $input) { projects { id } } }',
    { input: { places } },
  );
  expect(await look(hour)).toEqual([]);
  expect([own.number, seen.number]).toEqual([expect.any(Number), expect.any(Number)]);
});

test('of a project that asks for a second factor only devices are told whose session has shown one', async () => {
  const without = await subscribe('tradeA');
  const other = await signIn(site.url, site.people.tradeA);
  const device = await subscribe(other);
  const { session_id: shown } = await db()
    .selectFrom('push_subscription')
    .select('session_id')
    .where('endpoint', 'like', `%/${device}`)
    .executeTakeFirstOrThrow();
  await toA();
  await db()
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('id', '=', shown)
    .execute();
  await db()
    .updateTable('project')
    .set({ second_factor: 1 })
    .where('id', '=', site.projectId)
    .execute();
  expect((await look(minute)).map((pushed) => pushed.device)).toEqual([device]);
  await db()
    .updateTable('project')
    .set({ second_factor: 0 })
    .where('id', '=', site.projectId)
    .execute();
  expect((await look()).map((pushed) => pushed.device)).toEqual([without]);
});

describe('the subscription of a device', () => {
  const kept = async () =>
    (await db().selectFrom('push_subscription').select('id').execute()).length;

  test('ends when its person stops it, signs out, ends the session elsewhere, and when the session runs out', async () => {
    const stays = await subscribe('inspector');
    await subscribe('tradeA');
    expect(await site.ask('tradeA', remove)).toEqual({ removePushSubscription: { wasTold: true } });
    expect(await site.ask('tradeA', remove)).toEqual({
      removePushSubscription: { wasTold: false },
    });
    const other = await signIn(site.url, site.people.tradeA);
    await subscribe(other);
    await site.ask('tradeA', 'mutation { endOtherSessions { __typename } }');
    expect(await kept()).toBe(1);
    await subscribe('tradeA');
    await fetch(`${site.url}/session/end`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', cookie: site.people.tradeA.cookies },
    });
    expect(await kept()).toBe(1);
    // It runs out without use, and nobody has swept yet.
    const { id } = await site.raise({ assigneeId: site.people.inspector.userId }, 'admin');
    expect(await titles(minute)).toEqual([expect.stringContaining(stays)]);
    now += 31 * 24 * hour;
    Object.assign(site.people.admin, await signIn(site.url, site.people.admin));
    await site.move('admin', id, 'START');
    await site.raise({ assigneeId: site.people.inspector.userId }, 'admin');
    expect(await look(hour)).toEqual([]);
    expect(await kept()).toBe(0);
  });

  test('a link’s device is told of its company’s snags without an account, until the link is withdrawn', async () => {
    const jan: Arrived = await arrive(site, await makeLink(site, site.companies.A), 'Jan Kowalski');
    const device = await subscribe(jan);
    await site.raise({ tradeId: site.trades.B, companyId: site.companies.B });
    const { number } = await toA();
    expect((await look(minute)).map((pushed) => [pushed.device, pushed.notice['path']])).toEqual([
      [device, `/p/SITE/snags/${number}`],
    ]);
    await toA();
    await toA();
    expect((await look(10 * minute)).map(({ notice }) => notice['path'])).toEqual([
      '/p/SITE?sort=PLACE',
    ]);
    await again('inspector', 'admin');
    await toA();
    await withdrawLink(site, site.companies.A);
    expect(await kept()).toBe(0);
    expect(await look(hour)).toEqual([]);
  });
});

describe('what a push service answers', () => {
  test.each([404, 410])('%i: the device is forgotten, and the others are told', async (status) => {
    const [gone, there] = [
      await subscribe('tradeA'),
      await subscribe(await signIn(site.url, site.people.tradeA)),
    ];
    service.statusOf.set(gone, status);
    await toA();
    expect((await look(minute)).map(({ device }) => device)).toEqual([there]);
    expect(await db().selectFrom('push_subscription').select('endpoint').execute()).toEqual([
      { endpoint: expect.stringMatching(new RegExp(`${there}$`)) },
    ]);
    expect(site.server.log).toEqual([]);
  });

  test('a fault that may pass is tried again after growing pauses, or when it says, writes nothing meanwhile, and the log names the service alone', async () => {
    const device = await subscribe('tradeA');
    service.status = 503;
    await toA();
    for (const wait of [minute, minute, minute]) await look(wait);
    service.headers = { 'retry-after': '1800' };
    await look(2 * minute);
    service.status = 201;
    const lines = site.server.log as { againInMinutes: number }[];
    expect(lines.map(({ againInMinutes }) => againInMinutes)).toEqual([1, 2, 30]);
    for (const line of lines)
      expect(line).toEqual({
        level: 'warn',
        message: 'a push service took no message',
        service: service.host,
        status: 503,
        code: '503',
        againInMinutes: expect.any(Number),
      });
    statements.length = 0;
    expect(await look(29 * minute)).toEqual([]);
    expect(statements.filter((statement) => !statement.startsWith('select'))).toEqual([]);
    expect((await look(minute)).map((pushed) => pushed.device)).toEqual([device]);
    expect(await db().selectFrom('job').select('id').where('kind', '=', 'PUSH').execute()).toEqual(
      [],
    );
  });
});

test('neither log nor answers have a way to send to a device', async () => {
  const { device } = newDevice();
  await site.ask('tradeA', save, { input: { ...device, key } });
  service.status = 500;
  await toA();
  await look(minute);
  const { value } = await db()
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'push')
    .executeTakeFirstOrThrow();
  const { privateKey } = JSON.parse(value) as { privateKey: string };
  const log = JSON.stringify(site.server.log);
  expect(log).toContain('a push service took no message');
  for (const secret of [privateKey, device.auth, device.p256dh, device.endpoint])
    expect(log).not.toContain(secret);
  expect(dataOf(await site.gql('tradeA', '{ instance { pushKey } }'))).toEqual({
    instance: { pushKey: key },
  });
});
