import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

async function openList(who: 'inspector' | 'admin' = 'inspector') {
  const visitor = await screens.arrive(who, '/p/SITE');
  await visitor.page.findByRole('navigation', { name: 'Which snags' });
  await visitor.page.findByRole('button', { name: 'Live' });
  return visitor;
}

test('More leads out of the project, to its settings for who may, and signs out', async () => {
  const { page } = await openList('admin');
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  expect(outline(page.getByRole('region', { name: 'More of this project' }))).toMatchSnapshot();
  await userEvent.keyboard('{Escape}');
  expect(page.queryByRole('region', { name: 'More of this project' })).toBeNull();
  expect(page.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('a trade has no way to what is checked by others', async () => {
  const trade = await screens.arrive('tradeA', '/p/SITE');
  await trade.page.findByRole('button', { name: 'Live' });
  const ways = within(trade.page.getByRole('navigation', { name: 'Project' }));
  await waitFor(() => expect(ways.queryByRole('link', { name: 'To check' })).toBeNull());
  trade.leave();
  const { page } = await openList('inspector');
  expect(
    within(page.getByRole('navigation', { name: 'Project' })).getByRole('link', {
      name: 'To check',
    }),
  ).toBeVisible();
});

test('a trade has no chip for what has no company, because it sees nothing of that; an inspector has', async () => {
  const chips = async (who: 'tradeA' | 'inspector') => {
    const visitor = await screens.arrive(who, '/p/SITE');
    const names = within(await visitor.page.findByRole('navigation', { name: 'Which snags' }))
      .getAllByRole('link')
      .map((chip) => chip.textContent?.replace(/ \d+$/, ''));
    visitor.leave();
    return names;
  };
  expect(await chips('tradeA')).toEqual([
    'To check',
    'Open',
    'Overdue',
    'Mine',
    'Sent back',
    'Disputed',
    'All',
  ]);
  expect(await chips('inspector')).toContain('Unassigned');
});

test('as long as it is not known who looks, the place of the queue is kept and nothing stands in it', async () => {
  const { page } = await screens.arrive('tradeA', '/p/SITE', undefined, {
    // The list's answer begins and never ends.
    onWay: (response, { body }) =>
      typeof body === 'string' && body.includes('"around"')
        ? new Response(new ReadableStream(), response)
        : response,
  });
  const ways = within(await page.findByRole('navigation', { name: 'Project' }));
  expect(ways.getByRole('link', { name: 'Plan' })).toBeVisible();
  expect(ways.getByText('To check')).not.toBeVisible();
  expect(ways.queryByRole('link', { name: 'To check' })).toBeNull();
});

test('only admins find the settings', async () => {
  const { page } = await openList('inspector');
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  expect(page.queryByRole('link', { name: 'Settings' })).toBeNull();
});

test('the dot tells that everything is on the server', async () => {
  const { page } = await openList();
  await userEvent.click(page.getByRole('button', { name: 'Live' }));
  expect(page.getByText('Everything you entered is on the server.')).toBeVisible();
});

test('without a connection the dot counts unsent entries and says that they are safe', async () => {
  const { number } = await screens.site.raise({ title: 'Far from the mast' });
  const visitor = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  const { page } = visitor;
  const comment = await page.findByLabelText('Comment');
  visitor.cut();
  await userEvent.type(comment, 'Written in the cellar');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  expect(await page.findByText('Written in the cellar')).toBeVisible();
  await userEvent.click(await page.findByRole('button', { name: /1 unsent$/ }));
  const panel = within(page.getByRole('region', { name: 'Connection and unsent work' }));
  expect(panel.getByText(`SITE-${number}, still to send: 1 comment`)).toBeVisible();
  expect(
    panel.getByText('All of it is safe on this device and will be sent automatically.'),
  ).toBeVisible();
});

test('dark is chosen and kept on the device', async () => {
  const { page } = await openList();
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await userEvent.click(page.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(page.getByRole('radio', { name: 'As the device' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('an address in a project that leads nowhere says so and leads out', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/nowhere');
  expect(await page.findByRole('heading', { name: 'Nothing is here' })).toBeVisible();
  expect(page.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/');
});

test('when the address of an opened snag becomes that of its number, whoever has gone elsewhere on the page stays there', async () => {
  const { id, number } = await screens.site.raise({ title: 'Opened by its id' });
  const visitor = await screens.arrive('inspector', '/p/SITE');
  const { page } = visitor;
  await page.findByRole('link', { name: /Opened by its id/ });
  visitor.cut('bytes');
  void visitor.core
    .current()
    ?.router.navigate({ to: '/p/$code/snags/$number', params: { code: 'SITE', number: id } });
  await waitFor(() => expect(visitor.path()).toContain(`/snags/${id}`));
  const plan = await page.findByRole('link', { name: 'Plan' });
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
  plan.focus();
  visitor.mend();
  await waitFor(() => expect(visitor.path()).toContain(`/snags/${number}`));
  expect(await page.findByRole('heading', { name: 'Opened by its id', level: 1 })).toBeVisible();
  expect(plan).toHaveFocus();
});

test('a list that was loaded anew is not loaded again at the next step', async () => {
  const { core } = await openList();
  const router = core.current()?.router;
  const loaded = () => router?.position().matches.find(({ data }) => data != null)?.data;
  const before = loaded();
  router?.invalidate();
  await waitFor(() => expect(loaded()).not.toBe(before));
  const anew = loaded();
  await router?.navigate({ to: '.', state: { layer: 1 } });
  expect(loaded()).toBe(anew);
});
