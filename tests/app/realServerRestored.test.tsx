import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backUp } from '../../server/backup/backup';
import { restore } from '../../server/backup/restore';
import { newId } from '../../src/domain/ids';
import type { EventKind, NewEvent } from '../../src/sync/outbox/entry';
import { createReceipts } from '../../src/sync/outbox/receipts';
import { createDevice, type Device } from '../support/device';
import { eventually } from '../support/eventually';
import { grain } from '../support/photos';
import { testFolder } from '../support/prepared';
import { startServer, type TestServer } from '../support/server';
import { openSite, type PersonKey, type Site } from '../support/site';
import { visit, type Visitor } from '../support/visitor';
import { dataOf, gql, signIn } from '../support/wire';
import { event } from './support/openOutbox';

// A server that is put back to a backup while devices have seen what came later.

let site: Site;
let disk: string;
let restored: TestServer | null = null;
const visitors: Visitor[] = [];
beforeEach(async () => {
  site = await openSite();
  disk = await mkdtemp(join(testFolder, 'snagbook-restored-'));
});
afterEach(async () => {
  for (const visitor of visitors.splice(0)) visitor.leave();
  await restored?.close({ keep: true });
  restored = null;
  await site.close();
  await rm(disk, { recursive: true, force: true });
});

type Browser = ReturnType<typeof browser>;

function browser(device: Device, url = site.url, path = '/p/SITE', onWay?: (response: Response, request: { readonly body: unknown }) => Response) {
  const visitor = visit(url, { path, device, ...(onWay && { onWay }) });
  visitors.push(visitor);
  return { ...visitor, page: visitor.show() };
}

const signedIn = (visitor: Browser, who: PersonKey): Promise<void> => visitor.core.session.signIn(site.people[who].email, site.people[who].password);
const receiptsOf = (device: Device, who: PersonKey) => createReceipts(`${device.databaseName}-receipts`, site.people[who].userId);

/** Enters something into the outbox, and waits until the server has confirmed it and the device keeps it. */
async function enter({ core, device }: Browser, who: PersonKey, kind: EventKind, snagId: string, fields: NewEvent['fields'], photo?: Buffer): Promise<NewEvent> {
  const outbox = core.current()?.userSession.outbox;
  if (outbox == null) throw new Error('Somebody is signed in.');
  const bytes = photo && new Uint8Array(photo).buffer;
  const facts = photo && bytes && { photoId: newId('photo'), name: 'wall.jpg', mime: 'image/jpeg', byteLength: bytes.byteLength, sha256: createHash('sha256').update(photo).digest('hex'), takenAt: Date.now(), width: 90, height: 70 };
  const here = { userId: site.people[who].userId, projectId: site.projectId, projectCode: 'SITE', occurredAt: Date.now(), seen: await site.cursor(who) };
  const made = event(kind, snagId, { ...here, fields, ...(facts && { photo: facts }) });
  const before = await receiptsOf(device, who).count();
  await outbox.add([made], facts && bytes ? [{ facts, bytes }] : []);
  await waitFor(async () => expect(await receiptsOf(device, who).count()).toBe(before + 1));
  return made;
}

const backedUp = () => backUp({ dataDir: site.server.dataDir, folder: join(disk, 'backup') });

async function putBack(): Promise<TestServer> {
  await restore({ folder: join(disk, 'backup'), dataDir: join(disk, 'data') });
  restored = await startServer({ dataDir: join(disk, 'data'), development: true });
  return restored;
}

interface Stored {
  number: number;
  title: string;
  status: string;
  photos: { id: string }[];
  history: { edges: { node: { kind: string; comment: string | null } }[] };
}

/** Everything of the project, oldest snag first, as a server has it. */
async function stored(url: string): Promise<{ number: number; title: string; status: string; photos: number; history: string[] }[]> {
  const query = `{ project(code: "SITE") { snags(first: 50) { edges { node { number title status photos { id } history(first: 50) { edges { node { kind comment } } } } } } } }`;
  const { project } = dataOf(await gql<{ project: { snags: { edges: { node: Stored }[] } } }>(url, await signIn(url, site.people.admin), query));
  return project.snags.edges
    .map(({ node: { photos, history, ...snag } }) => ({ ...snag, photos: photos.length, history: history.edges.map(({ node }) => [node.kind, node.comment].filter(Boolean).join(': ')) }))
    .toReversed();
}

const photo = (): Promise<Buffer> => grain(90, 70).jpeg().toBuffer();

test('what two people did after the backup is back once, with its numbers and photos, when both have signed in again; until then each entry says what it waits for', async () => {
  const known = await site.raise({ title: 'Before the backup' });
  await backedUp();
  const devices = { inspector: createDevice(), tradeA: createDevice() };
  const [inspector, trade] = [browser(devices.inspector), browser(devices.tradeA)];
  await Promise.all([signedIn(inspector, 'inspector'), signedIn(trade, 'tradeA')]);
  const later = newId('snag');
  await enter(inspector, 'inspector', 'raise', later, { title: 'After the backup', locationId: site.locationId, tradeId: site.trades.A });
  await enter(inspector, 'inspector', 'photo', later, { kind: 'DEFECT' }, await photo());
  for (const snagId of [known.id, later]) {
    await enter(trade, 'tradeA', 'comment', snagId, { body: 'We come tomorrow' });
    await enter(trade, 'tradeA', 'photo', snagId, { kind: 'EVIDENCE' }, await photo());
    await enter(trade, 'tradeA', 'move', snagId, { move: 'FIX' });
    await enter(inspector, 'inspector', 'edit', snagId, { title: `Done ${snagId === later ? 'later' : 'first'}` });
    await enter(inspector, 'inspector', 'move', snagId, { move: 'CLOSE' });
  }
  const before = await stored(site.url);
  expect(before.map(({ number, status, photos }) => [number, status, photos])).toEqual([[known.number, 'CLOSED', 1], [known.number + 1, 'CLOSED', 2]]);
  for (const visitor of [inspector, trade]) visitor.leave();

  const { url } = await putBack();
  const back = browser(devices.inspector, url, '/outbox');
  await back.page.findByRole('heading', { name: 'Sign in' });
  expect(back.core.session.get()).toEqual({ kind: 'signedOut', ended: true });
  await signedIn(back, 'inspector');
  // The close waits for the other's fix.
  await back.page.findAllByText(/and this waits for what somebody else did before it/);
  expect(back.page.getAllByText('Sent again, because the server was put back to an earlier state.').length).toBeGreaterThan(1);
  const tradeBack = browser(devices.tradeA, url);
  await tradeBack.page.findByRole('heading', { name: 'Sign in' });
  await signedIn(tradeBack, 'tradeA');
  const outboxes = [back, tradeBack].map(({ core }) => core.current()?.userSession.outbox);
  await eventually(async () => {
    for (const outbox of outboxes) expect([outbox?.entries.complete(), outbox?.entries.all().length]).toEqual([true, 0]);
    expect((await stored(url)).map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED']);
  });
  // Each in its order; what two people did at the same time may come the other way round.
  const sorted = (snags: Awaited<ReturnType<typeof stored>>) => snags.map((snag) => ({ ...snag, history: snag.history.toSorted() }));
  expect(sorted(await stored(url))).toEqual(sorted(before));
  expect(back.core.current()?.userSession.outcomes.get()).toEqual([]);
});

test('a device that is killed while it sends all that again goes on at the next start, and each is there once', async () => {
  const snag = await site.raise({ title: 'Before the backup' });
  await backedUp();
  const device = createDevice();
  const first = browser(device);
  await signedIn(first, 'inspector');
  const said = Array.from({ length: 6 }, (_, n) => `Comment ${n}`);
  for (const body of said) await enter(first, 'inspector', 'comment', snag.id, { body });
  const lost = newId('snag');
  await enter(first, 'inspector', 'raise', lost, { title: 'After the backup', locationId: site.locationId });
  // Never sent: about a snag that the server has lost.
  const here = { userId: site.people.inspector.userId, projectId: site.projectId, projectCode: 'SITE', occurredAt: Date.now(), seen: await site.cursor() };
  first.cut();
  await first.core.current()?.userSession.outbox?.add([event('comment', lost, { ...here, fields: { body: 'Said on the way home' } })]);
  first.leave();
  const { url } = await putBack();
  const kill = { at: 2 };
  const killed = browser(device, url, '/p/SITE', (response, { body }) => {
    if (typeof body === 'string' && body.includes('"body":"Comment')) {
      kill.at -= 1;
      if (kill.at === 0) killed.kill();
    }
    return response;
  });
  await waitFor(() => expect(killed.core.session.get().kind).toBe('signedOut'));
  await signedIn(killed, 'inspector');
  await eventually(() => expect(kill.at).toBe(0));
  const second = browser(device, url);
  await eventually(async () => {
    expect((await stored(url)).map(({ history }) => history)).toEqual([
      ['SNAG_RAISED', ...said.map((body) => `COMMENT_ADDED: ${body}`)],
      ['SNAG_RAISED', 'COMMENT_ADDED: Said on the way home'],
    ]);
    expect(second.core.current()?.userSession.outbox?.entries.all()).toEqual([]);
  });
});

test('a photo that neither the server nor the device has any more is named, on its snag and in the outbox, until it is read', async () => {
  await backedUp();
  const device = createDevice();
  const first = browser(device);
  await signedIn(first, 'inspector');
  const snagId = newId('snag');
  await enter(first, 'inspector', 'raise', snagId, { title: 'After the backup', locationId: site.locationId });
  await enter(first, 'inspector', 'photo', snagId, { kind: 'DEFECT' }, await photo());
  const [{ number } = { number: 0 }] = await stored(site.url);
  first.leave();
  // As a day later, or where the room was needed.
  await receiptsOf(device, 'inspector').dropPhotos();
  const { url } = await putBack();
  const back = browser(device, url, `/p/SITE/snags/${number}`);
  await back.page.findByRole('heading', { name: 'Sign in' });
  await signedIn(back, 'inspector');
  const sentence = new RegExp(`has lost the photo wall\\.jpg of SITE-${number}, and this device keeps photos for 24 hours`);
  await eventually(async () => expect(await stored(url)).toMatchObject([{ number, photos: 0, history: ['SNAG_RAISED'] }]));
  await back.page.findByText(sentence);
  const outbox = browser(device, url, '/outbox');
  await outbox.page.findByText(sentence);
  await userEvent.click(outbox.page.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(back.page.queryByText(sentence)).toBeNull());
});

test('somebody else who signs in on the device meanwhile sees and sends nothing of it; a person who has signed out themselves has nothing left to send', async () => {
  const snag = await site.raise({ title: 'Before the backup' });
  await backedUp();
  const [shared, own] = [createDevice(), createDevice()];
  const first = browser(shared);
  await signedIn(first, 'inspector');
  await enter(first, 'inspector', 'comment', snag.id, { body: 'Of the inspector' });
  first.leave();
  const leaving = browser(own);
  await signedIn(leaving, 'inspector2');
  await enter(leaving, 'inspector2', 'comment', snag.id, { body: 'Of one who left' });
  await leaving.core.session.signOut();
  await waitFor(async () => expect(await receiptsOf(own, 'inspector2').count()).toBe(0));
  leaving.leave();

  const { url } = await putBack();
  const other = browser(shared, url);
  await waitFor(() => expect(other.core.session.get().kind).toBe('signedOut'));
  await signedIn(other, 'viewer');
  await waitFor(() => expect(other.core.current()?.userSession.outbox?.entries.complete()).toBe(true));
  expect([await other.core.current()?.userSession.sent?.count(), other.core.current()?.userSession.outbox?.entries.all()]).toEqual([0, []]);
  await other.core.session.signOut();
  await signedIn(other, 'inspector');
  const again = browser(own, url);
  await signedIn(again, 'inspector2');
  await eventually(async () => expect((await stored(url))[0]?.history).toEqual(['SNAG_RAISED', 'COMMENT_ADDED: Of the inspector']));
  await waitFor(() => expect(again.core.current()?.userSession.outbox?.entries.complete()).toBe(true));
  expect(again.core.current()?.userSession.outbox?.entries.all()).toEqual([]);
});
