// First of all: what is imported after it speaks the made-up language.
import { language } from '../support/speakMadeUp';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeLink } from '../support/links';
import { wide } from '../support/madeUpLanguage';
import { type MailServer, startMailServer } from '../support/mailServer';
import type { TestServerOptions } from '../support/server';
import { dataOf, event, newId } from '../support/wire';
import { useScreens } from './arrive';
import { untranslated } from './untranslated';

// What is done at a desk: reports with their mails and signatures, tables that come in, and two
// companies that are one.

const options: TestServerOptions = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  options.mail = {
    smtpUrl: post.url,
    from: 'Snagbook <snagbook@site.example>',
    publicUrl: 'https://snags.example',
  };
});
const screens = useScreens(options);
afterAll(() => post.close());
afterEach(() => screens.site.server.app.rendered());

const body = () => within(document.body);
const begins = (words: string): RegExp => new RegExp(`^${wide(words)}`);
const press = async (words: string): Promise<void> =>
  userEvent.click(
    (await body().findAllByRole('button', { name: begins(words) }))[0] ?? document.body,
  );
const choose = async (words: string): Promise<void> =>
  userEvent.click(await body().findByRole('radio', { name: begins(words) }));
const shows = (words: string) => (): boolean => document.body.textContent.includes(wide(words));
const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null;

const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };

/** No picture is loaded here, so the page waits for none of the report that is offered. */
async function clean(isShown: () => boolean, entered: readonly string[] = []): Promise<string[]> {
  await waitFor(() => expect(isShown()).toBe(true));
  for (const picture of document.querySelectorAll('figure[aria-busy=true] img'))
    fireEvent.load(picture);
  // A size of paper has one name everywhere.
  return untranslated(screens, language, isShown, ['Letter', ...entered]);
}

async function made(kind: 'LIST' | 'TRADE_SHEET', companyId?: string): Promise<void> {
  const input = {
    projectId: screens.site.projectId,
    id: newId('report'),
    kind,
    filter: { chip: 'ALL', ...(companyId !== undefined && { companyId }) },
    settings,
  };
  await screens.site.ask(
    'inspector',
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
    { input },
  );
}

test('the screen of reports says nothing that is not in the catalogue, with and without reports, and for whom it makes none', async () => {
  const { site } = screens;
  await site.raise({ title: 'Paint drips' });
  for (const who of ['inspector', 'tradeA', 'viewer'] as const) {
    const { leave } = await screens.arrive(who, '/p/SITE/reports');
    expect(await clean(shows('No report yet'))).toEqual([]);
    leave();
  }
  await made('LIST');
  await made('TRADE_SHEET', site.companies.A);
  await site.server.app.rendered();
  await screens.arrive('inspector', '/p/SITE/reports');
  expect(await clean(shows('Download'))).toEqual([]);
  for (const [kind, says] of [
    ['Handover report', 'Have it signed on the screen'],
    ['Trade sheet', 'Choose a company'],
  ] as const) {
    await choose(kind);
    expect(await clean(shows(says))).toEqual([]);
  }
  await press('Make the PDF');
  expect(await clean(() => document.querySelector('[aria-invalid=true]') !== null)).toEqual([]);
});

test('nor does the sheet that sends a report, nor what became of its mails', async () => {
  await made('TRADE_SHEET', screens.site.companies.A);
  await screens.site.server.app.rendered();
  await screens.arrive('inspector', '/p/SITE/reports');
  await press('Send by mail');
  expect(await clean(isOpen)).toEqual([]);
  const field = body().getByRole('textbox', { name: begins('E-mail addresses') });
  await userEvent.type(field, 'foreman');
  await press('Send');
  expect(await clean(shows('This is no e-mail address'), ['foreman'])).toEqual([]);
  await userEvent.type(field, '@a.example');
  await userEvent.click(
    within(body().getByRole('dialog')).getByRole('button', { name: wide('Send') }),
  );
  await waitFor(() => expect(isOpen()).toBe(false));
  await press('Sent by mail to');
  expect(await clean(shows('sent'), ['foreman@a.example'])).toEqual([]);
});

test('nor does what is sent on fixed days', async () => {
  await screens.arrive('inspector', '/p/SITE/reports');
  // The last report was a sheet, and its form begins with that.
  await choose('Snag list');
  await press('Send on fixed days');
  expect(await clean(isOpen)).toEqual([]);
  await press('Set up');
  expect(await clean(shows('Choose at least one recipient'))).toEqual([]);
  await userEvent.type(
    body().getByRole('textbox', { name: begins('E-mail addresses') }),
    'client@else.example',
  );
  await press('Set up');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(await clean(shows('Next:'), ['client@else.example'])).toEqual([]);
  await press('Pause');
  expect(await clean(shows('Paused'), ['client@else.example'])).toEqual([]);
});

test('nor does a handover that is prepared, signed and withdrawn', async () => {
  const { site } = screens;
  const { leave } = await screens.arrive('inspector', '/p/SITE/reports');
  await choose('Handover report');
  await press('Have it signed on the screen');
  await press('Add a party');
  await press('Make the draft');
  const entered = ['client@else.example', 'foreman@a.example'];
  expect(await clean(isOpen, entered)).toEqual([]);
  leave();
  const parties = [
    { role: 'Pour', company: 'Batim' },
    { role: 'Contre', company: 'Batim' },
  ];
  const input = {
    projectId: site.projectId,
    id: newId('handover'),
    filter: { chip: 'ALL' },
    settings,
    parties,
  };
  dataOf(
    await site.gql(
      'inspector',
      'mutation ($input: PrepareHandoverInput!) { prepareHandover(input: $input) { project { id } } }',
      { input },
    ),
  );
  await site.server.app.rendered();
  const { draft_sha256: hash } = await site.server.app.services.db
    .selectFrom('handover')
    .select('draft_sha256')
    .where('id', '=', input.id)
    .executeTakeFirstOrThrow();
  await screens.arrive('inspector', '/p/SITE/reports');
  const said = [
    ...entered,
    ...parties.flatMap(({ role, company }) => [role, company]),
    hash,
    'by noon',
    'Cora',
  ];
  expect(await clean(shows('Not signed yet'), said)).toEqual([]);
  await press('Sign');
  expect(await clean(isOpen, said)).toEqual([]);
  await userEvent.type(body().getByLabelText(wide('Name')), 'Cora');
  await userEvent.type(body().getByLabelText(begins('Reservations')), 'by noon');
  await userEvent.click(
    within(body().getByRole('dialog')).getByRole('button', { name: wide('Sign') }),
  );
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(await clean(shows('Signed by'), said)).toEqual([]);
  await press('Withdraw');
  expect(await clean(shows('Nobody can sign it any more'), said)).toEqual([]);
});

test('nor does a table that comes in, from its columns to its undoing', async () => {
  const pasted = [
    'Nr.\tMangel\tOrt\tStatus',
    '1\tRiss\tHaus B > EG\twartet',
    '2\tKratzer\tBlock A\toffen',
    '3\tOhne Ort\t\toffen',
  ].join('\n');
  await screens.arrive('admin', '/p/SITE/data');
  await press('Read what was pasted');
  expect(
    await clean(() => document.querySelector('[aria-invalid=true]') !== null, [pasted]),
  ).toEqual([]);
  await userEvent.click(await body().findByLabelText(begins('Or paste it here')));
  await userEvent.paste(pasted);
  await press('Read what was pasted');
  const word = await body().findByLabelText(/“wartet”/);
  expect(await clean(shows('Leave it out'), [pasted])).toEqual([]);
  await userEvent.selectOptions(word, 'OPEN');
  await press('Try it');
  expect(await clean(shows('Drop a pin or choose a location'), [pasted])).toEqual([]);
  await choose('New:');
  expect(await clean(shows('The location is not there yet and is made'), [pasted])).toEqual([]);
  await press('Import');
  expect(await clean(shows('It is imported.'), [pasted])).toEqual([]);
  await press('Undo it');
  expect(
    await clean(
      () => body().queryByRole('button', { name: wide('Undo the import') }) !== null,
      [pasted],
    ),
  ).toEqual([]);
  await press('Undo the import');
  expect(await clean(shows('Snags that it raised are void'), [pasted])).toEqual([]);
});

test('nor does the merging of two companies', async () => {
  const { site } = screens;
  const company = { ...event(), projectId: site.projectId, id: newId('company'), name: 'Maler' };
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }',
    { input: company },
  );
  await site.raise({ title: 'Loose socket', companyId: company.id });
  await makeLink(site, company.id);
  await screens.arrive('admin', '/p/SITE/settings');
  await userEvent.click(await body().findByRole('button', { name: `${wide('Edit')} Maler` }));
  await press('Merge');
  expect(await clean(shows('The company that stays'))).toEqual([]);
  await userEvent.selectOptions(body().getByLabelText(wide('The company that stays')), 'Company B');
  expect(await clean(shows('gets all that'))).toEqual([]);
  await userEvent.click(
    body().getByRole('button', { name: `${wide('Merge')} Maler ${wide('into')} Company B` }),
  );
  expect(await clean(shows('Merged:'), ['Maler'])).toEqual([]);
});
