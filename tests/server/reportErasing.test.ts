import { createHash } from 'node:crypto';
import { storageKeyOfReport } from '../../server/files/reportFiles';
import { sweep } from '../../server/sweep';
import { reportDesk } from '../support/reportDesk';
import { openSite, type Site } from '../support/site';
import { event, newId } from '../support/wire';

// A report may say what is erased later, so it goes with it.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const { made, reportsOf, get } = reportDesk(() => site);

test('a report is backed up by its hash, and goes when something is erased that it may say', async () => {
  const { id } = await site.raise({ title: 'Of somebody' });
  const { report, file } = await made({ filter: { ids: [id] } });
  const { db } = site.server.app.services;
  const { sha256 } = await db
    .selectFrom('report')
    .select('sha256')
    .where('id', '=', report.id)
    .executeTakeFirstOrThrow();
  expect(sha256).toBe(createHash('sha256').update(file).digest('hex'));
  const event = await db
    .selectFrom('event')
    .select('id')
    .where('snag_id', '=', id)
    .executeTakeFirstOrThrow();
  const input = { eventId: newId('event'), occurredAt: Date.now(), textOf: event.id };
  expect(
    (
      await site.gql(
        'admin',
        'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
        { input },
      )
    ).errors,
  ).toEqual([]);
  expect(await reportsOf('inspector')).toEqual([]);
  expect((await get('inspector', report.url ?? '')).status).toBe(404);
});

test('a report that a server of the version before left with an erased text goes with the next sweep, and one that was asked for later stays', async () => {
  const { db, files } = site.server.app.services;
  const { id } = await site.raise({ title: 'Of somebody' });
  const { report, file } = await made({ filter: { ids: [id] } });
  const row = await db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', report.id)
    .executeTakeFirstOrThrow();
  const told = await db
    .selectFrom('event')
    .select('id')
    .where('snag_id', '=', id)
    .executeTakeFirstOrThrow();
  await site.ask(
    'admin',
    'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
    { input: { ...event(), textOf: told.id } },
  );
  // As if that had not known of reports.
  await db.insertInto('report').values(row).execute();
  await files.storage.put(storageKeyOfReport(row.file_key ?? ''), [file]);
  const later = await made();
  expect((await reportsOf('inspector')).map((each) => each.id)).toEqual([
    later.report.id,
    report.id,
  ]);
  await sweep(site.server.app.services);
  expect((await reportsOf('inspector')).map((each) => each.id)).toEqual([later.report.id]);
  expect(await files.storage.get(storageKeyOfReport(row.file_key ?? ''))).toBeNull();
  expect(site.server.log.splice(0)).toEqual([
    {
      level: 'info',
      message: 'dropped reports that were made before something was erased',
      reports: 1,
    },
  ]);
});
