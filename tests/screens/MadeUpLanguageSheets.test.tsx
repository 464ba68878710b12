// First of all: what is imported after it speaks the made-up language.
import { language } from '../support/speakMadeUp';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { wide } from '../support/madeUpLanguage';
import { addPlan, addRevision, paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { useScreens } from './arrive';
import { putEntry } from './putEntry';
import { untranslated } from './untranslated';

// What opens over a screen, and what is seen only while something waits to be sent.

const screens = useScreens({ planFiles: paperPlans() });
const put = putEntry(screens);
const body = () => within(document.body);
const title = 'Loose socket';
const comment = 'Behind the door';
let snagId: string;

beforeAll(async () => {
  const { revisionId, planId } = await addPlan(screens.site, 'A-1');
  await addRevision(screens.site, planId);
  await screens.site.server.app.rendered();
  ({ id: snagId } = await screens.site.raise({
    title,
    pin: { revisionId, x: 0.5, y: 0.5 },
    dueOn: '2031-03-05',
    priority: 'HIGH',
  }));
  await screens.site.addPhoto('inspector', snagId, await grain().jpeg().toBuffer());
});
beforeEach(() => localStorage.clear());

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
  ['filter', '/p/SITE', 'Filter'],
  ['menu of views', '/p/SITE?priority=HIGH', 'View'],
  ['sheet that saves a view', '/p/SITE?priority=HIGH', 'View', '›Save this view'],
  ['menu of the project', '/p/SITE', 'More'],
  ['sheet of what is taken along', '/p/SITE', 'More', 'Take plans and photos along'],
  ['sheet of keys', '/p/SITE', 'More', 'Keys'],
  ['panel of the line', '/p/SITE', 'Live'],
  ['sheet of many snags', '/p/SITE', 'Select', 'Select all', 'Change'],
  ['sheet that edits a plan', '/p/SITE/plans', 'More of', '›Edit'],
  ['sheet that removes a plan', '/p/SITE/plans', 'More of', '›Remove'],
  ['sheet of many locations', '/p/SITE/settings', 'Add many'],
  ['sheet that edits a snag', '/p/SITE/snags/1', 'Other actions', '›Edit'],
  ['sheet that disputes it', '/p/SITE/snags/1', 'Other actions', '›Dispute'],
  ['sheet that makes it void', '/p/SITE/snags/1', 'Other actions', '›Make void'],
  [
    'sheet that aligns a revision',
    '/p/SITE/plans/A-1',
    'More of this plan',
    '›Align with an earlier revision',
  ],
])('the %s says nothing that is not in the catalogue', async (_what, path, ...names) => {
  await screens.arrive('admin', path);
  await press(...names);
  expect(await untranslated(screens, language, isOpen)).toEqual([]);
});

test('nor does a plan with its pins', async () => {
  await screens.arrive('admin', '/p/SITE/plans/A-1');
  await body().findByRole('application');
  expect(
    await untranslated(
      screens,
      language,
      () => body().queryByRole('link', { name: new RegExp(title) }) !== null,
    ),
  ).toEqual([]);
});

test('nor do a photo on the whole screen, its drawing and its removal', async () => {
  await screens.arrive('admin', '/p/SITE/snags/1');
  await userEvent.click(
    await body().findByRole('button', {
      name: new RegExp(`, ${wide('photo')} .*, ${wide('defect')}$`),
    }),
  );
  expect(
    await untranslated(screens, language, () => document.querySelector('[role=dialog]') !== null),
  ).toEqual([]);
  await press('Draw on the photo');
  expect(
    await untranslated(
      screens,
      language,
      () => document.querySelector('[role=application]') !== null,
    ),
  ).toEqual([]);
  await press('Done');
  await press('Remove photo');
  expect(
    await untranslated(
      screens,
      language,
      () => document.querySelectorAll('[role=dialog]').length > 1,
    ),
  ).toEqual([]);
});

test('nor does the outbox with what waits, what was refused and what was told, nor the panel of the line', async () => {
  const device = createDevice();
  const visitor = await screens.arrive('inspector', '/p/SITE', device, { source: 'DEVICE' });
  await body().findByRole('button', { name: new RegExp(`^${wide('Live')}`) });
  await put(visitor, { kind: 'comment', snagId, fields: { body: 'x'.repeat(4_001) } });
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.outbox?.entries.all()[0]?.state).toBe('refused'),
  );
  visitor.cut();
  visitor.tab.online(false);
  const raised = newId('snag');
  await put(visitor, {
    kind: 'raise',
    snagId: raised,
    fields: { title, locationId: screens.site.locationId },
  });
  const bytes = new Uint8Array(await grain().jpeg().toBuffer());
  await put(
    visitor,
    {
      kind: 'photo',
      snagId: raised,
      fields: { kind: 'DEFECT' },
      photo: {
        photoId: newId('photo'),
        name: '1.jpg',
        mime: 'image/jpeg',
        byteLength: bytes.length,
        sha256: 'f'.repeat(64),
        takenAt: Date.now(),
        width: 320,
        height: 240,
      },
    },
    bytes.buffer,
  );
  await put(visitor, { kind: 'comment', snagId, fields: { body: comment } });
  await press('Offline');
  expect(
    await untranslated(screens, language, () =>
      document.body.textContent.includes(wide('still to send')),
    ),
  ).toEqual([]);
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  expect(
    await untranslated(
      screens,
      language,
      () => document.body.textContent.includes(wide('Waits for')),
      ['jpg'],
    ),
  ).toEqual([]);
});
