import { createHmac } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { isOutside, lookupOutside, webhookAddress } from '../../server/http/outside';
import { post } from '../../server/http/postOutside';
import { ownCertificate } from '../support/ownCertificate';
import { openSite, type Site } from '../support/site';
import { dataOf, event, newId, refusalOf } from '../support/wire';

const hour = 3_600_000;

interface Received {
  id: string;
  kind: string;
  cursor: string;
  by: string | null;
  snag: { reference: string; title: string } | null;
  text: string;
}

let site: Site;
let url: string;
let receiver: Server;
let received: { body: string; headers: Record<string, string>; message: Received }[];
/** What the receiver answers to a message. */
let answer: (message: Received) => number;
beforeAll(async () => {
  const { key, cert } = ownCertificate();
  receiver = createServer({ key, cert }, (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const message = JSON.parse(body) as Received; // made by the server under test
      // Headers of one value each.
      received.push({ body, headers: request.headers as Record<string, string>, message });
      response.writeHead(answer(message), { location: '/elsewhere' }).end('x'.repeat(1_000));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo; // it listens on TCP
  // Whatever the name, this machine: the test has no internet.
  const agent = new Agent({
    rejectUnauthorized: false,
    keepAlive: false,
    lookup: (_name, { all }, found) =>
      all === true
        ? found(null, [{ address: '127.0.0.1', family: 4 }])
        : found(null, '127.0.0.1', 4),
  });
  site = await openSite({ webhooks: { agent, lookEvery: hour } });
  url = `https://receiver.example:${port}/hook?token=s3cret`;
});
beforeEach(() => {
  received = [];
  answer = () => 204;
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await new Promise((resolve) => receiver.close(resolve));
});

/** Has what was tried be so much longer ago. */
async function later(ms: number): Promise<void> {
  const { db } = site.server.app.services;
  await db
    .updateTable('webhook_event')
    .set((eb) => ({ next_at: eb('next_at', '-', ms), first_at: eb('first_at', '-', ms) }))
    .execute();
  await db
    .updateTable('webhook')
    .set((eb) => ({ rests_until: eb('rests_until', '-', ms) }))
    .execute();
}

const addDocument =
  'mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { secret project { id } } }';
async function add(): Promise<{ webhookId: string; secret: string }> {
  const webhookId = newId('webhook');
  const input = { ...event(), projectId: site.projectId, webhookId, url };
  const made = await site.ask<{ addWebhook: { secret: string } }>('admin', addDocument, { input });
  return { webhookId, secret: made.addWebhook.secret };
}
const steer = (
  field: string,
  input: object,
  person: 'admin' | 'inspector' | 'outsider' = 'admin',
) =>
  site.gql(
    person,
    `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { project { id } } }`,
    { input },
  );
const remove = async (webhookId: string) =>
  dataOf(await steer('removeWebhook', { ...event(), webhookId }));
const comment = (snagId: string, body: string) =>
  site.ask(
    'inspector',
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, body } },
  );
const look = () => site.server.app.sendWebhooks();
const untaken = async (): Promise<{ id: string; outcome: string; nextAt: number | null }[]> => {
  const { project } = await site.ask<{ project: { webhooks: { untaken: never[] }[] } }>(
    'admin',
    '{ project(code: "SITE") { webhooks { untaken { id outcome nextAt } } } }',
  );
  return project.webhooks.flatMap((hook) => hook.untaken);
};

test('every event is posted once, in its order, signed over time and body', async () => {
  const { webhookId, secret } = await add();
  const { id, number } = await site.raise({ title: 'Crack' });
  await comment(id, 'Look here');
  await look();
  await look();
  expect(received.map(({ message }) => message.kind)).toEqual(['SNAG_RAISED', 'COMMENT_ADDED']);
  const told = received[1];
  expect(told?.message).toMatchObject({
    by: site.people.inspector.name,
    snag: { reference: `SITE-${number}`, title: 'Crack' },
    comment: 'Look here',
  });
  expect(told?.message.text).toContain(`SITE-${number} Crack: comment added`);
  const [, t, v1] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(told?.headers['snagbook-signature'] ?? '') ?? [];
  expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${told?.body}`).digest('hex'));
  expect(told?.headers['snagbook-event']).toBe(told?.message.id);
  await remove(webhookId);
  await comment(id, 'Nobody hears this');
  await look();
  expect(received).toHaveLength(2);
});

test('what is not taken waits, and with it what follows of the same snag; other snags go on', async () => {
  const { webhookId } = await add();
  const [first, second] = [await site.raise({ title: 'Poison' }), await site.raise()];
  await comment(first.id, 'Behind it');
  await comment(second.id, 'Beside it');
  answer = ({ snag }) => (snag?.title === 'Poison' ? 500 : 200);
  await look();
  const of = () => received.map(({ message }) => message.snag?.reference);
  expect(of()).toEqual([first, second, second].map(({ number }) => `SITE-${number}`));
  expect(await untaken()).toMatchObject([{ outcome: '500' }]);
  // Not before the pause is over; then in their order.
  answer = () => 200;
  await look();
  expect(received).toHaveLength(3);
  await later(2 * 60_000);
  await look();
  expect(received.slice(3).map(({ message }) => message.kind)).toEqual([
    'SNAG_RAISED',
    'COMMENT_ADDED',
  ]);
  expect(await untaken()).toEqual([]);
  await remove(webhookId);
});

test('after a day an event is given up, and is sent again when somebody says so', async () => {
  const { webhookId } = await add();
  const { id } = await site.raise();
  // A redirect leads nowhere.
  answer = () => 302;
  for (const hours of [8, 8, 8, 8]) {
    await look();
    await later(hours * hour);
  }
  expect(await untaken()).toMatchObject([{ outcome: '302', nextAt: null }]);
  const tried = received.length;
  await look();
  expect(received).toHaveLength(tried);
  answer = () => 200;
  dataOf(await steer('sendWebhookAgain', { webhookId, eventIds: null }));
  await look();
  expect(received.at(-1)?.message).toMatchObject({ kind: 'SNAG_RAISED', snag: { id } });
  expect(await untaken()).toEqual([]);
  await remove(webhookId);
});

test('a receiver that is away is left alone for a while, and then gets everything', async () => {
  const { webhookId } = await add();
  const snags = [];
  for (let n = 0; n < 5; n += 1) snags.push(await site.raise());
  answer = () => 503;
  await look();
  expect(received).toHaveLength(3);
  await look();
  expect(received).toHaveLength(3);
  answer = () => 200;
  await later(2 * 60_000);
  received = [];
  await look();
  expect(received.map(({ message }) => message.snag?.reference).toSorted()).toEqual(
    snags.map(({ number }) => `SITE-${number}`).toSorted(),
  );
  await remove(webhookId);
});

test('from a cursor on everything is sent once more', async () => {
  const { webhookId } = await add();
  const { id } = await site.raise();
  await comment(id, 'Second');
  await look();
  const [first, second] = received.map(({ message }) => message);
  dataOf(await steer('replayWebhook', { webhookId, after: first?.cursor }));
  received = [];
  await look();
  expect(received.map(({ message }) => message.id)).toEqual([second?.id]);
  expect(refusalOf(await steer('replayWebhook', { webhookId, after: 'x' })).code).toBe(
    'BAD_REQUEST',
  );
  await remove(webhookId);
});

test('webhooks are of admins alone, and their addresses stand in no journal', async () => {
  const { webhookId } = await add();
  const input = { ...event(), projectId: site.projectId, webhookId: newId('webhook'), url };
  expect(refusalOf(await site.gql('inspector', addDocument, { input })).code).toBe('FORBIDDEN');
  const inner = { ...input, url: 'https://10.0.0.1/' };
  expect(refusalOf(await site.gql('admin', addDocument, { input: inner }))).toMatchObject({
    code: 'WEBHOOK_ADDRESS',
    field: 'url',
  });
  for (const person of ['inspector', 'outsider'] as const)
    for (const id of [webhookId, newId('webhook')])
      for (const [field, more] of [
        ['removeWebhook', event()],
        ['sendWebhookAgain', {}],
        ['replayWebhook', { after: 'x' }],
      ] as const)
        expect(refusalOf(await steer(field, { webhookId: id, ...more }, person)).code).toBe(
          'NOT_FOUND',
        );
  const { db } = site.server.app.services;
  const values = await db.selectFrom('event_value').select('value').execute();
  expect(JSON.stringify(values)).not.toContain('s3cret');
  await remove(webhookId);
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://10.1.2.3/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://[fd00::1]/hook',
  'https://[64:ff9b::a00:1]/hook',
  'https://localhost/hook',
  'https://db.internal/hook',
  'https://intranet/hook',
  'https://user:password@example.com/hook',
  'https://example.com:22/hook',
  'ftp://example.com',
  'no address',
])('%s is no address for a webhook', (entered) => {
  expect(webhookAddress(entered)).toBeNull();
});

test('a name that leads to an inner address is refused when it is connected to', async () => {
  // Leads to this machine.
  const found = await new Promise((resolve) => lookupOutside('localhost', { all: true }, resolve));
  expect(found).toMatchObject({ code: 'PRIVATE_ADDRESS' });
  expect(await post({ url: 'https://127.0.0.1:8443/', body: '{}', headers: {} }, {})).toBe(
    'PRIVATE_ADDRESS',
  );
  expect(['8.8.8.8', '2606:4700::1111'].every(isOutside)).toBe(true);
  expect(
    ['0.0.0.0', '100.64.0.1', '172.31.0.1', '192.168.0.1', '224.0.0.1', '255.255.255.255'].some(
      isOutside,
    ),
  ).toBe(false);
  expect(['::', 'fe80::1', 'ff02::1', '2002:a00:1::', '2001::1', 'nonsense'].some(isOutside)).toBe(
    false,
  );
});
