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

test('an undo that a full disk does not take says so and stays possible', async () => {
  const page = await lookAtFixed('No room');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  const undo = await within(document.body).findByRole('button', { name: 'Undo' });
  const full = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await userEvent.click(undo);
  expect(
    await page.findByText(
      'This device is almost full. Send your outbox or free some space before you go on.',
    ),
  ).toBeVisible();
  full.mockRestore();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(await page.findByText('Not closed.')).toBeVisible();
  expect(page.getByText('Fixed', { selector: 'header *' })).toBeVisible();
});

test('Undo stays as long as somebody is on it, and nothing is sent until then', async () => {
  const { setTimeout: later, setInterval: again } = globalThis;
  // A hundred times as fast, as far as the page waits for ten seconds, or holds back for as long
  // again.
  let holds = 0;
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
    later(run, ms === undoMs ? ms / 100 : ms),
  );
  Reflect.set(globalThis, 'setInterval', (run: () => void, ms?: number) => {
    const renew = () => {
      holds += 1;
      run();
    };
    return ms === undoMs / 2 ? again(renew, ms / 100) : again(run, ms);
  });
  const page = await lookAtFixed('Slowly read');
  const hold = jest.spyOn(IDBObjectStore.prototype, 'put');
  page.getByRole('button', { name: 'Close' }).click();
  const undo = await page.findByRole('button', { name: 'Undo' });
  undo.focus();
  await waitFor(() => expect(holds).toBeGreaterThan(5));
  expect(undo).toHaveFocus();
  const held = () =>
    hold.mock.calls.flatMap(([event]: unknown[]) =>
      typeof event === 'object' && event !== null && 'holdUntil' in event
        ? Number(event.holdUntil)
        : [],
    );
  await waitFor(() => expect(new Set(held()).size).toBeGreaterThan(5));
  const left = Date.now();
  page.getByRole('textbox', { name: 'Comment' }).focus();
  // Whoever leaves it has all of the time again.
  await waitFor(() => expect(Math.max(...held())).toBeGreaterThanOrEqual(left + undoMs));
  await waitFor(() => expect(page.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(page.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
  hold.mockRestore();
  Object.assign(globalThis, { setTimeout: later, setInterval: again });
});

test('when the time to undo passes while what was done has the focus, the focus stays on the snag', async () => {
  const { setTimeout: later } = globalThis;
  // The ten seconds pass when this test says so.
  const over: (() => void)[] = [];
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
    ms === undoMs ? void over.push(run) : later(run, ms),
  );
  const page = await lookAtFixed('Nothing more to do');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(page.getByText('Closed.')).toHaveFocus());
  act(() => over.forEach((run) => run()));
  await waitFor(() => expect(page.queryByText('Closed.')).toBeNull());
  // There is nothing more to press where the sentence stood.
  await waitFor(() =>
    expect(page.getByRole('heading', { level: 1, name: 'Nothing more to do' })).toHaveFocus(),
  );
  Object.assign(globalThis, { setTimeout: later });
});

test('Undo is over with the next thing one does', async () => {
  const { setTimeout: later } = globalThis;
  // Its ten seconds never pass here.
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
    ms === undoMs ? undefined : later(run, ms),
  );
  const page = await lookAtFixed('Then a comment');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await page.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(page.getByText('Closed.')).toHaveFocus());
  await userEvent.type(page.getByRole('textbox', { name: 'Comment' }), 'ok');
  expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(page.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(page.getByRole('button', { name: 'Add comment' })).toHaveFocus();
  Object.assign(globalThis, { setTimeout: later });
});
