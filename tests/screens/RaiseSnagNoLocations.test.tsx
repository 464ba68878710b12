import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paperPlans } from '../support/paperPlans';
import { event, newId, type Variables } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens({ planFiles: paperPlans() });

beforeEach(() => localStorage.clear());

const send = (name: string, input: Variables) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return screens.site.ask(
    'admin',
    `mutation ($input: ${type}!) { ${name}(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), ...input } },
  );
};

test('in a project without locations its admin is led to where they are added, and goes on with the draft', async () => {
  await send('createProject', {
    id: newId('project'),
    code: 'NEW',
    name: 'New',
    timeZone: 'Europe/Berlin',
  });
  const { page, path } = await screens.arrive('admin', '/p/NEW/new');
  await userEvent.type(await page.findByRole('textbox', { name: 'Title' }), 'Door sticks');
  expect(page.queryByRole('combobox', { name: 'Location' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(page.getByText('Without a location or a pin the trade cannot find it.')).toBeVisible();
  expect(page.queryByRole('link', { name: 'Choose a plan and set a pin' })).toBeNull();
  await userEvent.click(
    within(page.getByRole('group', { name: 'Location' })).getByRole('link', {
      name: 'Add locations',
    }),
  );
  const locations = await page.findByRole('region', { name: 'Locations' });
  expect(path()).toBe('/p/NEW/settings#locations');
  await userEvent.click(within(locations).getByRole('button', { name: 'Add a location' }));
  await userEvent.type(within(locations).getByLabelText('Name'), 'Block A{Enter}');
  await within(locations).findByText('Block A');
  await userEvent.click(page.getByRole('link', { name: 'Raise' }));
  expect(await page.findByRole('textbox', { name: 'Title' })).toHaveValue('Door sticks');
  await userEvent.type(await page.findByRole('combobox', { name: 'Location' }), 'block{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  expect(await page.findByRole('link', { name: /Door sticks$/ })).toBeVisible();
});
