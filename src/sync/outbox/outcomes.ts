import type { SnagMove } from '../../../rules/snag';
import type { StoredEvent } from './entry';

/**
 * An event that the server kept but did not apply as the person meant it. Stored until they have
 * read it.
 */
export interface Outcome {
  readonly eventId: string;
  readonly userId: string;
  readonly projectId: string;
  readonly projectCode: string;
  readonly snagId: string;
  /** The snag's number; null if the server did not say it. */
  readonly number: number | null;
  /** The journal cursor of the event; the `seen` of an event that answers this outcome. */
  readonly seen: string | null;
  /** A `NoticeCode` of the schema, or one that only a newer version knows. */
  readonly code: string;
  /** The server's sentence. */
  readonly message: string;
  /** A snag that may be the same as the person's. */
  readonly other?: OtherSnag;
  /** When the device received it, as Date.now(). */
  readonly at: number;
}

export interface OtherSnag {
  readonly snagId: string;
  readonly number: number | null;
  /**
   * Whether the person was allowed to make their own snag void when the outcome arrived. Absent if
   * an earlier version stored it.
   */
  readonly mayVoid?: boolean;
}

/**
 * Whether the event answers the outcome: of two snags that may be the same, the person makes their
 * own void.
 */
export function isAnsweredBy(
  { snagId, other }: Outcome,
  event: Pick<StoredEvent, 'kind' | 'fields' | 'snagId'>,
): boolean {
  return (
    other !== undefined &&
    snagId === event.snagId &&
    event.kind === 'move' &&
    event.fields['move'] === ('VOID' satisfies SnagMove)
  );
}

/** The notice that the server sends with a receipt. */
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
  return {
    eventId,
    userId,
    projectId,
    projectCode,
    snagId,
    number,
    seen: cursor,
    code,
    message,
    at,
    ...(other && { other }),
  };
}

/** Code of an outcome: the server lost a photo, and this device does not have it any more. */
export const photoGone = 'PHOTO_GONE';

/**
 * Whether both say the same to the person: several events of one snag that is gone are shown as
 * one.
 */
export function tellsSame(one: Outcome, other: Outcome): boolean {
  return (
    one.userId === other.userId && one.snagId === other.snagId && one.message === other.message
  );
}

/** The newest first. */
export function newestFirst(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.toSorted((one, other) => other.at - one.at);
}
