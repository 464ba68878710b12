import { createMemoryHistory } from '@tanstack/history';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';
import { pressInFilters } from '../support/inFilters';

const screens = useScreens();
const body = within(document.body);

const backOf = (visitor: Awaited<ReturnType<typeof screens.arrive>>) => () =>
  visitor.core.current()?.router.history.back();

async function openSnag(title: string) {
  const { number } = await screens.site.raise({ title });
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await userEvent.click(await visitor.page.findByRole('link', { name: new RegExp(title) }));
  await visitor.page.findByText(/raised it/);
  return { visitor, back: backOf(visitor), path: `/p/SITE/snags/${number}` };
}

test('Back closes the open menu or sheet first, and only then leaves the snag', async () => {
  const { visitor, back, path } = await openSnag('Under a sheet');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Other actions' }));
  await body.findByRole('menu');
  back();
  await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  expect(visitor.path()).toBe(path);

  await userEvent.click(visitor.page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Edit' }));
  await body.findByRole('dialog', { name: 'Title and description' });
  back();
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  expect(visitor.path()).toBe(path);
  back();
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
});

test('Escape leaves the field first, then closes the form and focuses the button that opened it', async () => {
  const visitor = await screens.arrive('admin', '/p/SITE/settings#companies');
  const opener = await visitor.page.findByRole('button', { name: 'Edit Company A' });
  await userEvent.click(opener);
  const form = await visitor.page.findByRole('form', { name: 'Edit Company A' });
  await userEvent.type(within(form).getByLabelText('Company name'), ' and sons');
  await userEvent.keyboard('{Escape}');
  expect(form).toHaveFocus();
  expect(within(form).getByLabelText('Company name')).toHaveValue('Company A and sons');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(visitor.page.getByRole('button', { name: 'Edit Company A' })).toHaveFocus();
});

describe('modes of the list', () => {
  const overTheProjects = () => createMemoryHistory({ initialEntries: ['/', '/p/SITE'] });

  test('Back ends the selection first, keeps the filter, and only then leaves the list', async () => {
    const { number } = await screens.site.raise({ title: 'To be selected' });
    const visitor = await screens.arrive('inspector', '/p/SITE', undefined, {
      history: overTheProjects(),
    });
    const back = backOf(visitor);
    await pressInFilters(visitor.page, 'Select');
    await userEvent.click(
      await visitor.page.findByRole('checkbox', { name: new RegExp(`SITE-${number}$`) }),
    );
    await userEvent.click(visitor.page.getByRole('button', { name: /^Filter/ }));
    const sheet = within(await body.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: /^Trade/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Trade A' }));
    const filtered = `/p/SITE?trade=${screens.site.trades.A}`;
    await waitFor(() => expect(visitor.path()).toBe(filtered));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    back();
    await waitFor(() => expect(visitor.page.queryByRole('checkbox')).toBeNull());
    await waitFor(() => expect(visitor.path()).toBe(filtered));
    expect(visitor.page.queryByRole('region', { name: 'Selected snags' })).toBeNull();
    back();
    await waitFor(() => expect(visitor.path()).toBe('/'));
  });
});
