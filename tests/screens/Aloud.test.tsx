import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../support/heard';
import { patienceMs } from '../support/patience';
import { grain } from '../support/photos';
import { useScreens } from './arrive';

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

test('a search, a chip and a filter say how many snags they leave, and where there are more; what stands there from the start is not said', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Paint runs');
  await page.findByRole('button', { name: 'Live' });
  expect(heard).toEqual([]);
  await userEvent.type(page.getByRole('button', { name: 'Search' }), '{Enter}');
  await userEvent.type(page.getByRole('searchbox'), 'door');
  await says('Open: 2 snags. 1 more outside Open');
  await userEvent.click(page.getByRole('link', { name: /^All/ }));
  await says('All: 3 snags');
  await userEvent.click(page.getByRole('link', { name: /^Overdue/ }));
  await says('Overdue: no snags. 3 more outside Overdue');
  await userEvent.clear(page.getByRole('searchbox'));
  await says('Overdue: no snags');
  expect(heard).toHaveLength(4);
});

test('how many snags are selected is said as they are', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Paint runs');
  await userEvent.click(page.getByRole('button', { name: 'Select' }));
  const bar = within(await page.findByRole('region', { name: 'Selected snags' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Select SITE-1' }));
  await says('1 snag selected');
  await userEvent.click(bar.getByRole('button', { name: /^Select all/ }));
  await says('3 snags selected');
  await userEvent.click(bar.getByRole('button', { name: 'Done' }));
  expect(heard).toHaveLength(2);
});

test('a comment that was added is said', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/snags/3');
  await userEvent.type(await page.findByRole('textbox', { name: 'Comment' }), 'Come on Tuesday');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await says('Comment added.');
});

test('going offline and coming back are said with what is unsent, and nothing more until all of it is on the server', async () => {
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
  await says(/^Connected again/);
  await says(/Everything you entered is on the server\.$/);
  expect(heard.filter((sentence) => !sentence.startsWith('Comment added'))).toHaveLength(
    heard.includes('Everything you entered is on the server.') ? 3 : 2,
  );
});

test('what the server had to say about work that was sent later is said when it comes', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Started too late' });
  const { page, tab, cut, mend } = await screens.arrive('tradeA', `/p/SITE/snags/${number}`);
  await page.findByRole('button', { name: 'Live' });
  cut();
  tab.online(false);
  await userEvent.click(await page.findByRole('button', { name: 'Start work' }));
  await site.move('admin', id, 'VOID', { reason: 'DUPLICATE' });
  mend();
  tab.online(true);
  await says(/^SITE-\d+ was made void by Ada Admin while you were offline\./);
});

test('the viewer of photos says which one is shown of how many, and every photo is called after its snag', async () => {
  const { site } = screens;
  const snag = await site.raise({ title: 'Lamp cracked' });
  for (const kind of ['DEFECT', 'DEFECT', 'EVIDENCE'] as const)
    await site.addPhoto('inspector', snag.id, await grain(400, 300).jpeg().toBuffer(), kind);
  await site.server.app.rendered();
  const { page } = await screens.arrive('inspector', `/p/SITE/snags/${snag.number}`);
  const name = (index: number, kind: string) =>
    `SITE-${snag.number} Lamp cracked, photo ${index} of 3, ${kind}`;
  for (const [index, kind] of ['defect', 'defect', 'evidence'].entries())
    expect(await page.findByRole('button', { name: name(index + 1, kind) })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: name(1, 'defect') }));
  const viewer = within(await body.findByRole('dialog'));
  expect(await viewer.findByRole('img', { name: name(1, 'defect') })).toBeVisible();
  await userEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
  await says('Photo 2 of 3, defect');
  await userEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
  await says('Photo 3 of 3, evidence');
  expect(await viewer.findByRole('img', { name: name(3, 'evidence') })).toBeVisible();
});

test('a form that is refused leads to its first fault, whose sentence belongs to the field', async () => {
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

test('every row of a list is under its number and title', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  expect(await page.findByRole('heading', { name: 'SITE-3 Paint runs', level: 2 })).toBeVisible();
  const places = await screens.arrive('inspector', '/p/SITE?sort=PLACE');
  expect(
    await places.page.findByRole('heading', { name: 'SITE-3 Paint runs', level: 3 }),
  ).toBeVisible();
});
