const minute = 60_000;
/** Clocks change at a quarter of an hour. */
const quarter = 15 * minute;
/** Most offsets that are kept in memory, for projects of many years. */
const mostKnown = 10_000;

/** How far the clocks of a time zone are ahead of UTC, in minutes. */
export function offsetsIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const known = new Map<number, number>();
  return (at) => {
    const since = Math.floor(at / quarter);
    const found = known.get(since);
    if (found !== undefined) return found;
    const parts = new Map(
      format.formatToParts(since * quarter).map(({ type, value }) => [type, value]),
    );
    const local = Date.parse(
      `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}Z`,
    );
    const offset = Math.round((local - since * quarter) / minute);
    if (known.size >= mostKnown) known.clear();
    known.set(since, offset);
    return offset;
  };
}

/** As ISO 8601 writes it: +01:00. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** A moment by the clocks of a time zone, as YYYY-MM-DDTHH:MM:SS. */
export const localText = (at: number, offset: number): string =>
  new Date(at + offset * minute).toISOString().slice(0, 19);
