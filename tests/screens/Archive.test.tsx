import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
const banner = 'This project is archived. You can read it, but not change it.';

beforeAll(() => screens.site.raise({ title: 'Loose tile' }));

const archive = (state: 'ACTIVE' | 'ARCHIVED') =>
  screens.site.ask(
    'admin',
    'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { project { state } } }',
    {
      input: { ...event(Date.now()), projectId: screens.site.projectId, state },
    },
  );

test('an admin archives a project; whoever looks on sees it at once and raises nothing; then it is brought back', async () => {
  const inspector = await screens.arrive('inspector', '/p/SITE');
  await inspector.page.findByText('Loose tile');
  expect(inspector.page.getByRole('link', { name: 'Raise' })).toBeVisible();
  const admin = await screens.arrive('admin', '/p/SITE/settings#archive');
  const part = within(await admin.page.findByRole('region', { name: 'Archive' }));
  expect(part.getByText(/nothing can be changed/)).toBeVisible();
  // What is for good never comes to lie under a finger that presses twice.
  await userEvent.dblClick(part.getByRole('button', { name: 'Archive project' }));
  expect(part.queryByRole('button', { name: 'Archive Site' })).toBeNull();
  await userEvent.click(part.getByRole('button', { name: 'Archive project' }));
  await userEvent.click(part.getByRole('button', { name: 'Archive Site' }));

  expect(await inspector.page.findByText(banner)).toBeVisible();
  expect(inspector.page.queryByRole('link', { name: 'Raise' })).toBeNull();
  expect(inspector.page.getByText('Loose tile')).toBeVisible();

  const back = await admin.page.findByRole('button', { name: 'Restore project' });
  expect(outline(admin.page.getByRole('main'))).toMatchSnapshot();
  await userEvent.click(back);
  await waitFor(() =>
    expect(admin.page.getByRole('button', { name: 'Archive project' })).toBeVisible(),
  );
  expect(await inspector.page.findByRole('link', { name: 'Raise' })).toBeVisible();
  expect(inspector.page.queryByText(banner)).toBeNull();
});

test('the projects list archived ones apart', async () => {
  await archive('ARCHIVED');
  const { page } = await screens.arrive('admin', '/');
  await userEvent.click(await page.findByRole('button', { name: '1 archived project' }));
  // Tests of this file raise snags.
  expect(
    outline(page.getByRole('main')).replaceAll(/\d+:\d+|\d+(?= of| closed| %)/g, 'n'),
  ).toMatchSnapshot();
  await archive('ACTIVE');
});
