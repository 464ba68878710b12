import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
let kitchen: string;

beforeAll(async () => {
  const { site } = screens;
  kitchen = newId('location');
  const place = {
    ...event(),
    projectId: site.projectId,
    id: kitchen,
    name: 'Kitchen',
    parentId: site.locationId,
  };
  await site.ask(
    'admin',
    `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
    { input: place },
  );
  await site.raise({
    title: 'Socket loose',
    locationId: kitchen,
    priority: 'CRITICAL',
    dueOn: '2031-05-02',
  });
  await site.raise({
    title: 'Paint runs',
    tradeId: site.trades.B,
    dueOn: '2031-05-01',
    assigneeId: site.people.inspector2.userId,
  });
  const { id } = await site.raise({ title: 'Door sticks', dueOn: '2031-05-03' });
  await site.ask(
    'inspector',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId: id, body: 'The caretaker has the key' } },
  );
});

const titles = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) =>
    row.textContent.replace(/^SITE-\d+ /, ''),
  );

async function openPanel(page: {
  findByRole: (role: string, how: object) => Promise<HTMLElement>;
}) {
  await userEvent.click(await page.findByRole('button', { name: /^Filter/ }));
  return within(await within(document.body).findByRole('dialog', { name: 'Filter and order' }));
}

test('one panel has all that narrows and orders the list', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Socket loose');
  await openPanel(page);
  expect(outline(await within(document.body).findByRole('dialog'))).toMatchSnapshot();
});

test('what is chosen there narrows the list and its counts at once, stands in the address and on the button, and is cleared together', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  const panel = await openPanel(visitor.page);
  await userEvent.selectOptions(panel.getByLabelText('Trade'), 'Trade B');
  await waitFor(() => expect(titles()).toEqual(['Paint runs']));
  await userEvent.selectOptions(panel.getByLabelText('Given to'), 'Person inspector2');
  await waitFor(() =>
    expect(visitor.path()).toContain(`person=${screens.site.people.inspector2.userId}`),
  );
  expect(visitor.path()).toContain(`trade=${screens.site.trades.B}`);
  await userEvent.click(panel.getByRole('button', { name: 'Done' }));
  expect(await visitor.page.findByRole('button', { name: /^Filter 2/ })).toBeVisible();
  expect(visitor.page.getByRole('link', { name: 'All 1' })).toBeVisible();
  const again = await openPanel(visitor.page);
  await userEvent.click(again.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(visitor.path()).toBe('/p/SITE');
});

test.each([
  [
    'a place with what is below it',
    (): string => `location=${screens.site.locationId}`,
    ['Door sticks', 'Paint runs', 'Socket loose'],
  ],
  ['a place', (): string => `location=${kitchen}`, ['Socket loose']],
  ['a priority', (): string => 'priority=CRITICAL', ['Socket loose']],
  ['a company', (): string => `company=${screens.site.companies.B}`, ['Paint runs']],
  ['words of a comment', (): string => 'q=caretak', ['Door sticks']],
  ['days in the future', (): string => 'from=2031-01-01', []],
  [
    'what is no day, no priority and no order',
    (): string => 'from=soon&priority=URGENT&sort=BEAUTY&due=LATER',
    ['Door sticks', 'Paint runs', 'Socket loose'],
  ],
] as const)(
  'an address that somebody sent shows the same list: %s',
  async (_what, search, found) => {
    const { page } = await screens.arrive('inspector', `/p/SITE?${search()}`);
    await page.findByRole('navigation', { name: 'Which snags' });
    await waitFor(() => expect(titles()).toEqual(found));
  },
);

test('by location the list is told location by location, for who walks through the building', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE?sort=PLACE');
  const inKitchen = within(await page.findByRole('region', { name: 'Block A › Kitchen' }));
  expect(inKitchen.getByRole('heading', { name: 'Block A › Kitchen' })).toBeVisible();
  expect(inKitchen.getByText('Socket loose')).toBeVisible();
  expect(titles()).toEqual(['Paint runs', 'Door sticks', 'Socket loose']);
});
