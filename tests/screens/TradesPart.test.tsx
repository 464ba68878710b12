// First of all: what is imported after it speaks the made-up language, as far as it has the trade's
// part.
import { language } from '../support/speakTradesPart';
import userEvent from '@testing-library/user-event';
import { within } from '@testing-library/react';
import { createDevice } from '../support/device';
import { makeLink } from '../support/links';
import { wide } from '../support/madeUpLanguage';
import { addPlan, paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { dataOf } from '../support/wire';
import { useScreens } from './arrive';
import { putEntry } from './putEntry';
import { untranslated as untranslatedOn } from './untranslated';

// A language that has no more than the trade's part is enough for somebody who fixes snags: nothing
// on their way is said in English.

const screens = useScreens({ planFiles: paperPlans() });
const put = putEntry(screens);
const body = () => within(document.body);
const title = 'Loose socket';
const comments = ['Locked', 'Open now', 'Too long'];
const untranslated = (isShown: () => boolean): Promise<string[]> =>
  untranslatedOn(screens, language, isShown, [title, ...comments, 'Jan', 'jpg']);
const shows = (words: string) => (): boolean => document.body.textContent.includes(wide(words));
const press = async (name: string): Promise<void> =>
  userEvent.click(await body().findByRole('button', { name: new RegExp(`^${wide(name)}`) }));

let snagId: string;
beforeAll(async () => {
  const { site } = screens;
  const { revisionId } = await addPlan(site, 'A-1');
  await site.server.app.rendered();
  ({ id: snagId } = await site.raise({
    title,
    pin: { revisionId, x: 0.5, y: 0.5 },
    dueOn: '2031-03-05',
    priority: 'HIGH',
  }));
  await site.addPhoto('inspector', snagId, await grain().jpeg().toBuffer());
  dataOf(await site.move('tradeA', snagId, 'START'));
  dataOf(
    await site.move('tradeA', snagId, 'DISPUTE', { reason: 'NO_ACCESS', comment: comments[0] }),
  );
  dataOf(await site.move('inspector', snagId, 'ANSWER', { comment: comments[1] }));
});
beforeEach(() => localStorage.clear());

test('the list, its filter and the panel of the line', async () => {
  await screens.arrive('tradeA', '/p/SITE');
  await body().findByRole('link', { name: new RegExp(title) });
  expect(await untranslated(shows('Open'))).toEqual([]);
  await press('Live');
  expect(await untranslated(shows('Changes by others appear at once'))).toEqual([]);
  await press('Filter');
  expect(await untranslated(() => document.querySelector('[role=dialog]') !== null)).toEqual([]);
});

test.each([['View'], ['More', 'Take plans and photos along']])(
  'what opens over it: %s',
  async (...names) => {
    await screens.arrive('tradeA', '/p/SITE?priority=HIGH');
    for (const name of names) await press(name);
    expect(
      await untranslated(() => document.querySelector('[role=dialog], [role=menu]') !== null),
    ).toEqual([]);
  },
);

test.each(['Mark fixed', 'Dispute'])('the steps of a snag: %s', async (name) => {
  await screens.arrive('tradeA', '/p/SITE/snags/1');
  await press(name);
  expect(await untranslated(() => document.querySelector('[role=dialog]') !== null)).toEqual([]);
});

test('a snag with its history', async () => {
  await screens.arrive('tradeA', '/p/SITE/snags/1');
  expect(await untranslated(() => document.body.textContent.includes('Locked'))).toEqual([]);
});

test.each(['/', '/waiting', '/p/SITE/plans/A-1', '/outbox'])('the screen %s', async (path) => {
  await screens.arrive('tradeA', path);
  expect(await untranslated(() => document.querySelector('h1, h2') !== null)).toEqual([]);
});

test('the outbox with what waits, and what the server refused', async () => {
  const device = createDevice();
  const visitor = await screens.arrive('tradeA', '/p/SITE', device);
  await body().findByRole('button', { name: new RegExp(`^${wide('Live')}`) });
  visitor.cut();
  visitor.tab.online(false);
  await put(visitor, { kind: 'comment', snagId, fields: { body: comments[2] ?? '' } });
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  expect(await untranslated(shows('To be sent'))).toEqual([]);
});

test('signing in, a refusal there, and a company’s link', async () => {
  const { page } = screens.open('/sign-in');
  expect(await untranslated(() => document.querySelector('h1') !== null)).toEqual([]);
  await userEvent.type(await page.findByRole('textbox'), screens.site.people.tradeA.email);
  await userEvent.type(
    document.querySelector('input[type=password]') ?? document.body,
    'not the password{Enter}',
  );
  expect(await page.findByText(wide('That e-mail and password do not match.'))).toBeVisible();
  screens.open(`/t/${await makeLink(screens.site, screens.site.companies.A)}`);
  expect(await untranslated(shows('Show the snags'))).toEqual([]);
});

test('what only the office reads is said in English meanwhile', async () => {
  await screens.arrive('admin', '/p/SITE/settings');
  expect(await body().findByRole('heading', { name: 'Due dates' })).toBeVisible();
});
