import { kindOfEdit } from '../../../rules/amounts';
import { type Weekday } from '../../../rules/days';
import {
  changesBy,
  beginsRound,
  type DueRules,
  keptFields,
  raisedSnag,
} from '../../../rules/events';
import { allowedActions, moves, whyNot } from '../../../rules/moves';
import { isOfThisRound, mayRemove } from '../../../rules/photos';
import { waitingFor } from '../../../rules/shown';
import type {
  Actor,
  Member,
  MoveReason,
  PhotoKind,
  Snag,
  SnagAction,
  SnagFields,
  SnagMove,
} from '../../../rules/snag';
import { fieldKeys, fieldOf } from '../../../rules/snagFields';
import { cleanText } from '../../../rules/text';
import type { DrawnShape } from '../../domain/photo';
import { count, embedded, factsOf, link, links, text, textOrNull, texts } from '../answers/fields';
import type { EventFields, EventKind, StoredEvent } from '../outbox/entry';
import type { Embedded, Row, SnagDetails, Value } from '../rows/row';

// What a snag becomes by the events of this device that the server has not confirmed yet, decided
// by the same rules as on the server. Rows and events in, rows out; nothing else is read.

/** A snag with its photos and events. */
export interface SnagState {
  /** Undefined if it is not on the device. */
  readonly row: Row | undefined;
  /** Null if they are not on the device. */
  readonly details: SnagDetails | null;
}

/** What the snag's events are applied in. */
export interface Surroundings {
  /** Of the project and its set-up. */
  row(id: string | null): Row | undefined;
  readonly project: Row;
  readonly actor: Actor;
}

/** The snag after its pending events, in their order; what the rules refuse changes nothing. */
export function applyPending(
  before: SnagState,
  events: readonly StoredEvent[],
  around: Surroundings,
): SnagState {
  return events.reduce((state, event) => {
    // The journal may have brought the event before its receipt.
    if (state.details?.eventIds.includes(event.eventId) === true) return state;
    // A signature changes no snag, and what only a newer version knows is shown by that one.
    return effectOf(event)?.(state, event, around) ?? state;
  }, before);
}

/** Null: the event changes nothing. */
type Effect = (state: SnagState, event: StoredEvent, around: Surroundings) => SnagState | null;

/** Of the event in the history, besides who and when. */
type Said = Readonly<Record<string, Value>>;

const effects: Readonly<Record<Exclude<EventKind, 'sign'>, Effect>> = {
  raise(state, event, around) {
    const row = state.row ?? raised(event, around);
    return withEvent({ row, details: state.details ?? noDetails }, event, 'SNAG_RAISED', around);
  },
  edit: about('EDIT', (row, event, around) => {
    const set = saidIn(event);
    const kind = kindOfEdit(set, factsOf(row));
    return [changed(row, event, around, { kind, set }), kind, {}];
  }),
  comment: about('COMMENT', (row, event, around) => [
    changed(row, event, around, { kind: 'COMMENT_ADDED' }),
    'COMMENT_ADDED',
    { comment: textOrNull(event.fields['body']) },
  ]),
  move({ row, details }, event, around) {
    const name = text(event.fields['move']) as SnagMove;
    if (row === undefined || !Object.hasOwn(moves, name)) return null;
    const { kind } = moves[name];
    const [comment, reason] = [said(event, 'comment'), said(event, 'reason')];
    const refusal = archived(around)
      ? 'PROJECT_ARCHIVED'
      : whyNot(name, factsOf(row), around.actor, {
          comment: cleanText(comment),
          reason: reason as MoveReason | null,
          evidenceCount: count(row['evidenceCount']),
          evidenceRequired: around.project['evidenceRequired'] === true,
        });
    // It was possible when the person chose it: its words are kept, and the status stays.
    const withoutEffect =
      (refusal === 'TRANSITION_NOT_ALLOWED' || refusal === 'COMPANY_REQUIRED') &&
      event.seen !== null;
    if (refusal !== null && !withoutEffect) return null;
    const after = withoutEffect ? row : changed(row, event, around, { kind });
    return withEvent({ row: after, details }, event, kind, around, {
      comment,
      reason,
      withoutEffect,
    });
  },
  photo({ row, details }, event, around) {
    const kind = said(event, 'kind') === 'EVIDENCE' ? 'EVIDENCE' : 'DEFECT';
    const { photo: facts } = event;
    if (row === undefined || facts === undefined || !may(`ADD_${kind}_PHOTO`, row, around))
      return null;
    const photo = photoRow(event, kind, around);
    const isNew = details?.photoIds.includes(photo.id) !== true;
    const after = {
      ...changed(row, event, around, { kind: 'PHOTO_ADDED' }),
      photoCount: count(row['photoCount']) + Number(isNew),
      evidenceCount: count(row['evidenceCount']) + Number(isNew && kind === 'EVIDENCE'),
      ...(link(row['thumbnail']) === null && kind === 'DEFECT' && { thumbnail: { ref: photo.id } }),
    };
    const shown =
      details && isNew
        ? { ...details, photoIds: [...details.photoIds, photo.id], rows: [...details.rows, photo] }
        : details;
    return withEvent({ row: after, details: shown }, event, 'PHOTO_ADDED', around, {
      photo: { ref: photo.id },
    });
  },
  removePhoto({ row, details }, event, around) {
    const photo = photoIn(details, said(event, 'photoId'));
    if (row === undefined || details === null || photo === undefined) return null;
    const photos = details.photoIds.map((id) => ({ id, kind: photoIn(details, id)?.['kind'] }));
    const evidenceCount = count(row['evidenceCount']);
    const kind = text(photo['kind']) as PhotoKind;
    const ofThisRound = isOfThisRound(photo.id, photos, evidenceCount);
    const by = text(link(photo['by']));
    const { status } = factsOf(row);
    if (
      archived(around) ||
      !mayRemove(around.actor, { kind, by, ofThisRound }, { status, evidenceCount })
    )
      return null;
    const photoIds = details.photoIds.filter((id) => id !== photo.id);
    const next = photoIds.find((id) => photoIn(details, id)?.['kind'] === 'DEFECT');
    const after = {
      ...changed(row, event, around, { kind: 'PHOTO_REMOVED' }),
      photoCount: count(row['photoCount']) - 1,
      evidenceCount: evidenceCount - Number(ofThisRound && kind === 'EVIDENCE'),
      ...(link(row['thumbnail']) === photo.id && { thumbnail: next ? { ref: next } : null }),
    };
    return withEvent(
      { row: after, details: { ...details, photoIds } },
      event,
      'PHOTO_REMOVED',
      around,
      {
        photo: { ref: photo.id },
      },
    );
  },
  markPhoto({ row, details }, event, around) {
    const photo = photoIn(details, said(event, 'photoId'));
    const shapes = event.fields['shapes'];
    if (row === undefined || details === null || photo === undefined || !isDrawing(shapes))
      return null;
    if (!may(`ADD_${text(photo['kind']) as PhotoKind}_PHOTO`, row, around)) return null;
    const drawn = { ...photo, shapes: shapes.map((shape) => ({ points: null, ...shape })) };
    return withEvent(
      {
        row: changed(row, event, around, { kind: 'PHOTO_MARKED' }),
        details: withRow(details, drawn),
      },
      event,
      'PHOTO_MARKED',
      around,
      { photo: { ref: photo.id }, shapes: drawn.shapes },
    );
  },
  editComment({ row, details }, event, around) {
    const comment = details?.rows.find(({ id }) => id === said(event, 'commentId'));
    // Only its author may change it.
    if (
      row === undefined ||
      details === null ||
      comment === undefined ||
      link(comment['actor']) !== around.actor.userId
    )
      return null;
    const body = said(event, 'body');
    const edited = { ...comment, comment: body, editedAt: event.occurredAt };
    const from = textOrNull(comment['comment']);
    return withEvent(
      {
        row: changed(row, event, around, { kind: 'COMMENT_EDITED' }),
        details: withRow(details, edited),
      },
      event,
      'COMMENT_EDITED',
      around,
      {
        comment: body,
        edited: { ref: comment.id },
        changes: [{ field: 'comment', from, to: body, lost: false }],
      },
    );
  },
};

const effectOf = ({ kind }: StoredEvent): Effect | undefined =>
  (effects as Readonly<Record<string, Effect | undefined>>)[kind];

/** An event that changes a snag the device has, if the rules allow the person to do it. */
function about(
  action: SnagAction,
  effect: (row: Row, event: StoredEvent, around: Surroundings) => [Row, string, Said],
): Effect {
  return ({ row, details }, event, around) => {
    if (row === undefined || !may(action, row, around)) return null;
    const [after, kind, more] = effect(row, event, around);
    return withEvent({ row: after, details }, event, kind, around, more);
  };
}

const noDetails: SnagDetails = { photoIds: [], eventIds: [], rows: [] };

const archived = ({ project }: Surroundings): boolean => project['state'] === 'ARCHIVED';

const may = (action: SnagAction, row: Row, around: Surroundings): boolean =>
  allowedActions(factsOf(row), around.actor, archived(around)).includes(action);

const said = ({ fields }: Pick<StoredEvent, 'fields'>, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
};

/** Shapes are the only list among an event's fields. */
const isDrawing = (value: EventFields[string] | undefined): value is readonly DrawnShape[] =>
  Array.isArray(value);

const photoIn = (details: SnagDetails | null, id: string | null): Row | undefined =>
  details?.rows.find((row) => row.id === id);

const withRow = (details: SnagDetails, row: Row): SnagDetails => ({
  ...details,
  rows: [...details.rows.filter(({ id }) => id !== row.id), row],
});

/** The event at the end of the history. */
function withEvent(
  { row, details }: { row: Row; details: SnagDetails | null },
  { eventId, occurredAt, snagId }: StoredEvent,
  kind: string,
  { actor }: Surroundings,
  more: Said = {},
): SnagState {
  const event: Row = {
    __typename: 'Event',
    id: eventId,
    kind,
    actor: { ref: actor.userId },
    snag: { ref: snagId },
    changes: [],
    comment: null,
    reason: null,
    photo: null,
    shapes: null,
    editedAt: null,
    edited: null,
    withoutEffect: false,
    redacted: false,
    mayErase: false,
    erased: [],
    erasedPhotoId: null,
    occurredAt,
    recordedAt: occurredAt,
    ...more,
  };
  const comment = textOrNull(event['comment']);
  return {
    row: {
      ...row,
      ...(kind !== 'SNAG_COSTED' && { changedAt: occurredAt }),
      ...(comment !== null && { comments: [...texts(row['comments']), comment] }),
    },
    details: details && {
      ...details,
      eventIds: [...details.eventIds, eventId],
      rows: [...details.rows, event],
    },
  };
}

/** The fields of a row that say the same as the rules' snag. */
function fieldsOf(snag: Snag, around: Surroundings): Embedded {
  const ref = (id: string | null): Value => (id === null ? null : { ref: id });
  const { kind, companyId } = waitingFor(snag);
  const revision = snag.pin === null ? undefined : around.row(snag.pin.revisionId);
  return {
    ...Object.fromEntries(
      fieldKeys.map((key) => {
        const field = fieldOf(key);
        const value = snag[key];
        return [
          field.name,
          field.kind === 'LINK' && typeof value === 'string' ? ref(value) : value,
        ];
      }),
    ),
    pin:
      snag.pin === null || revision === undefined
        ? null
        : {
            plan: revision['plan'],
            setOn: { ref: revision.id },
            setX: snag.pin.x,
            setY: snag.pin.y,
          },
    status: snag.status,
    raisedBy: ref(snag.raisedBy),
    raisedAt: snag.raisedAt,
    fixedBy: ref(snag.fixedBy),
    fixedAt: snag.fixedAt,
    closedBy: ref(snag.closedBy),
    closedAt: snag.closedAt,
    sentBackCount: snag.sentBackCount,
    importUndone: snag.importUndone,
    version: snag.version,
    waitingFor: { kind, since: snag.waitingSince, company: ref(companyId) },
    takeBack: snag.takeBack && { ...snag.takeBack, by: { ref: snag.takeBack.by } },
  };
}

function changed(
  row: Row,
  { occurredAt }: StoredEvent,
  around: Surroundings,
  event: Pick<Parameters<typeof changesBy>[0], 'kind' | 'set'>,
): Row {
  const before = factsOf(row);
  const assignee = before.assigneeId === null ? null : memberOf(before.assigneeId, around);
  const after = {
    ...before,
    ...changesBy({ ...event, by: around.actor.userId, at: occurredAt, assignee }, before),
  };
  return {
    ...row,
    ...fieldsOf(after, around),
    ...(beginsRound(event.kind) && { evidenceCount: 0 }),
  };
}

function memberOf(userId: string, { project, row }: Surroundings): Member | null {
  const member = links(project['members'])
    .map((id) => row(id))
    .find((each) => link(each?.['user']) === userId);
  return member === undefined
    ? null
    : { role: text(member['role']), companyId: link(member['company']) };
}

/** A snag that only this device has: its number comes from the server. */
function raised(event: StoredEvent, around: Surroundings): Row {
  const fields = saidIn(event);
  const trade = around.row(fields.tradeId ?? null);
  const usual = around.row(link(trade?.['defaultCompany']));
  const snag = raisedSnag(
    fields,
    { by: around.actor.userId, at: event.occurredAt },
    {
      companyId: usual === undefined || usual['archived'] === true ? null : usual.id,
      due: dueRulesOf(around.project),
    },
  );
  return {
    __typename: 'Snag',
    id: event.snagId,
    ...fieldsOf(snag, around),
    number: null,
    reference: null,
    photoCount: 0,
    evidenceCount: 0,
    thumbnail: null,
    comments: [],
    changedAt: event.occurredAt,
  };
}

function dueRulesOf(project: Row): DueRules | null {
  const days = embedded(project['dueDays']);
  if (days === null) return null;
  return {
    timeZone: text(project['timeZone']),
    dueDays: {
      low: count(days['low']),
      medium: count(days['medium']),
      high: count(days['high']),
      critical: count(days['critical']),
    },
    // the schema's days of the week
    workingDays: texts(project['workingDays']) as Weekday[],
  };
}

/** A photo without addresses of pictures: those on this device are found by its id. */
function photoRow(event: StoredEvent, kind: PhotoKind, { actor }: Surroundings): Row {
  const { photo, fields } = event;
  return {
    __typename: 'Photo',
    id: photo?.photoId ?? '',
    kind,
    state: 'QUEUED',
    width: photo?.width ?? null,
    height: photo?.height ?? null,
    thumbHash: null,
    'url(size:"SMALL")': null,
    'url(size:"MEDIUM")': null,
    'url(size:"LARGE")': null,
    originalUrl: null,
    caption: said({ fields }, 'caption') ?? '',
    shapes: [],
    by: { ref: actor.userId },
    takenAt: photo?.takenAt ?? event.occurredAt,
    camera: null,
  };
}

/** What the forms of this app have put into the event, as the server stores it. */
const saidIn = ({ fields }: StoredEvent): Partial<SnagFields> =>
  keptFields(
    Object.fromEntries(
      fieldKeys.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    ),
  );
