import type { OutboxEntry } from './entry';

/**
 * The event of each snag that may go next. Events of one snag go in the order they were made, different snags side by side. Behind a
 * refused raise everything of its snag waits; any other refused event is stepped over.
 */
export function nextOfEachSnag(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const settled = new Set<string>();
  const next: OutboxEntry[] = [];
  for (const entry of entries) {
    if (settled.has(entry.snagId)) continue;
    if (entry.refusal !== undefined && entry.kind !== 'raise') continue;
    settled.add(entry.snagId);
    if (entry.refusal === undefined) next.push(entry);
  }
  return next;
}

/** The event and all that cannot be without it: nothing of a snag that will never be raised can be sent. */
export function withDependents(entries: readonly OutboxEntry[], eventId: string): OutboxEntry[] {
  const entry = entries.find((each) => each.eventId === eventId);
  if (entry === undefined) return [];
  return entry.kind === 'raise' ? entries.filter(({ snagId }) => snagId === entry.snagId) : [entry];
}
