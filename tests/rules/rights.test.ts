import { may, type Right, rolesWith } from '../../rules/rights';

const rightsOf: Readonly<Record<Right, string>> = {
  takePart: 'ADMIN INSPECTOR TRADE VIEWER',
  raise: 'ADMIN INSPECTOR',
  revisePlans: 'ADMIN INSPECTOR',
  shareViews: 'ADMIN INSPECTOR',
  recordAcceptances: 'ADMIN INSPECTOR',
  sendNotices: 'ADMIN INSPECTOR',
  seeAmounts: 'ADMIN INSPECTOR',
  seeOriginals: 'ADMIN INSPECTOR',
  seeRemovedPhotos: 'ADMIN INSPECTOR',
  seeContacts: 'ADMIN INSPECTOR',
  seeOthersMails: 'ADMIN INSPECTOR',
  setUp: 'ADMIN',
  archive: 'ADMIN',
  invite: 'ADMIN',
  seeEmails: 'ADMIN',
  hearOfPeriods: 'ADMIN',
  issuePasswordLinks: 'ADMIN',
  makeLinks: 'ADMIN',
  manageApi: 'ADMIN',
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

test('an unknown role has no rights, and neither has somebody who is not a member', () => {
  const members = [{ role: 'AUDITOR' }, { role: 'toString' }, { role: '' }, null];
  expect(rights.filter((right) => members.some((member) => may(member, right)))).toEqual([]);
});
