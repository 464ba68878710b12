import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settings } from '../../../server/settings';
import { outline } from '../../support/outline';
import { writePdf } from '../../support/pdfs';
import type { PersonKey } from '../../support/site';
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

/** What no password opens. */
function locked(): string {
  const key = '5a'.repeat(32);
  const encrypted = `/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>/ID[<00><00>]`;
  return writePdf({ pages: [{ dict: '/MediaBox[0 0 300 200]' }] })
    .toString('latin1')
    .replace('/Root 1 0 R', encrypted);
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

test('pages of a PDF become plans, called as their bookmarks say', async () => {
  await openPlans();
  await choose(pdf('set.pdf', ['A-101 Ground floor', 'A-102 First floor', 'Roof']));
  const form = await formOf('set.pdf, 3 pages');
  expect(outline(main().querySelector('form') ?? main())).toMatchSnapshot();
  await userEvent.click(form.getByRole('checkbox', { name: 'Page 2: A-102 First floor, A3' }));
  await retype(within(form.getByRole('group', { name: 'Page 3' })).getByLabelText('Name'), 'Dach');
  await press('Add 2 plans');
  expect(await screen.findByRole('link', { name: 'A-101 Ground floor' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'P3 Dach' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /First floor/ })).toBeNull();
  expect(await screen.findByText('2 plans added. They are being drawn.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  // They are really drawn.
  for (const name of ['A-101 Ground floor', 'P3 Dach'])
    await waitFor(() =>
      expect(
        screen
          .getByRole('link', { name })
          .closest('li')
          ?.querySelector('img[src^="/files/plans/"]'),
      ).toBeInTheDocument(),
    );
});

test('a refused file stays in the list with its reason, and the next file goes on', async () => {
  await openPlans();
  await choose(
    fileOf('locked.pdf', locked()),
    fileOf('cut.pdf', '%PDF-1.7 and nothing more'),
    pdf('C-1 Keller.pdf', ['C-1 Keller']),
  );
  expect(
    await screen.findByText(
      'This PDF is password-protected. Save a copy without the password and upload that.',
    ),
  ).toBeVisible();
  expect(
    await screen.findByText(
      'This file is damaged and can’t be read. It was not saved; try printing it to a new PDF.',
    ),
  ).toBeVisible();
  expect((await formOf('C-1 Keller.pdf')).getByLabelText('Code')).toHaveValue('C-1');
  expect(screen.getByText('locked.pdf')).toBeVisible();
});

test('a file goes on by itself after its line was cut, and is one file', async () => {
  const { part } = settings.planUpload;
  Object.assign(settings.planUpload, { part: 100 });
  try {
    let cuts = 0;
    const visitor = await openPlans('admin', '/p/SITE/plans', {
      onWay(response, { url }) {
        if (cuts > 0 || !url.endsWith('/parts/2')) return response;
        cuts += 1;
        visitor.cut();
        // Its part arrived, its answer did not.
        throw new TypeError('Failed to fetch');
      },
    });
    await choose(pdf('lost.pdf', ['L-1 Lost']));
    expect(
      await screen.findByText(
        'Plans need a connection. The file is kept here and uploads when you’re online.',
      ),
    ).toBeVisible();
    visitor.mend();
    // It need not wait for the next try.
    visitor.tab.online(false);
    visitor.tab.online(true);
    await formOf('lost.pdf');
    const sent = visitor.uploads.map((path) => path.slice(path.lastIndexOf('/') + 1));
    expect(sent.slice(0, 3)).toEqual(['0', '1', '2']);
    expect(sent.filter((n) => n === '0')).toHaveLength(1);
    expect(
      await db().selectFrom('plan_file').select('id').where('name', '=', 'lost.pdf').execute(),
    ).toHaveLength(1);
  } finally {
    Object.assign(settings.planUpload, { part });
  }
});

test('without a connection the file is kept and sent later', async () => {
  const visitor = await openPlans();
  visitor.tab.online(false);
  await choose(pdf('later.pdf', ['W-1 Later']));
  expect(
    await screen.findByText(
      'Plans need a connection. The file is kept here and uploads when you’re online.',
    ),
  ).toBeVisible();
  visitor.tab.online(true);
  await formOf('later.pdf');
});
