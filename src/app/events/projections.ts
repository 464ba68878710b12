import type { Disposable, Environment } from 'relay-runtime';
import { applyRaised } from '../../sync/journal/applyEvent';
import type { Lists } from '../../sync/journal/lists';
import { applyPins } from '../../sync/journal/pins';
import { takeOutOfSight } from '../../sync/journal/records';
import type { OutboxEntry } from '../../sync/outbox/entry';
import type { EntryList } from '../../sync/outbox/entryList';
import type { Person } from '../../session/state';
import type { Projection } from './kind';
import { kindOf } from './kinds';

/**
 * Shows what is in the outbox as if the server had confirmed it. Relay runs each projection again on top of whatever data arrives, and one
 * does nothing any more once the event itself came from the server: no flicker between the answer and the end of the entry.
 */
export function projectEntries(environment: Environment, entries: EntryList, person: Person, lists: Lists, now: () => number): { close(): void } {
  const shown = new Map<string, { readonly entry: OutboxEntry; readonly update: Disposable }>();

  /** A snag that was raised here, and is not going to be sent: an answer of the device may have put it into lists. */
  function takeOut({ projectId, snagId }: OutboxEntry): void {
    environment.commitUpdate((store) => {
      if (store.get(snagId)?.getValue('number') === null) takeOutOfSight(store, lists, projectId, snagId);
    });
  }

  function sync(): void {
    const wanted = new Map(entries.all().filter(isShown).map((entry) => [entry.eventId, entry]));
    for (const [eventId, { entry, update }] of shown) {
      if (wanted.get(eventId)?.photo?.sha256 === entry.photo?.sha256 && wanted.has(eventId)) continue;
      update.dispose();
      shown.delete(eventId);
      if (entry.kind === 'raise' && !wanted.has(eventId)) takeOut(entry);
    }
    for (const [eventId, entry] of wanted) {
      if (!shown.has(eventId)) shown.set(eventId, { entry, update: show(entry) });
    }
  }

  /** On a list or a plan that was opened after the events: with any change of its data Relay runs all projections again, each once. */
  function showAgain(): void {
    if (shown.size > 0) environment.commitUpdate(() => undefined);
  }

  function show(event: OutboxEntry): Disposable {
    return environment.applyUpdate({
      storeUpdater(store) {
        showEntry({ store, event, person, lists, now });
      },
    });
  }

  const stops = [entries.subscribe(sync), lists.subscribe(showAgain)];
  sync();
  return {
    close() {
      for (const stop of stops) stop();
      for (const { update } of shown.values()) update.dispose();
      shown.clear();
    },
  };
}

/** What an entry makes of a store, which may have its event already. */
export function showEntry(projection: Projection): void {
  const { store, event, lists } = projection;
  const kind = kindOf(event);
  // The subscription may bring the event before the answer does.
  if (store.get(event.eventId)) return kind?.confirm?.({ store, event, lists });
  kind?.project(projection);
  const snag = store.get(event.snagId);
  // One without a number was raised here, and what is done to it decides which lists it is in.
  if (event.kind === 'raise' || snag?.getValue('number') === null) applyRaised(store, lists, event.snagId);
  else if (snag) applyPins(store, lists, snag);
}

/** A refused change is put back. A refused snag stays: it is nowhere else, and its photos wait with it. */
export function isShown(entry: OutboxEntry): boolean {
  return entry.refusal === undefined || entry.kind === 'raise';
}
