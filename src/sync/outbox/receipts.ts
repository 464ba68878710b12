import { t } from '@lingui/core/macro';
import type { IDBPDatabase } from 'idb';
import { dayMs, hourMs } from '../../../rules/days';
import { keptLimits } from '../../../rules/limits';
import { storageRoom } from '../../device/deviceStorage';
import { openKept } from '../../device/keptDatabase';
import { notifyListeners } from '../../device/observable';
import {
  receiptsLayout,
  type ReceiptsSchema as Schema,
  type KeptPhoto,
  type KeptReceipt,
} from '../databases';
import type { Erased, Gone } from '../rows/row';
import type { EventFields, StoredEvent } from './entry';

export type KeptHash = Pick<KeptReceipt, 'eventId' | 'hash' | 'confirmedAt'>;

export type KeptEvent = KeptReceipt & { readonly event: StoredEvent };

/** One person's confirmed events and photos that the device still keeps. */
export interface Sent {
  /** How many events there are, without reading them. */
  count(): Promise<number>;
  /** Oldest first. */
  events(): Promise<StoredEvent[]>;
  /**
   * Of all events of this project that the device keeps a hash of, whoever sent them; oldest first.
   */
  hashes(projectId: string): Promise<KeptHash[]>;
  /** Null if they are not kept any more, or another person sent them. */
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  /** Calls the listener when something was added or deleted. */
  subscribe(listener: () => void): () => void;
}

export interface Receipts extends Sent {
  /**
   * Resolves when it is on the disk and everything beyond the limits of age and size is deleted.
   * `bytes`: of the event's photo.
   */
  keep(receipt: KeptReceipt, bytes: ArrayBuffer | null): Promise<void>;
  /** Deletes all photos to make room for new work. */
  dropPhotos(): Promise<void>;
  /** The person does not see the project any more: deletes its events except for their hashes. */
  dropProject(project: Pick<Gone, 'projectId' | 'code'>): Promise<void>;
  /**
   * Deletes texts and photos that were erased on the server, so that they do not come back with an
   * event that is sent again.
   */
  dropTexts(erased: readonly Erased[]): Promise<void>;
  /** Deletes everything beyond the limits of age and size, of all people. */
  tidy(now: number): Promise<void>;
  /** The projects of the person's events. */
  projects(): Promise<string[]>;
  /**
   * The person's events of a project that were confirmed after this date, in the order in which they
   * were entered.
   */
  ofProject(projectId: string, since: number | null): Promise<KeptEvent[]>;
  /** The outbox has these events again: deletes them except for their hashes. */
  release(eventIds: readonly string[]): Promise<void>;
  /**
   * The person has signed out: deletes everything except the hashes, and stores nothing from then
   * on.
   */
  forget(): Promise<void>;
}

const keptMs = keptLimits.confirmedDays * dayMs;
const mostKept = 1_000;
const photosKeptMs = keptLimits.confirmedPhotoHours * hourMs;
/** Limit for all photos, and the free space that must remain, in bytes. */
const photoBudget = 200_000_000;
const roomForWork = 500_000_000;

/**
 * Confirmed events are in a separate database, so that nothing unsent is lost with it. Each belongs
 * to its person and is shown to nobody else; it stays when another person uses the device, or the
 * server ends the session. `userId`: null if nobody is signed in.
 */
export function createReceipts(name: string, userId: string | null): Receipts {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function inDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    const database = await openKept<Schema>(name, receiptsLayout.version, {
      upgrade: receiptsLayout.upgrade,
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  /** One change after the other, so that a deletion also covers what is being added. */
  function change(work: (database: IDBPDatabase<Schema>) => Promise<void>): Promise<void> {
    const changed = last.then(() => inDatabase(work));
    last = changed.then(
      () => notifyListeners(listeners),
      () => undefined,
    );
    return changed;
  }

  /** Deletes the photos for which `goes` returns true; it is asked about the newest first. */
  async function deletePhotos(
    database: IDBPDatabase<Schema>,
    goes: (photo: KeptPhoto) => boolean,
  ): Promise<void> {
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite');
    const photos = await transaction.objectStore('photos').getAll();
    for (const photo of photos.toSorted((one, other) => other.confirmedAt - one.confirmedAt)) {
      if (!goes(photo)) continue;
      await transaction.objectStore('photos').delete(photo.photoId);
      await transaction.objectStore('photoBytes').delete(photo.photoId);
    }
    await transaction.done;
  }

  async function keepPhoto(
    database: IDBPDatabase<Schema>,
    photo: KeptPhoto,
    bytes: ArrayBuffer,
  ): Promise<void> {
    const room = await storageRoom();
    if (room !== null && room.free - bytes.byteLength <= roomForWork) return;
    const transaction = database.transaction(['photos', 'photoBytes'], 'readwrite');
    await transaction.objectStore('photos').put(photo);
    await transaction.objectStore('photoBytes').put(bytes, photo.photoId);
    await transaction.done;
  }

  async function deleteOld(database: IDBPDatabase<Schema>, now: number): Promise<void> {
    const transaction = database.transaction('receipts', 'readwrite');
    let surplus = (await transaction.store.count()) - mostKept;
    // Oldest first.
    for (
      let cursor = await transaction.store.index('confirmedAt').openCursor();
      cursor !== null;
      cursor = await cursor.continue()
    ) {
      if (surplus <= 0 && cursor.value.confirmedAt > now - keptMs) break;
      await cursor.delete();
      surplus -= 1;
    }
    await transaction.done;
    let sum = 0;
    await deletePhotos(database, ({ confirmedAt, byteLength }) => {
      sum += byteLength;
      return sum > photoBudget || confirmedAt <= now - photosKeptMs;
    });
  }

  /** Deletes the events for which `goes` returns true and their photos, but keeps the hashes. */
  async function deleteEvents(
    database: IDBPDatabase<Schema>,
    goes: (event: StoredEvent) => boolean,
  ): Promise<void> {
    const transaction = database.transaction('receipts', 'readwrite');
    const photoIds = new Set<string>();
    for (const { event, ...hash } of await transaction.store.getAll()) {
      if (event === undefined || !goes(event)) continue;
      if (event.photo) photoIds.add(event.photo.photoId);
      await transaction.store.put(hash);
    }
    await transaction.done;
    await deletePhotos(database, ({ photoId }) => photoIds.has(photoId));
  }

  async function deleteTexts(
    database: IDBPDatabase<Schema>,
    erased: readonly Erased[],
  ): Promise<void> {
    const ofSnag = new Map(erased.map((each) => [each.snagId, each]));
    await deleteEvents(database, (event) =>
      isOfPhoto(event, ofSnag.get(event.snagId)?.photoIds ?? []),
    );
    const transaction = database.transaction('receipts', 'readwrite');
    for (const receipt of await transaction.store.getAll()) {
      const its = receipt.event && ofSnag.get(receipt.event.snagId);
      const event = its && withoutTexts(receipt.event, its);
      if (event && event !== receipt.event) await transaction.store.put({ ...receipt, event });
    }
    await transaction.done;
  }

  const mine = userId ?? '';
  const kept = (): Promise<KeptEvent[]> =>
    inDatabase(async (database) =>
      (await database.getAllFromIndex('receipts', 'userId', mine)).flatMap(
        ({ event, ...receipt }) => (event === undefined ? [] : { ...receipt, event }),
      ),
    );

  return {
    keep: (receipt, bytes) =>
      closed
        ? Promise.resolve()
        : change(async (database) => {
            await database.put('receipts', receipt);
            const { event, confirmedAt } = receipt;
            if (event?.photo && bytes)
              await keepPhoto(
                database,
                {
                  photoId: event.photo.photoId,
                  userId: event.userId,
                  byteLength: bytes.byteLength,
                  confirmedAt,
                },
                bytes,
              );
            await deleteOld(database, confirmedAt);
          }),
    count: () => inDatabase((database) => database.countFromIndex('receipts', 'userId', mine)),
    events: async () =>
      (await kept())
        .toSorted((one, other) => one.confirmedAt - other.confirmedAt)
        .map(({ event }) => event),
    hashes: (projectId) =>
      inDatabase(async (database) =>
        (await database.getAllFromIndex('receipts', 'confirmedAt')).flatMap(
          ({ eventId, hash, confirmedAt, projectId: of }) =>
            of === projectId ? { eventId, hash, confirmedAt } : [],
        ),
      ),
    bytes: (photoId) =>
      inDatabase(async (database) =>
        (await database.get('photos', photoId))?.userId === userId
          ? ((await database.get('photoBytes', photoId)) ?? null)
          : null,
      ),
    dropPhotos: () => change((database) => deletePhotos(database, () => true)),
    dropProject: ({ projectId, code }) =>
      change((database) =>
        deleteEvents(
          database,
          (event) =>
            event.projectId === projectId || event.projectCode.toLowerCase() === code.toLowerCase(),
        ),
      ),
    dropTexts: (erased) => change((database) => deleteTexts(database, erased)),
    tidy: (now) => change((database) => deleteOld(database, now)),
    projects: async () => [...new Set((await kept()).map(({ projectId }) => projectId))],
    ofProject: async (projectId, since) =>
      (await kept())
        .filter((each) => each.projectId === projectId && each.confirmedAt > (since ?? -Infinity))
        .toSorted((one, other) => one.event.order - other.event.order),
    release: (eventIds) =>
      change((database) => deleteEvents(database, ({ eventId }) => eventIds.includes(eventId))),
    forget() {
      closed = true;
      return change(async (database) => {
        await deletePhotos(database, (photo) => photo.userId === userId);
        await deleteEvents(database, (event) => event.userId === userId);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isOfPhoto = ({ photo, fields }: StoredEvent, photoIds: readonly string[]): boolean =>
  photoIds.some((id) => id === photo?.photoId || id === fields['photoId']);

/**
 * What stands in an event in place of its erased texts, by field. Where a text is needed, there is
 * one that says so.
 */
const blanks = (): EventFields => ({
  title: '',
  description: '',
  caption: '',
  shapes: [],
  body: t`The text was erased.`,
  comment: t`The text was erased.`,
});

/**
 * The same event if nothing of it was erased. What the snag still says was not: the history marks
 * an edit too that replaced an erased title.
 */
function withoutTexts(event: StoredEvent, { eventIds, said }: Erased): StoredEvent {
  const isGone = (text: unknown): boolean => typeof text !== 'string' || !said.includes(text);
  const erased = eventIds.includes(event.eventId)
    ? Object.entries(blanks()).filter(
        ([name]) => name in event.fields && isGone(event.fields[name]),
      )
    : [];
  const titled = event.about?.title !== undefined && isGone(event.about.title);
  if (
    erased.every(([name, blank]) => JSON.stringify(event.fields[name]) === JSON.stringify(blank)) &&
    !titled
  )
    return event;
  const { title: _title, ...about } = event.about ?? {};
  return {
    ...event,
    fields: { ...event.fields, ...Object.fromEntries(erased) },
    ...(titled && { about }),
  };
}
