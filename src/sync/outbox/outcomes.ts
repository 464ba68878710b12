import type { SnagMove } from '../../../rules/snag';
import type { StoredEvent } from './entry';

/** The server kept an event and did not do all that the person meant: kept on the disk until they have read it. */
export interface Outcome {
  readonly eventId: string;
  readonly userId: string;
  readonly projectId: string;
  readonly projectCode: string;
  readonly snagId: string;
  /** The snag's number; null if the server did not say it. */
  readonly number: number | null;
  /** The journal cursor of the event: what somebody has seen who answers to this. */
  readonly seen: string | null;
  /** A `NoticeCode` of the schema, or one that only a newer version knows. */
  readonly code: string;
  /** The server's sentence. */
  readonly message: string;
  /** A snag that may be the same as the person's. */
  readonly other?: OtherSnag;
  /** When the device learnt it, as Date.now(). */
  readonly at: number;
}

export interface OtherSnag {
  readonly snagId: string;
  readonly number: number | null;
  /** Whether the person might make theirs void when they were told. Absent in what an earlier version kept. */
  readonly mayVoid?: boolean;
}

/** Whether the event does what the outcome asks the person to decide: theirs, of two that may be the same, is made void. */
export function isAnsweredBy({ snagId, other }: Outcome, event: Pick<StoredEvent, 'kind' | 'fields' | 'snagId'>): boolean {
  return other !== undefined && snagId === event.snagId && event.kind === 'move' && event.fields['move'] === ('VOID' satisfies SnagMove);
}

/** What the server says with its receipt. */
export interface ServerNotice extends Pick<Outcome, 'code' | 'message'> {
  readonly other: OtherSnag | null;
}

/** `receipt`: of the event; `at`: when it came. */
export function outcomeOf(
  { eventId, userId, projectId, projectCode, snagId }: StoredEvent,
  { code, message, other }: ServerNotice,
  { number, cursor }: { readonly number: number | null; readonly cursor: string | null },
  at: number,
): Outcome {
  return { eventId, userId, projectId, projectCode, snagId, number, seen: cursor, code, message, at, ...(other && { other }) };
}

/** Whether both tell the person the same: several events of one snag that has gone are told as one. */
export function tellsSame(one: Outcome, other: Outcome): boolean {
  return one.userId === other.userId && one.snagId === other.snagId && one.message === other.message;
}

/** The newest first. */
export function newestFirst(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.toSorted((one, other) => other.at - one.at);
}
