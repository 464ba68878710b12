// First of all: what is imported after it speaks the made-up language.
import { language } from '../support/speakMadeUp';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../support/device';
import { wide } from '../support/madeUpLanguage';
import { grain } from '../support/photos';
import { dataOf, event } from '../support/wire';
import { useScreens } from './arrive';
import { untranslated } from './untranslated';

// Forms that stand within a screen, what is asked before something is done, and what is told after
// it.

const screens = useScreens();
const body = () => within(document.body);
const begins = (words: string): RegExp => new RegExp(`^${wide(words)}`);
const press = async (words: string): Promise<void> =>
  userEvent.click(
    (await body().findAllByRole('button', { name: begins(words) }))[0] ?? document.body,
  );
const shows = (words: string) => (): boolean => document.body.textContent.includes(wide(words));

const editSnag =
  'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }';

test('each form of the settings says nothing that is not in the catalogue', async () => {
  await screens.arrive('admin', '/p/SITE/settings');
  for (const opens of ['Add many', 'Invite people'])
    expect(await body().findByRole('button', { name: begins(opens) })).toBeVisible();
  const edits = () => body().queryAllByRole('button', { name: begins('Edit') });
  await waitFor(() => expect(edits().length).toBeGreaterThan(5));
  for (let n = 0; n < edits().length; n += 1) {
    await userEvent.click(edits()[n] ?? document.body);
    expect(
      await untranslated(
        screens,
        language,
        () => body().queryByRole('button', { name: wide('Cancel') }) !== null,
      ),
    ).toEqual([]);
    await userEvent.click(body().getByRole('button', { name: wide('Cancel') }));
  }
  await press('Invite people');
  await userEvent.type(
    await body().findByRole('textbox', { name: begins('E-mails') }),
    'not an address',
  );
  expect(await untranslated(screens, language, shows('Cancel'), ['not an address'])).toEqual([]);
});

test('nor does what is asked before the owner erases a person or deletes a project', async () => {
  const { site } = screens;
  const person = await site.join('leaver', 'VIEWER');
  dataOf(
    await site.gql(
      'admin',
      'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }',
      { input: { ...event(), projectId: site.otherProjectId, state: 'ARCHIVED' } },
    ),
  );
  await site.server.app.services.db
    .updateTable('project')
    .set({ archived_at: Date.now() - 31 * 86_400_000 })
    .where('id', '=', site.otherProjectId)
    .execute();
  await screens.arrive('admin', '/account');
  await userEvent.type(
    await body().findByLabelText(wide('Their e-mail')),
    `${person.email}{Enter}`,
  );
  await press('Erase this person');
  await press('Delete');
  expect(await untranslated(screens, language, shows('The project is gone for good'))).toEqual([]);
});

test('nor does a line of the history about a change that lost, or one that its owner erases', async () => {
  const { id, number } = await screens.site.raise({ title: 'Loose socket' });
  const seen = await screens.site.cursor();
  const earlier = event(Date.now());
  dataOf(
    await screens.site.gql('inspector2', editSnag, {
      input: { ...event(Date.now() + 1_000), snagId: id, seen, priority: 'HIGH', dueOn: null },
    }),
  );
  dataOf(
    await screens.site.gql('inspector', editSnag, {
      input: { ...earlier, snagId: id, seen, priority: 'LOW', dueOn: '2031-03-05' },
    }),
  );
  await screens.arrive('admin', `/p/SITE/snags/${number}`);
  await press('Erase the text');
  expect(
    await untranslated(
      screens,
      language,
      () => shows('came too late')() && shows('Erase for good')(),
    ),
  ).toEqual([]);
});

test('nor does what is to be checked, nor why it is sent back', async () => {
  const { site } = screens;
  const { id } = await site.raise({ title: 'Loose socket' });
  await site.addPhoto('tradeA', id, await grain().jpeg().toBuffer(), 'EVIDENCE');
  dataOf(await site.move('tradeA', id, 'FIX'));
  await screens.arrive('admin', '/waiting');
  expect(await untranslated(screens, language, shows('To check'))).toEqual([]);
  await screens.arrive('admin', '/p/SITE/check');
  await body().findByRole('article');
  await press('Send back');
  expect(
    await untranslated(screens, language, () => document.querySelector('[role=dialog]') !== null),
  ).toEqual([]);
});

test('nor does a draft that was left', async () => {
  const device = createDevice();
  const first = await screens.arrive('inspector', '/p/SITE/new', device);
  await userEvent.type(await body().findByRole('textbox', { name: wide('Title') }), 'Loose socket');
  await waitFor(() => expect(first.core.current()).not.toBeNull());
  first.putAway();
  await screens.arrive('inspector', '/p/SITE/new', device);
  expect(
    await untranslated(screens, language, shows('Your draft of this snag'), ['Loose socket']),
  ).toEqual([]);
});
