import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import LibsqlDatabase from 'libsql';
import { dayAfter } from '../../../rules/days';
import { fillSnag, newTitle, openProject, openSnag, pressRaise, signIn } from '../../browser/acts';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { firstPageOf } from '../../support/pdfPicture';
import { readPdf } from '../../support/readPdf';
import { sitePhoto } from '../../support/sitePhoto';

let server: BuiltServer;
let browser: TestBrowser;
let dataDir = '';
let photo: Buffer;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snagbook-notices-'));
  [server, browser, photo] = await Promise.all([
    startBuiltServer({}, async (dir) => {
      dataDir = dir;
      await Promise.resolve();
    }),
    openBrowser(),
    sitePhoto(1),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => browser.startAfresh());

const company = 'Brandt Elektro';
const pictures = process.env['SCREENSHOTS'] ?? null;

/** Downloads a PDF as the page would, and answers its text; a picture of its first page for people. */
async function pdfOf(page: Page, link: Locator, name: string): Promise<string> {
  const answer = await page.request.get(
    new URL((await link.getAttribute('href')) ?? '', page.url()).href,
  );
  expect(answer.status()).toBe(200);
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, await answer.body());
  if (pictures !== null)
    await writeFile(join(pictures, `${name}.png`), await firstPageOf(await answer.body(), 600));
  return (await readPdf(path)).pages.join('\n');
}

const notices = async (visitor: Visitor): Promise<Page> => {
  const page = visitor.page();
  await page.goto(`${server.url}/p/EDEN/reports?chip=ALL#notices`);
  await page.getByRole('button', { name: 'Write a notice' }).waitFor();
  return page;
};

test('from a raised snag with its cost over a notice, a passed deadline and a second notice to a closed one', async () => {
  const admin = await browser.visitor('desktop');
  await signIn(admin, server.url, server.people.get('anna'));
  await openProject(admin);
  const title = newTitle('Socket without earth');
  await fillSnag(admin, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
  await pressRaise(admin);
  await openSnag(admin, title);
  let page = admin.page();
  await page.getByRole('button', { name: 'Change: Cost' }).click();
  await page.getByRole('textbox', { name: 'Cost (EUR)' }).fill('1,250.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('€1,250.50', { exact: true }).first().waitFor();
  await admin.isAccessible();
  await admin.picture('contract-cost');
  // Of the list of this snag alone.
  const words = encodeURIComponent(title);
  await page.goto(`${server.url}/p/EDEN/reports?chip=ALL&q=${words}#notices`);
  await page.getByRole('button', { name: 'Write a notice' }).click();
  const form = page.getByRole('form', { name: 'Write a notice' });
  await form.getByRole('combobox', { name: 'Company' }).selectOption({ label: company });
  await form.getByText('Notice 1 with 1 snag').waitFor();
  expect(await form.getByRole('textbox', { name: 'Cost (EUR)' }).inputValue()).toBe('1250.50');
  await form.getByText('The notice tells the company this amount').click();
  await form.getByRole('combobox', { name: 'Basis' }).selectOption({ label: 'BGB' });
  await form.getByText('Print', { exact: true }).click();
  await admin.isAccessible();
  await admin.picture('contract-notice');
  await form.getByRole('button', { name: 'Send notice' }).click();
  const first = page.getByRole('link', { name: `Open PDF: Notice 1, ${company}` });
  await first.waitFor();
  const told = await pdfOf(page, first, 'contract-notice-1');
  expect(told).toContain(title);
  expect(told).toContain('€1,250.50');

  // Nobody answers until the deadline has passed.
  await server.kill();
  const past = dayAfter(new Date().toISOString().slice(0, 10), -3);
  const database = new LibsqlDatabase(join(dataDir, 'snagbook.db'));
  database.exec(`update defect_notice set deadline_on = '${past}'`);
  database.close();
  await server.start();
  browser.expectFault(/ERR_CONNECTION_REFUSED|status of 40[13]|WebSocket/);
  await page.goto(`${server.url}/waiting`);
  await page.getByRole('link', { name: /EDEN notice 1, Brandt Elektro/ }).click();
  await page.getByRole('button', { name: `Second notice: Notice 1, ${company}` }).click();
  const second = page.getByRole('form', { name: 'Second notice after notice 1' });
  await second.getByText('Notice 2 with 1 snag').waitFor();
  await second.getByText('Print', { exact: true }).click();
  await second.getByRole('button', { name: 'Send notice' }).click();
  const link = page.getByRole('link', { name: `Open PDF: Second notice 2, ${company}` });
  await link.waitFor();
  expect(await pdfOf(page, link, 'contract-notice-2')).not.toContain('€');
  await page.getByRole('button', { name: `Receipt: Second notice 2, ${company}` }).click();
  const received = page.getByLabel('Received on');
  await received.fill((await received.getAttribute('max')) ?? '');
  await admin.isAccessible();
  await admin.picture('contract-receipt');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The receipt is recorded.').waitFor();
  await admin.picture('contract-notices');

  await page.goto(`${server.url}/p/EDEN?chip=ALL&q=${words}`);
  await openSnag(admin, title);
  // The owner has more of them in the history.
  await page.locator('article > header').getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('menuitem', { name: 'Close snag' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('Earthed by others.');
  await sheet.locator('button[type="submit"]').click();
  await page.locator('article > header').getByText('Closed', { exact: true }).first().waitFor();
  page = await notices(admin);
  await page.getByRole('heading', { name: 'Settled' }).waitFor();
  await page
    .getByText(/0 of 1 snag open/)
    .first()
    .waitFor();
  expect(browser.faults()).toEqual([]);
});

test('a project accepted in three parts lists three periods, and a client sees it on a phone', async () => {
  const admin = await browser.visitor('desktop');
  await signIn(admin, server.url, server.people.get('anna'));
  const page = admin.page();
  await page.goto(`${server.url}/p/EDEN/reports#periods`);
  for (const [part, on] of [
    ['Shell', '2023-01-20'],
    ['Roof', '2024-06-03'],
    ['Interior fittings', '2026-05-04'],
  ] as const) {
    await page.getByRole('button', { name: 'Record an acceptance' }).click();
    const form = page.getByRole('dialog').getByRole('form');
    await form.getByRole('combobox', { name: 'Company' }).selectOption({ label: company });
    await form.getByRole('textbox', { name: 'Part of the works' }).fill(part);
    await form.getByRole('combobox', { name: 'Contract' }).selectOption({ label: 'VOB/B' });
    await form.getByLabel('Accepted on').fill(on);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`${company} · ${part}`, { exact: true }).waitFor();
  }
  await admin.isAccessible();
  await admin.picture('contract-periods');

  await page.goto(`${server.url}/p/EDEN/settings#clients`);
  await page.getByRole('button', { name: 'Add client link' }).click();
  await page.getByRole('textbox', { name: 'Who it is for' }).fill('Family Weber');
  await page.getByRole('button', { name: /^Create link$/ }).click();
  const link = await page.getByRole('textbox', { name: 'Link for Family Weber' }).inputValue();
  const client = await browser.visitor('phone');
  await client.page().goto(link);
  await client.page().getByLabel('Your name').fill('Anna Weber');
  await client.page().getByRole('button', { name: 'Show snags' }).click();
  await client.page().getByRole('navigation', { name: 'Which snags' }).waitFor();
  await client
    .page()
    .getByRole('link', { name: /EDEN-\d+/ })
    .first()
    .waitFor();
  await client.isAccessible();
  await client.picture('contract-client');
  expect(browser.faults()).toEqual([]);
});
