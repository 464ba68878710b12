import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderInput } from '../../src/domain/filters';
import { SnagListSkeleton } from '../../src/screens/SnagList/SnagListSkeleton';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

beforeAll(async () => {
  const { site } = screens;
  const first = await site.raise({ title: 'Socket loose' });
  await site.raise({ title: 'Paint runs', tradeId: site.trades.B });
  await site.raise({ title: '' });
  await site.move('tradeA', first.id, 'START');
});

test('shows what is open, newest first, with a chip and a count for everything else', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Socket loose');
  await page.findByRole('button', { name: 'Live' });
  expect(outline(document.body)).toMatchSnapshot();
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

test('what is overdue comes with the longest delay first, unless somebody orders it in another way', () => {
  expect(orderInput({ chip: 'OVERDUE' }).sort).toBe('DUE');
  expect(orderInput({ chip: 'OVERDUE', sort: 'NUMBER' }).sort).toBe('NUMBER');
  expect(orderInput({ chip: 'OPEN' }).sort).toBe('NUMBER');
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
