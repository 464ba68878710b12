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
 * Adds an event to the history, the photos and the pins of its snag. Not done with directives, because the ids of those lists are known only
 * from the answer. Relay itself normalises the fields. Applying an event twice changes nothing: it comes with the answer and with the subscription.
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
  const erasedPhotoId = event.getValue('erasedPhotoId');
  if (typeof erasedPhotoId === 'string') takeFromPhotos(snag, erasedPhotoId);
  applyPins(store, lists, snag);
}

/** Puts a snag raised on this device on top of the lists on the screen, until the server has told its position. */
export function applyRaised(store: RecordSourceProxy, lists: Lists, snagId: string): void {
  const snag = store.get(snagId);
  if (!snag) return;
  putOnTop(store, lists, snag);
  applyPins(store, lists, snag, true);
}
