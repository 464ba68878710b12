import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import accountScreenQuery from '../../__generated__/relay/AccountScreenQuery.graphql';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const day = 24 * 60 * 60_000;
let agoMs = 31 * day;
const now = (): number => Date.now() - agoMs;
const screens = useScreens({ clock: now });

test('once a project is deleted nobody is asked about it any more, also where the list cannot be read anew', async () => {
  const input = { ...event(now()), projectId: screens.site.projectId, state: 'ARCHIVED' };
  await screens.site.ask(
    'admin',
    'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
    { input },
  );
  agoMs = 0;
  let deleting = false;
  const { page, requests } = await screens.arrive('admin', '/account', undefined, {
    onWay: (response, { body }) =>
      deleting && typeof body === 'string' && body.includes(accountScreenQuery.params.id ?? '')
        ? new Response(null, { status: 502 })
        : response,
  });
  const opener = await page.findByRole('button', { name: /^Delete SITE/ });
  await userEvent.click(opener);
  const before = requests.length;
  deleting = true;
  await userEvent.click(page.getByRole('button', { name: 'Delete Site for good' }));
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  expect(page.queryByRole('button', { name: 'Delete Site for good' })).toBeNull();
  expect(requests.length).toBeGreaterThan(before);
});
