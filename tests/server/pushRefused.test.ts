import { type PushDevice, type PushService, startPushService } from '../support/pushService';
import { openSite, type Site } from '../support/site';
import { type Caller, gql, nobody, refusalOf, signIn } from '../support/wire';

let service: PushService;
let site: Site;
let key: string;

beforeAll(async () => {
  service = await startPushService();
  site = await openSite({
    push: { services: [service.host] },
  });
  key = (await site.ask<{ instance: { pushKey: string } }>('viewer', '{ instance { pushKey } }'))
    .instance.pushKey;
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  expect(service.pushed).toEqual([]);
  await site.close();
  await service.close();
});
beforeEach(async () => {
  await db().deleteFrom('push_subscription').execute();
});

const db = () => site.server.app.services.db;
const save =
  'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { endpoint } }';
let devices = 0;
const newDevice = (): PushDevice => service.device(`device-${(devices += 1)}`);
const refused = async (
  changes: Partial<PushDevice> & { key?: string },
  who: Caller = site.people.tradeA,
) => {
  const { code, field } = refusalOf(
    await gql(site.url, who, save, { input: { ...newDevice(), key, ...changes } }),
  );
  return [code, field];
};

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://127.0.0.1/x',
])('nothing is sent to %s', async (endpoint) => {
  expect(await refused({ endpoint })).toEqual(['PUSH_SERVICE_UNKNOWN', 'endpoint']);
});

test.each(['https://fcm.googleapis.com/fcm/send/abc:d-e_f'])(
  '%s is one of a browser’s',
  async (endpoint) => {
    expect(await site.ask('tradeA', save, { input: { ...newDevice(), endpoint, key } })).toEqual({
      savePushSubscription: { endpoint },
    });
  },
);

test('keys for which nothing can be encrypted, another key of the server, and a session that is over are refused', async () => {
  const device = newDevice();
  const point = Buffer.from(device.p256dh, 'base64url');
  for (const p256dh of [device.p256dh.slice(0, -2), point.fill(7, 1).toString('base64url')])
    expect(await refused({ p256dh })).toEqual(['BAD_REQUEST', 'p256dh']);
  for (const auth of ['AAAA', 'A'.repeat(400)])
    expect(await refused({ auth })).toEqual(['BAD_REQUEST', 'auth']);
  expect(await refused({ key: 'another' })).toEqual(['PUSH_KEY_CHANGED', 'key']);
  const over = await signIn(site.url, site.people.tradeA);
  await fetch(`${site.url}/session/end`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', cookie: over.cookies },
  });
  expect(refusalOf(await gql(site.url, over, save, { input: { ...device, key } })).code).toBe(
    'UNAUTHENTICATED',
  );
  expect(refusalOf(await gql(site.url, nobody, save, { input: { ...device, key } })).code).toBe(
    'UNAUTHENTICATED',
  );
  expect(await db().selectFrom('push_subscription').select('id').execute()).toEqual([]);
});
