import { dateFormat } from './dateFormat';

/**
 * The current day in a time zone, as YYYY-MM-DD. `timeZone` is an IANA name; without it the
 * device's own is used.
 */
export function dayIn(timeZone: string | undefined, at: number): string {
  const format = dateFormat(
    {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(timeZone !== undefined && { timeZone }),
    },
    'en-GB',
  );
  // By named parts, because the order and separators of a locale's format are not guaranteed.
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
