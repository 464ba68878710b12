import { sql } from 'kysely';
import type {
  EventKind,
  MutationResolvers,
  NoticeCode,
} from '../../../__generated__/server/resolvers';
import { spend } from '../../allowance';
import { renewLoaders, requireViewer, type Context } from '../../context';
import { emptyLog, engineOf, writeBeside, type Handle, type Trx } from '../../database/engine';
import type { EventTable, ToldEventTable } from '../../database/journalTables';
import { withPlaces } from '../../admitted';
import type { Admitted, ProjectTable } from '../../database/schema';
import type { SnagRow } from '../../graphql/mappers';
import { checkId, newId } from '../../ids';
import { actingAs, mayAct } from '../../callers';
import { mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import type { SignedIn } from '../auth/sessionStore';
import {
  append,
  appendAll,
  clampTime,
  hashContent,
  nextInChain,
  rowsOf,
  type EventContext,
  type NewEvent,
  type StoredReceipt,
} from './append';
import { sealCursor } from './cursor';
import { awaitingOthers, readSeen } from './seen';
import { sharedNode } from '../../graphql/node';

/** The fields that every event's input has. */
export interface EventInput {
  eventId: string;
  /** Epoch ms by the device's clock. */
  occurredAt: number;
  /** The journal cursor of what the person was looking at. */
  seen?: string | null;
}

export interface Notice {
  code: NoticeCode;
  message: string;
  other: SnagRow | null;
}

export interface Recorded {
  event: ToldEventTable;
  repeated: boolean;
}

interface Recording {
  mutation: keyof MutationResolvers;
  input: EventInput;
  /** What the device sent, without files. A repeated event must be identical. */
  content: unknown;
  /** The project it belongs to; refuses with NOT_FOUND if the thing is not there. */
  projectOf: (trx: Trx) => Promise<string>;
  /** Whether it may happen in an archived project. @default false */
  inArchived?: boolean;
  /** Id of its subject, if not every member may see it. */
  about?: string;
  /** Of a photo that comes with it. */
  photoBytes?: number;
}

/**
 * Writes other events of the same person in front of the one that is recorded, in its transaction,
 * as if each had been sent now as this mutation. Answers the moment of the next event.
 */
export type WriteBefore = (
  mutation: keyof MutationResolvers,
  events: readonly OtherEvent[],
) => Promise<EventContext>;

export interface OtherEvent {
  content: object;
  write: (moment: EventContext) => Promise<NewEvent>;
}

/** The same behind the one that is recorded. */
export interface Following {
  mutation: keyof MutationResolvers;
  events: readonly OtherEvent[];
}

/**
 * Writes one event and its changes in one transaction. The same event again returns the stored
 * receipt, whoever waits for it; the same id with anything else is refused. `work` awaits nothing
 * but SQL.
 */
export async function record(
  context: Context,
  recording: Recording,
  work: (
    trx: Trx,
    moment: EventContext,
    writeBefore: WriteBefore,
  ) => Promise<NewEvent & { following?: readonly Following[] }>,
): Promise<Recorded> {
  const viewer = requireViewer(context);
  const { services } = context;
  const { eventId, occurredAt } = recording.input;
  checkId(eventId, 'event', 'eventId');
  const contentHash = hashContent(recording.mutation, recording.content);
  const recorded = await writeBeside(services.db, async (trx): Promise<Recorded> => {
    const known = await findRepeat(trx, eventId, viewer.userId, contentHash);
    if (known !== null) return { event: known, repeated: true };
    const projectId = await recording.projectOf(trx);
    const project = await lockProject(trx, projectId);
    const member = await memberWithRole(trx, project, viewer, mutationRoles(recording.mutation));
    if (project.state === 'ARCHIVED' && recording.inArchived !== true)
      throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
    const { now, previousHash } = await nextInChain(trx, project, services.clock);
    const seen = await readSeen(trx, services.secret, projectId, recording.input);
    let moment: EventContext = {
      seq: project.last_seq,
      now,
      previousHash,
      occurredAt: await clampTime(trx, project, { occurredAt, seenSeq: seen.seenSeq, now }),
      ...seen,
      project,
      member,
      viewer,
    };
    const actor = { kind: viewer.kind, id: viewer.userId };
    /** Answers the moment after them, whose number is not taken yet. */
    const writeOthers = async (
      at: EventContext,
      { mutation, events }: Following,
    ): Promise<EventContext> => {
      if (events.length === 0) return at;
      const appended: ReturnType<typeof rowsOf>[] = [];
      for (const { content, write } of events) {
        const other = { ...at, occurredAt: at.now, seenSeq: null, otherHistory: null };
        const sent = { content, contentHash: hashContent(mutation, content) };
        const rows = rowsOf({ ...other, actor }, newId('event'), sent, await write(other));
        appended.push(rows);
        at = { ...at, seq: at.seq + 1, previousHash: rows.row.hash };
      }
      await appendAll(trx, appended);
      return { ...at, project: await lockProject(trx, projectId, events.length) };
    };
    const { following = [], ...event } = await work(
      trx,
      moment,
      async (mutation, events) => (moment = await writeOthers(moment, { mutation, events })),
    );
    // Last, because whatever else the person sends, to any project, waits from here on.
    await spend(trx, viewer, now, { EVENTS: 1, PHOTO_BYTES: recording.photoBytes ?? 0 });
    const receipt =
      event.snagId === undefined
        ? {}
        : {
            seen: seen.seenSeq,
            ...(seen.otherHistory !== null && { again: true as const }),
          };
    const whole = { ...event, receipt: { ...event.receipt, ...receipt } };
    const written = await append(
      trx,
      { ...moment, actor },
      eventId,
      { content: recording.content, contentHash },
      whole,
    );
    let after: EventContext = { ...moment, seq: moment.seq + 1, previousHash: written.hash };
    for (const others of following) after = await writeOthers(after, others);
    return { event: written, repeated: false };
  }).catch(async (error: unknown) => {
    // Another request may have written the same event meanwhile; then its own result caused the
    // refusal.
    const known =
      error instanceof Refusal && !error.extensions.retryable
        ? await findRepeat(services.db, eventId, viewer.userId, contentHash)
        : null;
    return known === null ? refuse(context, recording, error) : { event: known, repeated: true };
  });
  if (recorded.event.kind === 'REDACTED') await emptyLog(services.db);
  renewLoaders(context);
  // Also for a repeat: whoever wrote it may not have learnt that it was written, and woke nobody.
  services.wakeUps.wake(recorded.event.project_id, recorded.event.seq);
  return recorded;
}

/** To those who may not see the subject, a refusal becomes NOT_FOUND. */
async function refuse(
  context: Context,
  { about, input }: Recording,
  error: unknown,
): Promise<never> {
  if (!(error instanceof Refusal)) throw error;
  await awaitingOthers(context.services, requireViewer(context).userId, error, input.seen);
  const tells = error.code === 'FORBIDDEN' || error.code === 'PROJECT_ARCHIVED';
  if (!tells || about === undefined) throw error;
  renewLoaders(context);
  if ((await sharedNode(context, about)) === null) throw new Refusal('NOT_FOUND');
  throw error;
}

/** The stored event if this one was recorded before, by the same person with the same content. */
export async function findRepeat(
  db: Handle,
  eventId: string,
  userId: string,
  contentHash: string,
): Promise<ToldEventTable | null> {
  const known = await db
    .selectFrom('event')
    .select(['project_id', 'seq'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (known === undefined) return null;
  const stored = await db
    .selectFrom('told_event')
    .selectAll()
    .where('project_id', '=', known.project_id)
    .where('seq', '=', known.seq)
    .executeTakeFirstOrThrow();
  const content = await db
    .selectFrom('event_value')
    .select('sent_hash')
    .where('project_id', '=', known.project_id)
    .where('seq', '=', known.seq)
    .where('name', '=', 'content')
    .executeTakeFirst();
  // Erased content cannot be compared any more; a repeated event leaves it erased.
  if (stored.actor_id !== userId || (content !== undefined && content.sent_hash !== contentHash))
    throw new Refusal('EVENT_ID_REUSED');
  return stored;
}

/**
 * Whether the journal has this event: this id, of this person, of this kind and about this thing,
 * whatever else it says.
 */
export async function wasRecorded(
  db: Handle,
  event: Pick<EventTable, 'id' | 'kind'> & { actor_id: string } & (
      | { snag_id: string }
      | { project_id: string }
    ),
): Promise<boolean> {
  return (
    (await db
      .selectFrom('event')
      .select('id')
      .where((eb) => eb.and(event))
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Waits until nobody writes the project, and keeps everybody else from it until the end of the
 * transaction. Takes no number.
 */
export async function holdProject(trx: Trx, projectId: string): Promise<void> {
  await trx
    .selectFrom('project')
    .select('id')
    .where('id', '=', projectId)
    .modifyEnd(engineOf(trx).held('project'))
    .execute();
}

/**
 * Takes the journal's next number, or the last of the next ones. The row stays locked until the end of the transaction, so that
 * numbers become visible in order.
 */
export async function lockProject(trx: Trx, projectId: string, numbers = 1): Promise<ProjectTable> {
  const project = await trx
    .updateTable('project')
    .set({ last_seq: sql`last_seq + ${sql.lit(numbers)}` })
    .where('id', '=', projectId)
    .returningAll()
    .executeTakeFirst();
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return project;
}

/** The receipt as the device gets it. */
export function receiptOf(context: Context, event: EventTable) {
  // Written by `append` from a StoredReceipt.
  const stored = JSON.parse(event.receipt) as StoredReceipt;
  return {
    eventId: event.id,
    cursor: sealCursor(
      context.services.secret,
      event.project_id,
      event,
      stored.number === undefined
        ? null
        : { number: stored.number, from: stored.from ?? null, eventId: event.id },
    ),
    hash: event.hash,
    number: stored.number ?? null,
    sha256: stored.sha256 ?? null,
    byteLength: stored.byteLength ?? null,
  };
}

/**
 * Non-members get NOT_FOUND; members without the second factor that the project asks for hear
 * so; those whose role is not sufficient get FORBIDDEN.
 */
export async function memberWithRole(
  trx: Handle,
  project: ProjectTable,
  viewer: SignedIn,
  roles: readonly string[],
): Promise<Admitted> {
  if (!mayAct(viewer)) throw new Refusal('NOT_FOUND');
  const member = await trx
    .selectFrom('admitted')
    .selectAll()
    .where('project_id', '=', project.id)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  if (member === undefined) throw new Refusal('NOT_FOUND');
  if (project.second_factor === 1 && !viewer.hasSecondFactor)
    throw new Refusal('SECOND_FACTOR_REQUIRED', { project: project.name });
  const acting = actingAs(viewer, member);
  if (!roles.includes(acting.role)) throw new Refusal('FORBIDDEN', { project: project.name });
  const [admitted] = await withPlaces(trx, [acting]);
  if (admitted === undefined) throw new Refusal('NOT_FOUND');
  return admitted;
}

/**
 * Whether this happened to the plan or photo after the device's last cursor: it could not know, so
 * what was entered offline is kept.
 */
export async function happenedUnseen(
  trx: Trx,
  { project, seenSeq }: EventContext,
  kind: EventKind,
  of: { subject_id: string } | { photo_id: string },
): Promise<boolean> {
  if (seenSeq === null) return false;
  const found = await trx
    .selectFrom('told_event')
    .select('seq')
    .where('project_id', '=', project.id)
    .where('seq', '>', seenSeq)
    .where('kind', '=', kind)
    .where((eb) => eb.and(of))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the project once had this thing, by the journal. */
export async function wasRemoved(
  trx: Trx,
  projectId: string,
  kind: 'COMPANY_REMOVED' | 'TRADE_REMOVED',
  id: string,
): Promise<boolean> {
  return (
    (await trx
      .selectFrom('event')
      .select('seq')
      .where('subject_id', '=', id)
      .where('kind', '=', kind)
      .where('project_id', '=', projectId)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Whether this person once belonged to the project, by the journal: all who did have come by an
 * invitation, or made the project or brought it in.
 */
export async function wasMember(trx: Trx, projectId: string, userId: string): Promise<boolean> {
  const known = await trx
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (known === undefined) return false;
  const came = trx
    .selectFrom('event')
    .select('seq')
    .where('project_id', '=', projectId)
    .where('actor_id', '=', userId)
    .where('kind', 'in', ['MEMBER_ADDED', 'PROJECT_CREATED', 'IMPORTED']);
  return (await came.executeTakeFirst()) !== undefined;
}
