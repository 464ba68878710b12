import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

beforeAll(async () => {
  for (const title of ['Socket loose', 'Paint runs', 'Door sticks'])
    await screens.site.raise({ title });
});

test('a slash goes to the search, and digits that are typed there are words', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE?q=paint');
  await visitor.page.findByText('Paint runs');
  await userEvent.keyboard('/');
  expect(visitor.page.getByLabelText('Search snags')).toHaveFocus();
  await userEvent.keyboard(' 12');
  expect(visitor.page.queryByText(/^Go to/)).toBeNull();
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE?q=paint+12'));
});

test.each(['2', '#002'])(
  '%s in the search and Enter open the snag of that number',
  async (typed) => {
    const visitor = await screens.arrive('inspector', '/p/SITE?chip=DISPUTED&q=paint&sort=DUE');
    await visitor.page.findByText('1 more in other statuses');
    const field = visitor.page.getByLabelText('Search snags');
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    expect(
      await visitor.page.findByRole('heading', { level: 1, name: 'Paint runs' }),
    ).toBeVisible();
    expect(visitor.path()).toBe('/p/SITE/snags/2?chip=DISPUTED&sort=DUE');
  },
);

test('E edits the focused snag', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await visitor.page.findByText('Paint runs');
  await userEvent.keyboard('jje');
  const sheet = within(await within(document.body).findByRole('dialog'));
  expect(sheet.getByLabelText('Title')).toHaveValue('Paint runs');
  expect(visitor.path()).toBe('/p/SITE/snags/2');
});
