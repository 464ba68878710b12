import { dateFormat } from './dateFormat';
import { dayIn } from './dayIn';

const dayMs = 86_400_000;

/** Since when, for a sentence: since yesterday, or since `then`, “14:05”, “Tuesday” or “3 July”. */
export interface Since {
  readonly since: 'yesterday' | 'then';
  readonly then: string;
}

/** Days are counted in `timeZone`, an IANA name. Both times in milliseconds since 1970. */
export function sinceOf(at: number, now: number, timeZone?: string): Since {
  const format = (options: Intl.DateTimeFormatOptions): Since => ({
    since: 'then',
    then: dateFormat({ ...options, ...(timeZone !== undefined && { timeZone }) }).format(at),
  });
  const today = dayIn(timeZone, now);
  const then = dayIn(timeZone, at);
  const days = Math.round((Date.parse(today) - Date.parse(then)) / dayMs);
  if (days <= 0) return format({ hour: '2-digit', minute: '2-digit' });
  if (days === 1) return { since: 'yesterday', then: '' };
  if (days < 7) return format({ weekday: 'long' });
  const sameYear = then.slice(0, 4) === today.slice(0, 4);
  return format({ day: 'numeric', month: 'long', ...(!sameYear && { year: 'numeric' }) });
}
