import { createHash } from 'node:crypto';
import type { EventKind } from '../../../__generated__/server/resolvers';
import { engineOf, type Trx } from '../../database/engine';
import type {
  ActorKind,
  Change,
  EventFileTable,
  EventTable,
  EventValueTable,
  ToldEventTable,
} from '../../database/journalTables';
import type { MemberTable, ProjectTable, SnagStatus } from '../../database/schema';
import type { Clock } from '../../clock';
import { serverBusy } from '../../refusal';
import type { SignedIn } from '../auth/sessionStore';
import type { OtherHistory } from './seen';
import {
  chainFormat,
  commitmentsOf,
  newEventHash,
  newSalt,
  noHash,
  type SaltedValue,
  type ValueName,
} from './chain';
import type { RedactedFacts } from './verify';

/** Who does something: the id of a user, or of a named actor; null for the server itself. */
export interface Actor {
  kind: ActorKind;
  id: string | null;
}

export const theServer: Actor = { kind: 'SYSTEM', id: null };

/** A photo or a plan file, with its bytes if they come with the event. */
export interface NewFile {
  id: string;
  sha256?: string;
  byteLength?: number;
}

/**
 * What the writing of an event may rely on: the project is locked, the person is a member with a
 * role that may do this.
 */
export interface EventContext {
  /** The event's number in the journal. */
  seq: number;
  /** Epoch ms, the server's clock. */
  now: number;
  /** Of the event before it. */
  previousHash: string;
  /** The device's clock, clamped between what it had seen and now. */
  occurredAt: number;
  /** The number of the last event the person had seen, or null if the device did not say. */
  seenSeq: number | null;
  /** Set if the person had seen another history: the database was put back since. */
  otherHistory: OtherHistory | null;
  project: ProjectTable;
  member: MemberTable;
  viewer: SignedIn;
}

/** What is kept of a receipt, to give it again. */
export interface StoredReceipt {
  number?: number;
  sha256?: string;
  byteLength?: number;
  /** Of a move: the status before it. */
  from?: SnagStatus;
  /** Of an event about a snag: the number of the last event that the person had seen. */
  seen?: number | null;
  /** Whether the person had seen another history. */
  again?: true;
}

/** What every event about a snag says of it: late arrivals are judged by whose snag it was then. */
export interface AboutSnag {
  snagId: string;
  statusAfter: SnagStatus;
  companyBefore: string | null;
  companyAfter: string | null;
}

/** What an event adds to the journal; whatever is left out is nothing. */
export type NewEvent = Added &
  (
    | AboutSnag
    | { snagId?: never; statusAfter?: never; companyBefore?: never; companyAfter?: never }
  );

interface Added {
  kind: EventKind;
  subjectId?: string;
  /** What it brings, or is about. */
  files?: readonly NewFile[];
  changes?: readonly Change[];
  comment?: string;
  reason?: string | null;
  withoutEffect?: boolean;
  receipt?: StoredReceipt;
  /** What a REDACTED erases. */
  redacts?: RedactedFacts;
  /** What can only be done when it is written. */
  after?: (trx: Trx) => Promise<void>;
  /** What was written with the event besides what the device sent: ids and values. */
  facts?: object;
}

/** An event with what is stored beside it. */
interface Appended {
  event: NewEvent;
  row: EventTable;
  values: readonly EventValueTable[];
  files: readonly EventFileTable[];
}

/** Where an event comes in the journal, and who does it. */
type Place = Pick<EventContext, 'seq' | 'now' | 'previousHash' | 'occurredAt'> & {
  project: Pick<ProjectTable, 'id'>;
  actor: Actor;
};

/** The rows of an event. */
export function rowsOf(
  moment: Place,
  eventId: string,
  { content, contentHash }: { content: unknown; contentHash: string },
  event: NewEvent,
): Appended {
  const key = { project_id: moment.project.id, seq: moment.seq };
  const values: SaltedValue[] = [
    {
      name: 'content',
      value: JSON.stringify({ sent: content, facts: event.redacts ?? event.facts ?? {} }),
      salt: newSalt(),
    },
  ];
  if (event.changes !== undefined && event.changes.length > 0)
    values.push({ name: 'changes', value: JSON.stringify(event.changes), salt: newSalt() });
  if (event.comment !== undefined && event.comment !== '')
    values.push({ name: 'comment', value: event.comment, salt: newSalt() });
  const files = (event.files ?? []).map(({ id, sha256, byteLength }, position): EventFileTable => ({
    ...key,
    position,
    file_id: id,
    sha256: sha256 ?? null,
    byte_length: byteLength ?? null,
  }));
  const fixed: Omit<EventTable, 'hash'> = {
    ...key,
    format: chainFormat,
    id: eventId,
    kind: event.kind,
    actor_kind: moment.actor.kind,
    actor_id: moment.actor.id,
    snag_id: event.snagId ?? null,
    subject_id: event.subjectId ?? null,
    reason: event.reason ?? null,
    without_effect: event.withoutEffect === true ? 1 : 0,
    status_after: event.statusAfter ?? null,
    company_before: event.companyBefore ?? null,
    company_after: event.companyAfter ?? null,
    occurred_at: moment.occurredAt,
    recorded_at: moment.now,
    sealed_at: null,
    receipt: JSON.stringify(event.receipt ?? {}),
    commitments: commitmentsOf(values),
  };
  const row: EventTable = { ...fixed, hash: newEventHash(moment.previousHash, fixed, files) };
  return {
    event,
    row,
    values: values.map((value) => ({
      ...key,
      ...value,
      sent_hash: value.name === 'content' ? contentHash : null,
    })),
    files,
  };
}

/** Appends to the journal; nothing else does. */
export async function append(
  trx: Trx,
  moment: Place,
  eventId: string,
  sent: { content: unknown; contentHash: string },
  event: NewEvent,
): Promise<ToldEventTable> {
  const appended = rowsOf(moment, eventId, sent, event);
  await appendAll(trx, [appended]);
  const { row, values, files } = appended;
  const valueOf = (name: ValueName) => values.find((value) => value.name === name)?.value ?? null;
  return {
    ...row,
    photo_id: files[0]?.file_id ?? null,
    changes: valueOf('changes'),
    comment: valueOf('comment'),
    content: valueOf('content'),
  };
}

/** Appends events that come one after another, in as many statements as for one. */
export async function appendAll(trx: Trx, appended: readonly Appended[]): Promise<void> {
  await trx
    .insertInto('event')
    .values(appended.map(({ row }) => row))
    .execute();
  await trx
    .insertInto('event_value')
    .values(appended.flatMap(({ values }) => values))
    .execute();
  const files = appended.flatMap((each) => each.files);
  if (files.length > 0) await trx.insertInto('event_file').values(files).execute();
  for (const { event, row } of appended) {
    if (event.redacts !== undefined) await erase(trx, row, event.redacts.values);
    await event.after?.(trx);
  }
}

/** The database deletes no value before it is said which REDACTED event does it. */
async function erase(
  trx: Trx,
  key: Pick<EventTable, 'project_id' | 'seq'>,
  values: RedactedFacts['values'],
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map(([seq, name]) => ({
    project_id: key.project_id,
    seq,
    name,
    redacted_by: key.seq,
  }));
  await engineOf(trx).putRows(trx, 'redaction', rows);
  await trx
    .deleteFrom('event_value')
    .where('project_id', '=', key.project_id)
    .where((eb) =>
      eb(
        eb.refTuple('seq', 'name'),
        'in',
        trx
          .selectFrom('redaction')
          .select(['seq', 'name'])
          .where('project_id', '=', key.project_id)
          .where('redacted_by', '=', key.seq)
          .$asTuple('seq', 'name'),
      ),
    )
    .execute();
}

/** `seen` is not part of what was entered, so a repeated event may have another one. */
export function hashContent(mutation: string, content: unknown): string {
  const canonical = JSON.stringify([mutation, content], (key, value: unknown) => {
    if (key === 'seen' || value === undefined) return undefined;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return createHash('sha256').update(canonical).digest('hex');
}

/**
 * Time in epoch ms and previous hash of the event whose number was just taken. The time may be
 * before that of the event in front of it, whose clock may have been wrong: only numbers order
 * events. Refuses with SERVER_BUSY while the clock is in doubt.
 */
export async function nextInChain(
  trx: Trx,
  project: ProjectTable,
  clock: Clock,
): Promise<{ now: number; previousHash: string }> {
  if (clock.isDoubtful?.() === true) throw serverBusy();
  const before = await eventAt(trx, project, project.last_seq - 1);
  return { now: clock(), previousHash: before?.hash ?? noHash };
}

/**
 * Whether something happened after the event that is being recorded. What says that it happened
 * after now was written by a wrong clock.
 */
export const isLater = (
  at: number,
  { occurredAt, now }: Pick<EventContext, 'occurredAt' | 'now'>,
): boolean => Math.min(at, now) > occurredAt;

/** The device's time, limited to between the event the person had seen and now. */
export async function clampTime(
  trx: Trx,
  project: ProjectTable,
  time: { occurredAt: number; seenSeq: number | null; now: number },
): Promise<number> {
  if (time.seenSeq === null) return time.now;
  const seen = await eventAt(trx, project, time.seenSeq);
  return Math.min(Math.max(time.occurredAt, seen?.recorded_at ?? project.created_at), time.now);
}

/** The event with this number. */
function eventAt(
  trx: Trx,
  project: ProjectTable,
  seq: number,
): Promise<{ recorded_at: number; hash: string } | undefined> {
  return trx
    .selectFrom('event')
    .select(['recorded_at', 'hash'])
    .where('project_id', '=', project.id)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
