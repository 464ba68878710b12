import { addWorkingDays, dayIn, type Weekday } from './days';
import type { Priority } from './snag';

/** Working days until due, by priority. */
export interface DueDays {
  low: number;
  medium: number;
  high: number;
  critical: number;
}

export const defaultDueDays: DueDays = { low: 28, medium: 14, high: 5, critical: 1 };

const daysOf: Readonly<Record<Priority, (days: DueDays) => number>> = {
  LOW: ({ low }) => low,
  MEDIUM: ({ medium }) => medium,
  HIGH: ({ high }) => high,
  CRITICAL: ({ critical }) => critical,
};

/**
 * A due date is not before the day the snag was raised. Both as YYYY-MM-DD, in the project's time
 * zone; null: no due date.
 */
export const isDueTooEarly = (dueOn: string | null | undefined, raisedOn: string): boolean =>
  dueOn != null && dueOn < raisedOn;

/**
 * The day before which a snag cannot be due: that of its raise, and today if a server's wrong clock
 * had it raised in the future.
 */
export const firstDueDay = (timeZone: string, raisedAt: number, now: number): string =>
  dayIn(timeZone, Math.min(raisedAt, now));

/** The default due date of a snag. */
export const usualDueDay = (
  raisedOn: string,
  priority: Priority,
  days: DueDays,
  worked: readonly Weekday[],
): string => addWorkingDays(raisedOn, daysOf[priority](days), worked);
