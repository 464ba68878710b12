import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyServer } from '../support/archives';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

test('lists the projects of a person with their counts', async () => {
  const { page } = await screens.arrive('inspector', '/');
  expect(await page.findByRole('link', { name: 'SITE Site' })).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
});

test('the owner makes another project and comes to what is to be set up in it', async () => {
  const visitor = await screens.arrive('admin', '/');
  const { page } = visitor;
  await userEvent.click(await page.findByRole('button', { name: 'New project' }));
  await userEvent.type(page.getByLabelText('Project name'), 'Hafenquartier');
  await userEvent.type(page.getByLabelText('Project code'), 'haf1');
  await userEvent.click(page.getByRole('button', { name: 'New project' }));
  expect(await page.findByRole('heading', { name: 'Set up the project' })).toBeVisible();
  expect(visitor.path()).toBe('/p/HAF1');
});

test('a code that is taken is said beside the form, and what was typed stays', async () => {
  const { page } = await screens.arrive('admin', '/');
  await userEvent.click(await page.findByRole('button', { name: 'New project' }));
  await userEvent.type(page.getByLabelText('Project name'), 'Twice');
  await userEvent.type(page.getByLabelText('Project code'), 'SITE');
  await userEvent.click(page.getByRole('button', { name: 'New project' }));
  expect(await page.findByText('SITE is already used by another project.')).toBeVisible();
  expect(page.getByLabelText('Project name')).toHaveValue('Twice');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(page.getByRole('button', { name: 'New project' })).toHaveFocus();
});

test('signing out leads to the sign-in', async () => {
  const { page } = await screens.arrive('inspector', '/');
  // The list, and no longer its skeleton.
  await page.findByRole('link', { name: /^SITE Site/ });
  await userEvent.click(await page.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible());
});

test('the owner imports a project by its archive: what it is, under which code, and then its list', async () => {
  const other = await emptyServer();
  const bytes = await fetch(`${other.url}/files/projects/${other.projectId}.zip`, {
    headers: { cookie: other.owner.cookies },
  }).then((response) => response.arrayBuffer());
  await other.close();
  const visitor = await screens.arrive('admin', '/');
  const { page } = visitor;
  await userEvent.click(await page.findByRole('button', { name: 'Import a project' }));
  const form = page.getByRole('form', { name: 'Import a project' });
  expect(within(form).getByText(/^Choose a project archive.* up to 100 GB/)).toBeVisible();
  const file = () => {
    const input: HTMLInputElement | null = form.querySelector('input[type=file]');
    if (input === null) throw new Error('There is no field for a file.');
    return input;
  };
  await userEvent.upload(
    file(),
    new File(['No archive'], 'other.zip', { type: 'application/zip' }),
  );
  expect(
    await page.findByText('This isn’t a project archive, or it is incomplete. Download it again.'),
  ).toBeVisible();
  await userEvent.upload(file(), new File([bytes], 'HERE.zip', { type: 'application/zip' }));
  expect(
    await page.findByText(
      /^Here \(HERE\), 1 entry in its journal; archive created by Olga Owner on /,
    ),
  ).toBeVisible();
  // Without the day on which the archive was made.
  expect(outline(page.getByRole('form')).replace(/Owner on .*/, 'Owner on …')).toMatchSnapshot();
  await userEvent.clear(page.getByLabelText('Project code'));
  await userEvent.type(page.getByLabelText('Project code'), 'site');
  await userEvent.click(page.getByRole('button', { name: 'Import' }));
  expect(await page.findByText('SITE is already used by another project.')).toBeVisible();
  await userEvent.clear(page.getByLabelText('Project code'));
  await userEvent.type(page.getByLabelText('Project code'), 'came');
  await userEvent.click(page.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(visitor.path()).toBe('/p/CAME'));
});
