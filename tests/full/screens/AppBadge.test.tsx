import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

/** A platform on which the app's sign can have a number; what stands on it, from the first. */
function sign(): (number | null)[] {
  const shown: (number | null)[] = [];
  Object.defineProperty(navigator, 'setAppBadge', {
    configurable: true,
    value: async (count: number) => void shown.push(count),
  });
  Object.defineProperty(navigator, 'clearAppBadge', {
    configurable: true,
    value: async () => void shown.push(null),
  });
  return shown;
}
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

test('the app icon shows the same number as the bell, and none after signing out', async () => {
  const waiting = async (): Promise<number> =>
    (
      await screens.site.ask<{ viewer: { newlyWaiting: number } }>(
        'tradeA',
        '{ viewer { newlyWaiting } }',
      )
    ).viewer.newlyWaiting;
  await screens.site.raise({ title: 'Loose socket' });
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  const shown = sign();
  const { page, putAway } = await screens.arrive('tradeA', '/');
  await waitFor(() => expect(shown.at(-1)).toBe(before));
  await screens.site.raise({ title: 'Cracked tile' });
  expect(await waiting()).toBe(before + 1);
  putAway();
  await waitFor(() => expect(shown.at(-1)).toBe(before + 1));
  await userEvent.click(await page.findByRole('button', { name: 'Sign out' }));
  await page.findByLabelText('Password');
  await waitFor(() => expect(shown.at(-1)).toBeNull());
});
