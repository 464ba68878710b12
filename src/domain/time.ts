import { useSyncExternalStore } from 'react';
import { factsIn } from '../../rules/listing';
import { dateFormat } from '../ui/messages/dateFormat';
import { dayIn } from '../ui/messages/dayIn';
import { region } from '../ui/messages/region';
import { messages } from './messages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** “just now”, “5 minutes ago” up to a week, then the date. */
export function relativeTime(at: number, now: number, timeZone?: string): string {
  const ago = Math.max(0, now - at);
  if (ago < minute) return messages.justNow;
  const relative = new Intl.RelativeTimeFormat(region(), { numeric: 'auto' });
  if (ago < hour) return relative.format(-Math.floor(ago / minute), 'minute');
  if (ago < day) return relative.format(-Math.floor(ago / hour), 'hour');
  return ago < 7 * day ? relative.format(-Math.floor(ago / day), 'day') : dayAt(at, now, timeZone);
}

/**
 * Day and minute in the project's time zone; shown when the relative time is pressed. Without a
 * project in the device's time zone, which is then named.
 */
export function exactTime(at: number, timeZone?: string): string {
  const named: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  return dateFormat(
    timeZone === undefined ? named : { dateStyle: 'medium', timeStyle: 'short', timeZone },
  ).format(at);
}

/**
 * The minute alone, for what happened today. Without a project in the device's time zone, which is
 * then named.
 */
export function timeOfDay(at: number, timeZone?: string): string {
  return dateFormat(
    timeZone === undefined
      ? { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }
      : { timeStyle: 'short', timeZone },
  ).format(at);
}

/** Day and minute in as few letters as they need, for the last months. */
export function shortTime(at: number, timeZone?: string): string {
  const short: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  };
  return dateFormat({
    ...short,
    ...(timeZone === undefined ? { timeZoneName: 'short' } : { timeZone }),
  }).format(at);
}

/** Of an event in a history: relative up to a week, then day and minute, or the day of another year. */
export function eventTime(at: number, now: number, timeZone?: string): string {
  if (now - at < 7 * day) return relativeTime(at, now, timeZone);
  return dayIn(timeZone, at).slice(0, 4) === dayIn(timeZone, now).slice(0, 4)
    ? shortTime(at, timeZone)
    : dayAt(at, now, timeZone);
}

/** “4 Nov”, with the year if it is another than that of `now`. */
export function dayAt(at: number, now: number, timeZone?: string): string {
  const sameYear = dayIn(timeZone, at).slice(0, 4) === dayIn(timeZone, now).slice(0, 4);
  return dateFormat({
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
    ...(timeZone !== undefined && { timeZone }),
  }).format(at);
}

export function isToday(
  at: number,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  return dayIn(timeZone, at) === dayIn(timeZone, Date.now());
}

/** How far a clock is ahead of UTC, such as UTC+02:00. */
export function utcOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `UTC${minutes < 0 ? '−' : '+'}${hours}:${rest}`;
}

/**
 * A LocalDate such as 2026-11-20, formatted for the person's region. It has no time zone, so it is
 * formatted as UTC.
 */
export function dayLabel(localDate: string): string {
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${localDate}T00:00Z`),
  );
}

/** The same without the year, for the last months and the next. */
export function shortDay(localDate: string): string {
  return dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${localDate}T00:00Z`),
  );
}

/** Such as “Friday 27 November, 10:42”. */
export function dayAndTime(at: number, timeZone: string): string {
  const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);
  return factsIn(region(), [day, timeOfDay(at, timeZone)]);
}

/** The current time, updated every 30 s by one timer for all components that show times. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

const tickMs = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, tickMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
