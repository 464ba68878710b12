import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { newId } from '../../../src/domain/ids';
import type { EventFields, StoredEvent } from '../../../src/sync/outbox/entry';
import { createReceipts } from '../../../src/sync/outbox/receipts';
import { createDevice, type Device } from '../../support/device';
import { openSite, type Site } from '../../support/site';
import { arrive } from '../../app/support/arrive';
import { event, openOutbox, photoEvent } from '../../app/support/openOutbox';
import { createSiteServer, hashOf } from '../../app/support/siteServer';
import { until } from '../../app/support/until';
import { hurriedClock } from '../../support/hurriedClock';
import { visit } from '../../support/visitor';
import { onDisk } from '../../app/support/onDisk';

const day = 86_400_000;

async function kept({
  databaseName,
}: Device): Promise<{ eventId: string; projectId: string; hash: string; confirmedAt: number }[]> {
  // Opening it would make an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === `${databaseName}-receipts`))
    return [];
  const database = await openDB(`${databaseName}-receipts`);
  try {
    return database.objectStoreNames.contains('receipts')
      ? await database.getAllFromIndex('receipts', 'confirmedAt')
      : [];
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
    return {
      eventId: sent.eventId,
      projectId: sent.projectId,
      hash: hashOf(sent.eventId),
      cursor: null,
      number: expect.any(Number),
      confirmedAt: open.tab.world.clock.date(),
      event: { ...sent, format: 1, order: expect.any(Number), addedAt: expect.any(Number) },
    };
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

test('the device keeps the hash of the server’s journal, and after sign-out nothing else', async () => {
  const site = await openSite();
  const device = createDevice();
  const snag = await site.raise();
  const visitor = await arrive(site, 'inspector', `/p/SITE/snags/${snag.number}`, device);
  await until(() => visitor.core.current()?.userSession.outbox !== undefined);
  const sent = event('comment', snag.id, {
    userId: site.people.inspector.userId,
    projectId: site.projectId,
    projectCode: 'SITE',
    occurredAt: Date.now(),
    fields: { body: 'Behind the door' },
  });
  await visitor.core.current()?.userSession.outbox?.add([sent]);
  await waitFor(async () => expect(await kept(device)).toHaveLength(1));
  const { hash } = await site.server.app.services.db
    .selectFrom('event')
    .select('hash')
    .where('id', '=', sent.eventId)
    .executeTakeFirstOrThrow();
  const receipt = {
    eventId: sent.eventId,
    projectId: site.projectId,
    hash,
    cursor: expect.any(String),
    number: snag.number,
    confirmedAt: expect.any(Number),
  };
  expect(await kept(device)).toEqual([
    { ...receipt, event: expect.objectContaining({ fields: { body: 'Behind the door' } }) },
  ]);
  await visitor.core.session.signOut();
  await waitFor(async () => expect(await kept(device)).toEqual([receipt]));
  await site.close();
});

describe('what the server confirmed', () => {
  const sentPhoto = (confirmedAt: number, userId = 'user_ada', size = 1_000) => {
    const { event: made, photo } = photoEvent(newId('snag'), size);
    const stored = { ...made, userId, order: 1, addedAt: 0 };
    return {
      photoId: photo.facts.photoId,
      receipt: {
        eventId: made.eventId,
        projectId: made.projectId,
        hash: '',
        confirmedAt,
        event: stored,
      },
      bytes: photo.bytes,
    };
  };
  const open = (name = createDevice().databaseName) =>
    createReceipts(`${name}-receipts`, 'user_ada');

  test('is kept with what was entered, its photos for a day', async () => {
    const receipts = open();
    const [old, young] = [sentPhoto(0), sentPhoto(day)];
    await receipts.keep(old.receipt, old.bytes);
    expect(await receipts.bytes(old.photoId)).toEqual(old.bytes);
    await receipts.keep(young.receipt, young.bytes);
    expect([await receipts.bytes(old.photoId), await receipts.bytes(young.photoId)]).toEqual([
      null,
      young.bytes,
    ]);
    expect(await receipts.events()).toEqual([old.receipt.event, young.receipt.event]);
    expect(await receipts.count()).toBe(2);
  });

  test('loses texts and photos that were erased, and nothing else', async () => {
    const receipts = open();
    const snagId = newId('snag');
    const sent = async (fields: EventFields, more: Partial<StoredEvent> = {}) => {
      const { receipt, bytes } = sentPhoto(1);
      const { photo: _photo, ...stored } = { ...receipt.event, snagId, fields, ...more };
      await receipts.keep(
        { ...receipt, event: { ...stored, ...(more.photo && { photo: more.photo }) } },
        more.photo ? bytes : null,
      );
      return receipt.eventId;
    };
    const facts = sentPhoto(1).receipt.event.photo;
    if (facts === undefined) throw new Error('It has a photo.');
    const raise = await sent({
      title: 'Secret',
      description: 'Still said',
      locationId: 'location_a',
    });
    const photo = await sent({ kind: 'DEFECT', caption: 'Secret' }, { photo: facts });
    const mark = await sent({ photoId: facts.photoId, shapes: [] });
    const comment = await sent({ body: 'Not erased' }, { about: { number: 7, title: 'Secret' } });
    const elsewhere = await sent({ body: 'Secret' }, { snagId: newId('snag') });
    const erased = [
      {
        snagId,
        eventIds: [raise, photo, mark],
        photoIds: [facts.photoId],
        said: ['', 'Still said'],
      },
    ];
    for (let twice = 0; twice < 2; twice += 1) {
      await receipts.dropTexts(erased);
      const now = new Map((await receipts.events()).map((each) => [each.eventId, each]));
      expect([...now.keys()].toSorted()).toEqual([raise, comment, elsewhere].toSorted());
      expect([
        now.get(raise)?.fields,
        now.get(comment)?.fields,
        now.get(comment)?.about,
        now.get(elsewhere)?.fields,
      ]).toEqual([
        { title: '', description: 'Still said', locationId: 'location_a' },
        { body: 'Not erased' },
        { number: 7 },
        { body: 'Secret' },
      ]);
      expect(await receipts.bytes(facts.photoId)).toBeNull();
    }
  });

  test('is not kept after sign-out, even if the answer arrives at that moment', async () => {
    const device = createDevice();
    const receipts = open(device.databaseName);
    const [before, late] = [sentPhoto(1), sentPhoto(2)];
    const keeping = receipts.keep(before.receipt, before.bytes);
    const forgetting = receipts.forget();
    await Promise.all([keeping, forgetting, receipts.keep(late.receipt, late.bytes)]);
    expect([
      await receipts.count(),
      await receipts.bytes(before.photoId),
      await receipts.bytes(late.photoId),
    ]).toEqual([0, null, null]);
    expect(await kept(device)).toEqual([
      {
        eventId: before.receipt.eventId,
        projectId: before.receipt.projectId,
        hash: '',
        confirmedAt: 1,
      },
    ]);
  });

  test('keeps the newest photos within its budget, and none on a device that is nearly full', async () => {
    const receipts = open();
    const large = [1, 2, 3].map((at) => sentPhoto(at, 'user_ada', 90_000_000));
    for (const { receipt, bytes } of large) await receipts.keep(receipt, bytes);
    expect(
      (await Promise.all(large.map(({ photoId }) => receipts.bytes(photoId)))).map(
        (bytes) => bytes?.byteLength ?? null,
      ),
    ).toEqual([null, 90_000_000, 90_000_000]);
    await receipts.dropPhotos();
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { estimate: async () => ({ quota: 600_000_000, usage: 150_000_000 }) },
    });
    try {
      const { receipt, bytes, photoId } = sentPhoto(4);
      await receipts.keep(receipt, bytes);
      expect(await receipts.bytes(photoId)).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'storage');
    }
  });
});

// What was sent and confirmed, when its person is not signed in any more.

const onTheDisk = async (device: Device): Promise<readonly unknown[]> =>
  (await onDisk(device)).get(`${device.databaseName}-receipts`) ?? [];

test.each([
  [
    'somebody has ended on the server is deleted',
    0,
    (site: Site) => site.ask('inspector', 'mutation { endOtherSessions { endedIds } }'),
  ],
  [
    'ended because the owner has erased its person is deleted',
    0,
    (site: Site) =>
      site.ask(
        'admin',
        'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
        { input: { userId: site.people.inspector.userId } },
      ),
  ],
  [
    'the server does not know any more stays, for its person',
    1,
    async ({ server }: Site) => {
      for (const table of ['token', 'session'] as const)
        await server.app.services.db.deleteFrom<'token' | 'session'>(table).execute();
    },
  ],
])('what was sent in a session that %s', async (_how, left, end) => {
  const site = await openSite();
  const device = createDevice();
  const snag = await site.raise();
  const visitor = await arrive(site, 'inspector', `/p/SITE/snags/${snag.number}`, device);
  const sent = event('comment', snag.id, {
    userId: site.people.inspector.userId,
    projectId: site.projectId,
    projectCode: 'SITE',
    occurredAt: Date.now(),
    fields: { body: 'Behind the door' },
  });
  await visitor.core.current()?.userSession.outbox?.add([sent]);
  const receipts = createReceipts(`${device.databaseName}-receipts`, site.people.inspector.userId);
  await waitFor(async () => expect(await receipts.count()).toBe(1));
  await end(site);
  await visitor.core.session.refresh();
  expect(visitor.core.session.get()).toEqual({ kind: 'signedOut', ended: true });
  visitor.leave();
  // What the page of nobody does at its start, too.
  const clock = hurriedClock();
  const nobody = visit(site.url, { path: '/sign-in', device, clock });
  await receipts.keep(
    {
      eventId: newId('event'),
      projectId: site.projectId,
      hash: 'old',
      confirmedAt: clock.date() - 31 * day,
    },
    null,
  );
  clock.hurry(1_000);
  await waitFor(async () => expect(await onTheDisk(device)).toHaveLength(1));
  expect(await receipts.count()).toBe(left);
  nobody.leave();
  await site.close();
});
