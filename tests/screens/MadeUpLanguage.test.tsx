// First of all: what is imported after it speaks the made-up language.
import { language } from '../support/speakMadeUp';
import userEvent from '@testing-library/user-event';
import { speak, wishedLanguage } from '../../src/device/language';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';
import { untranslated as untranslatedOn } from './untranslated';

const screens = useScreens();

const comments = ['Locked', 'Open now'];
const title = 'Loose socket';

const untranslated = (isShown: () => boolean): Promise<string[]> =>
  untranslatedOn(screens, language, isShown, [...comments, title]);

const heading = () => document.querySelector('h1, h2') !== null;

test('the page takes its direction from the list of languages', async () => {
  await speak(wishedLanguage(null, ['xx', 'ar-EG']));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-EG', 'rtl']);
});

test('a snag with its history says nothing that is not in the catalogue', async () => {
  const { id, number } = await screens.site.raise({ title, dueOn: '2031-03-05' });
  await screens.site.move('tradeA', id, 'START');
  await screens.site.move('tradeA', id, 'DISPUTE', { reason: 'NO_ACCESS', comment: comments[0] });
  await screens.site.move('inspector', id, 'ANSWER', { comment: comments[1] });
  await screens.site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId: id, priority: 'HIGH', title: `${title} again` } },
  );
  await screens.arrive('inspector', `/p/SITE/snags/${number}`);
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
])('nor does the screen %s', async (path) => {
  await screens.site.raise();
  await screens.arrive('admin', path);
  expect(await untranslated(heading)).toEqual([]);
});

test('nor do the screens of people who are not signed in, nor refusals there', async () => {
  const { page } = screens.open('/sign-in');
  expect(await untranslated(heading)).toEqual([]);
  await userEvent.type(await page.findByRole('textbox'), screens.site.people.inspector.email);
  await userEvent.type(
    document.querySelector('input[type=password]') ?? document.body,
    'not the password{Enter}',
  );
  expect(
    await page.findByText('Ｔｈａｔ ｅ-ｍａｉｌ ａｎｄ ｐａｓｓｗｏｒｄ ｄｏ ｎｏｔ ｍａｔｃｈ.'),
  ).toBeVisible();
});

test.each(['/set-up', '/reset/nothing', '/join/nothing'])('nor does %s', async (path) => {
  screens.open(path);
  expect(await untranslated(heading)).toEqual([]);
});

test('nor does an invitation', async () => {
  const [{ path }] = (
    await screens.site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
      'admin',
      'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
      {
        input: {
          ...event(),
          projectId: screens.site.projectId,
          people: [
            { invitationId: newId('invitation'), email: 'new@site.example', role: 'VIEWER' },
          ],
        },
      },
    )
  ).inviteMembers.links;
  screens.open(path);
  expect(
    (await untranslated(heading)).filter((word) => !['new', 'site', 'example'].includes(word)),
  ).toEqual([]);
});
