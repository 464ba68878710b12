import { openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, refusalOf, type Variables } from '../support/wire';

// Companies and trades of a project that are not needed any more: removed while nothing carries
// them, archived else.

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const send = (name: string, input: Variables, person: PersonKey = 'admin') => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return site.gql(
    person,
    `mutation ($input: ${type}!) { ${name}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), ...input } },
  );
};
const sent = async (name: string, input: Variables) =>
  expect((await send(name, input)).errors).toEqual([]);
const company = async (name: string): Promise<string> => {
  const id = newId('company');
  await sent('saveCompany', { projectId: site.projectId, id, name });
  return id;
};
const trade = async (name: string, defaultCompanyId: string | null = null): Promise<string> => {
  const id = newId('trade');
  await sent('saveTrade', { projectId: site.projectId, id, name, defaultCompanyId, phrases: [] });
  return id;
};
const read = async (person: PersonKey = 'admin') =>
  (
    await site.ask<{
      project: {
        companies: Thing[];
        trades: (Thing & { defaultCompany: { name: string } | null })[];
      };
    }>(
      person,
      '{ project(code: "SITE") { companies { id name archived filterable } trades { id name archived filterable defaultCompany { name } } } }',
    )
  ).project;
interface Thing {
  id: string;
  name: string;
  archived: boolean;
  filterable: boolean;
}

const tradeOf = async (number: number) =>
  (
    await site.ask<{ project: { snag: { trade: { name: string } | null } } }>(
      'admin',
      'query ($number: Int!) { project(code: "SITE") { snag(number: $number) { trade { name } } } }',
      { number },
    )
  ).project.snag.trade;

test('what carries something stays, and the refusal says what', async () => {
  for (let n = 0; n < 3; n += 1) await site.raise();
  const refused = async (name: string, input: Variables) =>
    refusalOf(await send(name, input)).message;
  expect(await refused('removeCompany', { companyId: site.companies.A })).toBe(
    'Company A cannot be removed: it has 3 snags. Archive it instead.',
  );
  expect(await refused('removeTrade', { tradeId: site.trades.A })).toBe(
    'Trade A cannot be removed: it has 3 snags. Archive it instead.',
  );
  expect(await refused('removeCompany', { companyId: site.companies.B })).toBe(
    'Company B cannot be removed: it has 1 person. Archive it instead.',
  );
  const [invited, usual] = [await company('Invited'), await company('Usual')];
  const person = {
    invitationId: newId('invitation'),
    email: 'ivy@site.example',
    role: 'TRADE',
    companyId: invited,
  };
  await sent('inviteMembers', { projectId: site.projectId, people: [person] });
  expect(await refused('removeCompany', { companyId: invited })).toBe(
    'Invited cannot be removed: it has 1 open invitation. Archive it instead.',
  );
  // A withdrawn invitation does not count.
  await sent('withdrawInvitation', { invitationId: person.invitationId });
  await sent('removeCompany', { companyId: invited });
  await trade('Usually', usual);
  expect(refusalOf(await send('removeCompany', { companyId: usual }))).toMatchObject({
    code: 'STILL_USED',
    retryable: false,
    meta: { name: 'Usual', n: 1, carried: 'trades' },
  });
});

test('what is archived stays with its snags, gets none by itself, is a filter only where one sees snags of it, and comes back', async () => {
  const raised = await site.raise();
  const unused = await trade('Unused');
  for (const tradeId of [site.trades.B, unused])
    await sent('archiveTrade', { tradeId, archived: true });
  await sent('archiveCompany', { companyId: site.companies.A, archived: true });
  expect(await read()).toMatchObject({
    companies: [
      { name: 'Company A', archived: true, filterable: true },
      { name: 'Company B', archived: false, filterable: true },
    ],
    trades: [
      // Not lost: the settings send back what they read.
      { name: 'Trade A', archived: false, defaultCompany: { name: 'Company A' } },
      { name: 'Trade B', archived: true, filterable: false, defaultCompany: { name: 'Company B' } },
      { name: 'Unused', archived: true, filterable: false },
    ],
  });
  // To a trade the snags of another company are not there.
  expect((await read('tradeB')).companies[0]).toMatchObject({
    name: 'Company A',
    filterable: false,
  });
  const later = await site.raise();
  const companyOf = async (number: number) =>
    (
      await site.ask<{ project: { snag: { company: { name: string } | null } } }>(
        'admin',
        'query ($number: Int!) { project(code: "SITE") { snag(number: $number) { company { name } } } }',
        { number },
      )
    ).project.snag.company;
  expect([await companyOf(raised.number), await companyOf(later.number)]).toEqual([
    { name: 'Company A' },
    null,
  ]);
  await sent('archiveCompany', { companyId: site.companies.A, archived: false });
  expect(await companyOf((await site.raise()).number)).toEqual({ name: 'Company A' });
});

test('what a device raises or changes without knowing of a removal is kept without what was removed', async () => {
  const [roofer, roofing] = [await company('Roofer'), await trade('Roofing')];
  const seen = await site.cursor();
  const before = await site.raise();
  await sent('removeCompany', { companyId: roofer });
  await sent('removeTrade', { tradeId: roofing });
  const late = await site.raise({
    seen,
    tradeId: roofing,
    companyId: roofer,
    title: 'Raised in the cellar',
  });
  const edited = await send(
    'editSnag',
    { seen, snagId: before.id, title: 'Changed in the cellar', tradeId: roofing },
    'inspector',
  );
  expect(edited.errors).toEqual([]);
  const { project } = await site.ask<{ project: object }>(
    'admin',
    `query ($late: Int!, $before: Int!) { project(code: "SITE") { late: snag(number: $late) { title trade { name } company { name } } before: snag(number: $before) { title trade { name } } } }`,
    { late: late.number, before: before.number },
  );
  expect(project).toEqual({
    late: { title: 'Raised in the cellar', trade: null, company: null },
    before: { title: 'Changed in the cellar', trade: { name: 'Trade A' } },
  });
  // A device is told how far the journal is before its open form is: what it has seen does not say
  // what was on the screen.
  for (const more of [{ seen: await site.cursor() }, { seen: null }]) {
    const raised = await site.raise({ ...more, tradeId: roofing, companyId: roofer });
    expect(await tradeOf(raised.number)).toBeNull();
  }
  // What never was there is none of that.
  const unknown = {
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    tradeId: newId('trade'),
  };
  expect(refusalOf(await send('raiseSnag', unknown, 'inspector'))).toMatchObject({
    code: 'NOT_FOUND',
    field: 'tradeId',
  });
});
