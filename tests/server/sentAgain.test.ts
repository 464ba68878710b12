import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../../server/backup/backup';
import { restore } from '../../server/backup/restore';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { grain } from '../support/photos';
import { testFolder } from '../support/prepared';
import { startServer, type TestServer, type TestServerOptions } from '../support/server';
import { openSite, type PersonKey, type Site } from '../support/site';
import { type Answer, type Caller, dataOf, event, gql, newId, photoInput, refusalOf, signIn, upload, type Variables } from '../support/wire';

// What devices send again to a server that was put back to an earlier state, each with the cursor of the receipt that it had got.

const day = 86_400_000;

interface Receipt {
  eventId: string;
  cursor: string;
  number: number | null;
}
interface Sent {
  by: PersonKey;
  mutation: string;
  input: Variables & { eventId: string };
  file?: Buffer;
}
interface Confirmed extends Sent {
  receipt: Receipt;
}

let site: Site;
let disk: string;
let restored: TestServer | null = null;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
beforeEach(async () => void (disk = await mkdtemp(join(testFolder, 'snagbook-again-'))));
afterEach(async () => {
  await restored?.close({ keep: true });
  restored = null;
  await rm(disk, { recursive: true, force: true });
});

const inputs: Record<string, string> = { raiseSnag: 'RaiseSnagInput', moveSnag: 'MoveSnagInput', addPhoto: 'AddPhotoInput', addComment: 'AddCommentInput', editSnag: 'EditSnagInput', markPhoto: 'MarkPhotoInput' };
const documentOf = (mutation: string): string => `mutation ($input: ${inputs[mutation]}!) { ${mutation}(input: $input) { receipt { eventId cursor number } notice { code } event { occurredAt withoutEffect } } }`;

type Payload = Record<string, { receipt: Receipt; notice: { code: string } | null; event: { occurredAt: number; withoutEffect: boolean } | null }>;

const sendTo = (url: string, caller: Caller, { mutation, input, file }: Sent): Promise<Answer<Payload>> =>
  file === undefined ? gql<Payload>(url, caller, documentOf(mutation), { input }) : upload<Payload>(url, caller, documentOf(mutation), { input }, new Blob([new Uint8Array(file)]));

/** Does it on the server that is going to be lost. Who does it has seen everything before. */
async function done(by: PersonKey, mutation: string, fields: Variables, file?: Buffer): Promise<Confirmed> {
  const sent: Sent = { by, mutation, input: { ...event(), seen: await site.cursor(by), ...fields }, ...(file && { file }) };
  const { [mutation]: payload } = dataOf(await sendTo(site.url, site.people[by], sent));
  if (payload === undefined) throw new Error('It was answered.');
  return { ...sent, receipt: payload.receipt };
}

const raised = (title: string): Promise<Confirmed> => done('inspector', 'raiseSnag', { projectId: site.projectId, snagId: newId('snag'), title, locationId: site.locationId, tradeId: site.trades.A });
async function photographed(by: PersonKey, snagId: string): Promise<Confirmed> {
  const file = await grain(90, 70).jpeg().toBuffer();
  return done(by, 'addPhoto', photoInput(snagId, file, 'EVIDENCE'), file);
}

const backedUp = () => backUp({ dataDir: site.server.dataDir, folder: join(disk, 'backup') });

/** Puts the backup back, and signs people in there. */
async function putBack(options: TestServerOptions = {}): Promise<(by: PersonKey) => Promise<Caller>> {
  await restore({ folder: join(disk, 'backup'), dataDir: join(disk, 'data') });
  const server = await startServer({ dataDir: join(disk, 'data'), development: true, ...options });
  restored = server;
  const callers = new Map<PersonKey, Promise<Caller>>();
  return (by) => {
    const caller = callers.get(by) ?? signIn(server.url, site.people[by]);
    callers.set(by, caller);
    return caller;
  };
}

const again = async (as: (by: PersonKey) => Promise<Caller>, { receipt, ...sent }: Confirmed): Promise<Answer<Payload>> =>
  sendTo(restored?.url ?? '', await as(sent.by), { ...sent, input: { ...sent.input, seen: receipt.cursor } });

/** As devices do it: each in its order, and what has to wait comes again after the other devices had their turn. */
async function sendAll(as: (by: PersonKey) => Promise<Caller>, devices: readonly (readonly Confirmed[])[]): Promise<{ numbers: (number | null)[]; notices: string[]; waits: number }> {
  const left = devices.map((device) => [...device]);
  const [numbers, notices]: [(number | null)[], string[]] = [[], []];
  let waits = 0;
  for (let turn = 0; left.some((device) => device.length > 0); turn += 1) {
    if (turn > 20) throw new Error('It waits for ever.');
    for (const device of left) {
      for (let next = device[0]; next !== undefined; next = device[0]) {
        const answer = await again(as, next);
        if (answer.errors[0]?.extensions.code === 'AWAITS_OTHERS') {
          waits += 1;
          break;
        }
        const payload = dataOf(answer)[next.mutation];
        numbers.push(payload?.receipt.number ?? null);
        if (payload?.notice != null) notices.push(payload.notice.code);
        device.shift();
      }
    }
  }
  return { numbers, notices, waits };
}

const read = async (caller: Caller, id: string) =>
  dataOf(
    await gql<{ node: { number: number; status: string; title: string; history: { edges: { node: { id: string; kind: string } }[] } } }>(
      restored?.url ?? '',
      caller,
      'query ($id: ID!) { node(id: $id) { ... on Snag { number status title history(first: 50) { edges { node { id kind } } } } } }',
      { id },
    ),
  ).node;

describe.each([
  ['whoever raised it first', false],
  ['whoever fixed it first', true],
])('what two people did to a snag after the backup, sent again by %s,', (_who, reversed) => {
  test('is all there once, in the order in which it was done, with its numbers', async () => {
    const known = await raised('Before the backup');
    const knownId = String(known.input['snagId']);
    await backedUp();
    const inspector: Confirmed[] = [];
    const trade: Confirmed[] = [];
    const later = await raised('After the backup');
    const laterId = String(later.input['snagId']);
    inspector.push(later);
    for (const snagId of [knownId, laterId]) {
      trade.push(await photographed('tradeA', snagId), await done('tradeA', 'moveSnag', { snagId, move: 'FIX' }));
      inspector.push(await done('inspector', 'moveSnag', { snagId, move: 'SEND_BACK', comment: 'Still open' }));
      trade.push(await photographed('tradeA', snagId), await done('tradeA', 'moveSnag', { snagId, move: 'FIX' }));
      inspector.push(await done('inspector', 'editSnag', { snagId, title: 'Done at last' }), await done('inspector', 'moveSnag', { snagId, move: 'CLOSE' }));
    }
    const as = await putBack();
    const devices = reversed ? [trade, inspector] : [inspector, trade];
    const { numbers, notices, waits } = await sendAll(as, devices);
    expect({ numbers: numbers.toSorted(), notices }).toEqual({ numbers: devices.flat().map(({ receipt }) => receipt.number).toSorted(), notices: [] });
    expect(waits).toBeGreaterThan(0);
    for (const snagId of [knownId, laterId]) {
      const { status, title, number, history } = await read(await as('inspector'), snagId);
      const events = history.edges.map(({ node }) => node);
      expect({ status, title, number }).toEqual({ status: 'CLOSED', title: 'Done at last', number: (snagId === knownId ? known : later).receipt.number });
      expect(events.map(({ kind }) => kind)).toEqual(['SNAG_RAISED', 'PHOTO_ADDED', 'SNAG_FIXED', 'SNAG_SENT_BACK', 'PHOTO_ADDED', 'SNAG_FIXED', 'SNAG_EDITED', 'SNAG_CLOSED']);
    }
    // And once more, as a device does that was interrupted.
    for (const sent of devices.flat()) expect((await again(as, sent)).data?.[sent.mutation]?.receipt).toMatchObject({ eventId: sent.input.eventId, number: sent.receipt.number });
    expect((await read(await as('inspector'), knownId)).history.edges).toHaveLength(8);
    await restored?.app.rendered();
    expect(await checkJournals(join(disk, 'data'), { quick: true })).toMatchObject({ hold: true });
  });
});

test('the server tells whoever asks which of their own events it does not have', async () => {
  const kept = await raised('Kept');
  await backedUp();
  const lost = await raised('Lost');
  const as = await putBack();
  const asked = [kept, lost].map(({ input }) => input.eventId);
  const ask = async (by: PersonKey, ids: readonly string[] = asked) =>
    gql<{ project: { lostEvents: string[] } | null }>(restored?.url ?? '', await as(by), 'query ($ids: [ID!]!) { project(code: "SITE") { lostEvents(ids: $ids) } }', { ids });
  expect((await ask('inspector')).data?.project).toEqual({ lostEvents: [lost.input.eventId] });
  expect((await ask('inspector2')).data?.project).toEqual({ lostEvents: asked });
  expect((await ask('outsider')).data?.project).toBeNull();
  expect(refusalOf(await ask('inspector', Array.from({ length: 201 }, () => newId('event'))))).toMatchObject({ code: 'BULK_TOO_MANY' });
});

test('a number goes to the snag that had it, also behind the numbers that were left out; one that is taken does not', async () => {
  const { db } = site.server.app.services;
  await backedUp();
  const near = await raised('Near');
  const shift = (to: TestServer, by: number) => to.app.services.db.updateTable('project').set((eb) => ({ last_number: eb('last_number', '+', by) })).where('code', '=', 'SITE').execute();
  await shift(site.server, 1_500);
  const far = await raised('Far');
  const as = await putBack();
  const fresh = async (): Promise<number | null> => {
    const { raiseSnag } = dataOf(await sendTo(restored?.url ?? '', await as('inspector'), { by: 'inspector', mutation: 'raiseSnag', input: { ...near.input, ...event(), snagId: newId('snag') } }));
    return raiseSnag?.receipt.number ?? null;
  };
  const first = near.receipt.number ?? 0;
  expect(await fresh()).toBe(first + 1_000);
  // Somebody else's proof, for an event of one's own.
  const other = await sendTo(restored?.url ?? '', await as('inspector2'), { by: 'inspector2', mutation: 'raiseSnag', input: { ...near.input, ...event(), snagId: newId('snag'), seen: near.receipt.cursor } });
  expect(dataOf(other)['raiseSnag']?.receipt.number).toBe(first + 1_001);
  expect(dataOf(await again(as, near))['raiseSnag']?.receipt.number).toBe(first);
  expect(dataOf(await again(as, far))['raiseSnag']?.receipt.number).toBe(far.receipt.number);
  expect(await fresh()).toBe((far.receipt.number ?? 0) + 1);

  await restored?.close({ keep: true });
  await rm(join(disk, 'data'), { recursive: true });
  const asLater = await putBack();
  if (restored === null) throw new Error('It runs.');
  await shift(restored, 501);
  const callers = await asLater('inspector');
  const taker = await sendTo(restored.url, callers, { by: 'inspector', mutation: 'raiseSnag', input: { ...near.input, ...event(), snagId: newId('snag') } });
  expect(dataOf(taker)['raiseSnag']?.receipt.number).toBe(far.receipt.number);
  expect(dataOf(await again(asLater, far))['raiseSnag']?.receipt.number).toBe((far.receipt.number ?? 0) + 1);
  expect(await db.selectFrom('restored').selectAll().execute()).toEqual([]);
});

test('what was entered before the restore and never sent counts from what its person had seen', async () => {
  const { input } = await raised('Known');
  const seen = await site.cursor();
  await backedUp();
  const as = await putBack();
  const occurredAt = Date.now();
  const sent: Sent = { by: 'inspector', mutation: 'addComment', input: { ...event(occurredAt), seen, snagId: input['snagId'], body: 'Entered before' } };
  expect(dataOf(await sendTo(restored?.url ?? '', await as('inspector'), sent))['addComment']?.event?.occurredAt).toBe(occurredAt);
});

test('nothing of somebody who is no member any more is taken, nor what their role does not allow now', async () => {
  const known = await raised('Before the backup');
  const snagId = String(known.input['snagId']);
  await backedUp();
  const [comment, edit] = [await done('tradeA', 'addComment', { snagId, body: 'We come tomorrow' }), await done('inspector2', 'editSnag', { snagId, title: 'Other words' })];
  const as = await putBack();
  const admin = await as('admin');
  const change = (mutation: string, type: string, input: Variables) => gql(restored?.url ?? '', admin, `mutation ($input: ${type}!) { ${mutation}(input: $input) { receipt { eventId } } }`, { input: { ...event(), ...input } });
  dataOf(await change('removeMember', 'RemoveMemberInput', { memberId: site.people.tradeA.memberId }));
  dataOf(await change('changeMember', 'ChangeMemberInput', { memberId: site.people.inspector2.memberId, role: 'VIEWER' }));
  expect(refusalOf(await again(as, comment))).toMatchObject({ code: 'NOT_FOUND', retryable: false });
  expect(refusalOf(await again(as, edit))).toMatchObject({ code: 'FORBIDDEN', retryable: false });
  expect((await read(admin, snagId)).history.edges).toHaveLength(1);
});

test('what others do not bring back is waited for over a weekend, and no longer', async () => {
  const known = await raised('Before the backup');
  const snagId = String(known.input['snagId']);
  await backedUp();
  await photographed('tradeA', snagId);
  await done('tradeA', 'moveSnag', { snagId, move: 'FIX' });
  const closed = await done('inspector', 'moveSnag', { snagId, move: 'CLOSE' });
  const lost = await done('inspector', 'addComment', { snagId: (await site.raise({}, 'inspector2')).id, body: 'On a snag that is gone' });
  let now = Date.now();
  const as = await putBack({ clock: () => now });
  for (const sent of [closed, lost]) expect(refusalOf(await again(as, sent))).toMatchObject({ code: 'AWAITS_OTHERS', retryable: true });
  now = Date.now() + 3 * day;
  const later = { ...site.people.inspector, ...(await signIn(restored?.url ?? '', site.people.inspector)) };
  expect(refusalOf(await again(() => Promise.resolve(later), closed))).toMatchObject({ code: 'COMMENT_REQUIRED', retryable: false });
  expect(refusalOf(await again(() => Promise.resolve(later), lost))).toMatchObject({ code: 'NOT_FOUND', retryable: false });
});
