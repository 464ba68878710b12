import { Refusal } from '../../server/refusal';
import { paperPlans } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { newId, refusalOf, type Variables } from '../support/wire';

// What is being made, and how much of it: who stops it, who may not, and what it leaves behind.

const plans = paperPlans();
let site: Site;
beforeAll(async () => {
  site = await openSite({ planFiles: plans });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const settings = { photos: 'SMALL', grouping: 'PLACE', paper: 'A4', language: 'en' };
const make = (who: PersonKey, input: Variables) =>
  site.gql(
    who,
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { state } } }',
    {
      input: {
        projectId: site.projectId,
        kind: 'LIST',
        filter: { chip: 'ALL' },
        settings,
        ...input,
      },
    },
  );
const stateOf = async (id: string): Promise<string | undefined> =>
  (
    await site.server.app.services.db
      .selectFrom('report')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.state;

/** Runs something while a function of the server is another one. */
async function instead<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  other: Owner[Name],
  run: () => Promise<void>,
): Promise<void> {
  const before = owner[name];
  owner[name] = other;
  try {
    await run();
  } finally {
    owner[name] = before;
  }
}

test('a storage that is away for long fails no report', async () => {
  const { db, files, jobs } = site.server.app.services;
  const id = newId('report');
  await instead(
    files.storage,
    'put',
    () => Promise.reject(new Refusal('STORAGE_FULL_SERVER', { away: 1 })),
    async () => {
      await make('inspector', { id });
      await site.server.app.rendered();
      await db
        .updateTable('job')
        .set({ not_before: 0, attempts: 4 })
        .where('subject_id', '=', id)
        .execute();
      jobs.wake('MAKE_REPORT');
      await site.server.app.rendered();
    },
  );
  expect(site.server.log.splice(0).map((line) => JSON.stringify(line))).toEqual([
    expect.stringContaining('reach its photo'),
    expect.stringContaining('reach its photo'),
  ]);
  await db.updateTable('job').set({ not_before: 0 }).where('subject_id', '=', id).execute();
  jobs.wake('MAKE_REPORT');
  await site.server.app.rendered();
  expect(await stateOf(id)).toBe('READY');
});

test('ten reports of a person may wait to be made, and the next is refused until one is', async () => {
  const { db } = site.server.app.services;
  const ids = Array.from({ length: 10 }, () => newId('report'));
  const waiting = {
    project_id: site.projectId,
    kind: 'TRADE_SHEET',
    filter: '{}',
    settings: '{}',
    asked_by: site.people.tradeA.userId,
    asked_at: 1,
    state: 'QUEUED',
    progress: 0,
  } as const;
  await db
    .insertInto('report')
    .values(
      ids.map((id) => ({
        ...waiting,
        id,
        failure: null,
        snag_count: null,
        file_key: null,
        sha256: null,
        byte_length: null,
      })),
    )
    .execute();
  const sheet = { kind: 'TRADE_SHEET', id: newId('report') };
  const refused = await make('tradeA', sheet);
  expect([refusalOf(refused)?.code, refused.errors[0]?.message]).toEqual([
    'REPORTS_TOO_MANY',
    'You have 10 reports in progress. Wait until one is ready, or cancel one.',
  ]);
  expect((await make('tradeB', { ...sheet, id: newId('report') })).errors).toEqual([]);
  await db
    .updateTable('report')
    .set({ state: 'CANCELLED' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  expect((await make('tradeA', sheet)).errors).toEqual([]);
  await site.server.app.rendered();
  await db.deleteFrom('report').where('id', 'in', ids).execute();
});
