import { t } from '@lingui/core/macro';
import { region } from './region';

/** “today”, “tomorrow”, “Friday”, “3 July”: when a day is due that is not past. Both as YYYY-MM-DD. */
export function dueWords(dueOn: string, today: string): string {
  const due = Date.parse(dueOn);
  const days = Math.round((due - Date.parse(today)) / 86_400_000);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(region(), { ...options, timeZone: 'UTC' }).format(due);
  if (days === 0) return t`today`;
  if (days === 1) return t`tomorrow`;
  if (days > 1 && days < 7) return format({ weekday: 'long' });
  const sameYear = dueOn.slice(0, 4) === today.slice(0, 4);
  return format({ day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) });
}
