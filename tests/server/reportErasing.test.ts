import { createHash } from 'node:crypto';
import { reportDesk } from '../support/reportDesk';
import { openSite, type Site } from '../support/site';
import { newId } from '../support/wire';

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
