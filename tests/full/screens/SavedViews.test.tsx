import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../../support/outline';
import { newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';
import { pressInFilters } from '../../support/inFilters';

const body = within(document.body);

const screens = useScreens();
beforeAll(async () => {
  const { site } = screens;
  await site.raise({ title: 'Socket loose', priority: 'CRITICAL' });
  await site.raise({ title: 'Paint runs', tradeId: site.trades.B });
});
beforeEach(
  async () => void (await screens.site.server.app.services.db.deleteFrom('saved_view').execute()),
);

const titles = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) =>
    row.textContent.replace(/^SITE-\d+ /, ''),
  );
type Page = Awaited<ReturnType<typeof screens.arrive>>['page'];

async function choose(
  page: Page,
  name: string | RegExp,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  await pressInFilters(page, 'Views');
  await userEvent.click(await body.findByRole(role, { name }));
}

async function saveAs(name: string, team = false): Promise<void> {
  const sheet = within(await body.findByRole('dialog'));
  const field = sheet.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  if (team) await userEvent.click(sheet.getByRole('radio', { name: 'For the team' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
}

test('a list is saved under a name, opened again, changed, renamed and removed', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE?priority=CRITICAL&q=socket');
  const { page } = visitor;
  await waitFor(() => expect(titles()).toEqual(['Socket loose']));
  await choose(page, 'Save view');
  const sheet = within(await body.findByRole('dialog', { name: 'Save view' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sheet.getByText('Enter a name.')).toBeVisible();
  await saveAs('Critical ones');
  await page.findByRole('button', { name: 'Remove filter View Critical ones' });
  await waitFor(() => expect(page.getByRole('button', { name: /^Filter, order/ })).toHaveFocus());

  // Left, and opened as if it had been chosen by hand; changed by hand, it says so, and keeps the
  // change if one wants it.
  await choose(page, 'Leave “Critical ones”');
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
  await waitFor(() => expect(titles()).toHaveLength(2));
  await pressInFilters(page, 'Views');
  const view = await body.findByRole('menuitemradio', { name: 'Critical ones' });
  expect(outline(body.getByRole('menu'))).toMatchSnapshot();
  await userEvent.click(view);
  await waitFor(() => expect(titles()).toEqual(['Socket loose']));
  expect(visitor.path()).toMatch(/^\/p\/SITE\?priority=CRITICAL&q=socket&view=view_/);
  await userEvent.click(page.getByRole('link', { name: /^All/ }));
  await page.findByRole('button', { name: 'Remove filter View Critical ones, changed' });
  await choose(page, 'Save changes to “Critical ones”');
  await page.findByRole('button', { name: 'Remove filter View Critical ones' });

  await choose(page, 'Rename or share “Critical ones”');
  await saveAs('Critical, all', true);
  await page.findByRole('button', { name: 'Remove filter View Critical, all' });
  const again = await screens.arrive('viewer', '/p/SITE');
  await choose(again.page, /^Critical, all/, 'menuitemradio');
  await waitFor(() => expect(again.path()).toMatch(/chip=ALL&priority=CRITICAL&q=socket/));

  await choose(page, 'Remove “Critical, all”');
  await userEvent.click(await body.findByRole('button', { name: 'Remove view' }));
  // The list stays as it was. The page is out of reach, chip and all, while the sheet is open.
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE?chip=ALL&priority=CRITICAL&q=socket'));
  await page.findByRole('button', { name: /^Filter, order/ });
  expect(page.queryByRole('button', { name: /^Remove filter View/ })).toBeNull();
});

test('others can open a shared view but not change it, and are told what it left out', async () => {
  const { site } = screens;
  const gone = await site.join('goes', 'INSPECTOR');
  const input = {
    projectId: site.projectId,
    id: newId('view'),
    name: 'Team',
    shared: true,
    search: { chip: 'ALL', sort: 'NUMBER', assigneeId: gone.userId, text: 'paint' },
  };
  await site.ask(
    'inspector',
    'mutation ($input: SaveViewInput!) { saveView(input: $input) { view { id } } }',
    { input },
  );
  await site.server.app.services.db.deleteFrom('member').where('id', '=', gone.memberId).execute();
  const { page } = await screens.arrive('viewer', '/p/SITE');
  await choose(page, /^Team/, 'menuitemradio');
  expect(
    await page.findByText(
      '“Team” was opened without what has gone or is not shared with you: person.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Paint runs']));
  await pressInFilters(page, 'Views');
  await body.findByRole('menuitemradio', { name: /^Team/ });
  expect(body.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Create report from this list',
    'Save as another view',
    'Download as a table',
    'Print',
    'Leave “Team”',
  ]);
});
