import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();

/** A checker looks at a snag that was said to be fixed. */
async function lookAtFixed(title: string) {
  const { site } = screens;
  const { id, number } = await site.raise({ title });
  await site.addPhoto('tradeA', id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  const { page } = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await page.findByText(/raised it/);
  return page;
}

test('a double tap on Close closes once, and Undo takes it back whole', async () => {
  const page = await lookAtFixed('Tapped twice');
  const close = page.getByRole('button', { name: 'Close' });
  act(() => {
    close.click();
    close.click();
  });
  await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }));
  expect(await within(document.body).findByText('Not closed.')).toBeVisible();
  expect(page.getByText('Fixed', { selector: 'header *' })).toBeVisible();
  expect(page.queryByText(/closed it/)).toBeNull();
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
});

test('an undo that a full disk does not take says so and stays possible', async () => {
  const page = await lookAtFixed('No room');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  const undo = await within(document.body).findByRole('button', { name: 'Undo' });
  const full = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await userEvent.click(undo);
  expect(await page.findByText(/^This device is almost full: \d+ MB left\./)).toBeVisible();
  full.mockRestore();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(await page.findByText('Not closed.')).toBeVisible();
  expect(page.getByText('Fixed', { selector: 'header *' })).toBeVisible();
});
