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
  /** Filled with what is on the disk. */
  readonly entries: MutableEntryList;
  readonly world: Pick<World, 'clock' | 'random' | 'locks' | 'channel' | 'online' | 'visible'>;
  readonly deliver: Deliver;
  /** Whether `deliver` can send such an event; what a newer version made waits for a tab that runs it. */
  readonly knows: (event: StoredEvent) => boolean;
  /** An answer that another tab of this browser got. */
  readonly absorb: (event: StoredEvent, data: unknown) => void;
  readonly prepare: Prepare;
  readonly maySend: () => boolean;
  /** The server kept the event but the person should know something. */
  readonly onNotice: (event: StoredEvent, message: string) => void;
}

/** Everything one person made on this device that the server has not confirmed. */
export interface Outbox {
  /** Resolves when what was on the disk at the start is known. */
  readonly loaded: Promise<void>;
  /** Resolves when all of it is on the disk; rejects with DeviceFull and nothing is. */
  add(events: readonly NewEvent[], photos?: readonly NewPhoto[]): Promise<void>;
  /** Turns the draft of the event's project into the event and those of its photos. */
  raiseDraft(raise: NewEvent, photoEvents: PhotoEvents): Promise<void>;
  tryAgain(eventId: string): Promise<void>;
  /** For good; with a raise goes everything else of its snag. */
  discard(eventId: string): Promise<void>;
  /** True if the event was still held and is gone now; rejects with DeviceFull, and then it stays. */
  takeBack(eventId: string): Promise<boolean>;
  /** Those that are still held are held for so many ms from now. */
  hold(eventIds: readonly string[], ms: number): Promise<void>;
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  /** The line may be better than it was. */
  wake(): void;
  close(): void;
}

/** A tab that watches takes the sending over when it heard nothing for so long while something waits, in ms. */
const silenceMs = 5_000;
/** A disk that could not be read is read again so much later; doubles up to the second, in ms. */
const firstReadPauseMs = 1_000;
const lastReadPauseMs = 60_000;

export function createOutbox({ userId, storage, entries, world, deliver, knows, absorb, prepare, maySend, onNotice }: OutboxOptions): Outbox {
  const { clock } = world;
  const name = `snagbook-outbox-${userId}`;
  /** Events that are being taken back: still on the disk, not on the list any more. */
  const leaving = new Set<string>();
  let closed = false;
  let watch: unknown;
  let readAgain: unknown;
  let readPauseMs = firstReadPauseMs;
  let asked = false;

  const tabs = createTabs(world.channel?.(name) ?? null, {
    changed: () => void reload(),
    course(eventId, change) {
      watchLeader();
      entries.course(eventId, change);
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
    // What the disk may still hold of a snag comes before what was entered since.
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
    tell: tabs.course,
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
    entries.replace(events.filter(({ eventId }) => !leaving.has(eventId)));
    haveLoaded();
    go();
  }

  function go(): void {
    prepareHere();
    sender.pump();
    watchLeader();
  }

  /** Twice the work of decoding a photo would be twice the memory; and two tabs may come to different bytes. */
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
    if (!asked) askForPersistence();
    asked = true;
    entries.put(events);
    tabs.changed();
    go();
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

  /** The tab that leads may be asleep in a pocket of the browser while the person looks at this one. */
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
      // Off the list at once: its time may come while the disk works.
      leaving.add(eventId);
      entries.drop(new Set([eventId]));
      try {
        await remove([entry]);
      } catch (error) {
        leaving.delete(eventId);
        entries.put([entry]);
        go();
        throw isQuotaExceeded(error) ? await storageRefusal(error) : error;
      }
      leaving.delete(eventId);
      return true;
    },
    async hold(eventIds, ms) {
      const holdUntil = clock.now() + ms;
      const held = eventIds.flatMap((eventId) => heldEntry(eventId) ?? []);
      // On the list first: their time may come while the disk works.
      entries.put(held.map((entry) => ({ ...entry, holdUntil })));
      sender.pump();
      for (const { order } of held) await storage.change(order, (stored) => ({ ...stored, holdUntil })).catch(() => null);
      tabs.changed();
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
