import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { unzipped } from '../../support/unzipped';
import { openProject, signIn } from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let disk: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  await browser.startAfresh();
  disk = await mkdtemp(join(tmpdir(), 'snagbook-downloads-'));
});
afterEach(async () => {
  await rm(disk, { recursive: true, force: true });
  expect(browser.faults()).toEqual([]);
});

/** What the browser saves after a press, and the name it gives it. */
async function saved(
  visitor: Visitor,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const coming = visitor.page().waitForEvent('download');
  await press();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('on a phone three presses lead from the list to a PDF that is saved', async () => {
  const visitor = await browser.visitor('phone');
  await signIn(visitor, server.url, server.people.get('anna'));
  await openProject(visitor);
  const page = visitor.page();
  const { name, bytes } = await saved(visitor, async () => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Make a report of this list' }).click();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
  });
  expect(name).toMatch(/^EDEN-list-\d{4}-\d\d-\d\d\.pdf$/);
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(bytes.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
});

test('the pages of an archive are opened from the disk, without a server or a network: the list, a snag, its history and its photos', async () => {
  const admin = await browser.visitor('desktop');
  await signIn(admin, server.url, server.people.get('anna'));
  await admin.page().goto(`${server.url}/p/EDEN/data`);
  const { name, bytes } = await saved(admin, () =>
    admin.page().getByRole('region', { name: 'The whole project' }).getByRole('button').click(),
  );
  expect(name).toMatch(/^EDEN-\d{4}-\d\d-\d\d\.zip$/);
  for (const [path, content] of unzipped(bytes)) {
    await mkdir(dirname(join(disk, path)), { recursive: true });
    await writeFile(join(disk, path), content);
  }

  const reader = await browser.visitor('phone');
  await reader.offline(true);
  const page = reader.page();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(join(disk, 'index.html')).href);
  await page.getByRole('heading', { level: 1, name: /^EDEN / }).waitFor();
  expect(await page.getByRole('row').count()).toBeGreaterThan(20);
  // Styled by what stands in the page, so its policy lets it.
  expect(
    await page.getByRole('table').evaluate((table) => getComputedStyle(table).borderCollapse),
  ).toBe('collapse');
  await reader.picture('archive-list');
  await reader.isAccessible();
  await page
    .getByRole('row', { name: /Socket beside the hob is loose/ })
    .getByRole('link')
    .click();
  await page
    .getByRole('heading', { level: 1, name: /^EDEN-1 Socket beside the hob is loose/ })
    .waitFor();
  const photo = page.getByRole('img').first();
  await photo.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    300,
  );
  expect(await page.getByRole('listitem').first().textContent()).toMatch(/^Raised · /);
  await reader.picture('archive-snag');
  await reader.isAccessible();
  await page.getByRole('link', { name: 'Photo as it came' }).first().click();
  await page.waitForURL(/\/photos\/photo_\w+\.\w+$/);
  expect(
    await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(300);
  await page.goBack();
  await page.getByRole('link', { name: 'All snags' }).click();
  await page.waitForURL(/\/index\.html$/);
  expect(asked.filter((url) => !url.startsWith(pathToFileURL(disk).href))).toEqual([]);
});
