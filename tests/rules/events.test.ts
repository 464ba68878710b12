import { beginsRound, changesBy } from '../../rules/events';
import type { Snag, SnagStatus } from '../../rules/snag';

const edited = (status: SnagStatus, set: { companyId?: string; assigneeId?: string }) =>
  changesBy(
    { kind: 'SNAG_EDITED', by: 'user_ada', at: 20, set },
    { status, companyId: 'company_a', assigneeId: null, waitingSince: 10 },
  );

test.each(['OPEN', 'IN_PROGRESS'] as const)(
  'one that is %s waits for another company, or another person, only since then',
  (status) => {
    expect(edited(status, { companyId: 'company_b' })).toMatchObject({ waitingSince: 20 });
    expect(edited(status, { assigneeId: 'user_bea' })).toMatchObject({ waitingSince: 20 });
  },
);

test.each(['FIXED', 'DISPUTED', 'CLOSED', 'VOID'] as const)(
  'one that is %s waits for nobody else since then, whoever was to work on it',
  (status) => {
    expect(edited(status, { companyId: 'company_b' })).toEqual({ companyId: 'company_b' });
    expect(edited(status, { assigneeId: 'user_bea' })).toEqual({ assigneeId: 'user_bea' });
  },
);

const started: Partial<Snag> = {
  status: 'IN_PROGRESS',
  companyId: 'company_a',
  assigneeId: null,
  waitingSince: 10,
  importUndone: false,
  takeBack: null,
};
const after = (snag: Partial<Snag>, ...events: Parameters<typeof changesBy>[0][]): Partial<Snag> =>
  events.reduce((before, event) => ({ ...before, ...changesBy(event, before) }), snag);
const fixed = after(started, { kind: 'SNAG_FIXED', by: 'user_ivo', at: 20 });

test.each(['SNAG_FIXED', 'SNAG_DISPUTED'] as const)(
  'taken back, %s leaves the status before, as if nothing had been said',
  (kind) => {
    const said = after(started, { kind, by: 'user_ivo', at: 20 });
    expect(said.takeBack).toEqual({ by: 'user_ivo', to: 'IN_PROGRESS', since: 10 });
    expect(after(said, { kind: 'SNAG_TAKEN_BACK', by: 'user_ivo', at: 30 })).toEqual({
      ...started,
      fixedBy: null,
      fixedAt: null,
      closedBy: null,
      closedAt: null,
    });
  },
);

test('whatever somebody else does ends what can be taken back, whatever oneself adds does not', () => {
  const added = ['COMMENT_ADDED', 'PHOTO_ADDED', 'PHOTO_MARKED', 'SNAG_EDITED'] as const;
  for (const kind of added) {
    expect(after(fixed, { kind, by: 'user_ivo', at: 25 }).takeBack).toEqual(fixed.takeBack);
    expect(after(fixed, { kind, by: 'user_ada', at: 25 }).takeBack).toBeNull();
  }
  // It was kept, so they have seen the snag.
  const late = changesBy({ kind: 'SNAG_STARTED', by: 'user_ada', at: 25 }, fixed, true);
  expect(late).toEqual({ takeBack: null });
  expect(after(fixed, { kind: 'PHOTO_RENDERED', by: '', at: 25 }).takeBack).toEqual(fixed.takeBack);
});

test('given to another company by who said it, it waits for that one only since then', () => {
  const set = { companyId: 'company_b' };
  expect(
    after(
      fixed,
      { kind: 'SNAG_EDITED', by: 'user_ivo', at: 25, set },
      { kind: 'SNAG_TAKEN_BACK', by: 'user_ivo', at: 30 },
    ),
  ).toMatchObject({ status: 'IN_PROGRESS', companyId: 'company_b', waitingSince: 25 });
});

test('evidence counts from where it was last open, also for what was taken back', () => {
  expect((['SNAG_SENT_BACK', 'SNAG_REOPENED'] as const).map(beginsRound)).toEqual([true, true]);
  expect((['SNAG_TAKEN_BACK', 'SNAG_FIXED', 'SNAG_EDITED'] as const).map(beginsRound)).toEqual([
    false,
    false,
    false,
  ]);
});
