/** The day it is at `at` (epoch ms) in an IANA time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: number): string {
  // By the names of the parts, because the order and separators of a locale's dates are not
  // guaranteed.
  const parts = new Map(
    formatter(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

export function isTimeZone(name: string): boolean {
  try {
    formatter(name);
    return true;
  } catch {
    return false;
  }
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** In the order of `getUTCDay`. */
export const weekdays = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const;
export type Weekday = (typeof weekdays)[number];

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(Date.parse(day)).getUTCDay()] ?? 'SUNDAY';
}

/** The hour it is at `at` in an IANA time zone, 0 to 23. */
export const hourIn = (timeZone: string, at: number): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at),
  );

/** `count` working days after `day`. `worked` has at least one day of the week. */
export function addWorkingDays(day: string, count: number, worked: readonly Weekday[]): string {
  let at = Date.parse(day);
  for (let left = count; left > 0;) {
    at += dayMs;
    const weekday = weekdays[new Date(at).getUTCDay()];
    if (weekday !== undefined && worked.includes(weekday)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** Whole days from one day to a later one; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Monday and Sunday of the week of a day. */
export function weekOf(day: string): { from: string; to: string } {
  const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  const from = dayAfter(day, -sinceMonday);
  return { from, to: dayAfter(from, 6) };
}

/**
 * The first moment of a day in an IANA time zone, in epoch ms. Where clocks change at midnight that
 * is one o'clock.
 */
export function startOfDay(timeZone: string, day: string): number {
  // Zones are at most 14 hours from UTC. Where clocks are put back over midnight, either of the two
  // moments may be returned.
  let before = Date.parse(day) - 15 * 3_600_000;
  let from = Date.parse(day) + 15 * 3_600_000;
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2);
    if (dayIn(timeZone, between) < day) before = between;
    else from = between;
  }
  return from;
}

/** Whether `text` is an existing day, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(Date.parse(text)).toISOString().startsWith(text);
