import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';
import { putEntry } from './putEntry';

const screens = useScreens();
const put = putEntry(screens);
afterEach(() => void jest.restoreAllMocks());

/** On the page of projects, with its list. */
async function arrive() {
  const visitor = await screens.arrive('inspector', '/');
  await visitor.page.findByRole('link', { name: /^SITE Site/ });
  return visitor;
}

test('signing out with unsent work asks first', async () => {
  const visitor = await arrive();
  const { page, core } = visitor;
  const { id } = await screens.site.raise({ title: 'Kept' });
  visitor.cut();
  visitor.tab.online(false);
  await put(visitor, { kind: 'comment', snagId: id, fields: { body: 'Said in the basement' } });
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await userEvent.click(signOut);
  expect(
    await page.findByText(
      /^1 change not sent; it stays on this device, in your outbox.* You’re offline\./,
    ),
  ).toBeVisible();
  expect(signOut).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(signOut);
  expect(page.queryByRole('button', { name: 'Sign out anyway' })).toBeNull();
  expect(core.session.get().kind).toBe('signedIn');
  await userEvent.click(signOut);
  await userEvent.click(await page.findByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible());
  // Signing in needs the server, so it does not look as if it were about to come.
  expect(await page.findByRole('heading', { name: 'This needs a connection' })).toBeVisible();
  expect(
    page.getByText('The server cannot be reached. It opens when you’re back online.'),
  ).toBeVisible();
  visitor.mend();
  visitor.tab.online(true);
  expect(await page.findByLabelText('Password')).toBeVisible();
});

test('signing out from a project warns about unsent text', async () => {
  const { number } = await screens.site.raise({ title: 'Half a comment' });
  const { page } = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await page.findByText(/raised it/);
  await userEvent.type(await page.findByLabelText('Comment'), 'Half a com');
  await userEvent.click(page.getAllByRole('link', { name: 'Back to the list' })[0] as HTMLElement);
  await userEvent.click(await page.findByRole('link', { name: 'More' }));
  await userEvent.click(await page.findByRole('button', { name: 'Sign out' }));
  expect(
    await page.findByText('Unsaved comments and forms are deleted. Unfinished snags are kept.'),
  ).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible());
});

test('signing out with everything sent asks nothing', async () => {
  const { page } = await arrive();
  await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible());
  expect(page.queryByRole('button', { name: 'Sign out anyway' })).toBeNull();
});
