import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from '../../screens/arrive';

const read = useScreens();
const titles = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) =>
    row.textContent.replace(/^SITE-\d+ /, ''),
  );

test('while somebody uses the list, changes by others move no row until asked for', async () => {
  const { site } = read;
  await site.raise({ title: 'First' });
  const second = await site.raise({ title: 'Second' });
  await site.raise({ title: 'Third' });
  const { page } = await read.arrive('inspector', '/p/SITE');
  await page.findByText('Third');
  await page.findByRole('button', { name: 'Live' });
  // A thumb that rests on something and never lies quite still.
  const move = () => fireEvent.pointerMove(page.getByText('Third'));
  move();
  const stay = setInterval(move, 500);
  const { id } = await site.raise({ title: 'Fourth' }, 'inspector2');
  expect(await page.findByRole('button', { name: '1 new' })).toBeVisible();
  expect(titles()).toEqual(['Third', 'Second', 'First']);
  await site.move('admin', second.id, 'CLOSE', { comment: 'Seen on site' });
  await userEvent.click(await page.findByRole('button', { name: '1 new, 1 no longer here' }));
  await waitFor(() => expect(titles()).toEqual(['Fourth', 'Third', 'First']));
  expect(page.queryByRole('button', { name: /new|no longer/ })).toBeNull();
  await site.move('admin', id, 'VOID', { reason: 'DUPLICATE' });
  expect(await page.findByRole('button', { name: '1 no longer here' })).toBeVisible();
  expect(titles()).toEqual(['Fourth', 'Third', 'First']);
  clearInterval(stay);
  // Once the hand is away, the list updates.
  await waitFor(() => expect(titles()).toEqual(['Third', 'First']));
  expect(page.queryByRole('button', { name: /new|no longer/ })).toBeNull();
});
