import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { dayIn, type Weekday } from '../../../rules/days';
import type { DueDays } from '../../../rules/due';
import {
  beginsRound,
  changesBy,
  type DueRules,
  keptFields,
  type SnagEvent,
} from '../../../rules/events';
import { allowedActions, type MovedSnag } from '../../../rules/moves';
import { isOfThisRound, mayRemove } from '../../../rules/photos';
import { standInTitle } from '../../domain/titleMessages';
import { displayTitle, nameInPath, overdueDays, waitingFor } from '../../../rules/shown';
import type { Actor, Member, Snag, SnagAction, SnagFields } from '../../../rules/snag';
import type { StoredEvent } from '../../sync/outbox/entry';
import { type Projection, link, setPin, userRecord } from './event';

// Converts between a record of Relay's store and the facts of the rules. Facts that the store does
// not have are left out, and so is what could only be derived from them.

const links = {
  tradeId: 'trade',
  companyId: 'company',
  assigneeId: 'assignee',
  locationId: 'location',
  raisedBy: 'raisedBy',
  fixedBy: 'fixedBy',
  closedBy: 'closedBy',
} as const;
const values = [
  'title',
  'description',
  'status',
  'type',
  'priority',
  'dueOn',
  'raisedAt',
  'fixedAt',
  'closedAt',
  'sentBackCount',
  'version',
] as const;

/** The facts of a snag that are in the store. */
export function factsOf(snag: RecordProxy): Partial<Snag> {
  const waiting = snag.getLinkedRecord('waitingFor');
  const pin = snag.getLinkedRecord('pin');
  const known: Record<string, unknown> = {
    ...Object.fromEntries(values.map((field) => [field, snag.getValue(field)])),
    ...Object.fromEntries(Object.entries(links).map(([fact, field]) => [fact, idIn(snag, field)])),
    waitingSince: waiting?.getValue('since'),
    pin: pin && {
      revisionId: pin.getLinkedRecord('revision')?.getDataID(),
      x: pin.getValue('x'),
      y: pin.getValue('y'),
    },
  };
  // A row of a list has the company only as the one that it waits for.
  if (known['companyId'] === undefined && waiting?.getValue('kind') === 'COMPANY')
    known['companyId'] = idIn(waiting, 'company');
  if (known['companyId'] === undefined && waiting?.getValue('kind') === 'ASSIGNMENT')
    known['companyId'] = null;
  // The schema's fields have the types of the rules.
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

const idIn = (record: RecordProxy, field: string): string | null | undefined => {
  const linked = record.getLinkedRecord(field);
  return linked ? linked.getDataID() : linked;
};

/**
 * The signed-in person as a member of the event's project; null if the store does not have the
 * membership.
 */
export function viewerOf({
  store,
  event,
  person,
}: Pick<Projection, 'store' | 'event' | 'person'>): { actor: Actor; archived: boolean } | null {
  const project = store.get(event.projectId);
  const member = memberIn(project?.getLinkedRecord('membership'));
  return (
    member && {
      actor: { ...member, userId: person.id },
      archived: project?.getValue('state') === 'ARCHIVED',
    }
  );
}

function memberIn(record: RecordProxy | null | undefined): Member | null {
  const role = record?.getValue('role');
  return record && typeof role === 'string'
    ? { role, companyId: idIn(record, 'company') ?? null }
    : null;
}

/** Whether the rules let the person do this, as far as the store knows the snag. */
export function may(action: SnagAction, projection: Projection, snag: RecordProxy): boolean {
  const viewer = viewerOf(projection);
  return (
    viewer === null ||
    allowedActions(movedOf(factsOf(snag), viewer.actor), viewer.actor, viewer.archived).includes(
      action,
    )
  );
}

/**
 * Fills in missing facts with the values that allow this person most, so that nothing is refused
 * because of a fact that is not known.
 */
export const movedOf = (
  { status = 'OPEN', companyId, raisedBy, fixedBy = null }: Partial<Snag>,
  actor: Actor,
): MovedSnag => ({
  status,
  companyId: companyId === undefined ? (actor.companyId ?? '') : companyId,
  raisedBy: raisedBy ?? actor.userId,
  fixedBy,
});

/** Whether the person may hide a photo of the snag; null where the store does not know. */
export function mayHide(
  projection: Projection,
  snag: RecordProxy,
  photo: RecordProxy,
): boolean | null {
  const viewer = viewerOf(projection);
  const [{ status }, by, evidence] = [
    factsOf(snag),
    photo.getLinkedRecord('by'),
    snag.getValue('evidenceCount'),
  ];
  if (viewer === null || status === undefined || !by || typeof evidence !== 'number') return null;
  if (viewer.archived) return false;
  const kind = photo.getValue('kind') === 'EVIDENCE' ? 'EVIDENCE' : 'DEFECT';
  return mayRemove(
    viewer.actor,
    { kind, by: by.getDataID(), ofThisRound: cameThisRound(snag, photo) },
    { status, evidenceCount: evidence },
  );
}

export function cameThisRound(snag: RecordProxy, photo: RecordProxy): boolean {
  const photos = (snag.getLinkedRecords('photos') ?? []).flatMap((each) =>
    each ? [{ id: each.getDataID(), kind: each.getValue('kind') }] : [],
  );
  return isOfThisRound(photo.getDataID(), photos, Number(snag.getValue('evidenceCount') ?? 0));
}

/** Applies an event of this person to the snag's record, by the rules. */
export function showEvent(
  projection: Projection,
  snag: RecordProxy,
  { kind, set }: Pick<SnagEvent, 'kind' | 'set'>,
): void {
  const { event, person } = projection;
  const before = factsOf(snag);
  const assignee = before.assigneeId == null ? null : memberOf(projection, before.assigneeId);
  showFacts(
    projection,
    snag,
    before,
    changesBy({ kind, by: person.id, at: event.occurredAt, assignee, ...(set && { set }) }, before),
  );
}

/**
 * From the store's list of members, which is there when a form that changes the company is open.
 */
function memberOf({ store, event }: Projection, userId: string): Member | null {
  const members = store.get(event.projectId)?.getLinkedRecords('members');
  return memberIn(
    members?.find((member) => member?.getLinkedRecord('user')?.getDataID() === userId),
  );
}

/** Writes the changed facts, and the fields that are derived from them for this person. */
export function showFacts(
  projection: Projection,
  snag: RecordProxy,
  before: Partial<Snag>,
  changed: Partial<Snag>,
): void {
  const { store, event, now } = projection;
  const after = { ...before, ...changed };
  userRecord(projection);
  for (const field of values)
    if (changed[field] !== undefined) snag.setValue(changed[field], field);
  for (const [fact, field] of Object.entries(links))
    link(store, snag, field, changed[fact as keyof typeof links]); // the keys of `links`
  if (changed.pin !== undefined) setPin(store, snag, changed.pin);
  if (after.status === undefined) return;

  if (before.status !== undefined && beginsRound(before.status, after.status))
    snag.setValue(0, 'evidenceCount');
  const { status, companyId, waitingSince, dueOn } = after;
  const waits = waitingFor({ status, companyId: companyId ?? null });
  if (waitingSince !== undefined && (companyId !== undefined || waits.kind !== 'ASSIGNMENT'))
    setWaitingFor(store, snag, waits, waitingSince);
  const timeZone = store.get(event.projectId)?.getValue('timeZone');
  if (dueOn !== undefined && typeof timeZone === 'string')
    snag.setValue(overdueDays({ status, dueOn }, dayIn(timeZone, now())), 'overdueDays');
  const title = titleOf(store, snag, after);
  if (title !== undefined) snag.setValue(title, 'displayTitle');
  const viewer = viewerOf(projection);
  const { raisedBy, fixedBy } = after;
  const isKnown = companyId !== undefined && raisedBy !== undefined && fixedBy !== undefined;
  if (viewer && isKnown)
    snag.setValue(
      allowedActions({ status, companyId, raisedBy, fixedBy }, viewer.actor, viewer.archived),
      'allowedActions',
    );
}

/** Undefined if the store lacks what it depends on. */
function titleOf(
  store: RecordSourceProxy,
  snag: RecordProxy,
  { title, type, tradeId, locationId }: Partial<Snag>,
): string | undefined {
  if (title === undefined || type === undefined) return title === '' ? undefined : title;
  if (title !== '') return title;
  const phrases: unknown = tradeId == null ? [] : store.get(tradeId)?.getValue('phrases');
  if (tradeId === undefined || !Array.isArray(phrases)) return undefined;
  const place = locationId == null ? planName(snag) : placeName(store.get(locationId));
  if (phrases.length === 0 && (locationId === undefined || place === undefined)) return undefined;
  return displayTitle({ title, type }, text(phrases[0]), text(place), standInTitle);
}

/**
 * Of the plan with its pin: null without a pin, undefined if the store lacks it, as it does where a
 * row of the list is all that it knows of the snag. A new snag has no title yet that could stay,
 * and gets one without a place.
 */
function planName(snag: RecordProxy): unknown {
  const pin = snag.getLinkedRecord('pin');
  const name = pin == null ? pin : pin.getLinkedRecord('plan')?.getValue('name');
  return name === undefined && snag.getValue('displayTitle') === undefined ? null : name;
}

function placeName(location: RecordProxy | null | undefined): unknown {
  const path = location?.getValue('path');
  return location?.getValue('name') ?? (typeof path === 'string' ? nameInPath(path) : undefined);
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function setWaitingFor(
  store: RecordSourceProxy,
  snag: RecordProxy,
  { kind, companyId }: ReturnType<typeof waitingFor>,
  since: number,
): void {
  const company = companyId === null ? null : store.get(companyId);
  // A company that is not in the store cannot be shown, because its name is missing.
  if (company === undefined) return;
  const id = `client:${snag.getDataID()}:waitingFor`;
  const record = store.get(id) ?? store.create(id, 'WaitingFor');
  record.setValue(kind, 'kind');
  record.setValue(since, 'since');
  if (company) record.setLinkedRecord(company, 'company');
  else record.setValue(null, 'company');
  snag.setLinkedRecord(record, 'waitingFor');
}

/** The fields of a stored event, normalised as the server stores them. */
export function saidIn({ fields }: Pick<StoredEvent, 'fields'>): Partial<SnagFields> {
  const {
    title,
    description,
    type,
    priority,
    tradeId,
    companyId,
    assigneeId,
    locationId,
    pin,
    dueOn,
  } = fields;
  const said = Object.fromEntries(
    Object.entries({
      title,
      description,
      type,
      priority,
      tradeId,
      companyId,
      assigneeId,
      locationId,
      pin,
      dueOn,
    }).filter(([, value]) => value !== undefined),
  );
  // Written by the forms of this app, as RaiseSnagValues or EditSnagValues.
  return keptFields(said);
}

/** The project's rules for due dates; null if the store does not have them. */
export function dueRulesOf(project: RecordProxy | null | undefined): DueRules | null {
  const [days, workingDays, timeZone] = [
    project?.getLinkedRecord('dueDays'),
    project?.getValue('workingDays'),
    project?.getValue('timeZone'),
  ];
  if (!days || !Array.isArray(workingDays) || typeof timeZone !== 'string') return null;
  const dueDays: DueDays = {
    low: number(days, 'low'),
    medium: number(days, 'medium'),
    high: number(days, 'high'),
    critical: number(days, 'critical'),
  };
  // the schema's days of the week
  return { timeZone, dueDays, workingDays: workingDays.map((day) => day as Weekday) };
}

const number = (record: RecordProxy, field: string): number => Number(record.getValue(field));
