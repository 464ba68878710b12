import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();

const most = 20;
const files = async (count: number): Promise<File[]> => {
  const bytes = new Uint8Array(await blank(90, 70).jpeg().toBuffer());
  return Array.from(
    { length: count },
    (_, index) => new File([bytes], `IMG_${index}.jpg`, { type: 'image/jpeg' }),
  );
};
const photoInput = (region: HTMLElement): HTMLInputElement => {
  const input = region.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (input === null) throw new Error('There is no way to choose photos');
  return input;
};

test('of 21 photos that are chosen for a new snag 20 are taken, the page says that it can have no more, and has no way to take one until one is removed', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/new');
  const photos = await page.findByRole('region', { name: 'Photos' });
  await userEvent.upload(photoInput(photos), await files(most + 1));
  expect(await page.findByText('A snag can have 20 photos. Remove one first.')).toBeVisible();
  expect(page.getByText('A snag can have 20 photos, and these are 20.')).toBeVisible();
  expect(within(photos).getAllByRole('button', { name: /^Photo \d+: draw/ })).toHaveLength(most);
  expect(page.getByRole('button', { name: 'Take another' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await userEvent.click(page.getByRole('button', { name: 'Photo 1: draw on it or remove it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Take another' })).not.toHaveAttribute('aria-disabled'),
  );
});
