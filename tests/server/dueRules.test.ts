import { openSite, type Site } from '../support/site';
import { event, refusalOf, type Variables } from '../support/wire';

// A Friday in Berlin.
const now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const edit = (input: Variables) =>
  site.gql<{ editProject: { project: object } }>(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { dueDays { low medium high critical } workingDays practicalCompletionOn } } }',
    { input: { ...event(now), projectId: site.projectId, ...input } },
  );
const dueOf = async (priority: string): Promise<string> => {
  const { id } = await site.raise({ ...event(now), priority });
  return (
    await site.ask<{ node: { dueOn: string } }>(
      'inspector',
      'query ($id: ID!) { node(id: $id) { ... on Snag { dueOn } } }',
      { id },
    )
  ).node.dueOn;
};

test('a snag is due after the working days of its priority, on the days that the site works', async () => {
  // Monday to Friday, until somebody says otherwise.
  expect([await dueOf('CRITICAL'), await dueOf('HIGH')]).toEqual(['2026-11-23', '2026-11-27']);
  const { data } = await edit({
    dueDays: { low: 20, medium: 10, high: 3, critical: 0 },
    workingDays: ['SATURDAY', 'MONDAY', 'TUESDAY', 'SATURDAY'],
  });
  expect(data?.editProject.project).toEqual({
    dueDays: { low: 20, medium: 10, high: 3, critical: 0 },
    workingDays: ['MONDAY', 'TUESDAY', 'SATURDAY'],
    practicalCompletionOn: null,
  });
  expect([await dueOf('CRITICAL'), await dueOf('HIGH')]).toEqual(['2026-11-20', '2026-11-24']);
});

test('what was raised before keeps its due date', async () => {
  const { id } = await site.raise({ ...event(now), priority: 'HIGH' });
  const due = () =>
    site.ask('inspector', 'query ($id: ID!) { node(id: $id) { ... on Snag { dueOn } } }', { id });
  const before = await due();
  await edit({ dueDays: { low: 1, medium: 1, high: 1, critical: 1 } });
  expect(await due()).toEqual(before);
});

test('the day of practical completion is set and taken back, and stands in the journal', async () => {
  const after = await site.cursor();
  expect(
    (await edit({ practicalCompletionOn: '2027-03-31' })).data?.editProject.project,
  ).toMatchObject({ practicalCompletionOn: '2027-03-31' });
  // Whatever is left out stays.
  expect((await edit({ address: 'Somewhere' })).data?.editProject.project).toMatchObject({
    practicalCompletionOn: '2027-03-31',
  });
  expect((await edit({ practicalCompletionOn: null })).data?.editProject.project).toMatchObject({
    practicalCompletionOn: null,
  });
  const page =
    'query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 9) { entries { event { changes { field from to } } } } } }';
  const { project } = await site.ask<{
    project: { journal: { entries: { event: { changes: { field: string }[] } }[] } };
  }>('viewer', page, { after });
  expect(
    project.journal.entries
      .flatMap(({ event: told }) => told.changes)
      .filter(({ field }) => field === 'practical_completion_on'),
  ).toEqual([
    { field: 'practical_completion_on', from: null, to: '2027-03-31' },
    { field: 'practical_completion_on', from: '2027-03-31', to: null },
  ]);
});

test.each<[string, Variables, object]>([
  [
    'no working day',
    { workingDays: [] },
    {
      code: 'WORKING_DAYS_REQUIRED',
      field: 'workingDays',
      message: 'Choose at least one working day.',
    },
  ],
  [
    'more than a year',
    { dueDays: { low: 366, medium: 1, high: 1, critical: 1 } },
    {
      code: 'DUE_DAYS_INVALID',
      field: 'dueDays',
      message: 'Enter 0 to 365 working days.',
    },
  ],
  [
    'less than no day',
    { dueDays: { low: 1, medium: 1, high: 1, critical: -1 } },
    { code: 'DUE_DAYS_INVALID', field: 'dueDays' },
  ],
])('%s is refused with its sentence', async (_name, input, refusal) => {
  expect(refusalOf(await edit(input))).toMatchObject({ ...refusal, retryable: false });
});
