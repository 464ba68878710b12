import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'kysely';
import { createReceipts } from '../../../src/sync/outbox/receipts';
import { createDevice } from '../../support/device';
import { outline } from '../../support/outline';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

/**
 * The section of a device that keeps receipts of the first events of the project, with what
 * `hashOf` makes of each.
 */
async function openRecord(hashOf: (hash: string, index: number) => string = (hash) => hash) {
  const { site } = screens;
  const device = createDevice();
  const rows = await site.server.app.services.db
    .selectFrom('event')
    .select(['id', 'hash'])
    .where('project_id', '=', site.projectId)
    .orderBy('seq')
    .limit(3)
    .execute();
  const receipts = createReceipts(`${device.databaseName}-receipts`, null);
  for (const [index, { id, hash }] of rows.entries())
    await receipts.keep(
      {
        eventId: id,
        projectId: site.projectId,
        hash: hashOf(hash, index),
        confirmedAt: Date.now() - 60_000 + index,
      },
      null,
    );
  await receipts.keep(
    {
      eventId: 'event_elsewhere',
      projectId: site.otherProjectId,
      hash: 'of another project',
      confirmedAt: Date.now(),
    },
    null,
  );
  const visitor = await screens.arrive('admin', '/p/SITE/settings#record', device);
  return {
    ...visitor,
    section: within(await visitor.page.findByRole('region', { name: 'Record' })),
  };
}

test('an admin has the record checked in the settings, and reads up to where it holds', async () => {
  const { section, page } = await openRecord();
  await userEvent.click(section.getByRole('button', { name: 'Check the record' }));
  expect(
    await section.findByText(
      /^The record is intact: all \d+ events and every file are as recorded\.$/,
    ),
  ).toBeVisible();
  expect(section.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  expect(section.getByText(/requested by Ada Admin$/)).toBeVisible();
  const text = outline(page.getByRole('region', { name: 'Record' }))
    .replace(/[0-9a-f]{64}/, '<hash>')
    .replace(/Its hash \w+/, 'Its hash <hash>')
    .replace(/Checked on .* requested/, 'Checked on <when>, requested')
    .replaceAll(/\b\d\d\b(?! days)/g, '<n>');
  expect(text).toMatchSnapshot();
});

test('a changed record is reported with its first wrong event', async () => {
  const { db } = screens.site.server.app.services;
  const { sql: trigger, name } = (
    await sql<{
      sql: string;
      name: string;
    }>`select sql, name from sqlite_master where type = 'trigger' and tbl_name = 'event' and sql like '%before update%'`.execute(
      db,
    )
  ).rows[0] ?? { sql: '', name: '' };
  await sql.raw(`drop trigger ${name}`).execute(db);
  await sql`update event set recorded_at = recorded_at + 1 where project_id = ${screens.site.projectId} and seq = 3`.execute(
    db,
  );
  const { section } = await openRecord();
  await userEvent.click(section.getByRole('button', { name: 'Check the record' }));
  expect(
    await section.findByText(
      'The record is not intact. Event 3 is not as recorded, or an earlier one was changed. The first 2 events are intact.',
    ),
  ).toBeVisible();
  await sql`update event set recorded_at = recorded_at - 1 where project_id = ${screens.site.projectId} and seq = 3`.execute(
    db,
  );
  await sql.raw(trigger).execute(db);
});

test('the first receipt that does not match the record is named', async () => {
  const { section } = await openRecord((hash, index) => (index === 0 ? hash : 'f'.repeat(64)));
  await userEvent.click(section.getByRole('button', { name: 'Compare with the record' }));
  expect(
    await section.findByText(
      /^1 of 3 receipts on this device match the record\. The first mismatch is an event confirmed on .*: its hash in the record is different/,
    ),
  ).toBeVisible();
});
