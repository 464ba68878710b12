import { doubtOf } from '../../server/clock';
import { dayMs as day, hourMs as hour } from '../../rules/days';

const minute = 60_000;
const newest = Date.parse('2026-03-03T09:00Z');
const trusted = { wall: newest, up: 5 * day };
const after = (wall: number, up: number) => ({ wall: newest + wall, up: trusted.up + up });

test.each([
  ['a minute passes', after(minute, minute), null],
  ['nobody asks for a week', after(7 * day, 7 * day), null],
  ['a machine sleeps for a night and wakes', after(8 * hour, 8 * hour), null],
  ['a time server corrects some minutes', after(9 * minute, 0), null],
  ['the clock is set forward', after(400 * day, 1_000), 'JUMPED'],
  ['the clock is set back', after(-hour, 1_000), 'JUMPED'],
  ['it is set while a machine sleeps', after(400 * day, 8 * hour), 'JUMPED'],
  [
    'a virtual machine was stopped for an hour, which nothing tells from that',
    after(hour, 0),
    'JUMPED',
  ],
])('while it runs, when %s', (_what, now, doubt) => {
  expect(doubtOf(now, trusted, newest)).toBe(doubt);
});

test.each([
  ['a little behind the newest event', after(-9 * minute, 0), null],
  ['behind the newest event', after(-hour, 0), 'BEHIND'],
  ['after it, however long', after(400 * day, 0), null],
])('at a start %s', (_what, now, doubt) => {
  expect(doubtOf(now, null, newest)).toBe(doubt);
});
