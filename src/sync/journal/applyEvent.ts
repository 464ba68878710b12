import {
  ConnectionHandler,
  type Environment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import { byStatus, statusesOf } from '../../../rules/lists';
import { inParts } from '../../../rules/pins';
import { isRecord } from '../../session/state';
import type { ListKind, Lists, Sheet, SheetFilter } from './journal';

// What an event changes in Relay's store besides the fields of its snag: the history, the photos,
// the lists and the pins.

/** An event whose data is in the store already. */
export interface AppliedEvent {
  readonly projectId: string;
  readonly eventId: string | null;
  readonly snagId: string | null;
  readonly goneSnagId: string | null;
}

/**
 * Adds an event to the history, the photos and the pins of its snag. Not done with directives,
 * because the ids of those lists are known only from the answer. Relay itself normalises the
 * fields. Applying an event twice changes nothing: it comes with the answer and with the
 * subscription.
 */
export function applyEvent(
  store: RecordSourceProxy,
  lists: Lists,
  { projectId, eventId, snagId, goneSnagId }: AppliedEvent,
): void {
  if (goneSnagId !== null) takeOutOfSight(store, lists, projectId, goneSnagId);
  const event = eventId === null ? null : store.get(eventId);
  const snag = snagId === null ? null : store.get(snagId);
  // A person was erased: what named them is read anew wherever it is shown again.
  if (snagId === null && event?.getValue('kind') === 'REDACTED')
    store.get(projectId)?.invalidateRecord();
  if (!event || !snag) return;
  addToHistory(store, snag, event);
  const photo = event.getLinkedRecord('photo');
  if (photo && event.getValue('kind') === 'PHOTO_ADDED') addToPhotos(snag, photo);
  if (photo && event.getValue('kind') === 'PHOTO_REMOVED') takeFromPhotos(snag, photo.getDataID());
  const erasedPhotoId = event.getValue('erasedPhotoId');
  if (typeof erasedPhotoId === 'string') takeFromPhotos(snag, erasedPhotoId);
  applyPins(store, lists, snag);
}

/**
 * Puts a snag raised on this device on top of the lists on the screen, until the server has told
 * its position.
 */
export function applyRaised(store: RecordSourceProxy, lists: Lists, snagId: string): void {
  const snag = store.get(snagId);
  if (!snag) return;
  putOnTop(store, lists, [snag]);
  applyPins(store, lists, snag, true);
}

/** The Relay connection key of a snag's history. */
export const historyKey = 'SnagHistory_history';

export function historyOf(snag: RecordProxy): RecordProxy | null {
  return ConnectionHandler.getConnection(snag, historyKey) ?? null;
}

/** Appends an event to the history, if its end is loaded and the event is not in it yet. */
export function addToHistory(
  store: RecordSourceProxy,
  snag: RecordProxy,
  event: RecordProxy,
): void {
  const history = historyOf(snag);
  if (
    history === null ||
    history.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true ||
    contains(history, event)
  )
    return;
  ConnectionHandler.insertEdgeAfter(
    history,
    ConnectionHandler.createEdge(store, history, event, 'EventEdge'),
  );
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
  // Relay stores the ids of a linked list under this key
  const refs = isRecord(photos) ? photos['__refs'] : null;
  return Array.isArray(refs) ? refs.length : 0;
}

export function takeFromPhotos(snag: RecordProxy, photoId: string): boolean {
  const photos = snag.getLinkedRecords('photos');
  const left = photos?.filter((each) => each?.getDataID() !== photoId);
  if (!photos || !left || left.length === photos.length) return false;
  snag.setLinkedRecords(left, 'photos');
  return true;
}

/**
 * Puts snags that were raised here on top of the lists of their status, the last one first, and
 * removes them from the others. Once they have a number, the server says in which lists they are.
 */
export function putOnTop(
  store: RecordSourceProxy,
  lists: Lists,
  snags: readonly RecordProxy[],
): void {
  if (snags.length === 0) return;
  for (const id of lists.ids()) {
    const list = store.get(id);
    const { decided } = lists.kindOf(id);
    if (!list || decided?.() === true) continue;
    const edges = list.getLinkedRecords('edges') ?? [];
    const there = new Set(edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID()));
    const [inside, outside] = [
      snags.filter((snag) => belongsTo(lists.kindOf(id), snag)),
      snags.filter((snag) => !belongsTo(lists.kindOf(id), snag)),
    ];
    const more = inside
      .filter((snag) => !there.has(snag.getDataID()))
      .map((snag) => ConnectionHandler.createEdge(store, list, snag, 'SnagEdge'));
    if (more.length > 0) list.setLinkedRecords([...more.reverse(), ...edges], 'edges');
    for (const snag of outside)
      if (there.has(snag.getDataID()) && snag.getValue('number') === null)
        ConnectionHandler.deleteNode(list, snag.getDataID());
  }
}

/**
 * Removes a snag from the lists on the screen and from the store. Lists that are not on the screen
 * may still refer to it, so the project's record is invalidated and its queries are refetched when
 * they are shown again.
 */
export function takeOutOfSight(
  store: RecordSourceProxy,
  lists: Lists,
  projectId: string,
  snagId: string,
): void {
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
  return (
    list
      .getLinkedRecords('edges')
      ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === node.getDataID()) ?? false
  );
}

/**
 * Whether a snag belongs to a list, judged by its status and, for the list of a plan, by its pin.
 */
function belongsTo({ planCode, chip }: ListKind, snag: RecordProxy): boolean {
  const status = snag.getValue('status');
  return (
    statusesOf(chip).some((each) => each === status) &&
    (planCode === null ||
      snag.getLinkedRecord('pin')?.getLinkedRecord('plan')?.getValue('code') === planCode)
  );
}

/** Pins as the server sends them: the entries at index n of all lists are one pin. */
export interface PinColumns {
  readonly numbers: readonly number[];
  /** Ten-thousandths of the sheet. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly statuses: readonly string[];
  readonly locationIds: readonly string[];
  /** Index into `locationIds`, or -1. */
  readonly places: readonly number[];
}

/** A snag's data for its pin, after an event. */
export interface PinChange {
  readonly number: number;
  readonly status: string;
  readonly locationId: string | null;
  /** Ten-thousandths; `elsewhere`: not on this plan; `unknown`: on a revision that is not shown. */
  readonly at: { readonly x: number; readonly y: number } | 'elsewhere' | 'unknown';
  /** Whether the snag is to be added if it is not among the pins. */
  readonly belongs: boolean;
}

/** The columns after a change; the same ones if it changes nothing. */
export function withSnag(
  columns: PinColumns,
  { number, status, locationId, at, belongs }: PinChange,
): PinColumns {
  const index = columns.numbers.indexOf(number);
  if (at === 'elsewhere') return index < 0 ? columns : without(columns, index);
  if (index < 0 && (!belongs || at === 'unknown')) return columns;
  const x = at === 'unknown' ? columns.xs[index] : at.x;
  const y = at === 'unknown' ? columns.ys[index] : at.y;
  if (x === undefined || y === undefined) return columns;
  const { locationIds, locationIndex } = locationIndexOf(columns, locationId);
  const same =
    columns.xs[index] === x &&
    columns.ys[index] === y &&
    columns.statuses[index] === status &&
    columns.places[index] === locationIndex;
  if (same) return columns;
  // New ones come first: newest first.
  const put = <T>(list: readonly T[], value: T): readonly T[] =>
    index < 0 ? [value, ...list] : list.with(index, value);
  return {
    numbers: put(columns.numbers, number),
    xs: put(columns.xs, x),
    ys: put(columns.ys, y),
    statuses: put(columns.statuses, status),
    locationIds,
    places: put(columns.places, locationIndex),
  };
}

/**
 * Updates the pin of a numbered snag on the plans on the screen. `own`: raised on this device, so
 * it is shown whatever the filter.
 */
export function applyPins(
  store: RecordSourceProxy,
  lists: Pick<Lists, 'sheets'>,
  snag: RecordProxy,
  own = false,
): void {
  const number = snag.getValue('number');
  const status = snag.getValue('status');
  if (typeof number !== 'number' || typeof status !== 'string') return;
  const locationId = snag.getLinkedRecord('location')?.getDataID() ?? null;
  for (const sheet of lists.sheets()) {
    change(store, sheet, {
      number,
      status,
      locationId,
      at: spotOn(sheet, snag),
      belongs: own || passesFilter(sheet.filter, status),
    });
  }
}

/** Removes a snag's pin from the plans on the screen. */
export function takePins(
  store: RecordSourceProxy,
  lists: Pick<Lists, 'sheets'>,
  snag: RecordProxy,
): void {
  const number = snag.getValue('number');
  if (typeof number !== 'number') return;
  for (const sheet of lists.sheets())
    change(store, sheet, { number, status: '', locationId: null, at: 'elsewhere', belongs: false });
}

function change(store: RecordSourceProxy, { pinsId }: Sheet, change: PinChange): void {
  const record = store.get(pinsId);
  if (!record) return;
  const before = columnsOf(record);
  const after = withSnag(before, change);
  if (after === before) return;
  for (const column of ['numbers', 'xs', 'ys', 'statuses', 'locationIds', 'places'] as const)
    record.setValue([...after[column]], column);
}

function spotOn({ planId, revisionId }: Sheet, snag: RecordProxy): PinChange['at'] {
  const pin = snag.getLinkedRecord('pin');
  // Undefined: the pin is not in the store.
  if (pin === undefined) return 'unknown';
  const [x, y] = [pin?.getValue('x'), pin?.getValue('y')];
  if (
    pin?.getLinkedRecord('plan')?.getDataID() !== planId ||
    typeof x !== 'number' ||
    typeof y !== 'number'
  )
    return 'elsewhere';
  if (pin.getLinkedRecord('revision')?.getDataID() !== revisionId) return 'unknown';
  return { x: inParts(x), y: inParts(y) };
}

/**
 * Whether a snag matches the filter, if its status alone decides that; otherwise false, until the
 * list has been fetched again shortly after.
 */
function passesFilter(
  { chip, planCode: _here, ...narrowings }: SheetFilter,
  status: string,
): boolean {
  if (Object.values(narrowings).some((value) => value != null)) return false;
  return byStatus(chip ?? 'ALL')?.some((each) => each === status) ?? false;
}

function locationIndexOf(
  { locationIds }: PinColumns,
  locationId: string | null,
): { locationIds: readonly string[]; locationIndex: number } {
  if (locationId === null) return { locationIds, locationIndex: -1 };
  const known = locationIds.indexOf(locationId);
  return known < 0
    ? { locationIds: [...locationIds, locationId], locationIndex: locationIds.length }
    : { locationIds, locationIndex: known };
}

function without(columns: PinColumns, index: number): PinColumns {
  const cut = <T>(list: readonly T[]): readonly T[] => list.toSpliced(index, 1);
  const { numbers, xs, ys, statuses, locationIds, places } = columns;
  return {
    numbers: cut(numbers),
    xs: cut(xs),
    ys: cut(ys),
    statuses: cut(statuses),
    locationIds,
    places: cut(places),
  };
}

function columnsOf(record: RecordProxy): PinColumns {
  return {
    numbers: list(record, 'numbers').map(Number),
    xs: list(record, 'xs').map(Number),
    ys: list(record, 'ys').map(Number),
    statuses: list(record, 'statuses').map(String),
    locationIds: list(record, 'locationIds').map(String),
    places: list(record, 'places').map(Number),
  };
}

function list(record: RecordProxy, column: string): readonly unknown[] {
  const value: unknown = record.getValue(column);
  return Array.isArray(value) ? value : [];
}
