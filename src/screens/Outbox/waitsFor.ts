import { isBeingSent, type OutboxEntry } from '../../sync/outbox/entry';
import { words } from './messages';

/** Why an entry is not on the server yet. */
export type Wait = { readonly kind: 'sending' } | { readonly kind: 'waiting'; readonly sentence: string };

/** `ofSnag`: all entries of its snag, also those refused, oldest first. */
export function waitsFor(entry: OutboxEntry, ofSnag: readonly OutboxEntry[], { offline, now }: { offline: boolean; now: number }): Wait {
  if (isBeingSent(entry, offline)) return { kind: 'sending' };
  return { kind: 'waiting', sentence: reasonOf(entry, ofSnag, offline, now) };
}

function reasonOf(entry: OutboxEntry, ofSnag: readonly OutboxEntry[], offline: boolean, now: number): string {
  const { problem, photo, holdUntil = 0 } = entry;
  if (problem !== undefined) return problem.message;
  if (holdUntil > now) return words.waits.held;
  if (ofSnag.some(({ kind, state }) => kind === 'raise' && state === 'refused')) return words.waits.raise;
  if (photo?.sha256 === null) return words.waits.prepared;
  if (offline) return words.waits.line;
  // Entries of a snag are sent one after the other.
  return ofSnag.find(({ state }) => state !== 'refused') === entry ? words.waits.turn : words.waits.before;
}
