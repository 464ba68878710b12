import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../support/device';
import { addPlan, paperPlans } from '../support/paperPlans';
import { event, newId, type Variables } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens({ planFiles: paperPlans() });
afterEach(() => localStorage.clear());

const send = (name: string, input: Variables) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return screens.site.ask(
    'admin',
    `mutation ($input: ${type}!) { ${name}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), ...input } },
  );
};
const newProject = async (code: string): Promise<string> => {
  const id = newId('project');
  await send('createProject', { id, code, name: `Project ${code}`, timeZone: 'Europe/Berlin' });
  return id;
};
const stepsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a new project tells its admin what it needs, ticks what is there, and leads to each', async () => {
  const projectId = await newProject('NEW');
  await send('saveTrade', { projectId, id: newId('trade'), name: 'Roofing', phrases: [] });
  const { page, path } = await screens.arrive('admin', '/p/NEW');
  const steps = await page.findByRole('region', { name: 'Set the project up' });
  expect(within(steps).getByText('1 of 6 done')).toBeVisible();
  expect(stepsOf(steps)).toEqual([
    'Locations (to do)',
    'Trades (done)',
    'Companies (to do)',
    'People (to do)',
    'Plans (to do)',
    'First snag (to do)',
  ]);
  await userEvent.click(within(steps).getByRole('link', { name: 'Companies (to do)' }));
  const companies = await page.findByRole('region', { name: 'Companies' });
  expect(path()).toBe('/p/NEW/settings#companies');
  await waitFor(() => expect(companies).toHaveFocus());
  // What is done here is ticked at once.
  await userEvent.click(within(companies).getByRole('button', { name: 'Add a company' }));
  await userEvent.type(within(companies).getByLabelText('Company name'), 'Roofer{Enter}');
  expect(await page.findByRole('link', { name: 'Companies (done)' })).toBeVisible();
  expect(page.getByText('2 of 6 done')).toBeVisible();
});

test('it stays in the settings until all steps are done, and then disappears', async () => {
  const projectId = await newProject('FULL');
  const [companyId, locationId] = [newId('company'), newId('location')];
  await send('saveCompany', { projectId, id: companyId, name: 'Roofer' });
  await send('saveTrade', { projectId, id: newId('trade'), name: 'Roofing', phrases: [] });
  await send('saveLocation', { projectId, id: locationId, name: 'Block A' });
  await send('inviteMembers', {
    projectId,
    people: [{ invitationId: newId('invitation'), email: 'ina@site.example', role: 'INSPECTOR' }],
  });
  await addPlan({ ...screens.site, projectId }, 'A-101');
  const { page } = await screens.arrive('admin', '/p/FULL/settings');
  expect(
    stepsOf(await page.findByRole('region', { name: 'Set the project up' })).filter((step) =>
      step?.endsWith('(to do)'),
    ),
  ).toEqual(['First snag (to do)']);
  await send('raiseSnag', { projectId, snagId: newId('snag'), locationId });
  await waitFor(() =>
    expect(page.queryByRole('region', { name: 'Set the project up' })).toBeNull(),
  );
});

test('hidden by one person on a device it stays hidden there, on both screens', async () => {
  await newProject('HIDE');
  const device = createDevice();
  const first = await screens.arrive('admin', '/p/HIDE', device);
  await userEvent.click(await first.page.findByRole('button', { name: 'Hide this list' }));
  expect(first.page.queryByRole('region', { name: 'Set the project up' })).toBeNull();
  first.leave();
  const { page } = await screens.arrive('admin', '/p/HIDE/settings', device);
  await page.findByRole('region', { name: 'Companies' });
  expect(page.queryByRole('region', { name: 'Set the project up' })).toBeNull();
});

test('nobody but admins is told of it', async () => {
  const read = (person: 'admin' | 'inspector' | 'tradeA' | 'viewer') =>
    screens.site.ask(
      person,
      '{ project(code: "SITE") { setUpSteps { locations trades companies people plans snags } } }',
    );
  expect(await read('admin')).toEqual({
    project: {
      setUpSteps: {
        locations: true,
        trades: true,
        companies: true,
        people: true,
        plans: false,
        snags: false,
      },
    },
  });
  for (const person of ['inspector', 'tradeA', 'viewer'] as const)
    expect(await read(person)).toEqual({ project: { setUpSteps: null } });
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByRole('heading', { name: 'No snags yet' });
  expect(page.queryByRole('region', { name: 'Set the project up' })).toBeNull();
});
