import {
  basesFor,
  isDeadlineTooEarly,
  isOwedBy,
  isToCheckOf,
  mayFollow,
  nextNumber,
  noticeState,
  readsNotice,
  usualDeadline,
} from '../../rules/defectNotices';

test('notices are numbered per company, and go on from the highest once companies were merged', () => {
  expect(nextNumber([])).toBe(1);
  expect(nextNumber([1, 2])).toBe(3);
  expect(nextNumber([1, 2, 1, 4])).toBe(5);
});

test('ten working days are proposed, and a deadline is at least tomorrow', () => {
  // A Monday, and five days a week.
  const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
  expect(usualDeadline('2026-11-30', week)).toBe('2026-12-14');
  expect(usualDeadline('2026-11-30', [...week, 'SATURDAY'])).toBe('2026-12-11');
  expect(isDeadlineTooEarly('2026-11-30', '2026-11-30')).toBe(true);
  expect(isDeadlineTooEarly('2026-12-01', '2026-11-30')).toBe(false);
});

test.each([
  ['RUNNING', 'BEFORE', '2026-12-01', 2, []],
  ['PASSED', 'AFTER', '2026-11-30', 1, []],
  ['DONE', 'AFTER', '2026-11-30', 0, []],
  ['FOLLOWED', 'BEFORE', '2026-11-30', 1, ['SECOND']],
  ['PASSED', 'SECOND', '2026-11-30', 1, []],
  ['WITHDRAWN', 'BEFORE', '2026-11-30', 0, ['SECOND', 'WITHDRAWAL']],
  ['DONE', 'WITHDRAWAL', null, 2, []],
] as const)(
  'a notice is %s: %s by %s with %i snags owed, followed by %j',
  (state, _kind, deadlineOn, owed, followedBy) => {
    expect(noticeState({ deadlineOn, owed, followedBy }, '2026-12-01')).toBe(state);
  },
);

test.each([
  ['OPEN', 'company_a', true, false],
  ['IN_PROGRESS', 'company_a', true, false],
  ['DISPUTED', 'company_a', true, false],
  ['FIXED', 'company_a', false, true],
  ['FIXED', 'company_b', false, false],
  ['CLOSED', 'company_a', false, false],
  ['VOID', 'company_a', false, false],
  ['OPEN', 'company_b', false, false],
] as const)(
  'a snag that is %s with %s is open with company A: %s; to check of it: %s',
  (status, companyId, owed, toCheck) => {
    expect(isOwedBy('company_a', { status, companyId })).toBe(owed);
    expect(isToCheckOf('company_a', { status, companyId })).toBe(toCheck);
  },
);

test.each([
  ['SECOND', 'BEFORE', 'PASSED', true],
  ['SECOND', 'BEFORE', 'RUNNING', false],
  ['SECOND', 'BEFORE', 'DONE', false],
  ['WITHDRAWAL', 'BEFORE', 'RUNNING', true],
  ['WITHDRAWAL', 'SECOND', 'DONE', true],
  ['WITHDRAWAL', 'BEFORE', 'WITHDRAWN', false],
  ['WITHDRAWAL', 'WITHDRAWAL', 'DONE', false],
] as const)('a %s can follow a notice %s that is %s: %s', (next, kind, state, can) => {
  expect(mayFollow(next, { kind, state })).toBe(can);
});

test('VOB/B § 4(7) is offered before acceptance alone, § 13(5) after it alone', () => {
  expect(basesFor('BEFORE')).not.toContain('VOB_13_5');
  expect(basesFor('AFTER')).not.toContain('VOB_4_7');
  expect(basesFor('SECOND')).toHaveLength(6);
});

test.each([
  ['ADMIN', null, true],
  ['INSPECTOR', null, true],
  ['TRADE', 'company_a', true],
  ['TRADE', 'company_b', false],
  ['VIEWER', null, true],
  ['NOBODY_KNOWS', 'company_a', false],
])('%s of %s reads a notice to company A: %s', (role, companyId, reads) => {
  expect(readsNotice({ role, companyId }, 'company_a')).toBe(reads);
});
