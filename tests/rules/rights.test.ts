import { may, type Right, rolesWith } from '../../rules/rights';

const rightsOf: Readonly<Record<Right, string>> = {
  takePart: 'ADMIN INSPECTOR TRADE VIEWER',
  raise: 'ADMIN INSPECTOR',
  revisePlans: 'ADMIN INSPECTOR',
  shareViews: 'ADMIN INSPECTOR',
  seeOriginals: 'ADMIN INSPECTOR',
  seeRemovedPhotos: 'ADMIN INSPECTOR',
  seeContacts: 'ADMIN INSPECTOR',
  seeOthersMails: 'ADMIN INSPECTOR',
  setUp: 'ADMIN',
  archive: 'ADMIN',
  invite: 'ADMIN',
  seeEmails: 'ADMIN',
  issuePasswordLinks: 'ADMIN',
  makeLinks: 'ADMIN',
  seeUsesOfCompanies: 'ADMIN',
  checkRecord: 'ADMIN',
  readWholeJournal: 'ADMIN',
  changeOthersViews: 'ADMIN',
  changeOthersSchedules: 'ADMIN',
  removeOthersReports: 'ADMIN',
  bringTablesIn: 'ADMIN',
  takeProjectExport: 'ADMIN',
};
// Its keys.
const rights = Object.keys(rightsOf) as Right[];

test.each(rights)('who may %s', (right) => {
  expect(rolesWith(right).join(' ')).toBe(rightsOf[right]);
  expect(
    ['ADMIN', 'INSPECTOR', 'TRADE', 'VIEWER'].filter((role) => may({ role }, right)).join(' '),
  ).toBe(rightsOf[right]);
});

test('a role that the table does not name has no right, and nor has who is no member', () => {
  const members = [{ role: 'AUDITOR' }, { role: 'toString' }, { role: '' }, null];
  expect(rights.filter((right) => members.some((member) => may(member, right)))).toEqual([]);
});
