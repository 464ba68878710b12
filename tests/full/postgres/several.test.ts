import { startServer, type TestServer } from '../../support/server';
import { openSite, raiseSnagDocument, type Site } from '../../support/site';
import { openStream, type Stream } from '../../support/stream';
import { type Caller, dataOf, event, gql, newId, signIn } from '../../support/wire';

/**
 * Two processes of one server: the same database, the same folder of photos and plans, an address
 * each.
 */
let site: Site;
let second: TestServer;
const open: Stream[] = [];
beforeAll(async () => {
  site = await openSite();
  second = await startServer({ dataDir: site.server.dataDir, development: true });
});
afterEach(async () => void (await Promise.all(open.splice(0).map((stream) => stream.stop()))));
afterAll(async () => {
  expect([site.server.log, second.log]).toEqual([[], []]);
  await second.close({ keep: true });
  await site.close();
});

function followOnSecond({ token }: Caller, after: string): Stream {
  const stream = openStream(second.url, token, { projectId: site.projectId, after });
  open.push(stream);
  return stream;
}

test('what is raised on one is told to those who follow the project on the other, and numbers are given once', async () => {
  const after = await site.cursor();
  const stream = followOnSecond(site.people.viewer, after);
  const raiseOn = async (url: string): Promise<number> => {
    const input = {
      ...event(),
      projectId: site.projectId,
      snagId: newId('snag'),
      locationId: site.locationId,
      tradeId: site.trades.A,
    };
    return dataOf(
      await gql<{ raiseSnag: { snag: { number: number } } }>(
        url,
        site.people.inspector,
        raiseSnagDocument,
        { input },
      ),
    ).raiseSnag.snag.number;
  };
  const raised = await Promise.all(
    Array.from({ length: 20 }, (_, n) => raiseOn(n % 2 === 0 ? site.url : second.url)),
  );
  const heard = [];
  for (const _ of raised) heard.push((await stream.next()).snag?.number);
  expect(heard).toEqual(raised.toSorted((one, other) => one - other));
  expect(new Set(raised).size).toBe(20);
});

test('an event that was sent to one and is repeated to the other is there once, with the same receipt', async () => {
  const input = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    tradeId: site.trades.A,
  };
  const answers = await Promise.all(
    [site.url, second.url, site.url].map((url) =>
      gql<{ raiseSnag: { receipt: { eventId: string; number: number } } }>(
        url,
        site.people.inspector,
        raiseSnagDocument,
        { input },
      ),
    ),
  );
  const receipts = answers.map((answer) => dataOf(answer).raiseSnag.receipt);
  expect(new Set(receipts.map(({ eventId, number }) => `${eventId} ${number}`)).size).toBe(1);
});

test('a session that ends on one has its sockets closed on the other', async () => {
  const { viewer } = site.people;
  const device = await signIn(site.url, viewer);
  const stream = followOnSecond(device, await site.cursor());
  await site.raise();
  await stream.next();
  await fetch(`${site.url}/session/end`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', cookie: device.cookies },
  });
  expect(await stream.ended).toEqual({ closed: 4403 });
  expect((await gql(second.url, device, '{ viewer { user { id } } }')).status).toBe(401);
});

test('a refresh that comes to both at the same time is answered with the same tokens', async () => {
  const device = await signIn(site.url, site.people.tradeB);
  const refresh = async (url: string) => {
    const answer = await fetch(`${url}/session/refresh`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', cookie: device.cookies },
    });
    return [answer.status, ((await answer.json()) as { accessToken: string }).accessToken];
  };
  const [one, other] = await Promise.all([refresh(site.url), refresh(second.url)]);
  expect(one).toEqual([200, expect.any(String)]);
  expect(other).toEqual(one);
});

test('wrong passwords are counted together, whichever of them they come to', async () => {
  const { email } = site.people.outsider;
  const guess = (url: string, n: number) =>
    fetch(`${url}/session`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: `guess number ${n}` }),
    });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => guess(n % 2 === 0 ? site.url : second.url, n)),
  );
  const statuses = answers.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 403).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 14]);
  // Who was counted is not to be read from the table.
  const kept = await site.server.app.services.db.selectFrom('try_count').selectAll().execute();
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(email);
});
