import { inspects, isInScope, scopeOf, worksForCompany } from '../../rules/scope';

test('admins, inspectors and viewers see all of a project, a trade what its company has to fix', () => {
  for (const role of ['ADMIN', 'INSPECTOR', 'VIEWER']) expect(scopeOf({ role, companyId: null })).toEqual({ kind: 'ALL' });
  const trade = scopeOf({ role: 'TRADE', companyId: 'a' });
  expect(['a', 'b', null].map((companyId) => isInScope(trade, companyId))).toEqual([true, false, false]);
});

test('a role that no table names sees nothing, checks nothing and works for nobody, and so does a trade without a company', () => {
  for (const role of ['AUDITOR', 'toString', '']) {
    expect([scopeOf({ role, companyId: 'a' }), inspects({ role }), worksForCompany(role)]).toEqual([{ kind: 'NOTHING' }, false, false]);
  }
  const nothing = scopeOf({ role: 'TRADE', companyId: null });
  expect(['a', null].map((companyId) => isInScope(nothing, companyId))).toEqual([false, false]);
});
