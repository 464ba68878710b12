import { ConnectionHandler, type Environment, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { statusesOf } from '../../../rules/lists';
import { isRecord } from '../../session/state';
import type { ListKind, Lists } from './lists';
import { takePins } from './pins';

/** The Relay connection key of a snag's history. */
export const historyKey = 'SnagHistory_history';

export function historyOf(snag: RecordProxy): RecordProxy | null {
  return ConnectionHandler.getConnection(snag, historyKey) ?? null;
}

/** Appends an event to the history, if its end is loaded and the event is not in it yet. */
export function addToHistory(store: RecordSourceProxy, snag: RecordProxy, event: RecordProxy): void {
  const history = historyOf(snag);
  if (history === null || history.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true || contains(history, event)) return;
  ConnectionHandler.insertEdgeAfter(history, ConnectionHandler.createEdge(store, history, event, 'EventEdge'));
}

/** Appends a photo; returns whether it was not there yet. */
export function addToPhotos(snag: RecordProxy, photo: RecordProxy): boolean {
  const photos = snag.getLinkedRecords('photos');
  if (photos?.some((each) => each?.getDataID() === photo.getDataID())) return false;
  if (photos) snag.setLinkedRecords([...photos, photo], 'photos');
  return true;
}

/** Number of photos of a snag in the store, those in the outbox included. */
export function photosOf(environment: Environment, snagId: string): number {
  const photos: unknown = environment.getStore().getSource().get(snagId)?.['photos'];
  const refs = isRecord(photos) ? photos['__refs'] : null; // how Relay keeps links
  return Array.isArray(refs) ? refs.length : 0;
}

/** How much is new to the person in a project, as the server has told this page; 0 if it has not. */
export function newlyWaitingIn(environment: Environment, projectId: string): number {
  return Number(environment.getStore().getSource().get(projectId)?.['newlyWaiting'] ?? 0);
}

export function takeFromPhotos(snag: RecordProxy, photoId: string): boolean {
  const photos = snag.getLinkedRecords('photos');
  const left = photos?.filter((each) => each?.getDataID() !== photoId);
  if (!photos || !left || left.length === photos.length) return false;
  snag.setLinkedRecords(left, 'photos');
  return true;
}

/** Puts a snag that was raised here on top of the lists of its status; from the others it goes again, until it has a number and the server tells. */
export function putOnTop(store: RecordSourceProxy, lists: Lists, snag: RecordProxy): void {
  for (const id of lists.ids()) {
    const list = store.get(id);
    const { decided } = lists.kindOf(id);
    if (!list || decided?.() === true) continue;
    const isThere = contains(list, snag);
    const belongs = belongsTo(lists.kindOf(id), snag);
    if (belongs && !isThere) ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, snag, 'SnagEdge'));
    if (!belongs && isThere && snag.getValue('number') === null) ConnectionHandler.deleteNode(list, snag.getDataID());
  }
}

/**
 * Removes a snag from the lists on the screen and from the store. Lists that are not on the screen may still
 * refer to it, so the project's record is invalidated and its queries are refetched when they are shown again.
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

function contains(list: RecordProxy, node: RecordProxy): boolean {
  return list.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === node.getDataID()) ?? false;
}

/** Whether a snag belongs to a list, as far as its status says; that of a plan holds the snags with their pin on it. */
function belongsTo({ planCode, chip }: ListKind, snag: RecordProxy): boolean {
  const status = snag.getValue('status');
  return statusesOf(chip).some((each) => each === status) && (planCode === null || snag.getLinkedRecord('pin')?.getLinkedRecord('plan')?.getValue('code') === planCode);
}
