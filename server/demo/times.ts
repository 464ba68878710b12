import type { Brush } from '../files/drawing/brush';
import type { Story } from './story';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

type Now = Pick<Story, 'begunAt' | 'today'>;

/** When a snag was raised that is so many days old: on a working day, in working hours; of today, within the last two hours. */
export function momentOf({ begunAt, today }: Now, ago: number, brush: Brush): number {
  if (ago === 0) return Math.floor(begunAt - brush.between(20, 110) * minute);
  let at = Math.floor(today - ago * day + brush.between(7, 15) * hour);
  while (isWeekend(at)) at -= day;
  return at;
}

/** When the next things happened to it: a day or two apart where there was time for that, and none of them later than the story is told. */
export function momentsAfter({ begunAt }: Now, from: number, count: number, brush: Brush): number[] {
  const moments: number[] = [];
  let at = from;
  for (let left = count; left > 0; left -= 1) {
    const room = (begunAt - at) / (left + 0.5);
    const next = at + Math.min(brush.between(18, 70) * hour, room);
    at = Math.max(Math.min(atWork(next), begunAt - 5 * minute), at + 2 * minute);
    moments.push(at);
  }
  return moments;
}

/** The next moment at which somebody works: Monday to Friday, 7 to 16 o'clock. */
function atWork(moment: number): number {
  const hours = (moment % day) / hour;
  let at = Math.floor(moment + (hours < 7 ? 8 * hour : hours > 16 ? 15 * hour : 0));
  while (isWeekend(at)) at += day;
  return at;
}

const isWeekend = (moment: number): boolean => [0, 6].includes(new Date(moment).getUTCDay());
