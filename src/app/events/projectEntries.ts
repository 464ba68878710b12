import type { Disposable, Environment, RecordSourceProxy } from 'relay-runtime';
import type { Person } from '../../session/state';
import { applyPins, putOnTop, takeOutOfSight } from '../../sync/journal/applyEvent';
import { createLists, type Lists } from '../../sync/journal/journal';
import type { EntryList, OutboxEntry } from '../../sync/outbox/entry';
import { type Base, createIsolated, type IsolatedChange } from './isolated';
import { bySnag, isShown, showSame } from '../../sync/replica/pendingOf';
import { showEntry } from './kinds';

/** The entries of one snag, in the order of creation, and what they change in the store. */
interface Group {
  readonly snagId: string;
  readonly entries: readonly OutboxEntry[];
  /** Null until it is worked out. */
  change: { readonly quarter: number; readonly of: IsolatedChange } | null;
}

/**
 * In all time zones a day begins with a quarter of an hour. What is overdue changes with the day.
 */
const quarterMs = 15 * 60_000;

/**
 * Shows what is in the outbox as if the server had confirmed it. Relay asks for all of it again on
 * top of whatever data arrives, so what the entries of a snag change is worked out only when one of
 * them, or something that they depend on, has changed. Nothing is shown of an event that is in the
 * store itself, so that nothing flickers between the answer and the end of the entry. `told`: the
 * store's data without projections.
 */
export function projectEntries(
  environment: Environment,
  entries: EntryList,
  person: Person,
  lists: Lists,
  now: () => number,
  told: Base = environment.getStore().getSource(),
  live: {
    codeOf(projectId: string): string | null;
    subscribe(listener: () => void): () => void;
  } = { codeOf: () => null, subscribe: () => () => undefined },
): { close(): void } {
  const isolated = createIsolated();
  const noLists = createLists();
  let groups: readonly Group[] = [];
  let updates: Disposable[] = [];

  function changeOf(group: Group): IsolatedChange {
    const quarter = Math.floor(now() / quarterMs);
    const { change } = group;
    if (change !== null && change.quarter === quarter && change.of.holdsFor(told)) return change.of;
    const of = isolated(told, (store) => {
      for (const event of group.entries) showEntry({ store, event, person, lists: noLists, now });
    });
    group.change = { quarter, of };
    return of;
  }

  function show(store: RecordSourceProxy, shown: readonly Group[]): void {
    for (const group of shown) changeOf(group).putInto(store);
    const snags = shown.flatMap(({ snagId, entries: own }) => {
      const snag = store.get(snagId);
      // A snag without a number was raised here, and what is done to it decides which lists it is
      // in.
      return snag
        ? [
            {
              snag,
              raised: own.some(({ kind }) => kind === 'raise') || snag.getValue('number') === null,
            },
          ]
        : [];
    });
    putOnTop(
      store,
      lists,
      snags.flatMap(({ snag, raised }) => (raised ? [snag] : [])),
    );
    for (const { snag, raised } of snags) applyPins(store, lists, snag, raised);
  }

  /** Relay runs the updates again on any change of its data. */
  function showAgain(): void {
    if (groups.length > 0) environment.commitUpdate(() => undefined);
  }

  /** Shows groups that come after all others without showing those again. */
  function showMore(more: readonly Group[]): void {
    let isFirst = true;
    updates.push(
      environment.applyUpdate({
        storeUpdater(store) {
          // Later the first update shows them.
          if (isFirst) show(store, more);
          isFirst = false;
        },
      }),
    );
  }

  function hideAll(): void {
    for (const update of updates) update.dispose();
    updates = [];
  }

  /**
   * Removes a snag that was raised here and will not be sent: an answer of the device may have put
   * it into lists.
   */
  function takeOut({ projectId, snagId }: OutboxEntry): void {
    environment.commitUpdate((store) => {
      if (store.get(snagId)?.getValue('number') === null)
        takeOutOfSight(store, lists, projectId, snagId);
    });
  }

  function sync(): void {
    const before = groups;
    groups = groupsOf(
      entries.all().filter((entry) => isShown(entry) && live.codeOf(entry.projectId) === null),
      before,
    );
    const changed = groups.filter((group) => !before.includes(group));
    if (changed.length === 0 && groups.length === before.length) return;
    if (groups.length === 0) hideAll();
    else if (updates.length === 0)
      updates.push(environment.applyUpdate({ storeUpdater: (store) => show(store, groups) }));
    else if (before.every((group, index) => group === groups[index])) showMore(changed);
    else showAgain();
    const left = new Set(groups.flatMap((group) => group.entries.map(({ eventId }) => eventId)));
    for (const entry of before.flatMap((group) => group.entries))
      if (entry.kind === 'raise' && !left.has(entry.eventId)) takeOut(entry);
  }

  const stops = [entries.subscribe(sync), live.subscribe(sync), lists.subscribe(showAgain)];
  sync();
  return {
    close() {
      for (const stop of stops) stop();
      groups = [];
      hideAll();
    },
  };
}

/**
 * One group for each snag, in the order of their first entries. A group whose entries have not
 * changed is the one of before.
 */
function groupsOf(entries: readonly OutboxEntry[], before: readonly Group[]): readonly Group[] {
  const known = new Map(before.map((group) => [group.snagId, group]));
  return [...bySnag(entries)].map(([snagId, own]) => {
    const group = known.get(snagId);
    return group !== undefined && showSame(group.entries, own)
      ? group
      : { snagId, entries: own, change: null };
  });
}
