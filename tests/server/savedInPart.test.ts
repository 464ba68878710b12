import { openSite, type Site } from '../support/site';
import { event, newId, refusalOf, type Variables } from '../support/wire';

// An edit changes what it names: the rest is what others have saved meanwhile.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

type Saving = 'saveCompany' | 'saveTrade' | 'saveView' | 'changeMember' | 'editProject';
const answers = {
  saveCompany: 'company { name email phone }',
  saveTrade: 'trade { name phrases defaultCompany { name } }',
  saveView: 'view { name shared search { chip } }',
  changeMember: 'member { role company { name } }',
  editProject: 'project { dueDays { low medium high critical } }',
};
const send = (name: Saving, input: Variables) =>
  site.gql<Record<string, Record<string, object>>>(
    'admin',
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answers[name]} } }`,
    { input: { ...(name !== 'saveView' && event()), ...input } },
  );
const saved = async (name: Saving, input: Variables): Promise<object | undefined> => {
  const { data, errors } = await send(name, input);
  expect(errors).toEqual([]);
  return Object.values(data?.[name] ?? {})[0];
};

test('a company keeps what an edit does not name, and loses what it empties', async () => {
  const company = { projectId: site.projectId, id: newId('company') };
  await saved('saveCompany', { ...company, name: 'Rohr GmbH', email: 'a@rohr.test', phone: '1' });
  expect(await saved('saveCompany', { ...company, phone: '2' })).toEqual({
    name: 'Rohr GmbH',
    email: 'a@rohr.test',
    phone: '2',
  });
  expect(await saved('saveCompany', { ...company, name: 'Rohr AG', email: null })).toEqual({
    name: 'Rohr AG',
    email: null,
    phone: '2',
  });
});

test('a trade keeps what an edit does not name', async () => {
  const id = newId('company');
  await saved('saveCompany', { projectId: site.projectId, id, name: 'Glas GmbH' });
  const trade = { projectId: site.projectId, id: newId('trade') };
  await saved('saveTrade', {
    ...trade,
    name: 'Glazing',
    phrases: ['Scratch'],
    defaultCompanyId: id,
  });
  expect(await saved('saveTrade', { ...trade, phrases: ['Scratch', 'Crack'] })).toEqual({
    name: 'Glazing',
    phrases: ['Scratch', 'Crack'],
    defaultCompany: { name: 'Glas GmbH' },
  });
  expect(await saved('saveTrade', { ...trade, defaultCompanyId: null })).toMatchObject({
    phrases: ['Scratch', 'Crack'],
    defaultCompany: null,
  });
});

test('a view keeps its name, or whom it is shared with, or its filters', async () => {
  const view = { projectId: site.projectId, id: newId('view') };
  const search = { chip: 'OVERDUE', sort: 'NUMBER' };
  await saved('saveView', { ...view, name: 'Late', shared: true, search });
  expect(await saved('saveView', { ...view, name: 'Overdue' })).toMatchObject({
    shared: true,
    search: { chip: 'OVERDUE' },
  });
  expect(await saved('saveView', { ...view, shared: false })).toMatchObject({ name: 'Overdue' });
  expect(await saved('saveView', { ...view, search: { ...search, chip: 'ALL' } })).toMatchObject({
    name: 'Overdue',
    shared: false,
  });
});

test('a member keeps their company in another role, and their role in another company', async () => {
  const { memberId } = site.people.tradeA;
  const id = newId('company');
  await saved('saveCompany', { projectId: site.projectId, id, name: 'Other GmbH' });
  expect(await saved('changeMember', { memberId, companyId: id })).toEqual({
    role: 'TRADE',
    company: { name: 'Other GmbH' },
  });
  expect(await saved('changeMember', { memberId, role: 'VIEWER' })).toEqual({
    role: 'VIEWER',
    company: { name: 'Other GmbH' },
  });
});

test('the days of one priority change alone', async () => {
  const { projectId } = site;
  await saved('editProject', { projectId, dueDays: { low: 20, critical: 0 } });
  expect(await saved('editProject', { projectId, dueDays: { high: 3 } })).toEqual({
    dueDays: { low: 20, medium: 14, high: 3, critical: 0 },
  });
});

test.each(['saveCompany', 'saveTrade', 'saveView'] as const)(
  'a new thing by %s needs a name',
  async (name) => {
    const kind = name.slice('save'.length).toLowerCase();
    const input = { projectId: site.projectId, id: newId(kind) };
    expect(refusalOf(await send(name, input))).toMatchObject({
      code: 'TEXT_REQUIRED',
      field: 'name',
    });
  },
);
