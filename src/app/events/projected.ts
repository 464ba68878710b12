import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { addToHistory } from '../../sync/journal/records';
import type { EventFields, StoredEvent } from '../../sync/outbox/entry';
import type { DrawnShape } from '../../domain/photo';
import type { Projection } from './kind';

// Pieces of optimistic records. A link to something the store has never seen is left as it is: only what is certain is shown.

export function userRecord({ store, person }: Pick<Projection, 'store' | 'person'>): RecordProxy {
  const known = store.get(person.id);
  if (known) return known;
  const user = store.create(person.id, 'User');
  user.setValue(person.id, 'id');
  user.setValue(person.name, 'name');
  return user;
}

/** Sets or clears a link by the id the person chose. */
export function link(store: RecordSourceProxy, record: RecordProxy, field: string, id: EventFields[string] | undefined): void {
  if (id === undefined) return;
  if (typeof id !== 'string') {
    record.setValue(null, field);
    return;
  }
  const target = store.get(id);
  if (target) record.setLinkedRecord(target, field);
}

/** Sets or clears the pin. Only a plan the store knows can show it; the picture of its spot the server makes. */
export function setPin(store: RecordSourceProxy, snag: RecordProxy, pin: EventFields[string] | undefined): void {
  if (pin === undefined) return;
  if (typeof pin !== 'object' || pin === null || !('revisionId' in pin)) {
    snag.setValue(null, 'pin');
    return;
  }
  const revision = store.get(pin.revisionId);
  const plan = revision?.getLinkedRecord('plan');
  if (!revision || !plan) return;
  // What this device has not seen of the drawing is not there yet, and nothing that a page would have to wait for.
  for (const field of ['progress', 'failure', 'aligned']) if (revision.getValue(field) === undefined) revision.setValue(null, field);
  for (const size of ['SMALL', 'MEDIUM']) if (revision.getValue('overviewUrl', { size }) === undefined) revision.setValue(null, 'overviewUrl', { size });
  const id = `client:${snag.getDataID()}:pin`;
  const record = store.get(id) ?? store.create(id, 'Pin');
  record.setLinkedRecord(plan, 'plan');
  record.setLinkedRecord(revision, 'revision');
  // Rows hold the pin on the revision on which it was set.
  record.setLinkedRecord(revision, 'setOn');
  record.setValue(pin.x, 'setX');
  record.setValue(pin.y, 'setY');
  record.setValue(pin.x, 'x');
  record.setValue(pin.y, 'y');
  record.setValue(null, 'extractUrl');
  snag.setLinkedRecord(record, 'pin');
}

interface EventMore {
  readonly comment?: string | null;
  readonly reason?: string | null;
  readonly photo?: RecordProxy;
  readonly shapes?: readonly DrawnShape[];
  readonly change?: { readonly field: string; readonly from: string | null; readonly to: string | null };
  readonly editableUntil?: number;
  readonly withoutEffect?: boolean;
  /** The comment that an edit is about. */
  readonly edited?: RecordProxy;
}

/** The event in the snag's history, with a photo if it is about one. */
export function addEvent(projection: Projection, snag: RecordProxy, kind: string, more: EventMore = {}): void {
  const { store, event } = projection;
  const record = store.create(event.eventId, 'Event');
  record.setValue(event.eventId, 'id');
  record.setValue(kind, 'kind');
  record.setLinkedRecord(userRecord(projection), 'actor');
  record.setLinkedRecord(snag, 'snag');
  record.setLinkedRecords(more.change ? [changeRecord(store, event.eventId, more.change)] : [], 'changes');
  record.setValue(more.comment ?? null, 'comment');
  record.setValue(more.reason ?? null, 'reason');
  if (more.photo) record.setLinkedRecord(more.photo, 'photo');
  else record.setValue(null, 'photo');
  if (more.shapes) setShapes(store, record, more.shapes);
  else record.setValue(null, 'shapes');
  record.setValue(null, 'editedAt');
  record.setValue(more.editableUntil ?? null, 'editableUntil');
  if (more.edited) record.setLinkedRecord(more.edited, 'edited');
  else record.setValue(null, 'edited');
  record.setValue(more.withoutEffect === true, 'withoutEffect');
  record.setValue(false, 'redacted');
  record.setValue(false, 'mayErase');
  record.setLinkedRecords([], 'erased');
  record.setValue(null, 'erasedPhotoId');
  record.setValue(event.occurredAt, 'occurredAt');
  record.setValue(event.occurredAt, 'recordedAt');
  // What lists search and sort by.
  const comments: unknown = snag.getValue('comments');
  if (Array.isArray(comments) && more.comment) snag.setValue([...comments.map(String), more.comment], 'comments');
  snag.setValue(event.occurredAt, 'changedAt');
  addToHistory(store, snag, record);
}

function changeRecord(store: RecordSourceProxy, eventId: string, { field, from, to }: NonNullable<EventMore['change']>): RecordProxy {
  const record = store.create(`client:${eventId}:change`, 'Change');
  record.setValue(field, 'field');
  record.setValue(from, 'from');
  record.setValue(to, 'to');
  record.setValue(false, 'lost');
  return record;
}

/** What is drawn on a photo, or was with an event. */
export function setShapes(store: RecordSourceProxy, record: RecordProxy, shapes: readonly DrawnShape[]): void {
  const records = shapes.map((shape, index) => {
    const id = `client:${record.getDataID()}:drawn:${index}`;
    const drawn = store.get(id) ?? store.create(id, 'Shape');
    for (const [field, value] of Object.entries(shape)) drawn.setValue(value, field);
    return drawn;
  });
  record.setLinkedRecords(records, 'shapes');
}

/** A photo without pictures: those on this device are found by its id. */
export function photoRecord(projection: Projection): RecordProxy | null {
  const { store, event } = projection;
  const { photo, fields } = event;
  if (photo === undefined) return null;
  const record = store.get(photo.photoId) ?? store.create(photo.photoId, 'Photo');
  record.setValue(photo.photoId, 'id');
  record.setValue(text(fields['kind']) ?? 'DEFECT', 'kind');
  record.setValue('QUEUED', 'state');
  record.setValue(photo.width, 'width');
  record.setValue(photo.height, 'height');
  record.setValue(null, 'thumbHash');
  for (const size of ['SMALL', 'MEDIUM', 'LARGE']) record.setValue(null, 'url', { size });
  record.setValue(null, 'originalUrl');
  record.setValue(text(fields['caption']) ?? '', 'caption');
  record.setLinkedRecords([], 'shapes');
  record.setLinkedRecord(userRecord(projection), 'by');
  record.setValue(photo.takenAt, 'takenAt');
  record.setValue(null, 'camera');
  return record;
}

export function snagOf({ store, event }: { store: RecordSourceProxy; event: StoredEvent }): RecordProxy | null {
  return store.get(event.snagId) ?? null;
}

export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Adds to a count, if the store has one. */
export function addTo(record: RecordProxy, field: string, more: 1 | -1): void {
  const value = record.getValue(field);
  if (typeof value === 'number') record.setValue(Math.max(0, value + more), field);
}
