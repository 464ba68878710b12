import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from '../../screens/arrive';
import { pressInFilters } from '../../support/inFilters';

const screens = useScreens();
/** The rows and the head that were there at each print. */
const printed: { rows: number; head: string | undefined }[] = [];
beforeEach(() => {
  printed.length = 0;
  globalThis.print = () => {
    globalThis.dispatchEvent(new Event('beforeprint'));
    printed.push({
      rows: document.querySelectorAll('a[data-row]').length,
      head: screen.queryByText(/^Open: /)?.textContent,
    });
    globalThis.dispatchEvent(new Event('afterprint'));
  };
});

test('a list is printed whole, also what of it was not loaded, under its project, filter and day', async () => {
  const { site } = screens;
  for (let n = 1; n <= 53; n += 1) await site.raise({ tradeId: n <= 52 ? site.trades.B : null });
  const { page } = await screens.arrive('inspector', `/p/SITE?trade=${site.trades.B}`);
  await page.findByRole('link', { name: 'Open 52' });
  await userEvent.keyboard('{Control>}p{/Control}');
  const whole = { rows: 52, head: 'Open: 52, Trade: Trade B' };
  await waitFor(() => expect(printed).toEqual([whole]));

  await pressInFilters(page, 'Views');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(printed).toEqual([whole, whole]));
});
