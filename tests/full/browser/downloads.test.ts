import { readFile } from 'node:fs/promises';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { unzipped } from '../../support/unzipped';
import { openProject, signIn } from '../../browser/acts';
import { openViews } from '../../browser/rooms';
import { sayIn } from '../../support/sayIn';

const inEnglish = sayIn('en');

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(() => browser.startAfresh());
afterEach(() => expect(browser.faults()).toEqual([]));

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

test('on a phone four presses lead from the list to a PDF that is saved', async () => {
  const visitor = await browser.visitor('phone');
  await signIn(visitor, server.url, server.people.get('anna'));
  await openProject(visitor);
  const page = visitor.page();
  const { name, bytes } = await saved(visitor, async () => {
    await openViews(page, inEnglish);
    await page.getByRole('menuitem', { name: 'Create report from this list' }).click();
    await page.getByRole('button', { name: 'Create PDF' }).click();
  });
  expect(name).toMatch(/^EDEN-list-\d{4}-\d\d-\d\d\.pdf$/);
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(bytes.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
});

test('an admin saves the whole project as an archive, with a README, the journal and photos as they came', async () => {
  const admin = await browser.visitor('desktop');
  await signIn(admin, server.url, server.people.get('anna'));
  await admin.page().goto(`${server.url}/p/EDEN/data`);
  const { name, bytes } = await saved(admin, () =>
    admin.page().getByRole('region', { name: 'Project export' }).getByRole('button').click(),
  );
  expect(name).toMatch(/^EDEN-\d{4}-\d\d-\d\d\.zip$/);
  const paths = [...unzipped(bytes).keys()];
  expect(paths).toEqual(
    expect.arrayContaining(['README.txt', 'journal.jsonl', expect.stringMatching(/^photos\//)]),
  );
});
