import { createMemoryHistory } from '@tanstack/history';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from '../../screens/arrive';

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

test('after a sheet is closed by hand, Back leaves the snag at once', async () => {
  const { visitor, back, path } = await openSnag('Closed by hand');
  for (const _time of [1, 2]) {
    await userEvent.click(visitor.page.getByRole('button', { name: 'Other actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Edit' }));
    await userEvent.click(
      within(await body.findByRole('dialog', { name: 'Title and description' })).getByRole(
        'button',
        {
          name: 'Cancel',
        },
      ),
    );
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  }
  expect(visitor.path()).toBe(path);
  back();
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
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
    await visitor.page.findByRole('textbox', { name: 'In your own words' }),
    'After the camera',
  );
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
});
