import { createHash } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oldDataDir, personOf } from '../support/oldDataDir';
import { grain } from '../support/photos';
import { startServer, type TestServer } from '../support/server';
import { addPhotoDocument, raiseSnagDocument } from '../support/site';
import {
  type Caller,
  dataOf,
  event,
  gql,
  newId,
  photoInput,
  signIn,
  upload,
} from '../support/wire';

/**
 * The project SITE of tests/support/site.ts, written by the last version whose journal had no hash
 * chain.
 */
let dataDir: string;
let server: TestServer;
let inspector: Caller;

const start = async (): Promise<void> => {
  server = await startServer({ dataDir, development: true });
  inspector = await signIn(server.url, personOf('inspector'));
};
beforeAll(async () => {
  dataDir = await oldDataDir('beforeChain');
  await start();
});
afterAll(async () => {
  expect(server.log).toEqual([]);
  await server.close();
});

const ask = async <Data>(query: string, variables = {}, caller = inspector): Promise<Data> =>
  dataOf(await gql<Data>(server.url, caller, query, variables));

const file = async (url: string | null | undefined): Promise<Buffer> => {
  const response = await fetch(`${server.url}${url}`, { headers: { cookie: inspector.cookies } });
  expect([url, response.status]).toEqual([url, 200]);
  return Buffer.from(await response.arrayBuffer());
};

interface Snag {
  number: number;
  title: string;
  status: string;
  history: {
    edges: {
      node: {
        kind: string;
        actor: { name: string } | null;
        comment: string | null;
        changes: object[];
      };
    }[];
  };
}
const snagFields =
  'number title status history(first: 50) { edges { node { kind actor { name } comment changes { field from to } } } }';

const told = ({ history }: Snag): string[] =>
  history.edges.map(
    ({ node }) =>
      `${node.kind} ${node.actor?.name ?? '-'}${node.comment === null ? '' : `: ${node.comment}`}`,
  );

test('a data directory of the version before the hash chain is read: list, histories, photos, plan', async () => {
  const { project } = await ask<{
    project: { address: string; snags: { edges: { node: Snag }[] } };
  }>(`{ project(code: "SITE") { address snags(first: 10) { edges { node { ${snagFields} } } } } }`);
  expect(project.address).toBe('1 Long Street');
  const [three, two, one] = project.snags.edges.map(({ node }) => node);
  expect([one, two, three].map((snag) => [snag?.number, snag?.title, snag?.status])).toEqual([
    [1, 'Crack above the door', 'OPEN'],
    [2, 'Scratched window pane', 'DISPUTED'],
    [3, '', 'VOID'],
  ]);
  if (one === undefined || two === undefined) throw new Error('There are three snags.');
  expect(told(one)).toEqual([
    'SNAG_RAISED Person inspector',
    'PHOTO_ADDED Person inspector',
    'PHOTO_MARKED Person inspector',
    'COMMENT_ADDED Person inspector: Ask Mr Miller of Company A.',
    'COMMENT_EDITED Person inspector: Ask Mr Miller of Company A.',
    'PHOTO_ADDED Person tradeA',
    'SNAG_FIXED Person tradeA: Filled and painted.',
    'SNAG_SENT_BACK Person inspector: Still to be seen.',
  ]);
  expect(two.history.edges.find(({ node }) => node.kind === 'SNAG_EDITED')?.node.changes).toEqual([
    { field: 'title', from: 'Scratched pane', to: 'Scratched window pane' },
    { field: 'company', from: 'Company B', to: 'Company A' },
  ]);
  interface Seen {
    project: {
      snag: {
        photos: { url: string; originalUrl: string; shapes: { text: string | null }[] }[];
        pin: {
          x: number;
          plan: { code: string; current: { overviewUrl: string; tiles: { url: string } } };
        };
      };
    };
  }
  const query = `{ project(code: "SITE") { snag(number: 1) { photos { url(size: SMALL) originalUrl shapes { text } } pin { x plan { code current { overviewUrl(size: SMALL) tiles { url } } } } } } }`;
  const { photos, pin } = (await ask<Seen>(query)).project.snag;
  expect(photos.map(({ shapes }) => shapes.map(({ text }) => text))).toEqual([['here'], []]);
  for (const photo of photos) for (const url of [photo.url, photo.originalUrl]) await file(url);
  expect(pin).toMatchObject({ x: 0.25, plan: { code: 'A-1' } });
  await file(pin.plan.current.overviewUrl);
  await file(`${pin.plan.current.tiles.url}/0/0_0.webp`);
  // The bytes are those of the receipt.
  const { id, sha256 } = await server.app.services.db
    .selectFrom('photo')
    .select(['id', 'sha256'])
    .orderBy('seq')
    .executeTakeFirstOrThrow();
  expect(
    createHash('sha256')
      .update(await file(`/files/photos/${id}/original`))
      .digest('hex'),
  ).toBe(sha256);
});

test('it is written on, also by what its version had sent before, and opens again', async () => {
  const { project } = await ask<{
    project: { id: string; journalCursor: string; locations: { id: string }[] };
  }>(`{ project(code: "SITE") { id journalCursor locations { id } } }`);
  const input = {
    ...event(),
    seen: project.journalCursor,
    projectId: project.id,
    snagId: newId('snag'),
    locationId: project.locations[0]?.id,
    title: 'After the update',
  };
  expect(await ask(raiseSnagDocument, { input })).toMatchObject({
    raiseSnag: { receipt: { number: 4 } },
  });
  const bytes = await grain(120, 90).jpeg().toBuffer();
  const photo = photoInput(input.snagId, bytes);
  dataOf(
    await upload(
      server.url,
      inspector,
      addPhotoDocument,
      { input: photo },
      new Blob([new Uint8Array(bytes)]),
    ),
  );
  // The comment was confirmed before the update and its answer lost: the device sends it again,
  // from its outbox.
  const { id, actor_id, content } = await server.app.services.db
    .selectFrom('told_event')
    .selectAll()
    .where('kind', '=', 'COMMENT_ADDED')
    .executeTakeFirstOrThrow();
  const { sent } = JSON.parse(content ?? '') as { sent: { eventId: string; snagId: string } };
  const again = `mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId number } } }`;
  expect(await ask(again, { input: sent })).toEqual({
    addComment: { receipt: { eventId: id, number: 1 } },
  });
  expect(actor_id).not.toBeNull();
  await server.app.rendered();
  // A copy, as after a power cut: libsql may hold the file longer in this process than it is used.
  const copy = await mkdtemp(join(tmpdir(), 'snagbook-copy-'));
  await cp(dataDir, copy, { recursive: true });
  await server.close();
  dataDir = copy;
  await start();
  const read = `{ project(code: "SITE") { snag(number: 4) { ${snagFields} } } }`;
  expect(told((await ask<{ project: { snag: Snag } }>(read)).project.snag)).toEqual([
    'SNAG_RAISED Person inspector',
    'PHOTO_ADDED Person inspector',
  ]);
});
