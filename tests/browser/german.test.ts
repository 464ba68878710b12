import { readFile } from 'node:fs/promises';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { openBrowser, type TestBrowser } from '../support/browser';

let server: BuiltServer;
let browser: TestBrowser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('a German phone is spoken to in German from the first word on, until its person chooses English', async () => {
  await browser.startAfresh();
  const visitor = await browser.visitor('phone', { locale: 'de-AT' });
  const page = visitor.page();
  const catalogs: string[] = [];
  page.on(
    'request',
    (request) => void (/\/assets\/de-/.test(request.url()) && catalogs.push(request.url())),
  );
  const look = async (name: string): Promise<void> => {
    await visitor.picture(`german-${name}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await visitor.isAccessible();
  };

  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('de-AT');
  expect(catalogs).toHaveLength(1);
  await look('sign-in');
  await page.getByLabel('E-Mail').fill(server.people.get('anna')?.email ?? '');
  await page.getByLabel('Passwort').fill(server.people.get('anna')?.password ?? '');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: /EDEN/ }).click();
  await page.getByRole('navigation', { name: 'Welche Mängel' }).waitFor();
  await look('list');
  await page.getByRole('link', { name: /^EDEN-60\b/ }).click();
  await page.getByText(/hat ihn erfasst/).waitFor();
  await look('snag');
  await page
    .getByRole('navigation', { name: 'Projekt' })
    .getByRole('link', { name: 'Erfassen', exact: true })
    .click();
  await page.getByRole('button', { name: 'Foto aufnehmen' }).waitFor();
  await look('raise');
  await page.goto(`${server.url}/p/EDEN/settings`);
  await page.getByRole('heading', { name: 'Fristen' }).waitFor();
  await look('settings');
  await page.goto(`${server.url}/p/EDEN/data`);
  await page.getByRole('heading', { name: 'Weitere Tabellen' }).waitFor();
  await look('data');
  // Spreadsheets of a region that writes decimals with a comma read cells between semicolons.
  await page.getByText('Text (CSV)').first().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Mängel herunterladen$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^EDEN-snags-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\ufeffNumber;Status;Title;.*;Id\r\n\d+;/,
  );

  await page.goto(`${server.url}/account`);
  await page.getByRole('heading', { name: 'Mein Konto' }).waitFor();
  const loaded = catalogs.length;
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  // The region is that of the browser as far as it has one for the language.
  expect(await page.getAttribute('html', 'lang')).toBe('en-GB');
  await page.reload();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(catalogs).toHaveLength(loaded);
  expect(browser.faults()).toEqual([]);
});
