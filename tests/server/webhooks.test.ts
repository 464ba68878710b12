import { createHmac } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { isOutside, lookupOutside, webhookAddress } from '../../server/http/outside';
import { post } from '../../server/http/postOutside';
import { grain } from '../support/photos';
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
  comment: string | null;
}

let site: Site;
let url: string;
let receiver: Server;
interface Receipt {
  path: string;
  body: string;
  headers: Record<string, string>;
  message: Received;
}
let received: Receipt[];
/** What the receiver answers to a message. */
let answer: (message: Received, path: string) => number | Promise<number>;
/** Seconds of its Retry-After. */
let retryAfter: number | null;
/** The code of the error with which a connection fails; null if none does. */
let unreachable: string | null;
beforeAll(async () => {
  const { key, cert } = ownCertificate();
  receiver = createServer({ key, cert }, (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const message = JSON.parse(body) as Received; // made by the server under test
      const path = request.url ?? '';
      // Headers of one value each.
      received.push({ path, body, headers: request.headers as Record<string, string>, message });
      void Promise.resolve(answer(message, path)).then((status) =>
        response
          .writeHead(status, {
            location: '/elsewhere',
            ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
          })
          .end('x'.repeat(1_000)),
      );
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo; // it listens on TCP
  // Whatever the name, this machine: the test has no internet.
  const agent = new Agent({
    rejectUnauthorized: false,
    keepAlive: false,
    lookup: (_name, { all }, found) =>
      unreachable !== null
        ? found(Object.assign(new Error(unreachable), { code: unreachable }), [])
        : all === true
          ? found(null, [{ address: '127.0.0.1', family: 4 }])
          : found(null, '127.0.0.1', 4),
  });
  site = await openSite({ webhooks: { agent, lookEvery: hour } });
  url = `https://receiver.example:${port}/hook?token=s3cret`;
});
beforeEach(() => {
  received = [];
  answer = () => 204;
  retryAfter = null;
  unreachable = null;
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
async function add(at = url): Promise<{ webhookId: string; secret: string }> {
  const webhookId = newId('webhook');
  const input = { ...event(), projectId: site.projectId, webhookId, url: at };
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
  site.ask<{ addComment: { receipt: { eventId: string } } }>(
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
    reason: null,
    withoutEffect: false,
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

test('events that a receiver refuses, however many, keep no others waiting', async () => {
  const { webhookId } = await add();
  for (let n = 0; n < 4; n += 1) await site.raise({ title: 'Poison' });
  await site.raise({ title: 'Fine' });
  answer = ({ snag }) => (snag?.title === 'Poison' ? 400 : 200);
  await look();
  expect(received.map(({ message }) => message.snag?.title)).toContain('Fine');
  // Nor do those that it fails at again.
  await later(2 * 60_000);
  await site.raise({ title: 'Fine' });
  answer = ({ snag }) => (snag?.title === 'Poison' ? 500 : 200);
  received = [];
  await look();
  expect(received.map(({ message }) => message.snag?.title)).toContain('Fine');
  await remove(webhookId);
});

test('a receiver that does not answer in time, or asks for a pause, is left alone at once', async () => {
  const { webhookId } = await add();
  for (let n = 0; n < 3; n += 1) await site.raise();
  unreachable = 'ETIMEDOUT';
  await look();
  expect(await untaken()).toMatchObject([{ outcome: 'ETIMEDOUT' }]);
  unreachable = null;
  await later(2 * 60_000);
  [answer, retryAfter] = [() => 429, 1_200];
  await look();
  expect(received).toHaveLength(1);
  answer = () => 200;
  await later(19 * 60_000);
  await look();
  expect(received).toHaveLength(1);
  await later(2 * 60_000);
  await look();
  expect(received).toHaveLength(4);
  await remove(webhookId);
});

test('a receiver that is slow keeps no others waiting, and one that was removed gets nothing more', async () => {
  const slow = await add(`${url}&slow`);
  const quick = await add();
  const { id } = await site.raise();
  await site.raise();
  let go: (status: number) => void = () => undefined;
  const waits = new Promise<number>((resolve) => (go = resolve));
  const both = new Promise<void>((resolve) => {
    answer = (_message, path) => {
      if (received.length >= 3) resolve();
      return path.endsWith('slow') ? waits : 200;
    };
  });
  const looked = look();
  await both;
  const heard = new Promise<void>((resolve) => {
    answer = ({ comment: said }) => {
      if (said === 'Later') resolve();
      return 200;
    };
  });
  await comment(id, 'Later');
  // Until it is free for its next turn.
  const again = look();
  await heard;
  await remove(slow.webhookId);
  go(200);
  await Promise.all([looked, again]);
  expect(received.filter(({ path }) => path.endsWith('slow'))).toHaveLength(1);
  await remove(quick.webhookId);
});

test('words that are erased meanwhile are not sent', async () => {
  const { webhookId } = await add();
  const { id } = await site.raise();
  const { eventId } = (await comment(id, 'Secret')).addComment.receipt;
  answer = async ({ kind }) => {
    if (kind === 'SNAG_RAISED')
      await site.ask(
        'admin',
        'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
        { input: { ...event(), textOf: eventId } },
      );
    return 200;
  };
  await look();
  const told = received.find(({ message }) => message.kind === 'COMMENT_ADDED');
  expect(told?.message.comment).toBeNull();
  await remove(webhookId);
});

test('a chat gets one short line of each thing that people did', async () => {
  const { port } = new URL(url);
  const { webhookId } = await add(`https://hooks.slack.com:${port}/hook`);
  const { id, number } = await site.raise({ title: 'Door <A> & B' });
  await comment(id, `First\n\nsecond ${'word '.repeat(200)}`);
  await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  await site.server.app.rendered();
  await look();
  expect(received.every(({ message }) => Object.keys(message).join() === 'text')).toBe(true);
  const texts = received.map(({ message }) => message.text);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/^SITE-\d+ Door &lt;A&gt; &amp; B: snag raised, /);
  expect(texts[1]).toContain('First second word');
  expect(texts[1]).toMatch(new RegExp(`… https?://[^ ]+/p/SITE/snags/${number}$`));
  expect(texts[1]?.length).toBeLessThan(400);
  expect(texts[2]).toContain('photo added');
  await remove(webhookId);
});

test('the secret of a webhook is told again only to somebody who is an admin still', async () => {
  const webhookId = newId('webhook');
  const input = { ...event(), projectId: site.projectId, webhookId, url };
  const send = () => site.gql('admin', addDocument, { input });
  expect(dataOf(await send())).toEqual(dataOf(await send()));
  const { db } = site.server.app.services;
  const as = (role: 'ADMIN' | 'INSPECTOR') =>
    db.updateTable('member').set({ role }).where('id', '=', site.people.admin.memberId).execute();
  await as('INSPECTOR');
  expect(refusalOf(await send()).code).toBe('NOT_FOUND');
  await as('ADMIN');
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
  expect(await post({ url: 'https://127.0.0.1:8443/', body: '{}', headers: {} }, {})).toEqual({
    outcome: 'PRIVATE_ADDRESS',
    restMs: null,
  });
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
