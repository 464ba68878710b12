import { ConnectionHandler, type Environment, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { isRecord } from '../../session/state';
import type { Lists } from './lists';
import { takePins } from './pins';

/** The key of the one connection that shows a snag's history. */
export const historyKey = 'SnagHistory_history';

export function historyOf(snag: RecordProxy): RecordProxy | null {
  return ConnectionHandler.getConnection(snag, historyKey) ?? null;
}

/** At the end of the history, if its end is loaded and the event is not there yet. */
export function addToHistory(store: RecordSourceProxy, snag: RecordProxy, event: RecordProxy): void {
  const history = historyOf(snag);
  if (history === null || history.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true || has(history, event)) return;
  ConnectionHandler.insertEdgeAfter(history, ConnectionHandler.createEdge(store, history, event, 'EventEdge'));
}

/** Behind the photos that are loaded. */
export function addToPhotos(snag: RecordProxy, photo: RecordProxy): boolean {
  const photos = snag.getLinkedRecords('photos');
  if (photos?.some((each) => each?.getDataID() === photo.getDataID())) return false;
  if (photos) snag.setLinkedRecords([...photos, photo], 'photos');
  return true;
}

/** How many photos of a snag are loaded, what waits on this device among them. */
export function photosOf(environment: Environment, snagId: string): number {
  const photos: unknown = environment.getStore().getSource().get(snagId)?.['photos'];
  const refs = isRecord(photos) ? photos['__refs'] : null; // how Relay keeps links
  return Array.isArray(refs) ? refs.length : 0;
}

export function takeFromPhotos(snag: RecordProxy, photoId: string): boolean {
  const photos = snag.getLinkedRecords('photos');
  const left = photos?.filter((each) => each?.getDataID() !== photoId);
  if (!photos || !left || left.length === photos.length) return false;
  snag.setLinkedRecords(left, 'photos');
  return true;
}

export function putOnTop(store: RecordSourceProxy, lists: Lists, snag: RecordProxy): void {
  for (const id of lists.ids()) {
    const list = store.get(id);
    if (!list || has(list, snag) || !takes(lists.planOf(id), snag)) continue;
    ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, snag, 'SnagEdge'));
  }
}

/**
 * Out of the lists on the screen and out of the store: a screen that shows the snag finds nothing. Lists that are not on the screen may still
 * point to it, so nothing of the project is shown again before the server was asked.
 */
export function takeOutOfSight(store: RecordSourceProxy, lists: Lists, projectId: string, snagId: string): void {
  for (const id of lists.ids()) {
    const list = store.get(id);
    if (list) ConnectionHandler.deleteNode(list, snagId);
  }
  const snag = store.get(snagId);
  if (snag) takePins(store, lists, snag);
  store.delete(snagId);
  store.get(projectId)?.invalidateRecord();
}

function has(connection: RecordProxy, node: RecordProxy): boolean {
  return connection.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === node.getDataID()) ?? false;
}

/** The list beside a plan is of the snags with their pin on it. */
function takes(planCode: string | null, snag: RecordProxy): boolean {
  return planCode === null || snag.getLinkedRecord('pin')?.getLinkedRecord('plan')?.getValue('code') === planCode;
}
