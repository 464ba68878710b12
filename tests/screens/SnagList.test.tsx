import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderInput } from '../../src/domain/filters';
import { SnagListSkeleton } from '../../src/screens/SnagList/SnagListSkeleton';
import { oneAtATime } from '../../src/parts/oneAtATime';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

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
  expect(outline(document.body)).toMatchSnapshot();
});

test('a row says number, title, place, trade, who is waited for and when it is due', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  const row = (await page.findByRole('link', { name: 'SITE-1 Socket loose' })).closest('li');
  expect(row).toHaveTextContent('Block A');
  expect(row).toHaveTextContent('Trade A · Waiting for Company A');
  expect(row).toHaveTextContent(/due \d+ \w+/);
});

test('a snag without a title is called by the first phrase of its trade', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  expect(await page.findByRole('link', { name: 'SITE-3 A phrase' })).toBeVisible();
});

test('names the page', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Socket loose');
  expect(document.title).toBe('Snags of Site · Snagbook');
});

test('a chip narrows the list and stands in the address', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await userEvent.click(await visitor.page.findByRole('link', { name: /^To check \d/ }));
  expect(await visitor.page.findByText('No snag waits to be checked.')).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE?chip=TO_CHECK');
});

test('parts of words find a snag', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await userEvent.click(await visitor.page.findByRole('button', { name: 'Search' }));
  await userEvent.type(visitor.page.getByLabelText('Search snags'), 'ocket');
  await waitFor(() => expect(visitor.page.queryByText('Paint runs')).toBeNull());
  expect(visitor.page.getByText('Socket loose')).toBeVisible();
  expect(visitor.path()).toContain('q=ocket');
});

test('a search says how much it has found outside the chip, and leads there', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE?q=ocket&chip=DISPUTED');
  await userEvent.click(await page.findByRole('link', { name: '1 more outside Disputed' }));
  expect(await page.findByText('Socket loose')).toBeVisible();
  expect(page.queryByRole('link', { name: /more outside/ })).toBeNull();
});

test('while the answer to another search is on its way, nothing says how much it has found outside', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE?q=ocket&chip=DISPUTED');
  const outside = () => visitor.page.queryByRole('link', { name: /more outside/ });
  expect(await visitor.page.findByRole('link', { name: '1 more outside Disputed' })).toBeVisible();
  visitor.cut('bytes');
  await userEvent.clear(visitor.page.getByLabelText('Search snags'));
  await userEvent.type(visitor.page.getByLabelText('Search snags'), 'aint');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(visitor.path()).toContain('q=aint');
  expect(outside()).toBeNull();
  visitor.mend();
  await waitFor(() => expect(outside()).toHaveTextContent('1 more outside Disputed'));
});

test('a search says how much it has found outside the filters of the sheet, and leads to all of it', async () => {
  const { trades } = screens.site;
  const visitor = await screens.arrive(
    'inspector',
    `/p/SITE?q=ocket&sort=DUE&priority=LOW&trade=${trades.B}`,
  );
  await userEvent.click(
    await visitor.page.findByRole('link', { name: '1 more outside these filters' }),
  );
  expect(await visitor.page.findByText('Socket loose')).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE?q=ocket&sort=DUE&chip=ALL');
  expect(visitor.page.queryByRole('link', { name: /more outside/ })).toBeNull();
});

test('what the filters of the sheet leave out without a search is not counted', async () => {
  const { page } = await screens.arrive('inspector', `/p/SITE?trade=${screens.site.trades.B}`);
  await page.findByText('Paint runs');
  expect(page.queryByRole('link', { name: /more outside/ })).toBeNull();
});

test('what is overdue comes with the longest delay first, unless somebody orders it in another way', () => {
  expect(orderInput({ chip: 'OVERDUE' }).sort).toBe('DUE');
  expect(orderInput({ chip: 'OVERDUE', sort: 'NUMBER' }).sort).toBe('NUMBER');
  expect(orderInput({ chip: 'OPEN' }).sort).toBe('NUMBER');
});

test('what finds nothing leads back to all snags', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE?q=nothing%20like%20it');
  await userEvent.click(await visitor.page.findByRole('link', { name: 'Show all snags' }));
  expect(await visitor.page.findByText('Socket loose')).toBeVisible();
});

test('J and K move through the rows', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Socket loose');
  await userEvent.keyboard('j');
  expect(page.getByRole('link', { name: 'SITE-3 A phrase' })).toHaveFocus();
  await userEvent.keyboard('jj');
  expect(page.getByRole('link', { name: 'SITE-1 Socket loose' })).toHaveFocus();
  await userEvent.keyboard('k');
  expect(page.getByRole('link', { name: 'SITE-2 Paint runs' })).toHaveFocus();
});

test('a trade sees only its own snags, and no way to raise one', async () => {
  const { page } = await screens.arrive('tradeB', '/p/SITE');
  await page.findByText('Paint runs');
  expect(page.queryByText('Socket loose')).toBeNull();
  expect(page.queryByRole('link', { name: 'Raise' })).toBeNull();
});

test('an empty project says what to do first', async () => {
  const { page } = await screens.arrive('outsider', '/p/OTHER');
  expect(await page.findByRole('heading', { name: 'No snags yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Raise a snag' })).toBeVisible();
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
  const visitor = await screens.arrive('inspector', '/');
  await visitor.page.findByRole('link', { name: 'SITE Site' });
  visitor.cut();
  // React tells of what a boundary caught.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(visitor.page.getByRole('link', { name: 'SITE Site' }));
  const again = await visitor.page.findByRole('button', { name: 'Try again' });
  expect(outline(document.body)).toMatchSnapshot();
  told.mockRestore();
  visitor.mend();
  await userEvent.click(again);
  expect(await visitor.page.findByText('Socket loose')).toBeVisible();
});

test('many changes on a slow connection cause one more request after the running one, which is not cancelled', async () => {
  const ends: (() => void)[] = [];
  const unsubscribe = jest.fn();
  const fresh = oneAtATime((ended) => {
    ends.push(ended);
    return { unsubscribe };
  });
  for (let change = 0; change < 5; change += 1) fresh.ask();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  expect(ends).toHaveLength(2);
  expect(unsubscribe).not.toHaveBeenCalled();
  fresh.ask();
  fresh.stop();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

describe('a list longer than a page', () => {
  beforeAll(async () => {
    const { site } = screens;
    for (let count = 0; count < 60; count += 1)
      await site.raise({ title: `One of many ${count}`, tradeId: site.trades.B });
  });

  const rows = () => document.querySelectorAll('a[data-row]').length;

  test('shows the rest when it is asked for, and keeps it when somebody else raises a snag', async () => {
    const visitor = await screens.arrive('inspector', '/p/SITE?q=many');
    await visitor.page.findByRole('button', { name: 'Live' });
    await visitor.page.findByText('One of many 59');
    expect(rows()).toBe(50);
    await userEvent.click(visitor.page.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toBe(60));

    let fewest = rows();
    const watch = new MutationObserver(() => {
      fewest = Math.min(fewest, rows());
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await screens.site.raise({ title: 'One of many more' }, 'inspector2');
    await userEvent.click(await visitor.page.findByRole('button', { name: '1 new' }));
    expect(await visitor.page.findByText('One of many more')).toBeVisible();
    watch.disconnect();
    expect(fewest).toBe(60);
  });

  test('a page that cannot be read is told, and asked for again only by a press', async () => {
    const visitor = await screens.arrive('inspector', '/p/SITE?q=many');
    await visitor.page.findByText('One of many 59');
    visitor.cut();
    await userEvent.click(visitor.page.getByRole('button', { name: 'Show more' }));
    const again = await visitor.page.findByRole('button', { name: 'Try again' });
    const asked = visitor.requests.filter((path) => path === '/graphql').length;
    expect(rows()).toBe(50);
    visitor.mend();
    expect(visitor.requests.filter((path) => path === '/graphql')).toHaveLength(asked);
    await userEvent.click(again);
    await waitFor(() => expect(rows()).toBeGreaterThan(50));
    expect(visitor.page.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
