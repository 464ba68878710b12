import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usualSort } from '../../rules/lists';
import { SnagListSkeleton } from '../../src/screens/SnagList/SnagListSkeleton';
import { hurriedClock } from '../support/hurriedClock';
import { outline } from '../support/outline';
import { useScreens } from './arrive';
import { event, newId } from '../support/wire';
import { settle } from '../../src/parts/list/settledRows';

const screens = useScreens();

beforeAll(async () => {
  const { site } = screens;
  const first = await site.raise({ title: 'Socket loose', dueOn: '2031-03-05' });
  await site.raise({
    title: 'Paint runs',
    tradeId: site.trades.B,
    priority: 'HIGH',
    dueOn: '2031-03-05',
  });
  await site.raise({ title: '', dueOn: '2031-03-06' });
  await site.move('tradeA', first.id, 'START');
});

test('shows what is open, newest first, with a chip and a count for everything else', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Socket loose');
  await page.findByRole('button', { name: 'Live' });
  expect(withoutSignal()).toMatchSnapshot();
});

test('a search by part of a word finds a snag', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await userEvent.click(await visitor.page.findByRole('button', { name: 'Search' }));
  await userEvent.type(visitor.page.getByLabelText('Search snags'), 'ocket');
  await waitFor(() => expect(visitor.page.queryByText('Paint runs')).toBeNull());
  expect(await visitor.page.findByText('Socket loose')).toBeVisible();
  await waitFor(() => expect(visitor.path()).toContain('q=ocket'));
});

test('a search says how many more snags match outside the chip, and leads there', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE?q=ocket&chip=DISPUTED');
  await userEvent.click(await page.findByRole('link', { name: '1 more in other statuses' }));
  expect(await page.findByText('Socket loose')).toBeVisible();
  expect(page.queryByRole('link', { name: /more in other statuses/ })).toBeNull();
});

test('overdue snags and the open ones of a trade are ordered by due date', () => {
  expect(usualSort('OVERDUE', 'INSPECTOR')).toBe('DUE');
  expect(usualSort('OPEN', 'INSPECTOR')).toBe('NUMBER');
  expect(usualSort('OPEN', 'TRADE')).toBe('DUE');
  expect(usualSort('ALL', 'TRADE')).toBe('NUMBER');
});

test('a trade sees only its own snags, and no way to raise one', async () => {
  const { page } = await screens.arrive('tradeB', '/p/SITE');
  await page.findByText('Paint runs');
  expect(page.queryByText('Socket loose')).toBeNull();
  expect(page.queryByRole('link', { name: 'Raise' })).toBeNull();
});

test('an empty project says what to do first', async () => {
  const { page } = await screens.arrive('outsider', '/p/OTHER');
  await page.findByRole('heading', { name: 'Set up the project' });
  await userEvent.click(page.getByRole('button', { name: 'Hide this list' }));
  expect(page.getByRole('heading', { name: 'No snags yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Raise a snag' })).toBeVisible();
});

/** The navigation and the list. The signal above them changes with the speed of the machine. */
function withoutSignal(): string {
  return [...document.querySelectorAll('body nav, main')]
    .filter((part) => part.parentElement?.closest('main') === null)
    .map((part) => outline(part as HTMLElement))
    .join('');
}

const empty = useScreens();

test('a list that was left for the plans shows on the return what was raised meanwhile', async () => {
  const { site } = empty;
  const clock = hurriedClock();
  const { page, core } = await empty.arrive('inspector', '/p/SITE', undefined, { clock });
  expect(await page.findByRole('heading', { name: 'No snags yet' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Plan' }));
  await page.findByRole('heading', { name: 'Plans' });
  const cursor = () => core.current()?.userSession.journal.cursorOf(site.projectId);
  const before = cursor();
  await site.raise({ title: 'Tile cracked' });
  await waitFor(() => expect(cursor()).not.toBe(before));
  // What is on the screen has been fetched anew for it.
  clock.hurry(1_000);
  await userEvent.click(page.getByRole('link', { name: 'List' }));
  expect(await page.findByText('Tile cracked')).toBeVisible();
});

test('a project that is not shared looks like one that is not there', async () => {
  const { page } = await screens.arrive('outsider', '/p/SITE');
  expect(
    await page.findByText(/It may have been removed, or it is not shared with you/),
  ).toBeVisible();
});

test('while it loads, its shape stands there and the reader is told', () => {
  render(<SnagListSkeleton />);
  expect(outline(document.body)).toMatchSnapshot();
});

test('when it cannot be loaded, the navigation stays and Try again brings it', async () => {
  const clock = hurriedClock();
  const visitor = await screens.arrive('inspector', '/', undefined, { clock });
  await visitor.page.findByRole('link', { name: 'SITE Site' });
  visitor.cut();
  // React tells of what a boundary caught.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(visitor.page.getByRole('link', { name: 'SITE Site' }));
  const again = await visitor.page.findByRole('button', { name: 'Try again' });
  expect(withoutSignal()).toMatchSnapshot();
  told.mockRestore();
  visitor.mend();
  await userEvent.click(again);
  expect(await visitor.page.findByText('Socket loose')).toBeVisible();
});

const filtered = useScreens();
let kitchen: string;

beforeAll(async () => {
  const { site } = filtered;
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
  const { page } = await filtered.arrive('inspector', '/p/SITE');
  await page.findByText('Socket loose');
  await openPanel(page);
  expect(outline(await within(document.body).findByRole('dialog'))).toMatchSnapshot();
});

test('filters narrow the list and its counts at once, are kept in the address, and are cleared together', async () => {
  const visitor = await filtered.arrive('inspector', '/p/SITE');
  const panel = await openPanel(visitor.page);
  await check(panel, 'Trade', 'Trade B');
  await waitFor(() => expect(titles()).toEqual(['Paint runs']));
  await check(panel, 'Person', 'Person inspector2');
  await waitFor(() =>
    expect(visitor.path()).toContain(`person=${filtered.site.people.inspector2.userId}`),
  );
  expect(visitor.path()).toContain(`trade=${filtered.site.trades.B}`);
  await userEvent.click(panel.getByRole('button', { name: 'Done' }));
  expect(
    await visitor.page.findByRole('button', { name: /^Filter, order, views, select 2/ }),
  ).toBeVisible();
  expect(visitor.page.getByRole('link', { name: 'All 1' })).toBeVisible();
  const again = await openPanel(visitor.page);
  await userEvent.click(again.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(visitor.path()).toBe('/p/SITE');
});

test('a filter has several values, of which a snag has one; a status that the chip lacks shows all', async () => {
  const { site } = filtered;
  const visitor = await filtered.arrive('inspector', '/p/SITE');
  const panel = await openPanel(visitor.page);
  await check(panel, 'Trade', 'Trade A', 'Trade B');
  await check(panel, 'Status', 'Open', 'Disputed');
  expect(panel.getByRole('button', { name: 'Status Open, Disputed' })).toBeVisible();
  await waitFor(() => expect(visitor.path()).toContain('chip=ALL'));
  expect(visitor.path()).toContain('status=OPEN,DISPUTED');
  expect(visitor.path()).toContain(`trade=${Object.values(site.trades).toSorted().join(',')}`);
  await userEvent.click(panel.getByRole('button', { name: 'Done' }));
  const chip = await visitor.page.findByRole('button', {
    name: 'Remove filter Status Open, Disputed',
  });
  await userEvent.click(chip);
  await waitFor(() => expect(visitor.path()).not.toContain('status'));
  // What is chosen comes first when the rows are opened again.
  const again = await openPanel(visitor.page);
  await userEvent.click(again.getByRole('button', { name: /^Trade/ }));
  await userEvent.click(again.getByRole('checkbox', { name: 'Trade A' }));
  await userEvent.click(again.getByRole('button', { name: 'Trade Trade B' }));
  await userEvent.click(again.getByRole('button', { name: 'Trade Trade B' }));
  expect(again.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Trade B',
    'Trade A',
    'No trade',
  ]);
});

/** Checks rows of a filter, which it opens. */
async function check(
  panel: ReturnType<typeof within>,
  filter: string,
  ...names: readonly string[]
): Promise<void> {
  await userEvent.click(panel.getByRole('button', { name: new RegExp(`^${filter}`) }));
  for (const name of names) await userEvent.click(panel.getByRole('checkbox', { name }));
}

test.each([
  ['a place', (): string => `location=${kitchen}`, ['Socket loose']],
  ['words of a comment', (): string => 'q=caretak', ['Door sticks']],
  [
    'the order by due date, and no such day or priority',
    (): string => 'from=soon&priority=URGENT&sort=DUE&due=LATER',
    ['Paint runs', 'Socket loose', 'Door sticks'],
  ],
] as const)(
  'an address that somebody sent shows the same list: %s',
  async (_what, search, found) => {
    const { page } = await filtered.arrive('inspector', `/p/SITE?${search()}`);
    await page.findByRole('navigation', { name: 'Which snags' });
    await waitFor(() => expect(titles()).toEqual(found));
  },
);

test('ordered by location, the list has one heading per location', async () => {
  const { page } = await filtered.arrive('inspector', '/p/SITE?sort=PLACE');
  const inKitchen = within(await page.findByRole('region', { name: 'Block A › Kitchen' }));
  expect(inKitchen.getByRole('heading', { name: 'Block A › Kitchen' })).toBeVisible();
  expect(inKitchen.getByText('Socket loose')).toBeVisible();
  expect(titles()).toEqual(['Paint runs', 'Door sticks', 'Socket loose']);
});

describe('the list that was read, merged into the list that is shown', () => {
  const of = (letters: string) => [...letters].map((id) => ({ node: { id } }));
  const laid = (
    shown: string,
    now: string,
    {
      own = '',
      there = 'abcdefxyz',
      hasNext = false,
      hasPrevious = false,
      hadPrevious = false,
    } = {},
  ) => {
    const {
      rows: after,
      waiting,
      gone,
    } = settle(of(shown), of(now), {
      isOwn: (id) => own.includes(id),
      isThere: (id) => there.includes(id),
      hasNext,
      hasPrevious,
      hadPrevious,
    });
    return [after.map(({ node }) => node.id).join(''), waiting, [...gone].join('')];
  };

  test.each([
    ['what is new in front or between waits', 'abc', 'xaybc', {}, ['abc', 2, '']],
    ['what was made here comes on top at once', 'abc', 'xabc', { own: 'x' }, ['xabc', 0, '']],
    ['what has left keeps its place', 'abc', 'ac', {}, ['abc', 0, 'b']],
    ['what may not be seen goes', 'abc', 'ac', { there: 'ac' }, ['ac', 0, '']],
    [
      'what is on a page that was not read anew has not left',
      'abcd',
      'xab',
      { hasNext: true },
      ['abcd', 1, ''],
    ],
    [
      'the page above stands on top at once',
      'abc',
      'xyabc',
      { hadPrevious: true },
      ['xyabc', 0, ''],
    ],
    ['when nothing of it is left, the list is another one', 'abc', 'xyz', {}, ['xyz', 0, '']],
  ] as const)('%s', (_what, shown, now, how, after) => {
    expect(laid(shown, now, how)).toEqual(after);
  });
});

test('digits and Enter open the snag of that number, wherever the focus is but in a field', async () => {
  const visitor = await filtered.arrive('inspector', '/p/SITE');
  await visitor.page.findByText('Paint runs');
  await userEvent.keyboard('j13{Backspace}{Backspace}2');
  expect(visitor.page.getByText(/^Go to SITE-2/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(await visitor.page.findByRole('heading', { level: 1, name: 'Paint runs' })).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE/snags/2');
});

test('at a desk the list is a table, too, that its headers order and whose rows are changed together', async () => {
  const change = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Reflect.set(globalThis, 'matchMedia', (query: string) => ({
    matches: query.includes('min-width: 960px'),
    ...change,
  }));
  try {
    const { page, path } = await filtered.arrive('inspector', '/p/SITE');
    await userEvent.click(await page.findByRole('button', { name: 'Table' }));
    const table = within(await page.findByRole('table'));
    await userEvent.click(table.getByRole('button', { name: 'Due' }));
    await waitFor(() => expect(titles()).toEqual(['Paint runs', 'Socket loose', 'Door sticks']));
    expect(path()).toBe('/p/SITE?sort=DUE');
    expect(page.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort');
    await userEvent.click(page.getByRole('checkbox', { name: 'Select SITE-2' }));
    const bar = within(await page.findByRole('region', { name: 'Selected snags' }));
    expect(bar.getByRole('button', { name: 'Due date' })).toBeVisible();
  } finally {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    localStorage.removeItem('snagbook.list');
  }
});
