import { allowedActions } from '../../rules/moves';
import { mayRemove } from '../../rules/photos';
import { checkingOf, inspects, isInScope, scopeOf, worksForCompany } from '../../rules/scope';

test('admins, inspectors and viewers see all of a project, a trade what its company has to fix', () => {
  for (const role of ['ADMIN', 'INSPECTOR', 'VIEWER'])
    expect(scopeOf({ role, companyId: null })).toEqual({ kind: 'ALL' });
  const trade = scopeOf({ role: 'TRADE', companyId: 'a' });
  expect(
    ['a', 'b', null].map((companyId) => isInScope(trade, { companyId, locationId: null })),
  ).toEqual([true, false, false]);
});

test('admins and inspectors check what is fixed, a viewer does not, and a trade’s work is checked by others', () => {
  expect(['ADMIN', 'INSPECTOR', 'VIEWER', 'TRADE'].map(checkingOf)).toEqual([
    'checks',
    'checks',
    'looks',
    'nothing',
  ]);
});

test('an unknown role sees nothing, may do nothing and works for nobody, and so does a trade without a company', () => {
  for (const role of ['AUDITOR', 'toString', '']) {
    expect([
      scopeOf({ role, companyId: 'a' }),
      inspects({ role }),
      worksForCompany(role),
      checkingOf(role),
    ]).toEqual([{ kind: 'NOTHING' }, false, false, 'nothing']);
    const actor = { role, companyId: 'a', userId: 'me' };
    for (const status of ['OPEN', 'IN_PROGRESS', 'FIXED', 'CLOSED', 'DISPUTED', 'VOID'] as const) {
      expect(
        allowedActions(
          {
            status,
            companyId: 'a',
            raisedBy: 'me',
            fixedBy: null,
            takeBack: { by: 'me', to: 'OPEN', since: 0 },
          },
          actor,
          false,
        ),
      ).toEqual([]);
      expect(
        mayRemove(
          actor,
          { kind: 'EVIDENCE', by: 'me', ofThisRound: true },
          { status, evidenceCount: 2 },
        ),
      ).toBe(false);
    }
  }
  const nothing = scopeOf({ role: 'TRADE', companyId: null });
  expect(
    ['a', null].map((companyId) => isInScope(nothing, { companyId, locationId: null })),
  ).toEqual([false, false]);
});
