import type { RecordSourceProxy } from 'relay-runtime';
import type { Lists } from './lists';
import { applyPins } from './pins';
import { addToHistory, addToPhotos, putOnTop, takeFromPhotos, takeOutOfSight } from './records';

/** An event whose data is in the store already. */
export interface AppliedEvent {
  readonly projectId: string;
  readonly eventId: string | null;
  readonly snagId: string | null;
  readonly goneSnagId: string | null;
}

/**
 * Puts an event where directives cannot: the ids of the snag's own lists are known only from the answer. Fields need nothing, Relay has
 * normalised them. Applying an event twice changes nothing, because it comes with the answer and with the subscription.
 */
export function applyEvent(store: RecordSourceProxy, lists: Lists, { projectId, eventId, snagId, goneSnagId }: AppliedEvent): void {
  if (goneSnagId !== null) takeOutOfSight(store, lists, projectId, goneSnagId);
  const event = eventId === null ? null : store.get(eventId);
  const snag = snagId === null ? null : store.get(snagId);
  if (!event || !snag) return;
  addToHistory(store, snag, event);
  const photo = event.getLinkedRecord('photo');
  if (photo && event.getValue('kind') === 'PHOTO_ADDED') addToPhotos(snag, photo);
  if (photo && event.getValue('kind') === 'PHOTO_REMOVED') takeFromPhotos(snag, photo.getDataID());
  applyPins(store, lists, snag);
}

/** A snag raised on this device stays on top of the list in front of the person until the server has said where it belongs. */
export function applyRaised(store: RecordSourceProxy, lists: Lists, snagId: string): void {
  const snag = store.get(snagId);
  if (!snag) return;
  putOnTop(store, lists, snag);
  applyPins(store, lists, snag, true);
}
