import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../../support/outline';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

async function openApi() {
  const visitor = await screens.arrive('admin', '/p/SITE/settings#api');
  await waitFor(() => expect(document.getElementById('api')).not.toBeNull());
  return visitor;
}

test('a key is created, shown once to be copied, used by nobody yet, and ended', async () => {
  const { page } = await openApi();
  expect(outline(page.getByRole('region', { name: 'API' }))).toMatchSnapshot();
  await userEvent.click(page.getByRole('button', { name: 'New key' }));
  const form = within(page.getByRole('form', { name: 'New key' }));
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(form.getByText('Enter a name.')).toBeVisible();
  await userEvent.type(form.getByLabelText('What uses it'), 'Power BI');
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(await page.findByLabelText('Key for Power BI')).toHaveDisplayValue(/^sbk_\S{43}$/);
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(page.queryByLabelText('Key for Power BI')).toBeNull();
  const keys = within(page.getByRole('list', { name: 'API keys' }));
  expect(keys.getByText(/^Read, created .* by Ada Admin, not used yet$/)).toBeVisible();
  await userEvent.click(keys.getByRole('button', { name: 'End the key for Power BI' }));
  await userEvent.click(keys.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(page.getByText('No keys yet.')).toBeVisible());
});

test('a webhook is added with its signing secret, refused for an inner address, and removed', async () => {
  const { page } = await openApi();
  await userEvent.click(page.getByRole('button', { name: 'Add webhook' }));
  const form = within(page.getByRole('form', { name: 'Add webhook' }));
  const address = form.getByLabelText('Address');
  await userEvent.type(address, 'https://10.0.0.1/hook');
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await form.findByText(/Enter an address on the internet/)).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://hooks.example.com/token');
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await page.findByLabelText('Signing secret for hooks.example.com')).toHaveDisplayValue(
    /^sbw_\S{43}$/,
  );
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await userEvent.click(
    page.getByRole('button', { name: 'Manage the webhook to hooks.example.com' }),
  );
  const hooks = within(page.getByRole('list', { name: 'Webhooks' }));
  await userEvent.type(hooks.getByLabelText('Replay from'), 'nonsense');
  await userEvent.click(hooks.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(hooks.getByRole('alert')).not.toBeEmptyDOMElement());
  await userEvent.click(hooks.getByRole('button', { name: 'Remove' }));
  await userEvent.click(hooks.getByRole('button', { name: 'Remove now' }));
  await waitFor(() => expect(page.getByText('No webhooks yet.')).toBeVisible());
});
