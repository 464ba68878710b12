import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { undoMs } from '../../src/parts/undo';
import { hurriedClock } from '../support/hurriedClock';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();

/** A checker looks at a snag that was said to be fixed. */
async function lookAtFixed(title: string, clock?: ReturnType<typeof hurriedClock>) {
  const { site } = screens;
  const { id, number } = await site.raise({ title });
  await site.addPhoto('tradeA', id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  const { page } = await screens.arrive(
    'inspector',
    `/p/SITE/snags/${number}`,
    undefined,
    clock && { clock },
  );
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

test('an undo that comes after the press was sent says so, and the snag stays closed', async () => {
  const clock = hurriedClock();
  const page = await lookAtFixed('Sent meanwhile', clock);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  const undo = await page.findByRole('button', { name: 'Undo' });
  // Undo stays while it has the focus, however slow the machine is.
  act(() => void undo.focus());
  clock.hurry(undoMs);
  expect(await page.findByText(/closed it/)).toBeVisible();
  await waitFor(() => expect(page.queryByRole('button', { name: /unsent/ })).toBeNull());
  await userEvent.click(undo);
  expect(await page.findByText('It was sent already. Reopen it instead.')).toBeVisible();
  expect(page.getByText('Closed', { selector: 'header *' })).toBeVisible();
});
