import type { Outbox } from './createOutbox';
import { isKnown, type EntryList } from './entry';

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

/** What waits to be sent, another text whenever something else does; null while it is not known. */
export function unsentIn(entries: Pick<EntryList, 'all' | 'complete'>): string | null {
  const marks = entries.all().map(({ eventId, refusal }) => (refusal === undefined ? eventId : `${eventId} refused`));
  return entries.complete() ? marks.join() : null;
}

/** Whether words, which decide what is in lists, are about to be sent; photos come after them. */
export function isSendingWords(entries: Pick<EntryList, 'all'>): boolean {
  return entries.all().some((entry) => isKnown(entry) && entry.photo === undefined && entry.refusal === undefined && entry.failingSince === undefined);
}
