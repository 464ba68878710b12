import type { Locator, Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { fileOf } from '../../support/camera';
import { writePdf } from '../../support/pdfs';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  fixWithPhoto,
  nextStep,
  openSnag,
  putAway,
  row,
  status,
} from '../../browser/acts';
import {
  choosePlanFile,
  countTaps,
  counted,
  drawing,
  hold,
  openPlan,
  planLink,
  screenSpot,
} from '../../browser/planActs';
import { tooSmall } from '../../browser/tooSmall';

let server: BuiltServer;
let browser: TestBrowser;
let photos: Buffer[];

beforeAll(async () => {
  [server, browser, photos] = await Promise.all([
    startBuiltServer({ SNAGBOOK_DEMO: '0' }),
    openBrowser(),
    Promise.all([1, 2, 3].map(sitePhoto)),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const company = 'Brandt Elektro';
/** Lies on its side; quickly drawn. */
const floorPlan = writePdf({
  pages: [
    { dict: '/MediaBox[0 0 595 421]', content: '2 w 60 60 475 300 re S 300 60 m 300 360 l S' },
  ],
  bookmarks: [{ title: 'A1 Floor', page: 0 }],
});
/** The shutter and the choice of the photo, in the phone's own camera. */
const inTheCamera = 2;

test('on a phone a new project goes from nothing to a signed handover', async () => {
  const owner = await browser.visitor('phone');
  const page = owner.page();
  const look = async (name: string): Promise<void> => {
    await owner.picture(`handover-${name}`);
    await owner.isAccessible();
    expect([name, await tooSmall(page)]).toEqual([name, []]);
  };

  await page.goto(server.url);
  await fill(page, {
    'Your name': 'Ada Owner',
    'E-mail': 'ada@mill.example',
    Password: 'a long enough phrase',
    'Project name': 'Mill Yard',
    'Project code': 'MILL',
  });
  await page.getByRole('button', { name: 'Create account and project' }).click();
  await page.getByRole('heading', { name: 'Set up the project' }).waitFor();
  await look('nothing');

  // Each step of the list that a new project shows leads to its page of the settings.
  const step = (name: string) => page.getByRole('link', { name: `${name} (to do)` }).click();
  const more = () => page.getByRole('link', { name: 'Settings', exact: true }).click();
  await step('Locations');
  await page.getByRole('button', { name: 'Add several' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'List' })
    .fill('Block A\n  L01\n    Flat 1\n      Kitchen');
  await page.getByRole('button', { name: 'Add 4 locations' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await more();
  await step('Companies');
  await page.getByRole('button', { name: 'Add a company' }).click();
  await fill(page, { 'Company name': company });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: `Link for ${company}` }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: `Link for ${company}` }).inputValue();
  await more();
  await step('Trades');
  await page.getByRole('button', { name: 'Add a trade' }).click();
  await fill(page, { 'Trade name': 'Electrical', Phrases: 'Socket loose\nLamp dark' });
  await page.getByLabel('Default company').selectOption(company);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Electrical' }).waitFor();
  await more();
  await step('Plans');
  await choosePlanFile(owner, 'Upload the first plan', [{ name: 'floor.pdf', buffer: floorPlan }]);
  await page.getByRole('button', { name: 'Add plan' }).click();
  // Drawn.
  await page
    .getByRole('listitem')
    .filter({ has: planLink(owner, 'A1') })
    .locator('img')
    .waitFor();
  await openPlan(owner, 'A1');

  // Raised with a pin: a long press, the photo, the trade, Raise; then the same without the trade.
  for (const [index, spot] of [
    { x: 0.3, y: 0.4 },
    { x: 0.7, y: 0.6 },
  ].entries()) {
    await countTaps(page);
    const camera = page.waitForEvent('filechooser');
    await hold(owner, await screenSpot(drawing(owner), spot));
    await (await camera).setFiles(await fileOf(photos[index] ?? Buffer.of()));
    await page.getByRole('img', { name: 'Photo 1' }).waitFor();
    if (index === 0) await trade(page);
    await raise(page);
    await page.waitForURL((url) => url.pathname.endsWith('/plans/A1'));
    await putAway(page);
    const { taps, keys } = await counted(page);
    expect({ taps: taps + inTheCamera, keys }).toEqual({ taps: index === 0 ? 5 : 4, keys: 0 });
  }
  // In the list room and trade of the last one are offered: a phrase says what the next one is.
  await page.getByRole('link', { name: 'List', exact: true }).click();
  for (const [index, phrase] of ['Socket loose', 'Lamp dark'].entries()) {
    await countTaps(page);
    await page.getByRole('link', { name: 'Raise', exact: true }).tap();
    if (index === 0) await chooseRoom(page);
    await page.getByRole('group', { name: 'What' }).getByText(phrase, { exact: true }).tap();
    await raise(page);
    await row(owner, phrase).waitFor();
    await putAway(page);
    if (index === 1) expect(await counted(page)).toEqual({ taps: 3, keys: 0 });
  }
  await allSent(owner);
  await look('raised');

  // The company needs no account: its link is enough.
  const fixer = await browser.visitor('phone');
  await fixer.page().goto(link);
  await fill(fixer.page(), { 'Your name': 'Jan Kowalski' });
  await fixer.page().getByRole('button', { name: 'Show snags' }).click();
  await openSnag(fixer, 'Lamp dark');
  await fixWithPhoto(fixer, photos[2] ?? Buffer.of());
  await openSnag(owner, 'Lamp dark');
  await status(owner, 'To check').waitFor();
  await nextStep(owner, 'Close').click();
  await putAway(page);
  await status(fixer, 'Closed').waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).click();

  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('radio', { name: 'Handover report' }).check();
  await page.getByRole('button', { name: 'Sign on screen' }).click();
  const who = page.getByRole('dialog', { name: 'Who signs the handover?' });
  await who.getByLabel('Company').first().fill('Brook & Son');
  await look('prepare');
  await who.getByRole('button', { name: 'Create draft' }).click();
  for (const [role, name] of [
    ['For the contractor', 'Bea Brook'],
    ['For the client', 'Carl Client'],
  ] as const) {
    await page.getByRole('button', { name: `Sign: ${role}`, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: `Sign: ${role}` });
    await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
    await draw(page, sheet.getByRole('img', { name: /^Signature/ }));
    await sheet.getByLabel('Excluded snags').fill('1, 2');
    await look(`sign-${name.split(' ')[0]}`);
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('img', { name: `Signature of ${name}` }).waitFor();
  }
  await page.getByText(/^Sealed on/).waitFor();
  await look('sealed');
  expect(browser.faults()).toEqual([]);
});

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

const trade = (page: Page): Promise<void> =>
  page.getByRole('group', { name: 'Trade' }).getByText('Electrical', { exact: true }).tap();
const raise = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Raise', exact: true }).tap();

async function chooseRoom(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Location' }).fill('kitchen');
  await page.getByRole('option', { name: /Kitchen/ }).tap();
}

/** A stroke across the field, as a finger makes it. */
async function draw(page: Page, field: Locator): Promise<void> {
  // Waits until the sheet lets a finger through: it is prepared for a moment first.
  await field.hover();
  const box = await field.boundingBox();
  if (box === null) throw new Error('The field is not shown.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await page.mouse.down();
  for (const step of [0.3, 0.45, 0.6, 0.75])
    await page.mouse.move(
      box.x + box.width * step,
      box.y + box.height * (step === 0.45 ? 0.25 : 0.7),
    );
  await page.mouse.up();
}
