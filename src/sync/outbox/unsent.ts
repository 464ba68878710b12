import { isKnown } from './entry';
import type { EntryList } from './entryList';

/** What waits to be sent, another text whenever something else does; null while it is not known. */
export function unsentIn(entries: Pick<EntryList, 'all' | 'complete'>): string | null {
  const marks = entries.all().map(({ eventId, refusal }) => (refusal === undefined ? eventId : `${eventId} refused`));
  return entries.complete() ? marks.join() : null;
}

/** Whether words, which decide what is in lists, are about to be sent; photos come after them. */
export function isSendingWords(entries: Pick<EntryList, 'all'>): boolean {
  return entries.all().some((entry) => isKnown(entry) && entry.photo === undefined && entry.refusal === undefined && entry.failingSince === undefined);
}
