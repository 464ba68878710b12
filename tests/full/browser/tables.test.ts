import { readFile } from 'node:fs/promises';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { signIn } from '../../browser/acts';

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

test('on a phone a list is pasted, tried, imported and undone', async () => {
  const admin = await browser.visitor('phone');
  await signIn(admin, server.url, server.people.get('anna'));
  const page = admin.page();
  const look = async (name: string): Promise<void> => {
    await admin.picture(`tables-${name}`);
    await admin.isAccessible();
  };
  await page.goto(`${server.url}/p/EDEN/data#import`);
  const region = page.getByRole('region', { name: 'Import a table' });
  // An earlier attempt may have left one.
  const mark = `list ${Date.now()}`;
  const rows = Array.from(
    { length: 30 },
    (_, index) =>
      `${mark} ${index}\tRiss ${mark} ${index}\tHaus ${mark} > EG > Bad ${index % 5}\t${index % 3 === 0 ? 'wartet' : 'offen'}\t${index === 7 ? 'bald' : '03/04/2031'}`,
  );
  await region
    .getByRole('textbox', { name: 'Or paste it here' })
    .fill(['Nr.\tMangel\tOrt\tStatus\tFrist', ...rows].join('\n'));
  await region.getByRole('button', { name: 'Read pasted table' }).click();
  const columns = region.getByRole('form', { name: 'What the columns contain' });
  await columns.getByRole('combobox', { name: 'Status: what “wartet” means' }).selectOption('Open');
  await look('columns');
  await columns.getByRole('button', { name: 'Check the rows' }).click();
  await region.getByRole('button', { name: 'Use for 29 rows' }).click();
  await region.getByRole('button', { name: /^Add \d+ places$/ }).click();
  await region.getByRole('heading', { name: 'Date cannot be read: “bald”.' }).waitFor();
  await region.getByText('New: 29').click();
  await region
    .getByText(/^New location, will be created:/)
    .first()
    .waitFor();
  await look('tried');
  await region.getByRole('button', { name: 'Import 29 rows' }).click();
  await region.getByText('Imported.').waitFor();
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    region.getByRole('button', { name: 'Save refused rows' }).click(),
  ]);
  expect(await readFile(await refused.path(), 'utf8')).toMatch(
    new RegExp(
      `^\ufeffNr\\.,Mangel,Ort,Status,Frist,Row,Why it was refused\r\n${mark} 7,Riss ${mark} 7,.*,bald,9,Date cannot be read: “bald”\\.\r\n$`,
    ),
  );
  await region.getByText('New: 29').click();
  await region
    .getByRole('link', { name: /^EDEN-\d+$/ })
    .first()
    .waitFor();
  await look('done');
  await region.getByRole('button', { name: 'Undo import' }).click();
  await region.getByRole('button', { name: 'Undo the import' }).click();
  await region.getByText(/^Imported snags are void/).waitFor();
  await region.getByRole('button', { name: 'Another table' }).click();
  await region.getByRole('heading', { name: 'Earlier imports' }).waitFor();
  await look('start');
});
