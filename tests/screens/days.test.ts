import { dayIn } from '../../src/ui/messages/dayIn';
import { dueMessage } from '../../src/parts/DueOn';
import { sinceOf } from '../../src/ui/messages/sinceMessages';

const at = (time: string) => Date.parse(time);

test('the day is that of the place, not of the device', () => {
  expect(dayIn('Europe/Berlin', at('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  expect(dayIn('America/New_York', at('2026-03-05T02:00:00Z'))).toBe('2026-03-04');
});

test('since is counted in the days of the place', () => {
  expect(sinceOf(at('2026-11-20T22:30:00Z'), at('2026-11-20T23:30:00Z'), 'Europe/Berlin')).toEqual({
    since: 'yesterday',
    then: '',
  });
  expect(sinceOf(at('2026-11-20T22:30:00Z'), at('2026-11-20T23:30:00Z'), 'UTC')).toEqual({
    since: 'then',
    then: '22:30',
  });
});

test('the year is said when it is another one in the place', () => {
  expect(sinceOf(at('2025-12-31T23:30:00Z'), at('2026-01-20T12:00:00Z'), 'UTC')).toEqual({
    since: 'then',
    then: '31 December 2025',
  });
  expect(sinceOf(at('2025-12-31T23:30:00Z'), at('2026-01-20T12:00:00Z'), 'Europe/Berlin')).toEqual({
    since: 'then',
    then: '1 January',
  });
});

test('a due day is said in words', () => {
  expect(dueMessage('2026-11-21', dayIn('Europe/Berlin', at('2026-11-20T23:30:00Z')))).toBe(
    'Due today',
  );
});
