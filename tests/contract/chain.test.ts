import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Verdict, verifyJournal } from '../../server/features/journal/verify';
import { noHash } from '../../server/features/journal/chain';
import { openDatabase } from '../../server/database/open';
import { behindTheProgram } from '../support/behindTheProgram';
import { oldDataDir } from '../support/oldDataDir';
import { addFile, paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { testOnSqlite } from '../support/testOnSqlite';
import { dataOf, event, newId } from '../support/wire';

let site: Site;
/** The hash that the receipt of a raised snag carried, by the event's id. */
const witnessed = new Map<string, string>();

const raise = `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { receipt { eventId hash } } }`;
async function raiseAndKeep(title: string): Promise<string> {
  const input = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    title,
  };
  const { receipt } = (
    await site.ask<{ raiseSnag: { receipt: { eventId: string; hash: string } } }>(
      'inspector',
      raise,
      { input },
    )
  ).raiseSnag;
  witnessed.set(receipt.eventId, receipt.hash);
  // Sent again, it is answered with the same.
  expect(
    (await site.ask<{ raiseSnag: { receipt: object } }>('inspector', raise, { input })).raiseSnag
      .receipt,
  ).toEqual(receipt);
  return input.snagId;
}

beforeAll(async () => {
  site = await openSite({ planFiles: paperPlans() });
  const id = await raiseAndKeep('Riß in der Wand – “quoted”\n\t \u2028 and \\ all');
  await site.addPhoto('inspector', id, await grain(80, 64).jpeg().toBuffer());
  dataOf(await site.move('inspector', id, 'CLOSE', { comment: 'Done 👷' }));
  await addFile(site);
  await raiseAndKeep('Another');
  await site.server.app.rendered();
});
afterAll(() => site.close());

const db = () => site.server.app.services.db;
const verdict = async (of = db()) =>
  verifyJournal(
    of,
    await of
      .selectFrom('project')
      .selectAll()
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow(),
  );

/** What docs/journal.md says is hashed, in its order. */
const fieldsInOrder = [
  'format',
  'project_id',
  'seq',
  'id',
  'kind',
  'actor_kind',
  'actor_id',
  'snag_id',
  'subject_id',
  'files',
  'reason',
  'without_effect',
  'status_after',
  'company_before',
  'company_after',
  'occurred_at',
  'recorded_at',
  'sealed_at',
  'receipt',
  'commitments',
];

test('the chain is what docs/journal.md says, worked out here from the rows alone', async () => {
  let before = Buffer.alloc(32);
  const rows = await db()
    .selectFrom('event')
    .selectAll()
    .where('project_id', '=', site.projectId)
    .orderBy('seq')
    .execute();
  for (const row of rows) {
    const of = <Table extends 'event_file' | 'event_value'>(table: Table) =>
      sql<
        Record<string, string | number | null>
      >`select * from ${sql.table(table)} where project_id = ${site.projectId} and seq = ${row.seq}`.execute(
        db(),
      );
    const files = (await of('event_file')).rows.map((file) => [
      file['file_id'],
      file['sha256'],
      file['byte_length'],
    ]);
    const values = (await of('event_value')).rows.map((value) => [
      value['name'],
      createHash('sha256')
        .update(
          Buffer.concat([
            Buffer.from(String(value['salt']), 'hex'),
            Buffer.from(String(value['value'])),
          ]),
        )
        .digest('hex'),
    ]);
    const parts: Readonly<Record<string, unknown>> = {
      ...row,
      files,
      commitments: values.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    };
    const fields = fieldsInOrder.map((name) => parts[name]);
    before = createHash('sha256')
      .update(Buffer.concat([before, Buffer.from(JSON.stringify(fields))]))
      .digest();
    expect([row.kind, row.hash]).toEqual([row.kind, before.toString('hex')]);
    if (witnessed.has(row.id)) expect(row.hash).toBe(witnessed.get(row.id));
  }
  expect(witnessed.size).toBe(2);
  expect(await verdict()).toEqual({
    projectId: site.projectId,
    code: 'SITE',
    events: rows.length,
    redacted: 0,
    sealed: 0,
    sealedAt: null,
    restored: [],
    lastHash: rows.at(-1)?.hash,
    broken: null,
  });
  // No text stands in what can never be erased.
  expect(JSON.stringify(rows)).not.toMatch(/Riß|Done|Another|plan\.pdf|@site\.example/);
  const files = await db()
    .selectFrom('event_file')
    .innerJoin('event', (join) =>
      join
        .onRef('event.project_id', '=', 'event_file.project_id')
        .onRef('event.seq', '=', 'event_file.seq'),
    )
    .select(['kind', 'sha256', 'byte_length'])
    .execute();
  // Bytes are named by the event they came with, and by no other.
  expect(
    new Map(
      files.map(({ kind, sha256, byte_length }) => [kind, [sha256?.length, byte_length !== null]]),
    ),
  ).toEqual(
    new Map<string, unknown>([
      ['PHOTO_ADDED', [64, true]],
      ['PLAN_FILE_ADDED', [64, true]],
      ['PHOTO_RENDERED', [undefined, false]],
    ]),
  );
});

class Undone extends Error {}

/** What a check says after somebody who has the disk did this; it is taken back. */
async function checkAfter(statement: string): Promise<Verdict> {
  let found: Verdict | null = null;
  const work = behindTheProgram(db(), async (trx) => {
    for (const one of statement.split(';\n')) await sql.raw(one).execute(trx);
    found = await verdict(trx);
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
  if (found === null) throw new Error('It was not checked.');
  return found;
}

const closing = `(select seq from event where kind = 'SNAG_CLOSED')`;
/** A copy of the event that closed the snag, as another one with the number `seq`. */
const forged = (seq: string): string =>
  `insert into event (project_id, seq, id, kind, actor_kind, actor_id, snag_id, without_effect, status_after, occurred_at, recorded_at, receipt, commitments, hash)
   select project_id, ${seq}, 'event_forged', kind, actor_kind, actor_id, snag_id, without_effect, status_after, occurred_at, recorded_at, receipt, '[]', event.hash
   from event join project on project.id = event.project_id where kind = 'SNAG_CLOSED'`;
/** All rows of the journal behind the closing get the next number. */
const renumbered = ['event', 'event_value', 'event_file'].flatMap((table) => [
  `update ${table} set seq = seq + 1000 where seq > ${closing}`,
  `update ${table} set seq = seq - 999 where seq > 1000`,
]);
test.each<[string, string, string]>([
  [
    'an event that was slipped in, with all after it renumbered',
    [
      ...renumbered.slice(2),
      ...renumbered.slice(0, 2),
      'update project set last_seq = last_seq + 1',
      forged('event.seq + 1'),
    ].join(';\n'),
    'CHANGED_EVENT',
  ],
  [
    'a comment that was changed',
    `update event_value set value = 'Never' where name = 'comment'`,
    'CHANGED_VALUE',
  ],
  [
    'a photo that was exchanged',
    `update event_file set sha256 = '${'0'.repeat(64)}' where sha256 is not null`,
    'CHANGED_EVENT',
  ],
  ['an event that was taken out', `delete from event where seq = ${closing}`, 'MISSING_EVENT'],
  [
    'the last event that was taken out',
    'delete from event where seq = (select last_seq from project where project.id = event.project_id)',
    'MISSING_EVENT',
  ],
])('a check of the journal finds %s', async (_what, statement, why) => {
  const { broken, events, lastHash } = await checkAfter(statement);
  expect(broken).toMatchObject({ why });
  // All before it hold, and the hash is of the last of them.
  expect(events).toBe((broken?.seq ?? 0) - 1);
  const last = await db()
    .selectFrom('event')
    .select('hash')
    .where('project_id', '=', site.projectId)
    .where('seq', '=', events)
    .executeTakeFirst();
  expect(lastHash).toBe(last?.hash ?? noHash);
  expect((await verdict()).broken).toBeNull();
});

test.each<[string, string]>([
  ['an event that was put in behind the last', forged('last_seq + 1')],
  [
    'a file of no event',
    `insert into event_file select project_id, 4711, position, file_id, sha256, byte_length from event_file limit 1`,
  ],
])('a check of the journal finds %s', async (_what, statement) => {
  const found = await checkAfter(statement);
  expect(found).toEqual({
    ...(await verdict()),
    broken: { seq: expect.any(Number), why: 'EXTRA_ROW' },
  });
});

testOnSqlite(
  'what was there before the chain is sealed once, by the update, and says so',
  async () => {
    const dataDir = await oldDataDir('beforeChain');
    const old = await openDatabase(dataDir);
    for (const project of await old.selectFrom('project').selectAll().execute()) {
      const found = await verifyJournal(old, project);
      expect(found).toMatchObject({
        events: project.last_seq,
        sealed: project.last_seq,
        redacted: 0,
        broken: null,
      });
      expect(Date.now() - (found.sealedAt ?? 0)).toBeLessThan(600_000);
    }
    expect(
      (
        await old
          .selectFrom('event_file')
          .select('sha256')
          .where('sha256', 'is not', null)
          .execute()
      ).length,
    ).toBe(4);
    await old.destroy();
  },
);
