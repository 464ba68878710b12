import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsavedOn } from '../../support/unsavedOn';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

const pasted = [
  'Nr.\tMangel\tOrt\tStatus',
  '1\tRiss\tHaus B > EG\twartet',
  '2\tKratzer\tBlock A\toffen',
  '3\tOhne Ort\t\toffen',
].join('\n');

test('a CSV file can be chosen instead, and chosen again after it was discarded', async () => {
  const { page } = await screens.arrive('admin', '/p/SITE/data#import');
  const chosen = new File(
    ['\uFEFFNr.;Mangel;Ort\r\n7;Fuge fehlt;Block A\r\n8;"Riß; über der Tür";Block A\r\n'],
    'Mängel Mai.csv',
    { type: 'text/csv' },
  );
  async function choose(): Promise<void> {
    await page.findByRole('button', { name: 'Choose a file' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*=".csv"]');
    if (input === null) throw new Error('There is no field for a file.');
    await userEvent.upload(input, chosen);
    expect(await page.findByRole('heading', { name: /Mängel Mai\.csv · Snags$/ })).toBeVisible();
    const columns = within(await page.findByRole('form', { name: 'What the columns contain' }));
    for (const [name, field] of [
      ['Nr.', 'key'],
      ['Mangel', 'title'],
      ['Ort', 'location'],
    ] as const)
      expect(columns.getByLabelText(name)).toHaveValue(field);
    await userEvent.click(columns.getByRole('button', { name: 'Check the rows' }));
    expect(await page.findByRole('button', { name: 'Import 2 rows' })).toBeVisible();
    expect(await page.findByText(/Riß; über der Tür/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Discard table' }));
  }
  await choose();
  await choose();
  expect(await page.findByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('pasted text and the choice of columns survive a reload', async () => {
  const first = await screens.arrive('admin', '/p/SITE/data#import');
  await userEvent.click(await first.page.findByLabelText('Or paste it here'));
  await userEvent.paste(pasted);
  first.leave();
  const again = await screens.arrive('admin', '/p/SITE/data#import', first.device);
  await waitFor(() => expect(again.page.getByLabelText('Or paste it here')).toHaveValue(pasted));
  await userEvent.click(again.page.getByRole('button', { name: 'Read pasted table' }));
  await userEvent.selectOptions(await again.page.findByLabelText('Nr.'), 'Leave out');
  await waitFor(async () => expect(await unsavedOn(first.device)).not.toContain('Kratzer'));
  again.leave();
  const { page } = await screens.arrive('admin', '/p/SITE/data#import', first.device);
  await waitFor(() => expect(page.getByLabelText('Nr.')).toHaveValue(''));
  await userEvent.click(page.getByRole('button', { name: 'Discard table' }));
  expect(await page.findByLabelText('Or paste it here')).toHaveValue('');
  await waitFor(async () => expect(await unsavedOn(first.device)).toBe(''));
});
