import { isKnown, type OutboxEntry } from '../../sync/outbox/entry';
import { listOf } from '../../domain/lists';
import { messages } from './messages';

/** The unsent entries of one snag, oldest first. */
export interface SnagGroup {
  readonly snagId: string;
  readonly projectCode: string;
  readonly entries: readonly [OutboxEntry, ...OutboxEntry[]];
}

/**
 * Entries grouped by snag, the one that has waited longest first. `also`: a further key to group
 * by.
 */
export function bySnag(
  entries: readonly OutboxEntry[],
  also: (entry: OutboxEntry) => string = () => '',
): SnagGroup[] {
  const groups = new Map<string, SnagGroup>();
  for (const entry of entries) {
    const key = `${entry.snagId} ${also(entry)}`;
    const { snagId, projectCode } = entry;
    const group = groups.get(key);
    groups.set(key, { snagId, projectCode, entries: group ? [...group.entries, entry] : [entry] });
  }
  return [...groups.values()];
}

/** For example “2 photos and 1 comment”. */
export function thingsOf(entries: readonly OutboxEntry[]): string {
  const counts = new Map<keyof typeof messages.things, number>();
  for (const entry of entries) {
    const kind = isKnown(entry) ? entry.kind : 'newer';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return listOf([...counts].map(([kind, count]) => messages.things[kind](count)));
}

/**
 * Why entries are not sent, each sentence once, with its snags; without snags if it applies to all.
 */
export function problemsOf(
  groups: readonly SnagGroup[],
): { sentence: string; snags: readonly SnagGroup[] }[] {
  const met = new Map<string, SnagGroup[]>();
  for (const group of groups) {
    for (const sentence of new Set(group.entries.flatMap(({ problem }) => problem?.message ?? [])))
      met.set(sentence, [...(met.get(sentence) ?? []), group]);
  }
  return [...met].map(([sentence, about]) => ({
    sentence,
    snags: about.length === groups.length ? [] : about,
  }));
}
