import { t } from '@lingui/core/macro';
import { dayIn } from './dayIn';
import { region } from './region';

const dayMs = 86_400_000;

/**
 * “since 14:05”, “since yesterday”, “since Tuesday”, “since 3 July”. Days are counted in `timeZone`, an IANA name.
 * Both times in milliseconds since 1970.
 */
export function sinceWords(at: number, now: number, timeZone?: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region(), { ...options, ...(timeZone !== undefined && { timeZone }) }).format(at);
  const today = dayIn(timeZone, now);
  const then = dayIn(timeZone, at);
  const days = Math.round((Date.parse(today) - Date.parse(then)) / dayMs);
  if (days <= 0) return since(format({ hour: '2-digit', minute: '2-digit' }));
  if (days === 1) return t`since yesterday`;
  if (days < 7) return sinceDay(format({ weekday: 'long' }));
  const sameYear = then.slice(0, 4) === today.slice(0, 4);
  return sinceDay(format({ day: 'numeric', month: 'long', ...(!sameYear && { year: 'numeric' }) }));
}

const since = (time: string): string => t`since ${time}`;
const sinceDay = (day: string): string => t`since ${day}`;
