import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAfter, dayIn } from '../../rules/days';
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
