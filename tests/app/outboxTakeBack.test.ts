import { dayMs } from '../../rules/days';
import { newId } from '../../src/domain/ids';
import { createDevice, type Device } from '../support/device';
import { event, openOutbox, photo, type OpenedOutbox } from './support/openOutbox';
import { createSiteServer, type SiteServer } from './support/siteServer';
import { settled, until } from './support/until';
import type { PinnedSpot } from '../../src/domain/pin';
import type { DrawnShape } from '../../src/domain/photo';
import { createLocalPictures } from '../../src/photos/localPictures';
import { createDraft } from '../../src/sync/outbox/draft';
import type { PhotoEvents } from '../../src/sync/outbox/outboxStorage';

const snag = newId('snag');
const dropped = ({ entries }: ReturnType<typeof openOutbox>): boolean => entries.all().length === 0;

describe('an event', () => {
  test('that is held can be undone until the undo time is over', async () => {
    const server = createSiteServer();
    const open = openOutbox(createDevice(), server);
    const held = (): ReturnType<typeof event> =>
      event('move', snag, { holdUntil: open.tab.world.clock.date() + 5_000 });
    const taken = held();
    await open.outbox.add([taken]);
    open.tab.advance(4_999);
    await settled();
    expect(server.requests).toBe(0);
    expect(await open.outbox.takeBack(taken.eventId)).toBe(true);
    expect(await open.storage.list()).toEqual([]);

    const kept = held();
    await open.outbox.add([kept]);
    open.tab.advance(5_000);
    await until(() => dropped(open));
    expect(await open.outbox.takeBack(kept.eventId)).toBe(false);
    expect(server.done).toEqual([kept.eventId]);
  });

  test('that is held is sent at once when the clock was set back by days, and can no longer be undone', async () => {
    const server = createSiteServer();
    const open = openOutbox(createDevice(), server);
    const held = event('move', snag, {
      holdUntil: open.tab.world.clock.date() + 2 * dayMs + 5_000,
    });
    await open.outbox.add([held]);
    expect(await open.outbox.takeBack(held.eventId)).toBe(false);
    await until(() => dropped(open));
    expect(server.done).toEqual([held.eventId]);
  });

  test('that is undone at the last moment is not sent while the disk is busy, and stays if the disk fails', async () => {
    const server = createSiteServer();
    let disk: 'slow' | 'broken' = 'slow';
    let go: () => void = () => undefined;
    const open = openOutbox(createDevice(), server, {
      wrapStorage: (storage) => ({
        ...storage,
        async remove(orders) {
          if (disk === 'broken') throw new Error('The disk is gone');
          await new Promise<void>((resolve) => void (go = resolve));
          await storage.remove(orders);
        },
      }),
    });
    const move = event('move', snag, { holdUntil: open.tab.world.clock.date() + 5_000 });
    await open.outbox.add([move]);
    disk = 'broken';
    await expect(open.outbox.takeBack(move.eventId)).rejects.toThrow('The disk is gone');
    expect(open.entries.all()).toHaveLength(1);
    disk = 'slow';
    const taking = open.outbox.takeBack(move.eventId);
    open.tab.advance(5_000);
    await settled();
    expect(server.requests).toBe(0);
    go();
    expect(await taking).toBe(true);
    await settled();
    expect([server.requests, await open.storage.list()]).toEqual([0, []]);
  });
});

const spot: PinnedSpot = {
  planCode: 'A-1',
  pin: { revisionId: 'revision_1', x: 0.25, y: 0.5 },
  guessedId: null,
};
const arrow: DrawnShape = { kind: 'ARROW', x: 0.1, y: 0.1, toX: 0.5, toY: 0.5, text: null };
const begunAt = Date.UTC(2026, 10, 20) - 60_000;
const heldMs = 10_000;

type Tab = OpenedOutbox & { readonly draft: ReturnType<typeof createDraft> };

/** A tab with the outbox and the form of a project. */
function openTab(
  device: Device,
  server: SiteServer,
  options: Parameters<typeof openOutbox>[2] = {},
): Tab {
  const open = openOutbox(device, server, options);
  const none = () => Promise.resolve(null);
  return {
    ...open,
    draft: createDraft(open.storage, 'EDEN', createLocalPictures(none, none), open.tab.world),
  };
}

/** Raises what is in the form, held back so that it can be undone. */
async function raise(
  { outbox, draft, tab }: Tab,
  fields: Record<string, string> = { title: 'Cracked tile', tradeId: 'trade_1' },
) {
  const snag = newId('snag');
  const holdUntil = tab.world.clock.date() + heldMs;
  const raised = event('raise', snag, { fields: { ...fields, pin: spot.pin }, holdUntil });
  const events: PhotoEvents = (facts, shapes) => [
    event('photo', snag, { photo: facts, fields: { kind: 'DEFECT' }, holdUntil }),
    ...(shapes.length > 0
      ? [event('markPhoto', snag, { fields: { photoId: facts.photoId, shapes }, holdUntil })]
      : []),
  ];
  await draft.raise((content) => outbox.raiseDraft(raised, content, events));
  draft.leave();
  return raised;
}

async function raiseWithPhotos(open: Tab) {
  const photos = [photo(500), photo(600)];
  open.draft.open(spot);
  open.draft.setFields({ title: 'Cracked tile' });
  await open.draft.addPhotos(photos.map((each) => () => Promise.resolve(each)));
  open.draft.draw(photos[1]?.facts.photoId ?? '', [arrow]);
  return { raised: await raise(open), photos };
}

const takeBack = ({ draft, outbox }: Tab, { eventId }: { eventId: string }) =>
  draft.takeBack(() => outbox.takeBackRaise(eventId, { spot, at: begunAt }));

test('a snag that was just raised is not sent until the undo time is over; its photos are prepared meanwhile', async () => {
  const server = createSiteServer();
  const open = openTab(createDevice(), server);
  await raiseWithPhotos(open);
  await until(() =>
    open.entries.all().every(({ photo: taken }) => taken === undefined || taken.sha256 !== null),
  );
  open.tab.advance(heldMs - 1);
  await settled();
  expect([server.requests, open.entries.all().length]).toEqual([0, 4]);
  open.tab.advance(1);
  await until(() => open.entries.all().length === 0);
  expect(server.done).toHaveLength(4);
});

test('an undone raise is in the form again with its photos, drawings and pin, and nothing is sent', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const open = openTab(device, server);
  const { raised, photos } = await raiseWithPhotos(open);
  await until(() =>
    open.entries.all().every(({ photo: taken }) => taken === undefined || taken.sha256 !== null),
  );
  expect(await takeBack(open, raised)).not.toBeNull();
  const expected = {
    fields: { title: 'Cracked tile', tradeId: 'trade_1' },
    spot,
    begunAt,
    photos: photos.map(({ facts }) => ({ photoId: facts.photoId })),
    drawings: { [photos[1]?.facts.photoId ?? '']: [arrow] },
  };
  expect(open.draft.get()).toMatchObject(expected);
  open.tab.advance(heldMs);
  await settled();
  expect([server.requests, open.entries.all(), await open.storage.list()]).toEqual([0, [], []]);

  // The same after the tab was killed, and raised again it is sent as it was.
  open.kill();
  const again = openTab(device, server);
  await until(() => again.draft.get().ready);
  expect(again.draft.get()).toMatchObject(expected);
  for (const { facts, bytes } of photos)
    expect(await again.storage.bytes(facts.photoId)).toEqual(bytes);
  await raise(again);
  again.tab.advance(heldMs);
  await until(() => again.entries.all().length === 0 && server.done.length === 4);
});

test('an undone raise does not replace a draft that was started meanwhile, here or in another tab', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const open = openTab(device, server);
  const { raised, photos } = await raiseWithPhotos(open);
  const next = photo(700);
  open.draft.open(spot);
  open.draft.setFields({ title: 'The next one' });
  await open.draft.addPhotos([() => Promise.resolve(next)]);
  expect(await takeBack(open, raised)).toMatchObject({ fields: { title: 'Cracked tile' } });
  const both = {
    fields: { title: 'The next one' },
    photos: [next.facts],
    aside: [
      {
        fields: { title: 'Cracked tile' },
        photos: photos.map(({ facts }) => ({ photoId: facts.photoId })),
      },
    ],
  };
  expect(open.draft.get()).toMatchObject(both);
  expect(await open.storage.draft('EDEN')).toMatchObject(both);
  for (const { facts, bytes } of [...photos, next])
    expect(await open.storage.bytes(facts.photoId)).toEqual(bytes);

  // An empty form that is open is not filled under somebody's hands either.
  const other = openTab(createDevice(), server);
  const later = await raiseWithPhotos(other);
  other.draft.open(null);
  await takeBack(other, later.raised);
  other.draft.setFields({ title: 'Typed at once' });
  await settled();
  expect(await other.storage.draft('EDEN')).toMatchObject({
    fields: { title: 'Typed at once' },
    aside: [{ fields: { title: 'Cracked tile' }, spot }],
  });
});

test('a tab that is killed during undo has either the whole snag or the whole draft', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const first = openTab(device, server);
  const { raised, photos } = await raiseWithPhotos(first);
  void takeBack(first, raised);
  first.kill();
  const second = openTab(device, server);
  await Promise.all([second.outbox.loaded, until(() => second.draft.get().ready)]);
  await settled();
  const drafts = [second.draft.get(), ...(second.draft.get().aside ?? [])].flatMap(
    (each) => each.photos,
  );
  const events = second.entries.all().flatMap(({ photo: taken }) => taken ?? []);
  expect([...drafts, ...events].map(({ photoId }) => photoId).toSorted()).toEqual(
    photos.map(({ facts }) => facts.photoId).toSorted(),
  );
  for (const { facts, bytes } of photos)
    expect(await second.storage.bytes(facts.photoId)).toEqual(bytes);
});

test('a snag that has more than photos cannot be undone, and all of it is sent', async () => {
  const device = createDevice();
  const server = createSiteServer();
  const open = openTab(device, server);
  const { raised } = await raiseWithPhotos(open);
  // From another window, of which this one has not heard yet.
  await open.storage.add([event('comment', raised.snagId)], [], 0);
  expect(await takeBack(open, raised)).toBeNull();
  open.tab.advance(heldMs);
  await until(() => server.done.length >= 4);
  expect(await open.storage.draft('EDEN')).toBeNull();
});

describe('a raised snag is sent before the undo time is over', () => {
  test('with the next snag, which is held itself', async () => {
    const server = createSiteServer();
    const open = openTab(createDevice(), server);
    const first = await raise(open);
    const second = await raise(open);
    await until(() => server.done.length === 1);
    await settled();
    expect(server.done).toEqual([first.eventId]);
    expect(await open.outbox.takeBackRaise(first.eventId, { at: begunAt })).toBeNull();
    expect(await takeBack(open, second)).not.toBeNull();
  });

  test('when the tab is closed, before the disk has answered', async () => {
    const server = createSiteServer();
    let gone = false;
    const never = new Promise<never>(() => undefined);
    const open = openTab(createDevice(), server, {
      wrapStorage: (storage) => ({
        ...storage,
        hold: (...what) => (gone ? never : storage.hold(...what)),
        event: (...what) => (gone ? never : storage.event(...what)),
      }),
    });
    const { raised } = await raiseWithPhotos(open);
    gone = true;
    open.tab.visible(false);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(server.done).toEqual([raised.eventId]);
  });

  test('when the app is left, or was left while it was being stored', async () => {
    const server = createSiteServer();
    const open = openTab(createDevice(), server);
    const first = await raise(open);
    await settled();
    expect(server.requests).toBe(0);
    open.tab.visible(false);
    expect(await takeBack(open, first)).toBeNull();
    await until(() => server.done.includes(first.eventId));
    const second = await raise(open);
    await until(() => server.done.includes(second.eventId));
  });
});
