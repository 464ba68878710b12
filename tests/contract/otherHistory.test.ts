import { createCipheriv, hkdfSync } from 'node:crypto';
import { beginNewHistory } from '../../server/backup/newHistory';
import { sealCursor } from '../../server/features/journal/cursor';
import { databaseOf } from '../support/postgres';
import { startServer } from '../support/server';
import { openSite, type Site } from '../support/site';
import { type Caller, dataOf, event, gql, refusalOf, signIn } from '../support/wire';

// A database that was put back by anything but our own restore gives numbers twice: cursors that
// were given out before name events that it does not have.

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

const secret = () => site.server.app.services.secret;
const last = (db = site.server.app.services.db) =>
  db
    .selectFrom('event')
    .selectAll()
    .where('project_id', '=', site.projectId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const page =
  'query ($id: ID!, $after: String!) { node(id: $id) { ... on Project { journal(after: $after, first: 100) { entries { event { kind } } } } } }';
const read = (
  after: string,
  { url, who }: { url: string; who: Caller } = { url: site.url, who: site.people.admin },
) =>
  gql<{ node: { journal: { entries: { event: { kind: string } | null }[] } } }>(url, who, page, {
    id: site.projectId,
    after,
  });
const otherHash = 'ab'.repeat(32);

test('a cursor of an event that the journal does not have is refused with a code of its own wherever it is read, and the operator learns of it', async () => {
  await site.raise();
  const { seq, hash } = await last();
  expect(dataOf(await read(await site.cursor())).node.journal.entries).toEqual([]);
  for (const position of [
    { seq, hash: otherHash },
    { seq: seq + 1, hash },
  ]) {
    const cursor = sealCursor(secret(), site.projectId, position);
    expect(refusalOf(await read(cursor))).toMatchObject({
      code: 'OTHER_HISTORY',
      field: 'after',
      retryable: false,
    });
    expect(await site.subscribe('admin', cursor).ended).toEqual({ refused: ['OTHER_HISTORY'] });
    expect(
      refusalOf(
        await site.gql(
          'admin',
          'mutation ($input: MarkSeenInput!) { markSeen(input: $input) { projects { id } } }',
          {
            input: { places: [{ projectId: site.projectId, cursor }] },
          },
        ),
      ).code,
    ).toBe('OTHER_HISTORY');
  }
  expect(site.server.log.splice(0)[0]).toMatchObject({
    level: 'warn',
    message: expect.stringContaining('this was put back'),
  });
});

test('cursors of earlier versions, which say nothing of the event, go on working', async () => {
  const { seq } = await last();
  await site.raise();
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(seq));
  const key = Buffer.from(hkdfSync('sha256', secret(), '', 'journal cursor', 32));
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12)).setAAD(
    Buffer.from(site.projectId),
  );
  const old = Buffer.concat([
    Buffer.alloc(12),
    cipher.update(number),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  expect(dataOf(await read(old.toString('base64url'))).node.journal.entries).toMatchObject([
    { event: { kind: 'SNAG_RAISED' } },
  ]);
});

test('what a person did who had seen another history is recorded at the time at which they did it', async () => {
  const { id } = await site.raise();
  const { seq } = await last();
  await site.raise();
  const occurredAt = Date.now();
  const seen = sealCursor(secret(), site.projectId, { seq: seq + 1, hash: otherHash });
  const { addComment } = await site.ask<{ addComment: { event: { occurredAt: number } } }>(
    'inspector',
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { event { occurredAt } } }',
    { input: { ...event(occurredAt), snagId: id, body: 'Seen before', seen } },
  );
  expect(addComment.event.occurredAt).toBe(occurredAt);
});

test('a command begins a new history: the journal says so, and goes on from what it has', async () => {
  const { dataDir } = site.server;
  const [before, cursor] = [await last(), await site.cursor()];
  await site.server.close({ keep: true });
  const databaseUrl = await databaseOf(dataDir);
  await beginNewHistory({ dataDir, databaseUrl });
  const server = await startServer({ dataDir, development: true });
  // Which is the one that is closed after the test.
  Object.assign(site, { close: server.close });
  expect(await last(server.app.services.db)).toMatchObject({
    kind: 'RESTORED',
    seq: before.seq + 1,
  });
  const at = { url: server.url, who: await signIn(server.url, site.people.admin) };
  expect(dataOf(await read(cursor, at)).node.journal.entries).toMatchObject([
    { event: { kind: 'RESTORED' } },
  ]);
});
