import { createRetry } from '../../device/retry';
import type { World } from '../../device/world';
import { Refusal } from '../../domain/errors';
import { askToKeepStorage } from '../../device/deviceStorage';
import type { MutableValue } from '../../device/observable';
import type { DraftContent } from './draftContent';
import type { EntryList, NewEvent, Reason, StoredEvent } from './entry';
import type { MutableEntryList } from './entryList';
import { createHolds, type Holds } from './holds';
import { createSender, withDependents, type Deliver } from './sender';
import { createLeader, createTabs } from './tabs';
import { noticeOfNumber } from './offerAgain';
import { createPreparer, type Prepare } from './preparer';
import type { NewPhoto } from '../../domain/photo';
import { refusedFor, type PhotoEvents, type OutboxStorage } from './outboxStorage';
import { isAnsweredBy, newestFirst, outcomeOf, type Outcome } from './outcomes';
import type { Receipts } from './receipts';

export interface OutboxOptions {
  readonly userId: string;
  readonly storage: OutboxStorage;
  /** Filled with the events on the disk. */
  readonly entries: MutableEntryList;
  /** Filled with the outcomes that the person has not read yet, newest first. */
  readonly outcomes: MutableValue<readonly Outcome[]>;
  readonly world: Pick<World, 'clock' | 'random' | 'locks' | 'channel' | 'online' | 'visible'>;
  readonly deliver: Deliver;
  readonly receipts: Pick<Receipts, 'keep'>;
  /**
   * Whether `deliver` can send such an event; one of a newer version waits for a tab that runs that
   * version.
   */
  readonly knows: (event: StoredEvent) => boolean;
  /** Puts the answer that another tab of this browser got into the store. */
  readonly absorb: (event: StoredEvent, data: unknown) => void;
  readonly prepare: Prepare;
  readonly maySend: () => boolean;
}

/** One person's events on this device that the server has not confirmed. */
export interface Outbox extends Pick<Holds, 'takeBack' | 'takeBackRaise' | 'hold'> {
  /** Resolves when the disk has been read for the first time. */
  readonly loaded: Promise<void>;
  /** Resolves when all of it is on the disk; rejects with DeviceFull, and then nothing is. */
  add(events: readonly NewEvent[], photos?: readonly NewPhoto[]): Promise<void>;
  /** Turns a draft of the event's project into the event and those of its photos. */
  raiseDraft(raise: NewEvent, draft: DraftContent, photoEvents: PhotoEvents): Promise<void>;
  tryAgain(eventId: string): Promise<void>;
  /** Deletes an event for good; with a raise all other events of its snag. */
  discard(eventId: string): Promise<void>;
  /** The person has read what became of these events. */
  markRead(eventIds: readonly string[]): Promise<void>;
  bytes(photoId: string): Promise<ArrayBuffer | null>;
  /** Reads the disk again, in the other tabs too, after something else has written to it. */
  changed(): void;
  /** The connection may be better: retries now. */
  wake(): void;
  /** Somebody has done something to the snag: what waited for that is sent now. */
  happened(snagId: string): void;
  close(): void;
}

/** The outbox for screens. While its code is still loading, calls wait for it. */
export interface DeferredOutbox extends Omit<
  Outbox,
  'loaded' | 'changed' | 'wake' | 'happened' | 'close'
> {
  readonly entries: EntryList;
}

/**
 * Time without a message from the sending tab after which another tab takes over, if something is
 * unsent, in ms.
 */
const silenceMs = 5_000;
/** Before a failed read of the disk is repeated. */
const readPauses = { firstMs: 1_000, lastMs: 60_000 };

export function createOutbox({
  userId,
  storage,
  entries,
  outcomes,
  world,
  deliver,
  receipts,
  knows,
  absorb,
  prepare,
  maySend,
}: OutboxOptions): Outbox {
  const { clock } = world;
  const name = `snagbook-outbox-${userId}`;
  let closed = false;
  const readAgain = createRetry(clock, readPauses);
  let persistenceRequested = false;
  /** Outcomes for which the disk had no room; only this page shows them. */
  let unwritten: readonly Outcome[] = [];

  const tabs = createTabs(world.channel?.(name) ?? null, {
    changed: () => void reload(),
    deliveryState(eventId, change) {
      leader.expect();
      entries.setDeliveryState(eventId, change);
    },
    settled(event, data, notice) {
      leader.expect();
      absorb(event, data);
      if (notice !== null || isAnswer(event)) void readOutcomes(event);
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
    async confirmed({ again, ...event }, { receipt, data, notice: given }, bytes) {
      const now = clock.date();
      const notice =
        given ?? (again === undefined ? null : noticeOfNumber(event, again.number, receipt.number));
      const outcome = notice && outcomeOf(event, notice, receipt, now);
      // In one transaction, so that after a killed tab the next one shows the outcome.
      const written = await storage.settle(event.order, outcome);
      if (outcome !== null && !written) unwritten = [...unwritten, outcome];
      entries.drop(new Set([event.eventId]));
      tabs.settled(event, data, notice && notice.message);
      if (notice !== null || isAnswer(event)) void readOutcomes(event);
      const { eventId, projectId } = event;
      const { hash, cursor, number } = receipt;
      // Not awaited, and a failure is ignored: the receipt is only a copy, for checking the
      // server's journal or in case it loses the event.
      if (hash !== null)
        receipts
          .keep({ eventId, projectId, hash, cursor, number, confirmedAt: now, event }, bytes)
          .catch(() => undefined);
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
  const holds = createHolds({
    entries,
    storage,
    clock,
    remove,
    sendAtOnce: sender.sendAtOnce,
    resume,
    changed: tabs.changed,
  });
  const leader = createLeader(world, name, {
    onLead: () => void reload(),
    silenceMs,
    isNeeded: () => entries.all().some((entry) => entry.state !== 'refused' && knows(entry)),
  });
  const stopWaking = [
    world.online.subscribe(() => {
      if (world.online.get()) wake();
    }),
    // Phones stop hidden pages, so held events must be sent now.
    world.visible.subscribe(() => (world.visible.get() ? wake() : holds.release())),
  ];
  let haveLoaded = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    haveLoaded = resolve;
  });
  void reload();

  async function reload(): Promise<void> {
    readAgain.stop();
    void readOutcomes();
    const read = await storage.list().catch((error: unknown) => error);
    if (closed) return;
    readAgain.stop();
    if (!Array.isArray(read)) {
      entries.setUnreadable(read instanceof Refusal ? read.message : null);
      readAgain.later(() => void reload());
      return;
    }
    readAgain.worked();
    entries.replace(holds.applied(read));
    haveLoaded();
    resume();
  }

  const isAnswer = (event: StoredEvent): boolean =>
    outcomes.get().some((outcome) => isAnsweredBy(outcome, event));

  /**
   * Read separately from the events, so that a failure here does not delay sending. `settled`
   * answers an outcome, perhaps one that is not on the disk.
   */
  async function readOutcomes(settled: StoredEvent | null = null): Promise<void> {
    if (settled !== null)
      unwritten = unwritten.filter((outcome) => !isAnsweredBy(outcome, settled));
    const unread = await storage
      .outcomes()
      .catch(() => outcomes.get().filter((outcome) => !unwritten.includes(outcome)));
    if (!closed) outcomes.set(newestFirst([...unread, ...unwritten]));
  }

  function resume(): void {
    prepareHere();
    sender.pump();
    leader.expect();
  }

  /**
   * Prepares photos only in the leading tab: decoding takes much memory, and two tabs may produce
   * different bytes.
   */
  function prepareHere(): void {
    if (leader.leads()) preparer.run();
  }

  async function setRefusal({ order, eventId }: StoredEvent, reason: Reason | null): Promise<void> {
    const changed = await storage.change(order, (stored) => refusedFor(stored, reason));
    if (changed === null) entries.drop(new Set([eventId]));
    else entries.put([changed]);
    tabs.changed();
  }

  function added(events: readonly StoredEvent[]): void {
    if (!persistenceRequested) void askToKeepStorage();
    persistenceRequested = true;
    holds.entered(events);
    entries.put(events);
    tabs.changed();
    if (!world.visible.get()) holds.release();
    resume();
  }

  function wake(): void {
    if (entries.complete()) void readOutcomes();
    else void reload();
    prepareHere();
    sender.wake();
    leader.expect();
  }

  async function remove(events: readonly StoredEvent[]): Promise<void> {
    await storage.remove(events.map(({ order }) => order));
    entries.drop(new Set(events.map(({ eventId }) => eventId)));
    tabs.changed();
  }

  return {
    loaded,
    async add(events, photos = []) {
      added(await storage.add(events, photos, clock.date()));
    },
    async raiseDraft(raise, draft, photoEvents) {
      added(await storage.raiseDraft(raise, draft, photoEvents, clock.date()));
    },
    async tryAgain(eventId) {
      const entry = entries.get(eventId);
      if (entry === undefined) return;
      await setRefusal(entry, null);
      wake();
    },
    discard: (eventId) => remove(withDependents(entries.all(), eventId)),
    takeBack: holds.takeBack,
    takeBackRaise: holds.takeBackRaise,
    hold: holds.hold,
    async markRead(eventIds) {
      outcomes.set(outcomes.get().filter(({ eventId }) => !eventIds.includes(eventId)));
      unwritten = unwritten.filter(({ eventId }) => !eventIds.includes(eventId));
      // If the write fails, they are unread again at the next start.
      await storage.forget(eventIds).catch(() => undefined);
      await readOutcomes();
      tabs.changed();
    },
    bytes: storage.bytes,
    changed() {
      void reload();
      tabs.changed();
    },
    wake,
    happened: sender.happened,
    close() {
      closed = true;
      readAgain.stop();
      for (const stop of stopWaking) stop();
      sender.close();
      preparer.close();
      leader.close();
      tabs.close();
    },
  };
}
