import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../../support/heard';
import { patienceMs } from '../../support/patience';
import { grain } from '../../support/photos';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();
const body = within(document.body);
const heard = listen();
beforeEach(() => void heard.splice(0));

const says = (sentence: string | RegExp) =>
  waitFor(
    () =>
      expect(heard).toContainEqual(
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      ),
    { timeout: patienceMs },
  );

beforeAll(async () => {
  const { site } = screens;
  for (const title of ['Door scratched', 'Door sticks', 'Paint runs']) await site.raise({ title });
  const closed = await site.raise({ title: 'Door missing' });
  await site.addPhoto('tradeA', closed.id, await grain(300, 400).jpeg().toBuffer(), 'EVIDENCE');
  await site.move('tradeA', closed.id, 'FIX');
  await site.server.app.rendered();
});

test('a screen reader hears how many snags a search, a chip and a filter leave, but nothing when the page opens', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Paint runs');
  await page.findByRole('button', { name: 'Live' });
  expect(heard).toEqual([]);
  await userEvent.type(page.getByRole('button', { name: 'Search' }), '{Enter}');
  await userEvent.type(page.getByRole('searchbox'), 'door');
  await says('Open: 2 snags. 1 more in other statuses');
  await userEvent.click(page.getByRole('link', { name: /^All/ }));
  await says('All: 3 snags');
  await userEvent.click(page.getByRole('link', { name: /^Overdue/ }));
  await says('Overdue: no snags. 3 more outside Overdue');
  await userEvent.clear(page.getByRole('searchbox'));
  await says('Overdue: no snags');
  expect(heard).toHaveLength(4);
});

test('a screen reader hears going offline, coming back, and when everything has been sent', async () => {
  const { page, tab } = await screens.arrive('inspector', '/p/SITE/snags/1');
  const field = await page.findByRole('textbox', { name: 'Comment' });
  await page.findByRole('button', { name: 'Live' });
  tab.online(false);
  await says('Offline');
  for (const text of ['One', 'Two']) {
    await userEvent.type(field, text);
    await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
    await page.findByText(text, { selector: 'li p' });
  }
  await says('Comment added. Saved on this device; it will be sent automatically.');
  tab.online(true);
  await says(/^Back online/);
  await says(/Everything is sent\.$/);
  expect(heard.filter((sentence) => !sentence.startsWith('Comment added'))).toHaveLength(
    heard.includes('Everything is sent.') ? 3 : 2,
  );
});

test('a form with errors moves the focus to the first one, which describes its field', async () => {
  const { page } = await screens.arrive('admin', '/p/SITE/snags/3');
  await userEvent.click(await page.findByRole('button', { name: 'Other actions' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Edit' }));
  const sheet = within(await body.findByRole('dialog'));
  const title = sheet.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.click(title);
  await userEvent.paste('x'.repeat(256));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription(
    /Titles can have up to 255 characters; this one has 256\./,
  );
});
