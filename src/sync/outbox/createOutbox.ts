import type { World } from '../../device/world';
import { isQuotaExceeded } from './database';
import { askForPersistence, storageRefusal } from './deviceFull';
import type { MutableEntryList } from './entryList';
import type { NewEvent, OutboxEntry, Reason, StoredEvent } from './entry';
import { withDependents } from './queueOrder';
import { createLeader } from './leader';
import { createPreparer, type Prepare } from './preparer';
import { createSender, type Deliver } from './sender';
import type { NewPhoto } from '../../domain/photo';
import { refusedFor, type PhotoEvents, type OutboxStorage } from './outboxStorage';
import { createTabs } from './tabs';

export interface OutboxOptions {
  readonly userId: string;
  readonly storage: OutboxStorage;
  /** Filled with the events on the disk. */
  readonly entries: MutableEntryList;
  readonly world: Pick<World, 'clock' | 'random' | 'locks' | 'channel' | 'online' | 'visible'>;
  readonly deliver: Deliver;
  /** Whether `deliver` can send such an event; one of a newer version waits for a tab that runs that version. */
  readonly knows: (event: StoredEvent) => boolean;
  /** Puts the answer that another tab of this browser got into the store. */
  readonly absorb: (event: StoredEvent, data: unknown) => void;
  readonly prepare: Prepare;
  readonly maySend: () => boolean;
  /** The server accepted the event, with a notice for the person. */
  readonly onNotice: (event: StoredEvent, message: string) => void;
}

/** One person's events on this device that the server has not confirmed. */
export interface Outbox {
  /** Resolves when the disk has been read for the first time. */
  readonly loaded: Promise<void>;
  /** Resolves when all of it is on the disk; rejects with DeviceFull, and then nothing is. */
  add(events: readonly NewEvent[], photos?: readonly NewPhoto[]): Promise<void>;
  /** Turns the draft of the event's project into the event and those of its photos. */
  raiseDraft(raise: NewEvent, photoEvents: PhotoEvents): Promise<void>;
  tryAgain(eventId: string): Promise<void>;
  /** Deletes an event for good; with a raise all other events of its snag. */
  discard(eventId: string): Promise<void>;
  /** Deletes an event that is still held back (`holdUntil`) and resolves with true; with false if it is not held any more. Rejects with DeviceFull, and then the event stays. */
  takeBack(eventId: string): Promise<boolean>;
  /** Extends the hold of events that are still held to `ms` from now. */
  hold(eventIds: readonly string[], ms: number): Promise<void>;
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  /** The connection may be better: retries now. */
  wake(): void;
  close(): void;
}

/** Time without a message from the sending tab after which another tab takes over, if something is unsent, in ms. */
const silenceMs = 5_000;
/** Pause before a failed read of the disk is repeated, in ms; doubles up to the second value. */
const firstReadPauseMs = 1_000;
const lastReadPauseMs = 60_000;

export function createOutbox({ userId, storage, entries, world, deliver, knows, absorb, prepare, maySend, onNotice }: OutboxOptions): Outbox {
  const { clock } = world;
  const name = `snagbook-outbox-${userId}`;
  /** Ids of events that are being deleted by `takeBack`: still on the disk, but not in `entries` any more. */
  const takingBack = new Set<string>();
  let closed = false;
  let watch: unknown;
  let readAgain: unknown;
  let readPauseMs = firstReadPauseMs;
  let persistenceRequested = false;

  const tabs = createTabs(world.channel?.(name) ?? null, {
    changed: () => void reload(),
    deliveryState(eventId, change) {
      watchLeader();
      entries.setDeliveryState(eventId, change);
    },
    settled(event, data, notice) {
      watchLeader();
      absorb(event, data);
      if (notice !== null) onNotice(event, notice);
      entries.drop(new Set([event.eventId]));
    },
  });

  const sender = createSender({
    world,
    entries,
    deliver,
    knows,
    stored: ({ order }) => storage.event(order),
    bytes: storage.bytes,
    // Not before the disk has been read: it may hold earlier events of the same snag.
    maySend: () => leader.leads() && entries.complete() && maySend(),
    async confirmed(event, { data, notice }) {
      await storage.remove([event.order]);
      entries.drop(new Set([event.eventId]));
      tabs.settled(event, data, notice);
      if (notice !== null) onNotice(event, notice);
    },
    async refused(event, { reason }) {
      await setRefusal(event, reason);
    },
    broadcast: tabs.deliveryState,
  });
  const preparer = createPreparer(storage, entries, knows, prepare, () => {
    tabs.changed();
    sender.pump();
  });
  const leader = createLeader(world.locks, name, () => void reload());
  const stopWaking = [world.online.subscribe(wakeIf(world.online.get)), world.visible.subscribe(wakeIf(world.visible.get))];
  let haveLoaded = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    haveLoaded = resolve;
  });
  void reload();

  async function reload(): Promise<void> {
    clock.clearTimeout(readAgain);
    const events = await storage.list().catch(() => null);
    if (closed) return;
    clock.clearTimeout(readAgain);
    if (events === null) {
      readAgain = clock.setTimeout(() => void reload(), readPauseMs);
      readPauseMs = Math.min(readPauseMs * 2, lastReadPauseMs);
      return;
    }
    readPauseMs = firstReadPauseMs;
    entries.replace(events.filter(({ eventId }) => !takingBack.has(eventId)));
    haveLoaded();
    resume();
  }

  function resume(): void {
    prepareHere();
    sender.pump();
    watchLeader();
  }

  /** Prepares photos only in the leading tab: decoding takes much memory, and two tabs may produce different bytes. */
  function prepareHere(): void {
    if (leader.leads()) preparer.run();
  }

  async function setRefusal({ order, eventId }: StoredEvent, reason: Reason | null): Promise<void> {
    const changed = await storage.change(order, (stored) => refusedFor(stored, reason));
    if (changed === null) entries.drop(new Set([eventId]));
    else entries.put([changed]);
    tabs.changed();
  }

  function heldEntry(eventId: string): OutboxEntry | null {
    const entry = entries.get(eventId);
    return entry?.holdUntil === undefined || entry.state === 'sending' || entry.holdUntil <= clock.now() ? null : entry;
  }

  function added(events: readonly StoredEvent[]): void {
    if (!persistenceRequested) askForPersistence();
    persistenceRequested = true;
    entries.put(events);
    tabs.changed();
    resume();
  }

  function wakeIf(good: () => boolean): () => void {
    return () => {
      if (good()) wake();
    };
  }

  function wake(): void {
    if (!entries.complete()) void reload();
    prepareHere();
    sender.wake();
    watchLeader();
  }

  /** Takes over from the leading tab if it is silent, because browsers suspend tabs in the background. */
  function watchLeader(): void {
    clock.clearTimeout(watch);
    if (leader.leads() || closed) return;
    watch = clock.setTimeout(() => {
      if (world.visible.get() && entries.all().some((entry) => entry.state !== 'refused' && knows(entry))) leader.takeOver();
    }, silenceMs);
  }

  async function remove(events: readonly StoredEvent[]): Promise<void> {
    await storage.remove(events.map(({ order }) => order));
    entries.drop(new Set(events.map(({ eventId }) => eventId)));
    tabs.changed();
  }

  return {
    loaded,
    async add(events, photos = []) {
      added(await storage.add(events, photos, clock.now()));
    },
    async raiseDraft(raise, photoEvents) {
      added(await storage.raiseDraft(raise, photoEvents, clock.now()));
    },
    async tryAgain(eventId) {
      const entry = entries.get(eventId);
      if (entry === undefined) return;
      await setRefusal(entry, null);
      wake();
    },
    discard: (eventId) => remove(withDependents(entries.all(), eventId)),
    async takeBack(eventId) {
      const entry = heldEntry(eventId);
      if (entry === null) return false;
      // Removed from the list first, because its hold may end during the write.
      takingBack.add(eventId);
      entries.drop(new Set([eventId]));
      try {
        await remove([entry]);
      } catch (error) {
        takingBack.delete(eventId);
        entries.put([entry]);
        resume();
        throw isQuotaExceeded(error) ? await storageRefusal(error) : error;
      }
      takingBack.delete(eventId);
      return true;
    },
    async hold(eventIds, ms) {
      const holdUntil = clock.now() + ms;
      const held = eventIds.flatMap((eventId) => heldEntry(eventId) ?? []);
      // Changed in the list first, because the hold may end during the write.
      entries.put(held.map((entry) => ({ ...entry, holdUntil })));
      sender.pump();
      const writes = held.map(({ order }) => storage.change(order, (stored) => ({ ...stored, holdUntil })));
      const kept = await Promise.allSettled(writes);
      tabs.changed();
      // The stored hold decides in all tabs, so a failed write must not extend it here.
      entries.put(held.filter(({ eventId }, index) => kept[index]?.status === 'rejected' && heldEntry(eventId) !== null));
      sender.pump();
      await Promise.all(writes).catch(async (error: unknown) => Promise.reject(isQuotaExceeded(error) ? await storageRefusal(error) : error));
    },
    bytes: storage.bytes,
    wake,
    close() {
      closed = true;
      clock.clearTimeout(watch);
      clock.clearTimeout(readAgain);
      for (const stop of stopWaking) stop();
      sender.close();
      preparer.close();
      leader.close();
      tabs.close();
    },
  };
}
