import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writePdf } from '../support/pdfs';
import { useScreens } from './arrive';

const screens = useScreens();

const a3 = { dict: '/MediaBox[0 0 1191 842]' };

test('each page shows a picture of what is on it, which opens larger and closes with Back', async () => {
  const visitor = await screens.arrive('admin', '/p/SITE/plans');
  await screen.findByRole('heading', { name: 'Plans', level: 1 });
  await waitFor(() => expect(screen.queryByText('Loading the plans')).toBeNull());
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (input === null) throw new Error('There is nothing to choose a file with');
  const bytes = writePdf({
    pages: [a3, a3],
    bookmarks: ['S-1 One', 'S-2 Two'].map((title, page) => ({ title, page })),
  });
  await userEvent.upload(input, new File([new Uint8Array(bytes)], 'seen.pdf'));
  const form = within(await screen.findByRole('form', { name: 'seen.pdf, 2 pages' }));
  const thumb = form.getByRole('button', { name: 'Show page 2 larger' });
  const { id } = await screens.site.server.app.services.db
    .selectFrom('plan_file')
    .select('id')
    .where('name', '=', 'seen.pdf')
    .executeTakeFirstOrThrow();
  const picture = () => thumb.querySelector('img');
  expect(picture()).toHaveAttribute('src', `/files/plans/${id}/pages/2/small`);
  expect(picture()).toHaveAttribute('loading', 'lazy');
  // While it is being drawn the server answers without a picture; it is asked again.
  fireEvent.error(picture() ?? thumb);
  expect(picture()).toBeNull();
  await waitFor(() => expect(picture()).toHaveAttribute('src', `/files/plans/${id}/pages/2/small`));
  await userEvent.click(thumb);
  const title = 'Page 2: S-2 Two, A3';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('img', { name: title })).toHaveAttribute(
    'src',
    `/files/plans/${id}/pages/2/large`,
  );
  const large = dialog.getByRole('img', { name: title });
  fireEvent.error(large);
  expect(dialog.getByRole('status')).toHaveTextContent('The picture of this page is being drawn.');
  fireEvent.load(await dialog.findByRole('img', { name: title }));
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  // A page that can never be drawn is answered with one pixel, and is not asked for again.
  const never = dialog.getByRole('img', { name: title });
  for (const side of ['naturalWidth', 'naturalHeight'])
    Object.defineProperty(never, side, { value: 1 });
  fireEvent.load(never);
  expect(dialog.queryByRole('img', { name: title })).toBeNull();
  expect(dialog.getByRole('status')).toHaveTextContent(
    'This page cannot be shown as a picture. It can become a plan all the same.',
  );
  visitor.core.current()?.router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form.getByRole('button', { name: 'Make 2 plans' })).toBeVisible();
  await waitFor(() => expect(thumb).toHaveFocus());
});
