import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';

const screens = useScreens();
const ids: string[] = [];
beforeAll(async () => {
  for (let count = 1; count <= 85; count += 1)
    ids.push((await screens.site.raise({ title: `Crack ${count}` })).id);
});

const rows = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) => Number(row.getAttribute('data-row')));
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('who comes by the address of a snag far down goes back to the list around it, which goes on in both directions and stays there when others change it', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/snags/20');
  await page.findByRole('heading', { name: /Crack 20/ });
  await userEvent.click(page.getByRole('link', { name: 'Back to the list' }));
  await page.findByRole('link', { name: 'SITE-20 Crack 20' });
  expect(rows()).toEqual(down(45, 1));
  await page.findByRole('button', { name: 'Live' });

  // What is raised is above what was loaded; what is closed is said, and moves nothing.
  const raised = await screens.site.raise({ title: 'One more' }, 'inspector2');
  await screens.site.move('admin', ids[29] ?? '', 'CLOSE', { comment: 'Seen on site' });
  await page.findByRole('button', { name: '1 no longer here' });
  expect(rows()).toEqual(down(45, 1));

  await userEvent.click(page.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(rows()).toEqual(down(raised.number, 1)));
  expect(page.queryByRole('button', { name: 'Show earlier' })).toBeNull();

  // With its top on the screen it is a list like all others.
  const row = page.getByText('Crack 40');
  const stay = setInterval(() => fireEvent.pointerMove(row), 500);
  await screens.site.raise({ title: 'Newest' }, 'inspector2');
  await userEvent.click(await page.findByRole('button', { name: '1 new, 1 no longer here' }));
  clearInterval(stay);
  await waitFor(() => expect(rows()[0]).toBe(raised.number + 1));
  expect(rows()).not.toContain(30);
});
