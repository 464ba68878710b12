import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';

const screens = useScreens();

beforeAll(async () => {
  for (let number = 1; number <= 12; number += 1)
    await screens.site.raise({ title: `Snag number ${number}` });
});

test('digits and Enter open the snag of that number, wherever the focus is but in a field', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await visitor.page.findByText('Snag number 12');
  await userEvent.keyboard('j13{Backspace}2');
  expect(visitor.page.getByText(/^Go to SITE-12/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(
    await visitor.page.findByRole('heading', { level: 1, name: 'Snag number 12' }),
  ).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE/snags/12');
});

test('a slash goes to the search, and digits that are typed there are words', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE?q=snag');
  await visitor.page.findByText('Snag number 12');
  await userEvent.keyboard('/');
  expect(visitor.page.getByLabelText('Search snags')).toHaveFocus();
  await userEvent.keyboard(' 12');
  expect(visitor.page.queryByText(/^Go to/)).toBeNull();
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE?q=snag+12'));
});

test.each([
  ['12', 'OPEN'],
  ['site-12', 'OPEN'],
  ['#012', 'OPEN'],
  ['12', 'DISPUTED'],
])(
  '%s in the search and Enter open the snag of that number, also beside the chip that is on: %s',
  async (typed, chip) => {
    const visitor = await screens.arrive('inspector', `/p/SITE?chip=${chip}&q=snag&sort=DUE`);
    await visitor.page.findByText(chip === 'OPEN' ? 'Snag number 12' : '12 more outside Disputed');
    const field = visitor.page.getByLabelText('Search snags');
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    expect(
      await visitor.page.findByRole('heading', { level: 1, name: 'Snag number 12' }),
    ).toBeVisible();
    expect(visitor.path()).toBe(`/p/SITE/snags/12?chip=${chip}&sort=DUE`);
  },
);

test('E opens what may be corrected of the snag that has the focus', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await visitor.page.findByText('Snag number 12');
  await userEvent.keyboard('jje');
  const sheet = within(await within(document.body).findByRole('dialog'));
  expect(sheet.getByLabelText('Title')).toHaveValue('Snag number 11');
  expect(visitor.path()).toBe('/p/SITE/snags/11');
});
