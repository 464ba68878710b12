import { within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses a button above the filters, in the sheet that has them on a phone. */
export async function pressInFilters(
  page: Pick<BoundFunctions<typeof queries>, 'findByRole'>,
  name: string,
): Promise<void> {
  await userEvent.click(await page.findByRole('button', { name: /^Filter, order/ }));
  const sheet = await within(document.body).findByRole('dialog', { name: 'Filter and order' });
  await userEvent.click(await within(sheet).findByRole('button', { name }));
}
