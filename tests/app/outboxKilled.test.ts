import { newId } from '../../src/domain/ids';
import { openDatabase } from '../../src/sync/outbox/database';
import { createDraft, type DraftStorage } from '../../src/sync/outbox/draft';
import type { NewPhoto } from '../../src/domain/photo';
import { createOutboxStorage, type OutboxStorage } from '../../src/sync/outbox/outboxStorage';
import { createLocalPictures } from '../../src/photos/localPictures';
import { createDevice, type Device } from '../support/device';
import { ada, event, openOutbox, photo, photoEvent } from './support/openOutbox';
import { createSiteServer } from './support/siteServer';
import { settled, until } from './support/until';

const never = new Promise<never>(() => undefined);

/** The person raises a snag with a photo and comments on it; the tab is killed at some moment. */
function work(): { events: ReturnType<typeof event>[]; photos: ReturnType<typeof photo>[] } {
  const snag = newId('snag');
  const taken = photoEvent(snag);
  return {
    events: [event('raise', snag), taken.event, event('comment', snag)],
    photos: [taken.photo],
  };
}

describe('a tab that is killed', () => {
  const moments: Record<
    string,
    { fate?: 'hang' | 'lost'; wrapStorage?: (storage: OutboxStorage) => OutboxStorage }
  > = {
    'before the first request left it': { fate: 'hang' },
    'after the server did it and before the answer': { fate: 'lost' },
    'after the answer and before the event left the disk': {
      wrapStorage: (storage) => ({ ...storage, settle: () => never }),
    },
    'before the photo was brought into its final form': {
      wrapStorage: (storage) => ({ ...storage, change: () => never }),
    },
  };

  test.each(Object.keys(moments))('%s loses nothing, and nothing happens twice', async (moment) => {
    const { fate, wrapStorage } = moments[moment] ?? {};
    const device = createDevice();
    const server = createSiteServer();
    if (fate !== undefined) server.fate = () => fate;
    const { events, photos } = work();
    const first = openOutbox(device, server, { ...(wrapStorage && { wrapStorage }) });
    await first.outbox.add(events, photos);
    await until(() => server.requests > 0);
    await settled();
    first.kill();

    server.fate = () => 'answer';
    const second = openOutbox(device, server);
    await second.outbox.loaded;
    await until(() => second.entries.all().length === 0);
    expect(server.done).toEqual(events.map(({ eventId }) => eventId));
    expect(await second.storage.list()).toEqual([]);
    expect(await second.storage.bytes(photos[0]?.facts.photoId ?? '')).toBeNull();
  });

  test('while the server was away brings everything back in its order, the bytes too', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = () => 'unreachable';
    const { events, photos } = work();
    const first = openOutbox(device, server);
    await first.outbox.add(events, photos);
    first.kill();
    const second = openOutbox(device, server);
    await second.outbox.loaded;
    expect(second.entries.all().map(({ eventId }) => eventId)).toEqual(
      events.map(({ eventId }) => eventId),
    );
    expect(await second.storage.bytes(photos[0]?.facts.photoId ?? '')).toEqual(photos[0]?.bytes);
  });
});

describe('a person who signs out', () => {
  test('leaves what is unsent on the device, for nobody else to see or send', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = () => 'unreachable';
    const { events, photos } = work();
    const adas = openOutbox(device, server);
    await adas.outbox.add(events, photos);
    adas.outbox.close();

    server.fate = () => 'answer';
    const requests = server.requests;
    const bobs = openOutbox(device, server, { userId: 'user_bob' });
    await bobs.outbox.loaded;
    await settled();
    expect(bobs.entries.all()).toEqual([]);
    expect(server.requests).toBe(requests);
    bobs.outbox.close();

    const again = openOutbox(device, server);
    await again.outbox.loaded;
    await until(() => again.entries.all().length === 0);
    expect(server.done).toEqual(events.map(({ eventId }) => eventId));
  });
});

describe('the form of a snag that is not raised yet', () => {
  function openDraft(device: Device): {
    storage: OutboxStorage;
    draft: ReturnType<typeof createDraft>;
  } {
    const storage = createOutboxStorage(openDatabase(device.databaseName), ada);
    return {
      storage,
      draft: createDraft(
        storage,
        'EDEN',
        createLocalPictures(
          () => Promise.resolve(null),
          () => Promise.resolve(null),
        ),
        device.tab().world,
      ),
    };
  }

  test('comes back with its photos after the tab was killed between the shutter and Raise', async () => {
    const device = createDevice();
    const taken = photo();
    const first = openDraft(device);
    first.draft.setFields({ title: 'Cracked tile' });
    await first.draft.addPhotos([() => Promise.resolve(taken)]);
    const second = openDraft(device);
    await until(() => second.draft.get().ready);
    expect(second.draft.get()).toMatchObject({
      fields: { title: 'Cracked tile' },
      photos: [{ photoId: taken.facts.photoId }],
      begunAt: Date.UTC(2026, 10, 20),
    });
    expect(await second.storage.bytes(taken.facts.photoId)).toEqual(taken.bytes);
  });

  test('keeps what was typed while the disk was still being read', async () => {
    const device = createDevice();
    const first = openDraft(device);
    first.draft.setFields({ title: 'Old', description: 'Kept' });
    await until(() => first.draft.get().ready);
    await settled();
    const second = openDraft(device);
    second.draft.setFields({ title: 'New' });
    await until(() => second.draft.get().ready);
    expect(second.draft.get().fields.title).toBe('New');
    await settled();
    expect((await second.storage.draft('EDEN'))?.fields.title).toBe('New');
  });

  test('includes photos that were still loading when Raise was pressed, and leaves later ones to the next snag', async () => {
    const { storage, draft } = openDraft(createDevice());
    const chosen = photo(500);
    const later = photo(600);
    let read: (taken: NewPhoto) => void = () => undefined;
    const adding = draft.addPhotos([() => new Promise((resolve) => void (read = resolve))]);
    const snag = newId('snag');
    const raising = draft.raise(
      async (content) =>
        void (await storage.raiseDraft(
          event('raise', snag),
          content,
          (facts) => [event('photo', snag, { photo: facts })],
          0,
        )),
    );
    const addingLater = draft.addPhotos([() => Promise.resolve(later)]);
    await settled();
    read(chosen);
    await Promise.all([adding, raising, addingLater]);
    expect((await storage.list()).flatMap((each) => each.photo?.photoId ?? [])).toEqual([
      chosen.facts.photoId,
    ]);
    expect(draft.get().photos).toEqual([later.facts]);
  });

  test('is not ready, and nothing is written over it, until the disk could be read', async () => {
    const device = createDevice();
    const first = openDraft(device);
    const taken = photo();
    first.draft.setFields({ title: 'Old', description: 'Kept' });
    await first.draft.addPhotos([() => Promise.resolve(taken)]);
    const tab = device.tab();
    let broken = true;
    const disk: DraftStorage = {
      ...first.storage,
      draft: (code) =>
        broken ? Promise.reject(new Error('The disk is asleep')) : first.storage.draft(code),
    };
    const draft = createDraft(
      disk,
      'EDEN',
      createLocalPictures(
        () => Promise.resolve(null),
        () => Promise.resolve(null),
      ),
      tab.world,
    );
    draft.setFields({ title: 'New' });
    await settled();
    expect(draft.get().ready).toBe(false);
    expect((await first.storage.draft('EDEN'))?.fields).toEqual({
      title: 'Old',
      description: 'Kept',
    });
    broken = false;
    tab.advance(2_000);
    await until(() => draft.get().ready);
    expect(draft.get()).toMatchObject({
      fields: { title: 'New', description: 'Kept' },
      photos: [taken.facts],
    });
  });
});
