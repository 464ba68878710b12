import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

async function openList(who: 'inspector' | 'admin' = 'inspector') {
  const visitor = await screens.arrive(who, '/p/SITE');
  await visitor.page.findByRole('navigation', { name: 'Which snags' });
  await visitor.page.findByRole('button', { name: 'Live' });
  return visitor;
}

test('More leads out of the project, to its settings for who may, and signs out', async () => {
  const { page } = await openList('admin');
  await userEvent.click(page.getByRole('link', { name: 'More' }));
  await page.findByRole('button', { name: 'Sign out' });
  await waitFor(() => expect(page.getByRole('heading', { name: 'More' })).toHaveFocus());
  expect(outline(page.getByRole('main'))).toMatchSnapshot();
});

test('the signal says that everything is on the server', async () => {
  const { page } = await openList();
  await userEvent.click(page.getByRole('button', { name: 'Live' }));
  expect(await page.findByText('Everything is sent.')).toBeVisible();
});

test('offline, the signal counts unsent entries and says that they are safe', async () => {
  const { number } = await screens.site.raise({ title: 'Far from the mast' });
  const visitor = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  const { page } = visitor;
  const comment = await page.findByLabelText('Comment');
  visitor.cut();
  await userEvent.type(comment, 'Written in the cellar');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  expect(await page.findByText('Written in the cellar')).toBeVisible();
  await userEvent.click(await page.findByRole('button', { name: /1 unsent$/ }));
  const panel = within(page.getByRole('region', { name: 'Connection and unsent work' }));
  expect(await panel.findByText(`SITE-${number}, still to send: 1 comment`)).toBeVisible();
  expect(panel.getByText('Safe on this device, and sent automatically.')).toBeVisible();
});

test('dark is chosen and kept on the device', async () => {
  const { page } = await openList();
  await userEvent.click(page.getByRole('link', { name: 'More' }));
  const appearance = await page.findByLabelText('Appearance');
  await userEvent.selectOptions(appearance, 'Dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.selectOptions(appearance, 'As the phone');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('an unknown address in a project says so and leads out', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/nowhere');
  expect(await page.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect(page.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/');
});
