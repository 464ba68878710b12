import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAfter, dayIn } from '../../rules/days';
import { filterInput, readFilters } from '../../src/domain/filters';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

const names = (links: readonly HTMLElement[]) =>
  links.map((link) => (link.getAttribute('aria-label') ?? link.textContent)?.trim());

test('an overview counts what is outstanding, for all or one block, and each count leads to its snags; a trade has its own', async () => {
  const { site } = screens;
  const blockB = newId('location');
  await site.ask(
    'admin',
    `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
    { input: { ...event(), projectId: site.projectId, id: blockB, name: 'Block B' } },
  );
  const later = { dueOn: dayAfter(dayIn('Europe/Berlin', Date.now()), 30) };
  for (let n = 0; n < 6; n += 1) await site.raise(later);

  // Too few for charts.
  const visitor = await screens.arrive('inspector', '/p/SITE/overview');
  const { page } = visitor;
  expect(await page.findByText('6 raised, 6 outstanding, 0 closed')).toBeVisible();
  expect(page.queryByRole('heading', { name: 'By location' })).toBeNull();

  for (let n = 0; n < 4; n += 1)
    await site.raise({ ...later, locationId: blockB, tradeId: n === 0 ? null : site.trades.B });
  const board = within(await page.findByRole('main'));
  expect(await board.findByRole('heading', { name: 'Age of the 10 outstanding' })).toBeVisible();
  expect(names(board.getAllByRole('link'))).toMatchSnapshot();
  await userEvent.selectOptions(
    board.getByRole('combobox', { name: 'By trade or company' }),
    'By company',
  );
  expect(board.getByRole('link', { name: /^No company yet 1/ })).toBeVisible();

  await userEvent.click(board.getByRole('link', { name: 'Block B' }));
  expect(await board.findByText('4 raised, 4 outstanding, 0 closed')).toBeVisible();
  await userEvent.click(board.getByRole('link', { name: 'All' }));
  await userEvent.click(await board.findByRole('link', { name: 'Block A: 6 outstanding' }));
  expect(await page.findByRole('link', { name: 'Outstanding 6' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(visitor.path()).toMatch(/^\/p\/SITE\?/);

  const trade = await screens.arrive('tradeB', '/p/SITE/overview');
  expect(await trade.page.findByText('3 raised, 3 outstanding, 0 closed')).toBeVisible();
  expect(trade.page.queryByRole('link', { name: /No company/ })).toBeNull();
});

test('each figure, bar and cell leads to as many snags as it says', async () => {
  const { site } = screens;
  const place = async (name: string, parentId?: string): Promise<string> => {
    const id = newId('location');
    await site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input: { ...event(), projectId: site.projectId, id, name, ...(parentId && { parentId }) } },
    );
    return id;
  };
  const block = await place('Block C');
  const level = await place('Level 1', block);
  const flat = await place('Flat 1', level);
  const room = await place('Kitchen', flat);
  const raised = [];
  for (const locationId of [block, level, level, flat, flat, flat, room])
    raised.push(await site.raise({ locationId, tradeId: null }));
  const [one, two, three, four] = raised.map(({ id }) => id);
  await site.move('inspector', one ?? '', 'CLOSE', { comment: 'Seen' });
  await site.move('admin', two ?? '', 'VOID', { reason: 'DUPLICATE' });
  await site.move('inspector', three ?? '', 'FIX', { comment: 'Done' });
  await site.move('inspector', four ?? '', 'DISPUTE', { reason: 'NO_ACCESS', comment: 'Locked' });

  const { page } = await screens.arrive('inspector', '/p/SITE/overview');
  const board = within(await page.findByRole('main'));
  await board.findByRole('heading', { name: 'By location' });
  const read = async () => {
    const figures = [];
    for (const link of board.getAllByRole('link')) {
      const name = (link.getAttribute('aria-label') ?? link.textContent).trim();
      const { search } = new URL(link.getAttribute('href') ?? '', 'http://site');
      const filters = readFilters(Object.fromEntries(new URLSearchParams(search)));
      // The links that narrow the overview count nothing.
      if (filters.chip === undefined) continue;
      const { project } = await site.ask<{ project: { snagCounts: Record<string, number> } }>(
        'inspector',
        `query ($filter: SnagFilter) { project(code: "SITE") { snagCounts(filter: $filter) {
          OPEN: open TO_CHECK: toCheck OVERDUE: overdue UNASSIGNED: unassigned DISPUTED: disputed OUTSTANDING: outstanding ALL: all } } }`,
        { filter: filterInput(filters) },
      );
      figures.push({ name, says: numberIn(name), leadsTo: project.snagCounts[filters.chip] });
    }
    return figures;
  };
  const byTrade = await read();
  expect(byTrade.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^No trade/),
      'Block C › Level 1: 1 outstanding',
      'Block C › Level 1 › Flat 1: 4 outstanding',
    ]),
  );
  await userEvent.selectOptions(
    board.getByRole('combobox', { name: 'By trade or company' }),
    'By company',
  );
  for (const { name, says, leadsTo } of [...byTrade, ...(await read())])
    expect({ name, count: leadsTo }).toEqual({ name, count: says });
});

/** What a figure, bar or cell counts. */
function numberIn(name: string): number {
  const [, cell] = /: (\d+) outstanding$/.exec(name) ?? [];
  const [, first] = /^(\d+)/.exec(name) ?? [];
  const [, bar] = /(\d+) \(/.exec(name) ?? [];
  return Number(cell ?? bar ?? first);
}
