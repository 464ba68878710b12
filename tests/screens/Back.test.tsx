import { createMemoryHistory } from '@tanstack/history';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';

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
  await body.findByRole('dialog', { name: 'Edit the snag' });
  back();
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  expect(visitor.path()).toBe(path);
  back();
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
});

test('after a sheet is closed by hand, Back leaves the snag at once', async () => {
  const { visitor, back, path } = await openSnag('Closed by hand');
  for (const _time of [1, 2]) {
    await userEvent.click(visitor.page.getByRole('button', { name: 'Other actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Edit' }));
    await userEvent.click(
      within(await body.findByRole('dialog', { name: 'Edit the snag' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  }
  expect(visitor.path()).toBe(path);
  back();
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
});

test('Escape leaves the field first, then closes the form and focuses the button that opened it', async () => {
  const visitor = await screens.arrive('admin', '/p/SITE/settings');
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

/** A tab that is loaded again on the entry of a sheet that lay over a screen. */
function reloadedUnderSheet(path: string, state: { fromPlan?: boolean } = {}) {
  const history = createMemoryHistory({ initialEntries: ['/p/SITE'] });
  history.push(path, state);
  history.push(path, { ...state, layer: 1 });
  return history;
}

test('after a reload with an open sheet, Back leaves the snag at once', async () => {
  const { number } = await screens.site.raise({ title: 'Loaded again' });
  const path = `/p/SITE/snags/${number}`;
  const visitor = await screens.arrive('inspector', path, undefined, {
    history: reloadedUnderSheet(path),
  });
  await visitor.page.findByText(/raised it/);
  expect(visitor.path()).toBe(path);
  backOf(visitor)();
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
});

test('a snag raised after the camera made the browser reload leads back to where it began', async () => {
  localStorage.clear();
  const path = '/p/SITE/new?plan=A-1&revision=revision_1&x=0.200000&y=0.500000';
  const visitor = await screens.arrive('inspector', path, undefined, {
    history: reloadedUnderSheet(path, { fromPlan: true }),
  });
  await userEvent.type(
    await visitor.page.findByRole('textbox', { name: 'Title' }),
    'After the camera',
  );
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
});

describe('modes of the list', () => {
  const overTheProjects = () => createMemoryHistory({ initialEntries: ['/', '/p/SITE'] });

  test('Back ends the selection first, keeps the filter, and only then leaves the list', async () => {
    const { number } = await screens.site.raise({ title: 'To be selected' });
    const visitor = await screens.arrive('inspector', '/p/SITE', undefined, {
      history: overTheProjects(),
    });
    const back = backOf(visitor);
    await userEvent.click(await visitor.page.findByRole('button', { name: 'Select' }));
    await userEvent.click(
      await visitor.page.findByRole('checkbox', { name: new RegExp(`SITE-${number}$`) }),
    );
    await userEvent.click(visitor.page.getByRole('button', { name: /^Filter/ }));
    const sheet = within(await body.findByRole('dialog'));
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Trade' }), 'Trade A');
    const filtered = `/p/SITE?trade=${screens.site.trades.A}`;
    await waitFor(() => expect(visitor.path()).toBe(filtered));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    back();
    await waitFor(() => expect(visitor.page.queryByRole('checkbox')).toBeNull());
    await waitFor(() => expect(visitor.path()).toBe(filtered));
    expect(visitor.page.getByRole('button', { name: 'Select' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    back();
    await waitFor(() => expect(visitor.path()).toBe('/'));
  });
});
