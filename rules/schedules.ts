import { dayAfter, dayIn, hourIn, type Weekday, weekdayOf, weekdays } from './days';

// When something that is made on days of the week is due. It goes by the day and hour of the site's
// clock and not by moments, so an hour that clocks skip counts as soon as a later one is shown, and
// one that they show twice counts once.

export interface Schedule {
  /** IANA name. */
  timeZone: string;
  weekdays: readonly Weekday[];
  /** 0 to 23. */
  hour: number;
}

/** The last day whose hour has passed. */
export function passedDay({ timeZone, hour }: Omit<Schedule, 'weekdays'>, now: number): string {
  const today = dayIn(timeZone, now);
  return hourIn(timeZone, now) >= hour ? today : dayAfter(today, -1);
}

/**
 * The day for which it is due now, or null. `lastOn`: the last day that is settled. Its hour was at
 * most a day ago: what was missed for longer is left out, and of several days that were missed only
 * the last counts.
 */
export function dueDay(schedule: Schedule, lastOn: string, now: number): string | null {
  const day = passedDay(schedule, now);
  return day > lastOn && schedule.weekdays.includes(weekdayOf(day)) ? day : null;
}

/** The next day on which it comes. */
export function nextDay(schedule: Schedule, lastOn: string, now: number): string {
  const due = dueDay(schedule, lastOn, now);
  if (due !== null) return due;
  let day = dayAfter(passedDay(schedule, now));
  // With at least one day of the week it is found within seven.
  for (let tries = 0; tries < 7 && !schedule.weekdays.includes(weekdayOf(day)); tries += 1)
    day = dayAfter(day);
  return day;
}

/** In the order in which they are offered. */
export const week: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)];
