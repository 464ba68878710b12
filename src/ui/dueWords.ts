/** “today”, “tomorrow”, “Friday”, “3 July”: when a day is due that is not past. Both as YYYY-MM-DD. */
export function dueWords(dueOn: string, today: string): string {
  const due = Date.parse(dueOn);
  const days = Math.round((due - Date.parse(today)) / 86_400_000);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(due);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 7) return format({ weekday: 'long' });
  const sameYear = dueOn.slice(0, 4) === today.slice(0, 4);
  return format({ day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) });
}
