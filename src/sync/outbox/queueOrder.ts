import type { OutboxEntry } from './entry';

/**
 * The next event to send of each snag. Events of one snag are sent in the order of creation, those of different snags in parallel. After a
 * refused raise all events of its snag wait; any other refused event is skipped.
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

/** The event and those that depend on it: without its raise no event of a snag can be sent. */
export function withDependents(entries: readonly OutboxEntry[], eventId: string): OutboxEntry[] {
  const entry = entries.find((each) => each.eventId === eventId);
  if (entry === undefined) return [];
  return entry.kind === 'raise' ? entries.filter(({ snagId }) => snagId === entry.snagId) : [entry];
}
