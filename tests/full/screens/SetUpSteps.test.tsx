import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paperPlans } from '../../support/paperPlans';
import { event, newId, type Variables } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

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
  const steps = await page.findByRole('region', { name: 'Set up the project' });
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
  await within(companies).findByRole('button', { name: 'Edit Roofer' });
  await userEvent.click(page.getByRole('link', { name: 'Settings' }));
  expect(await page.findByRole('link', { name: 'Companies (done)' })).toBeVisible();
  expect(page.getByText('2 of 6 done')).toBeVisible();
});
