import { awaitedRefusals } from '../../../rules/putBack';
import type { SnagStatus } from '../../../rules/snag';
import type { Handle } from '../../database/engine';
import type { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { fitting, openCursor, type Position, start } from './cursor';

/** What the event's receipt of another history says of the snag; null where there was none. */
export interface OtherHistory {
  number: number | null;
  /** Of a move: the status before it. */
  from: SnagStatus | null;
}

export interface Seen {
  /**
   * The number of the last event that the person had seen of this journal; null if the device did
   * not say.
   */
  seenSeq: number | null;
  /** Set if it was another history that they had seen: the database was put back since. */
  otherHistory: OtherHistory | null;
}

/**
 * What a device says with `seen`: where the journal stood for the person. Of another history they
 * had seen of this one at most what was there when they did it. For an event that the device sends
 * again because its server lost it, `seen` is the cursor of its receipt, which with any other event
 * says no more than any cursor.
 */
export async function readSeen(
  db: Handle,
  secret: Buffer,
  projectId: string,
  {
    seen,
    occurredAt,
    eventId = null,
  }: { seen?: string | null | undefined; occurredAt: number; eventId?: string | null },
): Promise<Seen> {
  const opened = seen == null ? null : openCursor(secret, projectId, seen, eventId);
  if (opened === null) return { seenSeq: null, otherHistory: null };
  const position = await fitting(db, projectId, opened);
  if (position !== null) return { seenSeq: position.seq, otherHistory: null };
  const { seq } = await lastBefore(db, projectId, opened.seq, occurredAt);
  return { seenSeq: seq, otherHistory: opened.confirmed ?? { number: null, from: null } };
}

/** The last event with at most this number that was recorded by then. */
async function lastBefore(
  db: Handle,
  projectId: string,
  seq: number,
  at: number,
): Promise<Position> {
  const event = await db
    .selectFrom('event')
    .select(['seq', 'hash'])
    .where('project_id', '=', projectId)
    .where('seq', '<=', seq)
    .where('recorded_at', '<=', at)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ?? start;
}

/**
 * The refusal; one that asking again may change if the person had seen another history: what it
 * lacks may come back from somebody else's device. With a field it is about the set-up, which no
 * device sends again.
 */
export async function awaitingOthers(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  userId: string,
  refusal: Refusal,
  seen: string | null | undefined,
): Promise<Refusal> {
  if (
    seen != null &&
    awaitedRefusals.has(refusal.code) &&
    refusal.extensions.field === undefined &&
    (await isOfOther(db, secret, userId, seen))
  )
    refusal.extensions.retryable = true;
  return refusal;
}

/** Whether the cursor is one of another history of a project of this person. */
async function isOfOther(
  db: Handle,
  secret: Buffer,
  userId: string,
  seen: string,
): Promise<boolean> {
  const projects = await db
    .selectFrom('admitted')
    .select('project_id')
    .where('user_id', '=', userId)
    .execute();
  for (const { project_id: projectId } of projects) {
    const opened = openCursor(secret, projectId, seen);
    if (opened !== null) return (await fitting(db, projectId, opened)) === null;
  }
  return false;
}
