import { plainCursor, readPlainCursor } from './listPage';
import { checkedByOthers } from './moves';
import { inspects, worksForCompany } from './scope';
import { overdueDays, statusesOfTurn } from './shown';
import type { Actor, Snag } from './snag';
import type { FilteredSnag } from './snagFilter';
import { noDay } from './snagOrder';
import { compareKeys } from './sortKeys';

/**
 * The fields of a snag that decide whether it waits for a person, and its position in the list of
 * what waits.
 */
export interface TurnedSnag
  extends
    Pick<Snag, 'fixedBy' | 'waitingSince'>,
    Pick<FilteredSnag, 'status' | 'companyId' | 'assigneeId' | 'assigneeSees' | 'dueOn'> {
  readonly number: number;
}

/** The fields that decide whose turn it is. */
type Turn = Pick<TurnedSnag, 'status' | 'companyId' | 'assigneeId' | 'assigneeSees' | 'fixedBy'>;

/**
 * Whether it is this person's turn. The server finds the same in SQL, along an index
 * (features/notify/store.ts).
 */
export function waitsForPerson(
  { status, companyId, assigneeId, assigneeSees, fixedBy }: Turn,
  { userId, role, companyId: ownId }: Actor,
): boolean {
  if (statusesOfTurn('INSPECTOR').includes(status))
    return (
      inspects({ role }) &&
      !(
        status === checkedByOthers.status &&
        fixedBy === userId &&
        checkedByOthers.roles.some((each) => each === role)
      )
    );
  if (!statusesOfTurn('WORK').includes(status)) return false;
  return assigneeSees
    ? assigneeId === userId
    : companyId !== null && companyId === ownId && worksForCompany(role);
}

/**
 * The same where it is not known whether the assignee sees the snag: false only if it is not this
 * person's turn in either case.
 */
export const mayWaitForPerson = (snag: Omit<Turn, 'assigneeSees'>, actor: Actor): boolean =>
  [true, false].some((assigneeSees) => waitsForPerson({ ...snag, assigneeSees }, actor));

/** A position in the list of what waits, over all projects. */
export interface WaitingPosition {
  /** Of the project. */
  readonly code: string;
  /**
   * The due day if it is overdue, so that the longest delay is first; else a value after every day.
   */
  readonly late: string;
  /** Since when it waits, epoch ms. */
  readonly since: number;
  readonly number: number;
}

export const notLate = noDay;

/** `today` in the time zone of the project. */
export const waitingPosition = (
  code: string,
  snag: TurnedSnag,
  today: string,
): WaitingPosition => ({
  code,
  late: overdueDays(snag, today) === null ? notLate : (snag.dueOn ?? notLate),
  since: snag.waitingSince,
  number: snag.number,
});

export const compareWaiting = (one: WaitingPosition, other: WaitingPosition): number =>
  compareKeys(one.code, other.code) ||
  compareKeys(one.late, other.late) ||
  one.since - other.since ||
  one.number - other.number;

/** Its parts are visible on the snag, so it is not sealed. */
export const waitingCursorAt = ({ code, late, since, number }: WaitingPosition): string =>
  plainCursor([code, late, since, number].join(' '));

/** Null if the text is not a cursor of this list. */
export function readWaitingCursor(cursor: string): WaitingPosition | null {
  const [, code, late, since, number] =
    /^(\S+) (\S+) (\d{1,15}) (\d{1,15})$/.exec(readPlainCursor(cursor)) ?? [];
  return code === undefined || late === undefined
    ? null
    : { code, late, since: Number(since), number: Number(number) };
}
