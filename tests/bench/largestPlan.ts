// A plan whose file is nearly as large as one may be, from the file to a phone without a line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openProject, signIn } from '../browser/acts';
import { picturesKept } from '../browser/keptOnDevice';
import { drawing, openPlans, planLink } from '../browser/planActs';
import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser } from '../support/browser';
import { startBuiltServer } from '../support/builtServer';
import { eventually } from '../support/eventually';
import { scannedPdf } from '../support/pdfs';
import type { Figure } from './main';

/** An A0 at 300 dpi, in px. */
const sheet = { width: 14_043, height: 9_933 };
const slowdown = 6;

/** Nothing of it can be made smaller without loss, and no line repeats: about 180 MB. */
async function noise(): Promise<Buffer> {
  const picture = sharp({
    limitInputPixels: false,
    create: {
      ...sheet,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 200, sigma: 90 },
    },
  });
  return scannedPdf(await picture.jpeg({ quality: 99 }).toBuffer(), sheet.width, sheet.height);
}

export async function measureLargestPlan(): Promise<Figure[]> {
  await prepare();
  const device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  const file = join(device, 'largest.pdf');
  const [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  const figures: Figure[] = [];
  let at = 0;
  const took = (name: string): void => {
    figures.push({ name, value: Date.now() - at, unit: 'ms' });
    at = Date.now();
  };
  try {
    const bytes = await noise();
    figures.push({ name: 'the file', value: bytes.length / 1_000_000, unit: 'MB' });
    writeFileSync(file, bytes);
    const first = await browser.onDevice('desktop', join(device, 'browser'));
    const page = first.page();
    // What runs this bench wraps named functions in a call of this name, also those it sends into
    // the page.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await signIn(first, server.url, server.people.get('anna'));
    await openProject(first);
    await openPlans(first);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload plans' }).click();
    at = Date.now();
    await (await chooser).setFiles(file);
    const form = page.getByRole('form', { name: /^largest\.pdf/ });
    await form.waitFor();
    took('sent and validated');
    await form.getByLabel('Code', { exact: true }).fill('LARGEST');
    await form.getByLabel('Name', { exact: true }).fill('Largest');
    await form.getByRole('button', { name: 'Make the plan' }).click();
    await page
      .getByRole('listitem')
      .filter({ has: planLink(first, 'LARGEST') })
      .locator('img')
      .waitFor();
    took('drawn and cut into tiles');

    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('button', { name: 'More' })
      .click();
    await page.getByRole('button', { name: 'Take plans and photos along' }).click();
    const [again, take] = ['Try again', 'Take along'].map((name) =>
      page.getByRole('button', { name }),
    );
    await eventually(async () => {
      if (await again?.isVisible()) await again?.click();
      if ((await take?.isVisible()) !== true)
        throw new Error('Nothing is offered to be taken along yet.');
    });
    at = Date.now();
    await take?.click();
    await page
      .getByRole('dialog')
      .getByText(/^Ready, as of /)
      .waitFor();
    took('taken along, with the demo’s plans and photos');
    const { deepest } = await page.evaluate(picturesKept);
    const room = await page.evaluate(
      async () => (await navigator.storage.estimate()).usage ?? Number.NaN,
    );
    figures.push({ name: 'room on the device with the app', value: room / 1_000_000, unit: 'MB' });
    await first.context.close();
    await server.kill();

    const second = await browser.onDevice('phone', join(device, 'browser'));
    const phone = second.page();
    await (
      await second.context.newCDPSession(phone)
    ).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const askedAt = new Map<string, number>();
    const tiles: { level: number; ms: number; status: number }[] = [];
    phone.on('request', (request) => askedAt.set(request.url(), Date.now()));
    phone.on('response', (response) => {
      const [, level] = /\/tiles\/(\d+)\//.exec(response.url()) ?? [];
      if (level !== undefined)
        tiles.push({
          level: Number(level),
          ms: Date.now() - (askedAt.get(response.url()) ?? 0),
          status: response.status(),
        });
    });
    at = Date.now();
    await phone.goto(`${server.url}/p/EDEN/plans/LARGEST`);
    await drawing(second).waitFor();
    took(`without the server and at CPU ÷ ${slowdown}, until the sheet stands`);
    await eventually(async () => {
      await phone.getByRole('button', { name: 'Zoom in', exact: true }).click();
      if (!tiles.some(({ level }) => level === Math.max(...Object.values(deepest))))
        throw new Error('The deepest level is not in sight yet.');
    });
    figures.push({
      name: 'tiles on the way to full zoom that did not come',
      value: tiles.filter(({ status }) => status !== 200).length,
      unit: 'times',
    });
    figures.push({
      name: 'slowest tile',
      value: Math.max(...tiles.map(({ ms }) => ms)),
      unit: 'ms',
    });
    await second.context.close();
    return figures;
  } finally {
    await browser.close();
    await server.close();
    rmSync(device, { recursive: true, force: true });
    tidy();
  }
}
