import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bcfFile, topicFiles } from '../../support/bcf';
import { grain } from '../../support/photos';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();
afterEach(() => jest.restoreAllMocks());

test('a BCF file is chosen, its questions are answered, and its topics become snags', async () => {
  const { page } = await screens.arrive('admin', '/p/SITE/data');
  await userEvent.click(await page.findByRole('link', { name: /^Import a BCF file/ }));
  await page.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*=".bcf"]');
  if (input === null) throw new Error('There is no field for a file.');
  const bytes = bcfFile(topicFiles['3.0'](await grain().png().toBuffer()));
  await userEvent.upload(input, new File([new Uint8Array(bytes)], 'model.bcf'));
  // The dry run follows at once.
  const place = await page.findByLabelText('Location for rows without one');
  await userEvent.type(place, 'Block A');
  const question = place.closest('section') ?? document.body;
  await userEvent.click(within(question).getByRole('button', { name: 'Use for 1 row' }));
  await waitFor(() => expect(page.queryByLabelText('Location for rows without one')).toBeNull());
  const type = within(await page.findByRole('region', { name: 'Type not known: “Clash”.' }));
  await userEvent.selectOptions(type.getByLabelText('Stands for'), 'Defect');
  await userEvent.click(type.getByRole('button', { name: 'Use for 1 row' }));
  await waitFor(() => expect(page.queryByRole('region', { name: /^Type not known/ })).toBeNull());
  await userEvent.click(page.getByRole('button', { name: 'Add as new company' }));
  await userEvent.click(await page.findByRole('button', { name: 'Import 1 row' }));
  expect(await page.findByText('Imported.')).toBeVisible();
  expect(page.getByRole('region', { name: 'Import a BCF file' })).toBeVisible();
  expect(await page.findByText('Duct & beam')).toBeVisible();
});

test('the chosen snags are downloaded as BCF in either version', async () => {
  await screens.site.raise({ title: 'Crack above the door', priority: 'HIGH' });
  const begun: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function begin(
    this: HTMLAnchorElement,
  ) {
    begun.push(this.getAttribute('href'));
  });
  const { page } = await screens.arrive('viewer', '/p/SITE/data?priority=HIGH');
  expect(page.queryByRole('link', { name: /^Import a BCF file/ })).toBeNull();
  await userEvent.click(await page.findByRole('button', { name: 'Download BCF' }));
  await waitFor(() => expect(begun).toHaveLength(1));
  await userEvent.click(page.getByRole('radio', { name: '3.0 (only if asked for)' }));
  await userEvent.click(page.getByRole('button', { name: 'Download BCF' }));
  const { projectId } = screens.site;
  await waitFor(() =>
    expect(begun).toEqual([
      `/files/bcf/${projectId}/2.1.bcf?chip=OPEN&priorities=HIGH`,
      `/files/bcf/${projectId}/3.0.bcf?chip=OPEN&priorities=HIGH`,
    ]),
  );
});
