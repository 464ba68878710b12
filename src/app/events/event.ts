import { useCallback } from 'react';
import type { Environment, GraphQLTaggedNode, RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { DrawnShape } from '../../domain/photo';
import type { Person } from '../../session/state';
import { addToHistory } from '../../sync/journal/applyEvent';
import type { Lists } from '../../sync/journal/journal';
import type { EventFields, NewEvent, StoredEvent } from '../../sync/outbox/entry';
import { useProject, useSession, useUserSession } from '../context';
import { useStamp } from '../forms';

// What all kinds of events share: how one is described, made and shown.

export interface Projection {
  readonly store: RecordSourceProxy;
  readonly event: StoredEvent;
  readonly person: Person;
  readonly lists: Lists;
  /** Epoch ms. */
  readonly now: () => number;
}

/** How events of one kind are sent, and how they are shown before the server has answered. */
export interface Kind {
  readonly mutation: GraphQLTaggedNode;
  /** The mutation's input, made from the stored event. */
  input(event: StoredEvent, file: Blob | null): Readonly<Record<string, unknown>>;
  /**
   * Shows the event. Run again on top of whatever arrives, so it is a function of the store and the
   * event alone; not run once the store has the event from the server.
   */
  project(projection: Projection): void;
  /**
   * Runs when the server has confirmed the event, for effects that its answer does not bring by
   * itself.
   */
  confirm?(projection: Omit<Projection, 'person' | 'now'>): void;
}

/** The fields that the input of every event's mutation has. */
export function stamp({ eventId, occurredAt, seen }: StoredEvent): {
  eventId: string;
  occurredAt: number;
  seen: string | null;
} {
  return { eventId, occurredAt, seen };
}

/** The part of an event that its hook provides. */
export type EventContent = Pick<NewEvent, 'kind' | 'snagId' | 'fields'> &
  Partial<Pick<NewEvent, 'photo' | 'holdUntil'>>;

/**
 * For an event of a project that is not the one on the screen: that project, the journal cursor of
 * what the person saw of it, and what is known of the snag.
 */
export type ProjectElsewhere = Pick<NewEvent, 'projectId' | 'projectCode' | 'seen' | 'about'>;

/**
 * Makes events of the signed-in person. `elsewhere`: the project they belong to. @default the one
 * on the screen
 */
export function useNewEvent(
  elsewhere: ProjectElsewhere | null = null,
): (content: EventContent) => NewEvent {
  const { state } = useSession();
  const here = useProject();
  const newStamp = useStamp();
  const { environment } = useUserSession();
  const userId = state.kind === 'signedIn' ? state.user.id : null;
  return useCallback(
    (content) => {
      const project = elsewhere ?? (here && { projectId: here.id, projectCode: here.code });
      if (userId === null || project === null) throw new Error('No project on the screen');
      return {
        ...newStamp(),
        userId,
        ...project,
        ...aboutSnag(environment, content.snagId),
        ...content,
      };
    },
    [userId, here, elsewhere, newStamp, environment],
  );
}

function aboutSnag(environment: Environment, snagId: string): Pick<NewEvent, 'about'> {
  const { number, displayTitle: title } = environment.getStore().getSource().get(snagId) ?? {};
  const about = {
    ...(typeof number === 'number' && { number }),
    ...(typeof title === 'string' && { title }),
  };
  return Object.keys(about).length === 0 ? {} : { about };
}

/** The outbox of the signed-in person. */
export function useOwnOutbox(): NonNullable<ReturnType<typeof useUserSession>['outbox']> {
  const { outbox } = useUserSession();
  if (outbox === null) throw new Error('Nobody is signed in here');
  return outbox;
}

// Pieces of projections. A link to a record that is not in the store is left as it is, because only
// what is certain is shown.

export function userRecord({ store, person }: Pick<Projection, 'store' | 'person'>): RecordProxy {
  const known = store.get(person.id);
  if (known) return known;
  const user = store.create(person.id, 'User');
  user.setValue(person.id, 'id');
  user.setValue(person.name, 'name');
  return user;
}

/** Sets a link to the record with the chosen id, or clears it. */
export function link(
  store: RecordSourceProxy,
  record: RecordProxy,
  field: string,
  id: EventFields[string] | undefined,
): void {
  if (id === undefined) return;
  if (typeof id !== 'string') {
    record.setValue(null, field);
    return;
  }
  const target = store.get(id);
  if (target) record.setLinkedRecord(target, field);
}

/**
 * Sets or clears the pin. A plan that is not in the store cannot show it. The picture of its spot
 * comes from the server later.
 */
export function setPin(
  store: RecordSourceProxy,
  snag: RecordProxy,
  pin: EventFields[string] | undefined,
): void {
  if (pin === undefined) return;
  if (typeof pin !== 'object' || pin === null || !('revisionId' in pin)) {
    snag.setValue(null, 'pin');
    return;
  }
  const revision = store.get(pin.revisionId);
  const plan = revision?.getLinkedRecord('plan');
  if (!revision || !plan) return;
  // Fields that the store does not have become null; missing ones would make a page wait for them.
  for (const field of ['progress', 'failure', 'aligned'])
    if (revision.getValue(field) === undefined) revision.setValue(null, field);
  for (const size of ['SMALL', 'MEDIUM'])
    if (revision.getValue('overviewUrl', { size }) === undefined)
      revision.setValue(null, 'overviewUrl', { size });
  const id = `client:${snag.getDataID()}:pin`;
  const record = store.get(id) ?? store.create(id, 'Pin');
  record.setLinkedRecord(plan, 'plan');
  record.setLinkedRecord(revision, 'revision');
  // The device's rows keep the pin as it was set, with its revision.
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
  readonly change?: {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  };
  readonly editableUntil?: number;
  readonly withoutEffect?: boolean;
  /** The comment that an edit is about. */
  readonly edited?: RecordProxy;
}

/** The event in the snag's history, with a photo if it is about one. */
export function addEvent(
  projection: Projection,
  snag: RecordProxy,
  kind: string,
  more: EventMore = {},
): void {
  const { store, event } = projection;
  const record = store.create(event.eventId, 'Event');
  record.setValue(event.eventId, 'id');
  record.setValue(kind, 'kind');
  record.setLinkedRecord(userRecord(projection), 'actor');
  record.setLinkedRecord(snag, 'snag');
  record.setLinkedRecords(
    more.change ? [changeRecord(store, event.eventId, more.change)] : [],
    'changes',
  );
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
  // Lists on the device search and sort by these two fields.
  const comments: unknown = snag.getValue('comments');
  if (Array.isArray(comments) && more.comment)
    snag.setValue([...comments.map(String), more.comment], 'comments');
  snag.setValue(event.occurredAt, 'changedAt');
  addToHistory(store, snag, record);
}

function changeRecord(
  store: RecordSourceProxy,
  eventId: string,
  { field, from, to }: NonNullable<EventMore['change']>,
): RecordProxy {
  const record = store.create(`client:${eventId}:change`, 'Change');
  record.setValue(field, 'field');
  record.setValue(from, 'from');
  record.setValue(to, 'to');
  record.setValue(false, 'lost');
  return record;
}

/** The shapes drawn on a photo, or kept in an event. */
export function setShapes(
  store: RecordSourceProxy,
  record: RecordProxy,
  shapes: readonly DrawnShape[],
): void {
  const records = shapes.map((shape, index) => {
    const id = `client:${record.getDataID()}:drawn:${index}`;
    const drawn = store.get(id) ?? store.create(id, 'Shape');
    for (const [field, value] of Object.entries(shape)) drawn.setValue(value, field);
    return drawn;
  });
  record.setLinkedRecords(records, 'shapes');
}

/** A photo without addresses of pictures: the pictures on this device are found by its id. */
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

export function snagOf({
  store,
  event,
}: {
  store: RecordSourceProxy;
  event: StoredEvent;
}): RecordProxy | null {
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
