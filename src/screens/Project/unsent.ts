import { isKnown, type OutboxEntry } from '../../sync/outbox/entry';
import { region } from '../../ui/messages/region';
import { words } from './messages';

/** What of one snag is not on the server, oldest first. */
export interface SnagGroup {
  readonly snagId: string;
  readonly projectCode: string;
  readonly entries: readonly [OutboxEntry, ...OutboxEntry[]];
}

/** The snag that has waited longest first. `also` keeps entries of one snag apart that differ in it. */
export function bySnag(entries: readonly OutboxEntry[], also: (entry: OutboxEntry) => string = () => ''): SnagGroup[] {
  const groups = new Map<string, SnagGroup>();
  for (const entry of entries) {
    const key = `${entry.snagId} ${also(entry)}`;
    const { snagId, projectCode } = entry;
    const group = groups.get(key);
    groups.set(key, { snagId, projectCode, entries: group ? [...group.entries, entry] : [entry] });
  }
  return [...groups.values()];
}

/** As in “2 photos and 1 comment”. */
export function thingsOf(entries: readonly OutboxEntry[]): string {
  const counts = new Map<keyof typeof words.signal.things, number>();
  for (const entry of entries) {
    const kind = isKnown(entry) ? entry.kind : 'newer';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return new Intl.ListFormat(region()).format([...counts].map(([kind, count]) => words.signal.things[kind](count)));
}

/** Why things wait, each sentence once, with the snags that it is about; none where it is about all of them. */
export function problemsOf(groups: readonly SnagGroup[]): { sentence: string; snags: readonly SnagGroup[] }[] {
  const met = new Map<string, SnagGroup[]>();
  for (const group of groups) {
    for (const sentence of new Set(group.entries.flatMap(({ problem }) => problem?.message ?? []))) met.set(sentence, [...(met.get(sentence) ?? []), group]);
  }
  return [...met].map(([sentence, about]) => ({ sentence, snags: about.length === groups.length ? [] : about }));
}
