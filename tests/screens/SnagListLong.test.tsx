import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawnGroups, layOut } from '../../src/parts/list/listLayout';
import { layOutPage, scroller, topOf } from '../support/layout';
import { useScreens } from './arrive';

const screens = useScreens();
const heights = { window: 700, row: 92, heading: 35 };
const inSight = Math.ceil(heights.window / heights.row);
const count = 85;

beforeAll(async () => {
  for (let number = 1; number <= count; number += 1)
    await screens.site.raise({ title: `Crack ${number}` });
});
let takeBack: () => void;
beforeEach(() => {
  takeBack = layOutPage(heights);
});
afterEach(() => takeBack());

const drawn = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) => Number(row.getAttribute('data-row')));
const rowOf = (number: number): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`a[data-row="${number}"]`)?.closest('li');
  if (row == null) throw new Error(`${number} is not drawn.`);
  return row;
};
const scrollTo = (top: number) => act(() => scroller().scrollTo({ top }));

test('of a long list only what is in sight is drawn, and each row says which of how many it is', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Crack 85');
  expect(drawn().length).toBeLessThan(inSight + 20);
  expect(rowOf(85)).toHaveAttribute('aria-posinset', '1');
  expect(rowOf(85)).toHaveAttribute('aria-setsize', String(count));

  scrollTo(49 * heights.row);
  await page.findByText('Crack 36');
  expect(drawn()).not.toContain(84);
  expect(topOf(rowOf(36), heights)).toBe(49 * heights.row);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  expect(await page.findByText('Crack 35')).toBeVisible();
  expect(rowOf(35)).toHaveAttribute('aria-posinset', '51');
  expect(drawn().length).toBeLessThan(2 * inSight + 20);
});

test('J and K go through all rows, and the one with the focus stays drawn however far one scrolls', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Crack 85');
  await userEvent.keyboard('j'.repeat(40));
  expect(page.getByRole('link', { name: 'SITE-46 Crack 46' })).toHaveFocus();
  scrollTo(0);
  await page.findByText('Crack 85');
  expect(page.getByRole('link', { name: 'SITE-46 Crack 46' })).toHaveFocus();
  expect(topOf(rowOf(46), heights)).toBe(39 * heights.row);
  await userEvent.keyboard('k');
  expect(page.getByRole('link', { name: 'SITE-47 Crack 47' })).toHaveFocus();
});

test('a page that is loaded above moves none of the rows one looks at', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/snags/20');
  await page.findByRole('heading', { name: /Crack 20/ });
  await userEvent.click(page.getByRole('link', { name: 'Back to the list' }));
  await page.findByText('Crack 20');
  const above = () => topOf(rowOf(20), heights) - scroller().scrollTop;
  await waitFor(() => expect(above()).toBe((heights.window - heights.row) / 2));
  await userEvent.click(page.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(rowOf(20)).toHaveAttribute('aria-posinset', '66'));
  expect(above()).toBe((heights.window - heights.row) / 2);
});

test('whatever of it is drawn, a list under headings is as high as all of it', () => {
  const layout = layOut([
    { heading: 'Hall', rows: [1, 2, 3] },
    { heading: 'Kitchen', rows: [4] },
    { heading: 'Hall', rows: [5, 6] },
  ]);
  const px = [10, 30, 31, 32, 10, 33, 10, 34, 35];
  const edges = (item: number) => {
    const start = px.slice(0, item).reduce((sum, each) => sum + each, 0);
    return { start, end: start + (px[item] ?? 0) };
  };
  expect(new Set(layout.nameOf).size).toBe(3);
  for (let shown = 1; shown < 2 ** px.length; shown += 1) {
    const items = px.flatMap((_, item) => (shown & (2 ** item) ? [item] : []));
    const { groups, restPx } = drawnGroups(layout, items, edges);
    const parts = groups.flatMap(({ group, gapPx, rows, restPx: below }) => [
      gapPx,
      px[layout.firstOf[group] ?? 0] ?? 0,
      ...rows.flatMap((row) => [row.gapPx, px[row.item] ?? 0]),
      below,
    ]);
    expect([...parts, restPx].reduce((sum, each) => sum + each, 0)).toBe(225);
    expect(groups.flatMap(({ rows }) => rows.map(({ item }) => item))).toEqual(
      items.filter((item) => layout.itemOf.includes(item)),
    );
  }
});
