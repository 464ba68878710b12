import type { Outbox } from './createOutbox';
import type { EntryList } from './entryList';

/** The outbox for screens. While its code is still loading, calls wait for it. */
export interface DeferredOutbox extends Omit<Outbox, 'loaded' | 'wake' | 'close'> {
  readonly entries: EntryList;
}

export function createDeferredOutbox(entries: EntryList, outbox: () => Promise<Outbox>): DeferredOutbox {
  return {
    entries,
    add: async (...content) => (await outbox()).add(...content),
    raiseDraft: async (...content) => (await outbox()).raiseDraft(...content),
    tryAgain: async (eventId) => (await outbox()).tryAgain(eventId),
    discard: async (eventId) => (await outbox()).discard(eventId),
    takeBack: async (eventId) => (await outbox()).takeBack(eventId),
    takeBackRaise: async (...raise) => (await outbox()).takeBackRaise(...raise),
    hold: async (eventIds, ms) => (await outbox()).hold(eventIds, ms),
    markRead: async (eventIds) => (await outbox()).markRead(eventIds),
    bytes: async (photoId) => (await outbox()).bytes(photoId),
  };
}
