// First of all: what is imported after it speaks the made-up language.
import { language } from '../../support/speakMadeUp';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak, wishedLanguage } from '../../../src/device/language';
import { wide } from '../../support/madeUpLanguage';
import { addPlan, addRevision, paperPlans } from '../../support/paperPlans';
import { grain } from '../../support/photos';
import { event } from '../../support/wire';
import { useScreens } from '../../screens/arrive';
import { untranslated as untranslatedOn } from './untranslated';

const screens = useScreens({ planFiles: paperPlans() });
const body = () => within(document.body);
const comments = ['Locked', 'Open now'];
const title = 'Loose socket';
const untranslated = (isShown: () => boolean): Promise<string[]> =>
  untranslatedOn(screens, language, isShown, [...comments, title]);
const heading = () => document.querySelector('h1, h2') !== null;

beforeAll(async () => {
  const { site } = screens;
  const { revisionId, planId } = await addPlan(site, 'A-1');
  await addRevision(site, planId);
  await site.server.app.rendered();
  const { id } = await site.raise({
    title,
    pin: { revisionId, x: 0.5, y: 0.5 },
    dueOn: '2031-03-05',
    priority: 'HIGH',
  });
  await site.addPhoto('inspector', id, await grain().jpeg().toBuffer());
  await site.move('tradeA', id, 'START');
  await site.move('tradeA', id, 'DISPUTE', { reason: 'NO_ACCESS', comment: comments[0] });
  await site.move('inspector', id, 'ANSWER', { comment: comments[1] });
  await site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId: id, priority: 'HIGH', title: `${title} again` } },
  );
});
beforeEach(() => {
  localStorage.clear();
  language.assembled.clear();
});

test('the page takes its direction from the list of languages', async () => {
  await speak(wishedLanguage(null, ['xx', 'ar-EG']));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-EG', 'rtl']);
});

test('all of a snag with its history is in the catalogue', async () => {
  await screens.arrive('inspector', '/p/SITE/snags/1');
  expect(await untranslated(() => document.body.textContent.includes('Locked'))).toEqual([]);
  expect(document.body.textContent).toContain(
    'Person tradeA ｄｉｓｐｕｔｅｄ ｉｔ: ｎｏ ａｃｃｅｓｓ',
  );
});

test.each([
  '/',
  '/waiting',
  '/account',
  '/p/SITE',
  '/p/SITE/new',
  '/p/SITE/check',
  '/p/SITE/plans',
  '/p/SITE/data',
  '/p/SITE/settings',
  '/p/SITE/nowhere',
])('all of the screen %s is in the catalogue', async (path) => {
  await screens.arrive('admin', path);
  expect(await untranslated(heading)).toEqual([]);
});

test.each(['/sign-in', '/set-up', '/reset/nothing', '/join/nothing'])(
  'all of %s is in the catalogue',
  async (path) => {
    screens.open(path);
    expect(await untranslated(heading)).toEqual([]);
  },
);

/** Presses one after the other what begins with these words; `›`: in a menu. */
async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [role, words] = name.startsWith('›')
      ? (['menuitem', name.slice(1)] as const)
      : (['button', name] as const);
    await userEvent.click(await body().findByRole(role, { name: new RegExp(`^${wide(words)}`) }));
  }
}

const isOpen = () =>
  document.querySelector('[role=dialog], [role=menu], [aria-expanded=true]') !== null ||
  body().queryByRole('button', { name: wide('Cancel') }) !== null;

test.each<[string, string, ...string[]]>([
  ['filter', '/p/SITE', 'Filter, order, views, select'],
  ['menu of views', '/p/SITE?priority=HIGH', 'Filter, order, views, select', 'Views'],
  [
    'sheet that saves a view',
    '/p/SITE?priority=HIGH',
    'Filter, order, views, select',
    'Views',
    '›Save view',
  ],
  ['sheet of what is kept offline', '/p/SITE/more', 'Keep offline'],
  ['sheet of keys', '/p/SITE/more', 'Keyboard shortcuts'],
  ['panel of the line', '/p/SITE', 'Live'],
  [
    'sheet of many snags',
    '/p/SITE',
    'Filter, order, views, select',
    'Select',
    'Select all',
    'Change',
  ],
  ['sheet that edits a plan', '/p/SITE/plans', 'More for', '›Edit'],
  ['sheet that removes a plan', '/p/SITE/plans', 'More for', '›Remove'],
  ['sheet of many locations', '/p/SITE/settings#locations', 'Add several'],
  ['sheet that edits a snag', '/p/SITE/snags/1', 'Other actions', '›Edit'],
  ['sheet that disputes it', '/p/SITE/snags/1', 'Other actions', '›Dispute'],
  ['sheet that makes it void', '/p/SITE/snags/1', 'Other actions', '›Void'],
  [
    'sheet that aligns a revision',
    '/p/SITE/plans/A-1',
    'More for this plan',
    '›Align with an earlier revision',
  ],
])('all of the %s is in the catalogue', async (_what, path, ...names) => {
  await screens.arrive('admin', path);
  await press(...names);
  expect(await untranslated(isOpen)).toEqual([]);
});

test('all of a photo, its drawing and its removal is in the catalogue', async () => {
  await screens.arrive('admin', '/p/SITE/snags/1');
  await userEvent.click(
    await body().findByRole('button', {
      name: new RegExp(`, ${wide('photo')} .*, ${wide('defect')}$`),
    }),
  );
  expect(await untranslated(() => document.querySelector('[role=dialog]') !== null)).toEqual([]);
  await press('Draw on the photo');
  expect(await untranslated(() => document.querySelector('[role=application]') !== null)).toEqual(
    [],
  );
  await press('Done');
  await press('Remove photo');
  expect(await untranslated(() => document.querySelectorAll('[role=dialog]').length > 1)).toEqual(
    [],
  );
});
