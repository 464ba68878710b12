import type { World } from '../../device/world';
import { isQuotaExceeded } from '../../device/keptDatabase';
import { storageRefusal } from './database';
import type { Begun, DraftContent } from './draftContent';
import { isHeld, type OutboxEntry, type StoredEvent } from './entry';
import type { MutableEntryList } from './entryList';
import type { OutboxStorage } from './outboxStorage';
import { withDependents } from './sender';

export interface HoldsOptions {
  readonly entries: MutableEntryList;
  readonly storage: Pick<OutboxStorage, 'hold' | 'takeBackRaise'>;
  readonly clock: Pick<World['clock'], 'date'>;
  /** Deletes the events from the disk and the list, and tells the other tabs. */
  readonly remove: (events: readonly StoredEvent[]) => Promise<void>;
  /** Sends held events before the disk says that they are not held any more. */
  readonly sendAtOnce: (eventIds: ReadonlySet<string>) => void;
  /** Sends what may be sent now. */
  readonly resume: () => void;
  /** The stored events have changed. */
  readonly changed: () => void;
}

export interface Holds {
  /**
   * Deletes an event that is still held back and resolves with true; with false if it is not held
   * any more. Rejects with DeviceFull, and then the event stays.
   */
  takeBack(eventId: string): Promise<boolean>;
  /**
   * Makes a raise that is still held back, and all events of its snag, a draft again, which is put
   * aside. Resolves with that draft; with null if it is not held any more. Rejects with DeviceFull,
   * and then the events stay.
   */
  takeBackRaise(eventId: string, begun: Begun): Promise<DraftContent | null>;
  /**
   * Extends the hold of events that are still held, and of what depends on them, to `ms` from now.
   */
  hold(eventIds: readonly string[], ms: number): Promise<void>;
  /**
   * Events were entered on this page: earlier held events are sent, because Undo ends with the next
   * action.
   */
  entered(events: readonly StoredEvent[]): void;
  /** The page may go: sends what was entered on it and is still held. */
  release(): void;
  /** Applies changes that are still being written to the events read from the disk. */
  applied(events: readonly StoredEvent[]): StoredEvent[];
}

/** Events that are held back for some seconds (`holdUntil`), so that they can be undone. */
export function createHolds({
  entries,
  storage,
  clock,
  remove,
  sendAtOnce,
  resume,
  changed,
}: HoldsOptions): Holds {
  const takingBack = new Set<string>();
  const releasing = new Set<string>();
  /** The time to which each event is being held, until that is on the disk. */
  const holding = new Map<string, number>();
  /** The events entered last on this page, if they are held. */
  let own: readonly string[] = [];

  function heldEntry(eventId: string): OutboxEntry | null {
    const entry = entries.get(eventId);
    return entry === undefined ||
      entry.state === 'sending' ||
      releasing.has(eventId) ||
      !isHeld(entry, clock.date())
      ? null
      : entry;
  }

  /**
   * Removes the events from the list before `write`, because their hold may end while it runs. Puts
   * them back if it fails or resolves with null.
   */
  async function takeOut<T>(
    events: readonly OutboxEntry[],
    write: () => Promise<T | null>,
  ): Promise<T | null> {
    const eventIds = new Set(events.map(({ eventId }) => eventId));
    for (const eventId of eventIds) takingBack.add(eventId);
    entries.drop(eventIds);
    let done: T | null = null;
    try {
      done = await write();
    } catch (error) {
      throw isQuotaExceeded(error) ? await storageRefusal(error) : error;
    } finally {
      for (const eventId of eventIds) takingBack.delete(eventId);
      if (done === null) {
        entries.put(events);
        resume();
      }
    }
    return done;
  }

  async function releaseOwn(send: HoldsOptions['sendAtOnce'] = () => {}): Promise<void> {
    const held = own.flatMap((eventId) => heldEntry(eventId) ?? []);
    own = [];
    if (held.length === 0) return;
    send(new Set(held.map(({ eventId }) => eventId)));
    for (const { eventId } of held) {
      releasing.add(eventId);
      holding.delete(eventId);
    }
    // Written first, because the disk decides what may be sent. If the write fails, the hold ends
    // at its time.
    const released = await storage
      .hold(
        held.map(({ order }) => order),
        clock.date(),
      )
      .catch(() => []);
    for (const { eventId } of held) releasing.delete(eventId);
    entries.put(released.filter(({ eventId }) => entries.get(eventId) !== undefined));
    changed();
    resume();
  }

  return {
    applied: (events) =>
      events
        .filter(({ eventId }) => !takingBack.has(eventId))
        .map((event) => {
          const holdUntil = holding.get(event.eventId);
          return holdUntil === undefined ? event : { ...event, holdUntil };
        }),
    async takeBack(eventId) {
      const entry = heldEntry(eventId);
      if (entry === null) return false;
      await takeOut([entry], async () => {
        await remove([entry]);
        return true;
      });
      return true;
    },
    async takeBackRaise(eventId, begun) {
      const raise = heldEntry(eventId);
      if (raise === null) return null;
      const content = await takeOut(withDependents(entries.all(), eventId), () =>
        storage.takeBackRaise(raise.order, begun, clock.date),
      );
      if (content !== null) changed();
      return content;
    },
    async hold(eventIds, ms) {
      const holdUntil = clock.date() + ms;
      const held = eventIds.flatMap((eventId) =>
        heldEntry(eventId) === null
          ? []
          : withDependents(entries.all(), eventId).filter(
              (each) => heldEntry(each.eventId) !== null,
            ),
      );
      if (held.length === 0) return;
      // Changed in the list first, because the hold may end during the write.
      for (const { eventId } of held) holding.set(eventId, holdUntil);
      entries.put(held.map((entry) => ({ ...entry, holdUntil })));
      resume();
      try {
        await storage.hold(
          held.map(({ order }) => order),
          holdUntil,
        );
      } catch (error) {
        // The stored hold decides in all tabs, so a failed write must not extend it here.
        entries.put(held.filter(({ eventId }) => heldEntry(eventId) !== null));
        throw isQuotaExceeded(error) ? await storageRefusal(error) : error;
      } finally {
        // A later call may have extended the hold further.
        for (const { eventId } of held)
          if (holding.get(eventId) === holdUntil) holding.delete(eventId);
        changed();
        resume();
      }
    },
    entered(events) {
      void releaseOwn();
      own = events.filter(({ holdUntil }) => holdUntil !== undefined).map(({ eventId }) => eventId);
    },
    release: () => void releaseOwn(sendAtOnce),
  };
}
