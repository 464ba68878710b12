import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';

const screens = useScreens();

test('a location is added inside another and shown under it', async () => {
  const { page } = await screens.arrive('outsider', '/p/OTHER/settings#locations');
  const region = within(await page.findByRole('region', { name: 'Locations' }));
  await userEvent.click(
    await region.findByRole('button', { name: 'Add a location inside Elsewhere' }),
  );
  const form = within(region.getByRole('form', { name: 'Add a location inside Elsewhere' }));
  await userEvent.type(form.getByLabelText('Name'), 'L02');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  // What stands there until the server has answered is replaced by what it says.
  await waitFor(() => {
    expect(
      region.getByRole('button', { name: 'Add a location inside Elsewhere › L02' }),
    ).toBeVisible();
    expect(
      region.getByRole('button', { name: 'Elsewhere 1 inside', expanded: true }),
    ).toBeVisible();
  });
});
