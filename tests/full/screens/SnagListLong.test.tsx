import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawnGroups, layOut } from '../../../src/parts/list/listLayout';
import { oneAtATime } from '../../../src/parts/oneAtATime';
import { layOutPage, scroller, topOf } from '../../support/layout';
import { useScreens } from '../../screens/arrive';
import { addPlan, paperPlans } from '../../support/paperPlans';
import { event, newId } from '../../support/wire';

const screens = useScreens();
const heights = { window: 700, row: 92, heading: 35 };
const inSight = Math.ceil(heights.window / heights.row);
const count = 85;
const raiseCracks = async ({ site }: typeof screens) => {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1)
    ids.push((await site.raise({ title: `Crack ${number}` })).id);
  return ids;
};
beforeAll(async () => void (await raiseCracks(screens)));

const drawn = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) => Number(row.getAttribute('data-row')));
const rowOf = (number: number): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`a[data-row="${number}"]`)?.closest('li');
  if (row == null) throw new Error(`${number} is not drawn.`);
  return row;
};
const scrollTo = (top: number) => act(() => scroller().scrollTo({ top }));

describe('in a window of 700 px', () => {
  let takeBack: () => void;
  beforeEach(() => {
    takeBack = layOutPage(heights);
  });
  afterEach(() => takeBack());

  test('only the visible rows of a long list are drawn, each with its position', async () => {
    const { page } = await screens.arrive('inspector', '/p/SITE');
    await page.findByText('Crack 85');
    expect(drawn().length).toBeLessThan(inSight + 20);
    expect(rowOf(85)).toHaveAttribute('aria-posinset', '1');
    expect(rowOf(85)).toHaveAttribute('aria-setsize', String(count));

    // Past every row, because one that was never drawn has only an estimated height.
    for (let above = inSight; above <= 49; above += inSight) {
      scrollTo(above * heights.row);
      await page.findByText(`Crack ${count - above}`);
    }
    scrollTo(49 * heights.row);
    await page.findByText('Crack 36');
    // The code that draws only what is visible comes after the first rows.
    await waitFor(() => expect(drawn()).not.toContain(84));
    expect(topOf(rowOf(36), heights)).toBe(49 * heights.row);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    expect(await page.findByText('Crack 35')).toBeVisible();
    expect(rowOf(35)).toHaveAttribute('aria-posinset', '51');
    expect(drawn().length).toBeLessThan(2 * inSight + 20);
  });

  test('J and K move through all rows, and the focused row stays drawn while scrolling', async () => {
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

  test('loading a page above does not move the visible rows', async () => {
    // Another list has loaded the code that scrolls to a row, and draws what is in view alone.
    const before = await screens.arrive('inspector', '/p/SITE?chip=ALL');
    await before.page.findByText('Crack 85');
    scrollTo(30 * heights.row);
    await waitFor(() => expect(drawn()).not.toContain(84));
    before.leave();
    const { page } = await screens.arrive('inspector', '/p/SITE/snags/20');
    await page.findByRole('heading', { name: /Crack 20/ });
    await userEvent.click(
      page.getAllByRole('link', { name: 'Back to the list' })[0] as HTMLElement,
    );
    await page.findByText('Crack 20');
    const above = () => topOf(rowOf(20), heights) - scroller().scrollTop;
    await waitFor(() => expect(above()).toBe((heights.window - heights.row) / 2));
    await userEvent.click(page.getByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(rowOf(20)).toHaveAttribute('aria-posinset', '66'));
    expect(above()).toBe((heights.window - heights.row) / 2);
  });
});

test('many changes on a slow connection cause one more request after the running one', async () => {
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

test('a list with headings keeps its full height whichever rows are drawn', () => {
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

const paged = useScreens();
let ids: string[];
beforeAll(async () => {
  ids = await raiseCracks(paged);
});

const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('from a snag far down, Back leads to the list around it, which continues in both directions', async () => {
  const { page } = await paged.arrive('inspector', '/p/SITE/snags/20');
  await page.findByRole('heading', { name: /Crack 20/ });
  await userEvent.click(page.getAllByRole('link', { name: 'Back to the list' })[0] as HTMLElement);
  await page.findByRole('link', { name: 'SITE-20 Crack 20' });
  expect(drawn()).toEqual(down(45, 1));
  await page.findByRole('button', { name: 'Live' });

  // What is raised is above what was loaded; what is closed is said, and moves nothing.
  const raised = await paged.site.raise({ title: 'One more' }, 'inspector2');
  await paged.site.move('admin', ids[29] ?? '', 'CLOSE', { comment: 'Seen on site' });
  await page.findByRole('button', { name: '1 no longer here' });
  expect(drawn()).toEqual(down(45, 1));

  await userEvent.click(page.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(drawn()).toEqual(down(raised.number, 1)));
  expect(page.queryByRole('button', { name: 'Show earlier' })).toBeNull();

  // With its top on the screen it is a list like all others.
  const row = page.getByText('Crack 40');
  const stay = setInterval(() => fireEvent.pointerMove(row), 500);
  await paged.site.raise({ title: 'Newest' }, 'inspector2');
  await userEvent.click(await page.findByRole('button', { name: '1 new, 1 no longer here' }));
  clearInterval(stay);
  await waitFor(() => expect(drawn()[0]).toBe(raised.number + 1));
  expect(drawn()).not.toContain(30);
});

test('more rows are loaded on request, and kept when somebody else raises a snag', async () => {
  const { page } = await paged.arrive('inspector', '/p/SITE?chip=ALL&q=Crack');
  await page.findByRole('button', { name: 'Live' });
  await page.findByText('Crack 85');
  expect(drawn()).toHaveLength(50);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(drawn()).toHaveLength(count));

  let fewest = count;
  const watch = new MutationObserver(() => {
    fewest = Math.min(fewest, drawn().length);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await paged.site.raise({ title: 'Crack of today' }, 'inspector2');
  await userEvent.click(await page.findByRole('button', { name: '1 new' }));
  expect(await page.findByText('Crack of today')).toBeVisible();
  watch.disconnect();
  expect(fewest).toBe(count);
});

test('a page that fails to load is reported, and loaded again only on request', async () => {
  const { page, requests, cut, mend } = await paged.arrive('inspector', '/p/SITE?q=Crack');
  await page.findByText('Crack 85');
  cut();
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  const again = await page.findByRole('button', { name: 'Try again' });
  const asked = requests.filter((path) => path === '/graphql').length;
  expect(drawn()).toHaveLength(50);
  mend();
  expect(requests.filter((path) => path === '/graphql')).toHaveLength(asked);
  await userEvent.click(again);
  await waitFor(() => expect(drawn().length).toBeGreaterThan(50));
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const near = useScreens({ planFiles: paperPlans() });
const body = within(document.body);
const places: Record<string, string> = {};

/** Three places along a wall of plan L1, and a snag that is nowhere on it. */
beforeAll(async () => {
  const { site } = near;
  const { revisionId } = await addPlan(site, 'L1');
  await site.server.app.rendered();
  for (const name of ['Hall', 'Kitchen', 'Bath', 'Yard']) {
    const id = newId('location');
    await site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input: { ...event(), projectId: site.projectId, id, name } },
    );
    places[name] = id;
  }
  const raise = (title: string, place: string, x?: number) =>
    site.raise({
      title,
      locationId: places[place],
      ...(x !== undefined && { pin: { revisionId, x, y: 0.5 } }),
    });
  await raise('Lamp hangs', 'Yard');
  await raise('Door sticks', 'Hall', 0.1);
  await raise('Tile cracked', 'Bath', 0.9);
  await raise('Socket loose', 'Kitchen', 0.3);
  await raise('Paint runs', 'Hall', 0.2);
});
const titles = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) =>
    row.textContent.replace(/^SITE-\d+ /, ''),
  );
const filter = async () => {
  await userEvent.click(await body.findByRole('button', { name: /^Filter/ }));
  return within(await body.findByRole('dialog', { name: 'Filter and order' }));
};

const nearTile = ['Tile cracked', 'Socket loose', 'Paint runs', 'Door sticks', 'Lamp hangs'];

test('after opening a snag with a pin, the list can start near it', async () => {
  localStorage.clear();
  const visitor = await near.arrive('inspector', '/p/SITE/snags/3');
  expect(await visitor.page.findByRole('region', { name: 'Location on the plan' })).toBeVisible();
  await userEvent.click(
    visitor.page.getAllByRole('link', { name: 'Back to the list' })[0] as HTMLElement,
  );
  await userEvent.click((await filter()).getByRole('radio', { name: 'Near SITE-3 on L1' }));
  await waitFor(() => expect(titles()).toEqual(nearTile));
  expect(visitor.path()).toMatch(/sort=NEAR&near=snag_/);
  await userEvent.click(body.getByRole('button', { name: 'Done' }));
  expect(visitor.page.getByText('Nearest to SITE-3 on L1 first.')).toBeVisible();
  expect(
    [...document.querySelectorAll('section > h2')].map((heading) => heading.textContent),
  ).toEqual(['Bath', 'Kitchen', 'Hall', 'Yard']);

  // The order stays while one goes through it.
  await userEvent.keyboard('jjj{Enter}');
  expect(await visitor.page.findByRole('heading', { level: 1, name: 'Paint runs' })).toBeVisible();
  await visitor.page.findByRole('region', { name: 'Location on the plan' });
  await userEvent.click(
    visitor.page.getAllByRole('link', { name: 'Back to the list' })[0] as HTMLElement,
  );
  expect(titles()).toEqual(nearTile);
  await userEvent.click(
    await visitor.page.findByRole('button', { name: 'Start near SITE-5 on L1' }),
  );
  await waitFor(() =>
    expect(titles()).toEqual([
      'Paint runs',
      'Door sticks',
      'Socket loose',
      'Tile cracked',
      'Lamp hangs',
    ]),
  );
  await userEvent.keyboard('2{Enter}');
  expect(await visitor.page.findByRole('heading', { level: 1, name: 'Door sticks' })).toBeVisible();
});
