import { dueDay, nextDay, passedDay, type Schedule, week } from '../../rules/schedules';

const at = (time: string): number => Date.parse(time);
const mondays: Schedule = { timeZone: 'Europe/Berlin', weekdays: ['MONDAY'], hour: 7 };

test('it is due from its hour on, by the clock of the site, once a day', () => {
  // A Monday; Berlin is an hour before UTC.
  expect(dueDay(mondays, '2026-02-23', at('2026-03-02T05:59Z'))).toBeNull();
  expect(dueDay(mondays, '2026-02-23', at('2026-03-02T06:00Z'))).toBe('2026-03-02');
  expect(dueDay(mondays, '2026-03-02', at('2026-03-02T06:01Z'))).toBeNull();
});

test('a missed one is made up within a day, and of several only the last', () => {
  expect(dueDay(mondays, '2026-02-23', at('2026-03-03T05:59Z'))).toBe('2026-03-02');
  expect(dueDay(mondays, '2026-02-23', at('2026-03-03T06:00Z'))).toBeNull();
  expect(dueDay({ ...mondays, weekdays: week }, '2026-02-23', at('2026-03-05T08:00Z'))).toBe(
    '2026-03-05',
  );
});

test('an hour that clocks skip counts as soon as a later one is shown, and one that they show twice counts once', () => {
  const nights: Schedule = { timeZone: 'Europe/Berlin', weekdays: ['SUNDAY'], hour: 2 };
  // On 29 March 2026 three o'clock follows one o'clock 59.
  expect(dueDay(nights, '2026-03-22', at('2026-03-29T00:59Z'))).toBeNull();
  expect(dueDay(nights, '2026-03-22', at('2026-03-29T01:00Z'))).toBe('2026-03-29');
  // On 25 October 2026 two o'clock comes twice.
  expect(dueDay(nights, '2026-10-18', at('2026-10-25T00:00Z'))).toBe('2026-10-25');
  expect(dueDay(nights, '2026-10-25', at('2026-10-25T01:00Z'))).toBeNull();
  // Seven o'clock is seven o'clock before and after it.
  expect(passedDay(mondays, at('2026-03-30T05:00Z'))).toBe('2026-03-30');
  expect(passedDay(mondays, at('2026-03-30T04:59Z'))).toBe('2026-03-29');
});

test('the next day is the one that is due, or else the next of its days of the week', () => {
  expect(nextDay(mondays, '2026-02-23', at('2026-03-02T06:00Z'))).toBe('2026-03-02');
  expect(nextDay(mondays, '2026-03-02', at('2026-03-02T06:00Z'))).toBe('2026-03-09');
  expect(
    nextDay(
      { ...mondays, weekdays: ['MONDAY', 'THURSDAY'] },
      '2026-03-02',
      at('2026-03-02T06:00Z'),
    ),
  ).toBe('2026-03-05');
});
