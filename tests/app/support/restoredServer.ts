import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { backUp } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { newId } from '../../../src/domain/ids';
import type { EventKind, NewEvent } from '../../../src/sync/outbox/entry';
import { createReceipts } from '../../../src/sync/outbox/receipts';
import type { Device } from '../../support/device';
import { grain } from '../../support/photos';
import { lockFile } from '../../../server/database/lock';
import { startServer, type TestServer } from '../../support/server';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { visit, type Visitor } from '../../support/visitor';
import { dataOf, gql, signIn } from '../../support/wire';
import { event } from './openOutbox';

// A server that is put back to a backup while devices have seen what came later.

export let site: Site;
let disk: string;
let restored: TestServer | null = null;
const visitors: Visitor[] = [];
beforeEach(async () => {
  site = await openSite();
  disk = await mkdtemp(join(tmpdir(), 'snagbook-restored-'));
});
afterEach(async () => {
  for (const visitor of visitors.splice(0)) visitor.leave();
  await restored?.close({ keep: true });
  restored = null;
  await site.close();
  await rm(disk, { recursive: true, force: true });
});

type Browser = ReturnType<typeof browser>;

export function browser(
  device: Device,
  url = site.url,
  path = '/p/SITE',
  onWay?: (response: Response, request: { readonly body: unknown }) => Response,
) {
  const visitor = visit(url, { path, device, ...(onWay && { onWay }) });
  visitors.push(visitor);
  return { ...visitor, page: visitor.show() };
}

export const signedIn = (visitor: Browser, who: PersonKey): Promise<void> =>
  visitor.core.session.signIn(site.people[who].email, site.people[who].password);
export const receiptsOf = (device: Device, who: PersonKey) =>
  createReceipts(`${device.databaseName}-receipts`, site.people[who].userId);

/**
 * Enters something into the outbox, and waits until the server has confirmed it and the device
 * keeps it.
 */
export async function enter(
  { core, device }: Browser,
  who: PersonKey,
  kind: EventKind,
  snagId: string,
  fields: NewEvent['fields'],
  photo?: Buffer,
): Promise<NewEvent> {
  const outbox = core.current()?.userSession.outbox;
  if (outbox == null) throw new Error('Somebody is signed in.');
  const bytes = photo && new Uint8Array(photo).buffer;
  const facts = photo &&
    bytes && {
      photoId: newId('photo'),
      name: 'wall.jpg',
      mime: 'image/jpeg',
      byteLength: bytes.byteLength,
      sha256: createHash('sha256').update(photo).digest('hex'),
      takenAt: Date.now(),
      width: 90,
      height: 70,
    };
  const here = {
    userId: site.people[who].userId,
    projectId: site.projectId,
    projectCode: 'SITE',
    occurredAt: Date.now(),
    seen: await site.cursor(who),
  };
  const made = event(kind, snagId, { ...here, fields, ...(facts && { photo: facts }) });
  const before = await receiptsOf(device, who).count();
  await outbox.add([made], facts && bytes ? [{ facts, bytes }] : []);
  await waitFor(async () => expect(await receiptsOf(device, who).count()).toBe(before + 1));
  return made;
}

export const backedUp = () =>
  backUp({ dataDir: site.server.dataDir, folder: join(disk, 'backup') });

export async function putBack(): Promise<TestServer> {
  await restore({ folder: join(disk, 'backup'), dataDir: join(disk, 'data') });
  restored = await startServer({ dataDir: join(disk, 'data'), development: true });
  return restored;
}

/** Keeps the server's files as they are now, as a snapshot of its machine does. */
export const snapshot = () =>
  cp(site.server.dataDir, join(disk, 'data'), {
    recursive: true,
    filter: (path) => basename(path) !== lockFile,
  });

/** The machine is put back to the snapshot, and knows nothing of that. */
export async function backToSnapshot(): Promise<TestServer> {
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
export async function stored(
  url: string,
): Promise<{ number: number; title: string; status: string; photos: number; history: string[] }[]> {
  const query = `{ project(code: "SITE") { snags(first: 50) { edges { node { number title status photos { id } history(first: 50) { edges { node { kind comment } } } } } } } }`;
  const { project } = dataOf(
    await gql<{ project: { snags: { edges: { node: Stored }[] } } }>(
      url,
      await signIn(url, site.people.admin),
      query,
    ),
  );
  return project.snags.edges
    .map(({ node: { photos, history, ...snag } }) => ({
      ...snag,
      photos: photos.length,
      history: history.edges.map(({ node }) =>
        [node.kind, node.comment].filter(Boolean).join(': '),
      ),
    }))
    .toReversed();
}

export const photo = (): Promise<Buffer> => grain(90, 70).jpeg().toBuffer();
