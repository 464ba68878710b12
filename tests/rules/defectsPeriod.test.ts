import {
  type AcceptedWork,
  type DefectsBasis,
  isPeriodLength,
  lastDayOf,
  ownEndOf,
  type PeriodUnit,
  usualLengths,
  nextEnd,
  warningOn,
} from '../../rules/defectsPeriod';

// Sources stand beside the rules; the paragraph of each case is named in it.

test.each([
  // § 188(2) BGB: the day of the same number.
  ['2026-03-15', 4, 'YEARS', '2030-03-15'],
  ['2026-03-15', 5, 'YEARS', '2031-03-15'],
  // § 188(3) BGB: a month that has no such day ends with its last.
  ['2024-02-29', 4, 'YEARS', '2028-02-29'],
  ['2024-02-29', 5, 'YEARS', '2029-02-28'],
  ['2026-08-31', 6, 'MONTHS', '2027-02-28'],
  ['2027-08-31', 6, 'MONTHS', '2028-02-29'],
  // Dodds v Walker: from 30 September four months end on 30 January, not on the 31st.
  ['1978-09-30', 4, 'MONTHS', '1979-01-30'],
  ['2026-12-31', 1, 'MONTHS', '2027-01-31'],
  // NEC4: weeks are sevens of days, over a leap day too.
  ['2027-11-01', 52, 'WEEKS', '2028-10-30'],
] as const)('from %s, %i %s end with %s', (from, count, unit, end) => {
  expect(lastDayOf(from, { count, unit })).toBe(end);
});

test('a contract says its usual length, and one of its own says none', () => {
  expect(usualLengths).toMatchObject({
    VOB_B: { count: 4, unit: 'YEARS' },
    BGB: { count: 5, unit: 'YEARS' },
    OTHER: null,
  });
});

test.each([
  [1, 'WEEKS', true],
  [30, 'YEARS', true],
  [31, 'YEARS', false],
  [0, 'MONTHS', false],
  [1.5, 'YEARS', false],
] as const)('a period of %d %s is one: %s', (count, unit, allowed) => {
  expect(isPeriodLength({ count, unit })).toBe(allowed);
});

test.each([
  ['2026-01-01', '2026-12-31', null],
  ['2026-07-04', '2026-12-31', 180],
  ['2026-10-01', '2026-12-31', 180],
  ['2026-10-02', '2026-12-31', 90],
  ['2028-01-30', '2028-02-29', 30],
  ['2028-01-29', '2028-02-29', 90],
  ['2026-12-24', '2026-12-31', 7],
  ['2026-12-31', '2026-12-31', 7],
  ['2027-01-01', '2026-12-31', null],
] as const)('on %s the warning before %s is that of %s days', (today, end, days) => {
  expect(warningOn(today, end)).toBe(days);
});

const accepted = (
  basis: DefectsBasis,
  acceptedOn: string,
  count: number,
  unit: PeriodUnit = 'YEARS',
): AcceptedWork => ({ basis, acceptedOn, count, unit });
const building = accepted('VOB_B', '2026-03-15', 4);

test.each([
  ['without a notice, the regular end', building, [], [], null, null],
  ['a notice early on never ends it sooner', building, ['2027-01-10'], [], null, null],
  [
    'a notice late in it, two years from its receipt',
    building,
    ['2029-11-02'],
    [],
    '2031-11-02',
    'NOTICE',
  ],
  ['on its last day, too', building, ['2030-03-15'], [], '2032-03-15', 'NOTICE'],
  ['a day later it is too late', building, ['2030-03-16'], [], null, null],
  [
    'a second notice of the defect changes nothing',
    building,
    ['2030-02-01', '2029-11-02'],
    [],
    '2031-11-02',
    'NOTICE',
  ],
  [
    'received on 29 February',
    accepted('VOB_B', '2024-06-01', 4),
    ['2028-02-29'],
    [],
    '2030-02-28',
    'NOTICE',
  ],
  [
    'an accepted remedy, two years',
    building,
    ['2029-11-02'],
    ['2030-05-20'],
    '2032-05-20',
    'REMEDY',
  ],
  ['a remedy without a notice', building, [], ['2029-01-10'], '2031-01-10', 'REMEDY'],
  ['an early remedy never ends it sooner', building, [], ['2026-06-01'], null, null],
  ['each remedy anew', building, [], ['2029-01-10', '2030-12-01'], '2032-12-01', 'REMEDY'],
  ['what was noticed before the acceptance', building, ['2026-03-15'], [], null, null],
  [
    'BGB knows no such notice',
    accepted('BGB', '2026-03-15', 5),
    ['2031-03-01'],
    ['2031-03-05'],
    null,
    null,
  ],
  ['nor does JCT', accepted('JCT', '2026-08-31', 6, 'MONTHS'), ['2027-01-01'], [], null, null],
] as const)('the own period of a defect: %s', (_case, work, notices, remedies, endsOn, reason) => {
  const own = ownEndOf(work, notices, remedies);
  expect([own?.endsOn ?? null, own?.reason ?? null]).toEqual([endsOn, reason]);
});

test('of several ends the next one counts, and the last one once all are over', () => {
  const ends = ['2030-01-01', '2028-01-01', '2029-01-01'];
  expect(
    ['2027-12-31', '2028-01-01', '2028-01-02', '2030-01-02'].map((today) => nextEnd(today, ends)),
  ).toEqual(['2028-01-01', '2028-01-01', '2029-01-01', '2030-01-01']);
});
