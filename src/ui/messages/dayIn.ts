/** The day it is in a place, as YYYY-MM-DD. `timeZone` is an IANA name; without it, where the device is. */
export function dayIn(timeZone: string | undefined, at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone !== undefined && { timeZone }) });
  // The parts by name: in which order and with what between them a locale writes a date is not promised.
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
