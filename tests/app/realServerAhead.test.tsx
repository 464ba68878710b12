import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite, type Site } from '../support/site';
import { arrive } from './support/arrive';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the form opens for the first time without a line, with its trades and locations, if the list was open before', async () => {
  const visitor = await arrive(site, 'inspector', '/p/SITE');
  await visitor.page.findByRole('heading', { name: 'Snags of Site' });
  const records = visitor.core.current()?.userSession.environment.getStore().getSource();
  await waitFor(() => expect(records?.has(site.locationId)).toBe(true));
  visitor.cut();
  visitor.tab.online(false);
  const before = visitor.requests.length;
  await userEvent.click(visitor.page.getByRole('link', { name: 'Raise' }));
  await visitor.page.findByRole('button', { name: 'Take a photo' });
  for (const name of ['Trade A', 'Trade B']) visitor.page.getByRole('radio', { name });
  await userEvent.type(visitor.page.getByRole('combobox', { name: 'Location' }), 'blo{Enter}');
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveProperty(
    'value',
    'Block A',
  );
  expect(visitor.requests.slice(before).filter((path) => path === '/graphql')).toEqual([]);
});
