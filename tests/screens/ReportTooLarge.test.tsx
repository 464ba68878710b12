import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { greedy, greedyWorker } from '../support/greedyWorker';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens({
  renderWorker: greedyWorker(),
  reportProcess: { memoryBytes: 500_000_000 },
});

test('a report whose process took too much memory says so on its row and what may help, and a smaller one is made from the same screen', async () => {
  const { site } = screens;
  await site.raise({ title: greedy.memory });
  const small = await site.raise({ title: 'Paint drips' });
  const { page } = await screens.arrive('inspector', '/p/SITE/reports?chip=ALL');
  const form = within(await page.findByRole('form', { name: 'New report' }));
  await userEvent.click(form.getByRole('button', { name: 'Make the PDF' }));
  expect(
    await page.findByText(
      'This report could not be made. Try it with fewer snags or without photos.',
    ),
  ).toBeVisible();
  expect(page.queryByRole('link', { name: /^Download/ })).toBeNull();

  await site.addPhoto('tradeA', small.id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  expect((await site.move('tradeA', small.id, 'FIX', { comment: 'Painted again' })).errors).toEqual(
    [],
  );
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Snags' }), 'To check');
  await userEvent.click(form.getByRole('button', { name: 'Make the PDF' }));
  expect(await page.findByRole('link', { name: /^Download: Snag list/ })).toBeVisible();
});
