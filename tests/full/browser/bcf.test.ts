import { readFile } from 'node:fs/promises';
import { bcfFile, topicFiles } from '../../support/bcf';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { grain } from '../../support/photos';
import { unzipped } from '../../support/unzipped';
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

test.each(['phone', 'desktop'] as const)(
  'on a %s snags go out as BCF, and a BCF file that comes in is asked about',
  async (device) => {
    const admin = await browser.visitor(device);
    await signIn(admin, server.url, server.people.get('anna'));
    const page = admin.page();
    const look = async (name: string): Promise<void> => {
      await admin.picture(`bcf-${device}-${name}`);
      await admin.isAccessible();
    };
    await page.goto(`${server.url}/p/EDEN/data`);
    const [out] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download BCF' }).click(),
    ]);
    expect([...unzipped(await readFile(await out.path())).keys()].at(-1)).toBe('bcf.version');
    await look('out');
    await page.getByRole('link', { name: /^Import a BCF file/ }).click();
    const region = page.getByRole('region', { name: 'Import a table' });
    const file = bcfFile(topicFiles['2.1'](await grain().png().toBuffer()));
    await page.locator('input[type="file"][accept*=".bcf"]').setInputFiles({
      name: 'model.bcfzip',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(file),
    });
    await region.getByLabel('Location for rows without one').fill('House A');
    await look('asked');
    const place = region.getByRole('region', { name: /location|place/i }).first();
    await place.getByRole('button', { name: 'Use for 1 row' }).click();
    await region.getByRole('region', { name: 'Type not known: “Clash”.' }).waitFor();
    await region.getByRole('button', { name: 'Discard table' }).click();
    await region.getByRole('button', { name: 'Choose a file' }).waitFor();
    await look('start');
  },
);
