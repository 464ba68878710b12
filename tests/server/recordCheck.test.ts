import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkJournals } from '../../server/features/journal/checkJournals';
import { behindTheProgram } from '../support/behindTheProgram';
import { grain } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event } from '../support/wire';

let site: Site;
let photoId: string;
let seqs: Readonly<Record<string, number>>;
beforeAll(async () => {
  site = await openSite();
  const { id } = await site.raise();
  photoId = await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  dataOf(await site.move('inspector', id, 'CLOSE', { comment: 'Done' }));
  await site.raise();
  await site.server.app.rendered();
  const rows = await db()
    .selectFrom('event')
    .select(['seq', 'kind'])
    .where('project_id', '=', site.projectId)
    .execute();
  seqs = Object.fromEntries(rows.map(({ kind, seq }) => [kind, seq]));
});
afterAll(() => site.close());

const db = () => site.server.app.services.db;

interface Check {
  state: string;
  progress: number | null;
  by: { name: string };
  result: {
    holds: boolean;
    events: number;
    lastHash: string;
    redacted: number;
    break: { seq: number; why: string } | null;
    photos: number;
    planFiles: number;
    faultyFiles: number;
    fileFaults: object[];
  } | null;
}
const fields =
  'state progress by { name } result { holds events lastHash redacted break { seq why } photos planFiles faultyFiles fileFaults { id kind seq why } }';

const ask = (who: PersonKey) =>
  site.gql<{ checkRecord: { project: { recordCheck: Check | null } } }>(
    who,
    `mutation ($input: CheckRecordInput!) { checkRecord(input: $input) { project { recordCheck { ${fields} } } } }`,
    { input: { projectId: site.projectId } },
  );
const lastCheck = async (who: PersonKey): Promise<Check | null> =>
  (
    await site.ask<{ project: { recordCheck: Check | null } }>(
      who,
      `{ project(code: "SITE") { recordCheck { ${fields} } } }`,
    )
  ).project.recordCheck;

async function checked(): Promise<NonNullable<Check['result']>> {
  expect((await ask('admin')).errors).toEqual([]);
  await site.server.app.rendered();
  const check = await lastCheck('admin');
  if (check?.result == null) throw new Error(`Not checked: ${JSON.stringify(check)}`);
  return check.result;
}

test('an admin has the record checked, and is told up to where it holds with the number and hash of the last event; asked while it goes on, it stays one', async () => {
  const [one, other] = await Promise.all([ask('admin'), ask('admin')]);
  expect([one.errors, other.errors]).toEqual([[], []]);
  await site.server.app.rendered();
  const { last_seq, hash } = await db()
    .selectFrom('project')
    .innerJoin('event', 'event.project_id', 'project.id')
    .select(['last_seq', 'hash'])
    .where('project.id', '=', site.projectId)
    .whereRef('event.seq', '=', 'project.last_seq')
    .executeTakeFirstOrThrow();
  const held = {
    holds: true,
    events: last_seq,
    lastHash: hash,
    redacted: 0,
    break: null,
    photos: 1,
    planFiles: 0,
    faultyFiles: 0,
    fileFaults: [],
  };
  expect(await lastCheck('admin')).toEqual({
    state: 'DONE',
    progress: null,
    by: { name: 'Ada Admin' },
    result: held,
  });
  // An archived project can be checked, and what happens meanwhile belongs to it.
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
      { input: { ...event(), projectId: site.projectId, state: 'ARCHIVED' } },
    ),
  );
  expect(await checked()).toMatchObject({ holds: true, events: last_seq + 1 });
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
      { input: { ...event(), projectId: site.projectId, state: 'ACTIVE' } },
    ),
  );
});

/** What `npm run verify` says. */
const command = (quick: boolean) => checkJournals(site.server.dataDir, { quick });

/**
 * Does it behind the program's back, has the record checked by the page and by the command, and
 * undoes it.
 */
async function checkAfter(
  statement: string,
): Promise<{ page: NonNullable<Check['result']>; command: { lines: string[]; hold: boolean } }> {
  const tables = ['event', 'event_value', 'event_file'] as const;
  const kept = await Promise.all(
    tables.map((table) => db().selectFrom<(typeof tables)[number]>(table).selectAll().execute()),
  );
  await behindTheProgram(db(), async (trx) => void (await sql.raw(statement).execute(trx)));
  try {
    return { page: await checked(), command: await command(true) };
  } finally {
    await behindTheProgram(db(), async (trx) => {
      for (const [index, table] of tables.entries()) {
        await trx.deleteFrom<(typeof tables)[number]>(table).execute();
        for (const row of kept[index] ?? []) await trx.insertInto(table).values(row).execute();
      }
    });
  }
}

test.each<[string, () => string, string, () => number]>([
  [
    'changed',
    () => `update event set recorded_at = recorded_at + 1 where kind = 'SNAG_CLOSED'`,
    'CHANGED_EVENT',
    () => seqs['SNAG_CLOSED'] ?? 0,
  ],
  [
    'removed',
    () => `delete from event where kind = 'SNAG_CLOSED'`,
    'MISSING_EVENT',
    () => seqs['SNAG_CLOSED'] ?? 0,
  ],
  [
    'slipped in',
    () =>
      `insert into event (project_id, seq, format, id, kind, actor_kind, actor_id, snag_id, without_effect, status_after, occurred_at, recorded_at, receipt, commitments, hash)
       select project_id, 1000, 1, 'event_forged', kind, actor_kind, actor_id, snag_id, without_effect, status_after, occurred_at, recorded_at, receipt, '[]', hash from event where kind = 'SNAG_CLOSED'`,
    'EXTRA_ROW',
    () => 1_000,
  ],
])(
  'an event that was %s behind the program’s back is found by the page and by the command',
  async (_what, statement, why, at) => {
    const { page, command } = await checkAfter(statement());
    expect(page).toMatchObject({ holds: false, break: { seq: at(), why } });
    expect(command.hold).toBe(false);
    expect(command.lines.join('\n')).toContain('SITE DOES NOT HOLD');
    // Up to there it does.
    if (why !== 'EXTRA_ROW') expect(page.events).toBe(at() - 1);
    expect((await checked()).holds).toBe(true);
  },
);

test('a photo of which one byte was changed is found by the page and by the command, and named', async () => {
  const { file_key: key } = await db()
    .selectFrom('photo')
    .select('file_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow();
  const path = join(site.server.dataDir, 'photos/originals', key.slice(0, 2), key);
  const was = await readFile(path);
  await writeFile(path, Buffer.from(was).fill(7, 100, 101));
  expect(await checked()).toMatchObject({
    holds: false,
    break: null,
    photos: 0,
    faultyFiles: 1,
    fileFaults: [{ id: photoId, kind: 'PHOTO', seq: seqs['PHOTO_ADDED'], why: 'OTHER_BYTES' }],
  });
  expect((await command(false)).lines.join('\n')).toContain(
    `The photo ${photoId} of event ${seqs['PHOTO_ADDED']} is not what was hashed.`,
  );
  await writeFile(path, was);
  expect(await checked()).toMatchObject({ holds: true, photos: 1 });
});

test('an admin is told the hashes that events have in the record, so that a device can compare its receipts; everybody else is told nothing', async () => {
  const { id, hash } = await db()
    .selectFrom('event')
    .select(['id', 'hash'])
    .where('project_id', '=', site.projectId)
    .where('kind', '=', 'SNAG_CLOSED')
    .executeTakeFirstOrThrow();
  const other = await db()
    .selectFrom('event')
    .select('id')
    .where('project_id', '=', site.otherProjectId)
    .executeTakeFirstOrThrow();
  const hashes = async (who: PersonKey, eventIds: string[]) =>
    await site.gql<{ project: { recordedHashes: object[] | null } | null }>(
      who,
      'query ($eventIds: [ID!]!) { project(code: "SITE") { recordedHashes(eventIds: $eventIds) { eventId hash } } }',
      { eventIds },
    );
  expect(
    (await hashes('admin', [id, other.id, 'event_none'])).data?.project?.recordedHashes,
  ).toEqual([{ eventId: id, hash }]);
  expect((await hashes('admin', [])).data?.project?.recordedHashes).toEqual([]);
  expect(
    (
      await hashes(
        'admin',
        Array.from({ length: 201 }, () => id),
      )
    ).errors,
  ).toMatchObject([{ extensions: { code: 'BULK_TOO_MANY' } }]);
  for (const who of ['inspector', 'tradeA', 'viewer'] as const) {
    expect((await hashes(who, [id])).data?.project?.recordedHashes).toBeNull();
    expect(await lastCheck(who)).toBeNull();
    expect((await ask(who)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  }
  expect((await ask('outsider')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
