import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sharp from 'sharp';
import { addPlanDocument, planInput } from '../../support/paperPlans';
import { writePdf } from '../../support/pdfs';
import { announce } from '../../support/photos';
import type { PersonKey } from '../../support/site';
import { dataOf, event, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

const main = () => document.querySelector('main') ?? document.body;
const db = () => screens.site.server.app.services.db;

async function openPlans(
  who: PersonKey = 'admin',
  path = '/p/SITE/plans',
  more?: Parameters<typeof screens.arrive>[3],
) {
  const visitor = await screens.arrive(who, path, undefined, more);
  await screen.findByRole('heading', { name: 'Plans', level: 1 });
  await waitFor(() => expect(screen.queryByText('Loading the plans')).toBeNull());
  return visitor;
}

/** Sheets of A3; each title is a bookmark of its page. */
const pdf = (name: string, titles: readonly string[]): File =>
  fileOf(
    name,
    writePdf({
      pages: titles.map((title) => ({
        dict: '/MediaBox[0 0 1191 842]',
        content: `BT /F 24 Tf 100 100 Td (${title}) Tj ET`,
      })),
      bookmarks: titles.map((title, page) => ({ title, page })),
    }),
  );

function fileOf(name: string, bytes: Uint8Array | string): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
}

/** A plan that somebody else has made. */
async function addPlan(code: string, name = code): Promise<void> {
  const { site } = screens;
  const bytes = writePdf({ pages: [{ dict: '/MediaBox[0 0 1191 842]' }] });
  const input = {
    ...event(),
    projectId: site.projectId,
    fileId: newId('planfile'),
    name: `${code}.pdf`,
    ...announce(bytes),
  };
  dataOf(
    await site.upload(
      'admin',
      'mutation ($input: UploadPlanFileInput!) { uploadPlanFile(input: $input) { file { id } } }',
      { input },
      new Blob([new Uint8Array(bytes)]),
    ),
  );
  await site.ask('admin', addPlanDocument, { input: planInput(input.fileId, code, { name }) });
}

async function choose(...files: File[]): Promise<void> {
  const input = main().querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nothing to choose a file with');
  // A file chooser lets every file through whose name is typed.
  await userEvent.upload(input, files, { applyAccept: false });
}

const formOf = async (name: string) => within(await screen.findByRole('form', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('a picture is one plan: nothing but its name is asked', async () => {
  const visitor = await openPlans();
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await choose(fileOf('B-7_Lageplan.png', png));
  const form = await formOf('B-7_Lageplan.png');
  expect(visitor.uploads).toEqual([
    expect.stringMatching(/^\/files\/uploads\/planfile_\w+\/parts\/0$/),
  ]);
  expect(form.queryByRole('button', { name: /larger/ })).toBeNull();
  expect(form.getByLabelText('Code')).toHaveValue('B-7');
  expect(form.getByLabelText('Name')).toHaveValue('Lageplan');
  expect(form.getByLabelText('Revision')).toHaveValue('A');
  expect(form.queryByRole('checkbox')).toBeNull();
  await press('Add plan');
  expect(await screen.findByRole('link', { name: 'B-7 Lageplan' })).toBeVisible();
});

test.each([
  ['a text', () => fileOf('plan.pdf', 'Not a plan'), 'Choose a PDF, PNG or JPEG.'],
  [
    'a picture of 51 MB',
    () =>
      fileOf(
        'large.png',
        Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50_999_992)]),
      ),
    'This plan is 51 MB. The limit is 50 MB.',
  ],
])('%s is refused before it is sent', async (_what, make, sentence) => {
  const visitor = await openPlans();
  await choose(make());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(visitor.uploads).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Try / })).toBeNull();
  await press(`Remove ${sentence.includes('51') ? 'large.png' : 'plan.pdf'} from this list`);
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a page with a code that is taken says so, the others become plans, and the entry stays', async () => {
  await addPlan('Taken-1');
  await openPlans();
  await choose(pdf('mixed.pdf', ['M-1 One', 'M-2 Two', 'M-3 Three']));
  const form = await formOf('mixed.pdf, 3 pages');
  const second = within(form.getByRole('group', { name: 'Page 2' }));
  await retype(second.getByLabelText('Code'), 'taken-1');
  await retype(second.getByLabelText('Name'), 'Zwei');
  await press('Add 3 plans');
  expect(await second.findByText('taken-1 is already used by another plan.')).toBeVisible();
  expect(await form.findByText('2 plans added. One page needs another look.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'M-3 Three' })).toBeVisible();
  expect(form.queryByRole('group', { name: 'Page 1' })).toBeNull();
  expect(second.getByLabelText('Name')).toHaveValue('Zwei');
  await retype(second.getByLabelText('Code'), 'M-2');
  await press('Add plan');
  // The list is read once more when the last entry is made.
  await waitFor(() => expect(screen.getByRole('link', { name: 'M-2 Zwei' })).toBeVisible());
});

test('an inspector uploads a revision and no plan', async () => {
  await addPlan('R-1', 'Revised');
  const visitor = await openPlans('inspector');
  const row = (await screen.findByRole('link', { name: 'R-1 Revised' })).closest('li');
  if (row === null) throw new Error('The plan stands in no list.');
  expect(main().querySelector('input[type=file]')).toBeNull();
  // The only thing an inspector may do with a plan is a button and no menu.
  await userEvent.click(within(row).getByRole('button', { name: 'New revision' }));
  expect(await screen.findByRole('region', { name: 'New revision of R-1 Revised' })).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE/plans?revise=R-1');
  await choose(pdf('new.pdf', ['One', 'Two']));
  const form = await formOf('New revision of R-1 Revised');
  expect(form.getByLabelText('Revision')).toHaveValue('B');
  await userEvent.selectOptions(form.getByLabelText('Page'), '2 · Two · A3');
  expect(form.getByRole('button', { name: 'Show page 2 larger' })).toBeVisible();
  await press('Add revision');
  expect(await screen.findByText('R-1 is now at revision B. It is being drawn.')).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE/plans');
  expect(await screen.findByText(/^Revision B · 0 snags$/)).toBeVisible();
  expect(
    await db().selectFrom('plan_revision').select('page').where('label', '=', 'B').execute(),
  ).toEqual([{ page: 2 }]);
});

test('leaving with an unfinished file asks first', async () => {
  const visitor = await openPlans();
  await choose(pdf('leave.pdf', ['V-1 Leave']));
  await formOf('leave.pdf');
  const list = within(screen.getByRole('navigation', { name: 'Project' })).getByRole('link', {
    name: 'List',
  });
  await userEvent.click(list);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect((await formOf('leave.pdf')).getByLabelText('Code')).toHaveValue('V-1');
  expect(visitor.path()).toBe('/p/SITE/plans');
  await userEvent.click(list);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(visitor.path()).toBe('/p/SITE'));
});

test('each page shows a picture of what is on it, which opens larger and closes with Back', async () => {
  const visitor = await openPlans();
  await choose(pdf('seen.pdf', ['S-1 One', 'S-2 Two']));
  const form = await formOf('seen.pdf, 2 pages');
  const thumb = form.getByRole('button', { name: 'Show page 2 larger' });
  const { id } = await screens.site.server.app.services.db
    .selectFrom('plan_file')
    .select('id')
    .where('name', '=', 'seen.pdf')
    .executeTakeFirstOrThrow();
  const picture = () => thumb.querySelector('img');
  expect(picture()).toHaveAttribute('src', `/files/plans/${id}/pages/2/small`);
  expect(picture()).toHaveAttribute('loading', 'lazy');
  // While it is being drawn the server answers without a picture; it is asked again.
  fireEvent.error(picture() ?? thumb);
  expect(picture()).toBeNull();
  await waitFor(() => expect(picture()).toHaveAttribute('src', `/files/plans/${id}/pages/2/small`));
  await userEvent.click(thumb);
  const title = 'Page 2: S-2 Two, A3';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole('img', { name: title })).toHaveAttribute(
    'src',
    `/files/plans/${id}/pages/2/large`,
  );
  // A page that can never be drawn is answered with one pixel, and is not asked for again.
  const never = dialog.getByRole('img', { name: title });
  for (const side of ['naturalWidth', 'naturalHeight'])
    Object.defineProperty(never, side, { value: 1 });
  fireEvent.load(never);
  expect(dialog.queryByRole('img', { name: title })).toBeNull();
  expect(dialog.getByRole('status')).toHaveTextContent(
    'No preview of this page. You can still add it as a plan.',
  );
  visitor.core.current()?.router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form.getByRole('button', { name: 'Add 2 plans' })).toBeVisible();
  await waitFor(() => expect(thumb).toHaveFocus());
});
