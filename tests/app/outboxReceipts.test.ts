import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { newId } from '../../src/domain/ids';
import { createReceipts } from '../../src/sync/outbox/receipts';
import { createDevice, type Device } from '../support/device';
import { openSite } from '../support/site';
import { arrive } from './support/arrive';
import { event, openOutbox } from './support/openOutbox';
import { createSiteServer, hashOf } from './support/siteServer';
import { until } from './support/until';

const day = 86_400_000;

async function kept({ databaseName }: Device): Promise<{ eventId: string; projectId: string; hash: string; confirmedAt: number }[]> {
  // Opening it would make an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === `${databaseName}-receipts`)) return [];
  const database = await openDB(`${databaseName}-receipts`);
  try {
    return database.objectStoreNames.contains('receipts') ? await database.getAllFromIndex('receipts', 'confirmedAt') : [];
  } finally {
    database.close();
  }
}

test('the hash of a confirmed event stays on the device for 30 days', async () => {
  const device = createDevice();
  const open = openOutbox(device, createSiteServer());
  const [first, second, third] = [1, 2, 3].map(() => event('comment', newId('snag')));
  const send = async (sent: typeof first) => {
    if (sent === undefined) throw new Error('There are three.');
    await open.outbox.add([sent]);
    await until(() => open.entries.all().length === 0);
    return { eventId: sent.eventId, projectId: sent.projectId, hash: hashOf(sent.eventId), confirmedAt: open.tab.world.clock.now() };
  };
  const one = await send(first);
  await waitFor(async () => expect(await kept(device)).toHaveLength(1));
  expect(await kept(device)).toEqual([one]);
  open.tab.advance(20 * day);
  const two = await send(second);
  await waitFor(async () => expect(await kept(device)).toHaveLength(2));
  open.tab.advance(11 * day);
  const three = await send(third);
  await waitFor(async () => expect(await kept(device)).toEqual([two, three]));
});

test('a device keeps the newest 1000 hashes', async () => {
  const device = createDevice();
  const receipts = createReceipts(`${device.databaseName}-receipts`);
  for (let n = 1; n <= 1_003; n += 1) await receipts.keep({ eventId: `event_${n}`, projectId: 'project_eden', hash: '', confirmedAt: n });
  const all = await kept(device);
  expect([all.length, all[0]?.eventId, all.at(-1)?.eventId]).toEqual([1_000, 'event_4', 'event_1003']);
});

test('what the device keeps is the hash that stands in the journal of the server', async () => {
  const site = await openSite();
  const device = createDevice();
  const snag = await site.raise();
  const visitor = await arrive(site, 'inspector', `/p/SITE/snags/${snag.number}`, device);
  await until(() => visitor.core.current()?.userSession.outbox !== undefined);
  const sent = event('comment', snag.id, { userId: site.people.inspector.userId, projectId: site.projectId, projectCode: 'SITE', occurredAt: Date.now(), fields: { body: 'Behind the door' } });
  await visitor.core.current()?.userSession.outbox?.add([sent]);
  await waitFor(async () => expect(await kept(device)).toHaveLength(1));
  const { hash } = await site.server.app.services.db.selectFrom('event').select('hash').where('id', '=', sent.eventId).executeTakeFirstOrThrow();
  expect(await kept(device)).toEqual([{ eventId: sent.eventId, projectId: site.projectId, hash, confirmedAt: expect.any(Number) }]);
  await site.close();
});
