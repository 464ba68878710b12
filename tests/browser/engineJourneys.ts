import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import type { EngineBrowser, StartEngine } from '../support/engine';
import { eventually } from '../support/eventually';
import { sitePhoto } from '../support/sitePhoto';
import { newTitle } from './acts';
import { count, press, raise, sees, signIn } from './engineActs';
import { picturesKept, projectIsCopied } from './keptOnDevice';

/**
 * What has to hold without a line in each engine: the app and what was kept offline are there, and
 * what was entered arrives once, though the browser is killed again and again.
 */
export function journeysIn(name: string, start: StartEngine): void {
  let server: BuiltServer;
  let device: string;
  let browser: EngineBrowser | null = null;

  beforeAll(async () => {
    server = await startBuiltServer();
    device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  });
  afterEach(async () => {
    await browser?.kill();
    browser = null;
  });
  afterAll(async () => {
    await server?.close();
    rmSync(device, { recursive: true, force: true });
  });

  /** The same device after its browser was killed. */
  async function startAgain(path: string): Promise<EngineBrowser> {
    await browser?.kill();
    browser = await start(device);
    await browser.open(server.url + path);
    return browser;
  }

  test(`in ${name}, after a start without the server, the list, a snag with its history and a plan down to full zoom are there, and what is raised arrives once`, async () => {
    let page = await startAgain('/');
    await signIn(page, server.url, server.people.get('ivo'));
    // Whoever signs in and is out of power at once is known without a line.
    await eventually(async () =>
      expect(await page.run(async () => (await navigator.serviceWorker.ready).active?.state)).toBe(
        'activated',
      ),
    );
    page = await startAgain('/p/EDEN');
    await eventually(async () => expect(await page.run(projectIsCopied)).toBe(true));
    await press(page, 'nav[aria-label="Project"] a', '^More$');
    await press(page, 'main button', '^Keep offline');
    await press(page, '[role=dialog] button', '^Keep offline$');
    await sees(page, '[role=dialog] *', '^Ready, as of ');
    await server.kill();

    page = await startAgain('/p/EDEN');
    await sees(page, 'li a', '^EDEN-\\d+');
    await sees(page, '*', 'As of');
    page = await startAgain('/p/EDEN/snags/7');
    await sees(page, 'section li', 'raised it');

    await page.open(`${server.url}/p/EDEN/plans`);
    await press(page, 'main li a', '');
    await sees(page, '[role=group][aria-label="Pins in sight"] button', '');
    const { deepest } = await page.run(picturesKept);
    await eventually(async () => {
      await press(page, 'button', '^Zoom in$');
      expect(await page.run(tilesShown)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            new RegExp(
              Object.entries(deepest)
                .map(([revisionId, level]) => `${revisionId}/tiles/${level}/`)
                .join('|'),
            ),
          ),
        ]),
      );
    });

    const photo = await sharp(await sitePhoto(6))
      .resize(1024)
      .jpeg()
      .toBuffer();
    const words = newTitle(`Raised in the basement in ${name}`);
    const titles = [1, 2, 3].map((nth) => `${words}, ${nth}`);
    for (const title of titles) {
      await raise(page, server.url, title, photo);
      page = await startAgain('/p/EDEN?chip=ALL');
      await sees(page, 'li a', title);
    }
    await server.start();
    await sees(page, 'button', '^Live$');
    page = await startAgain(`/p/EDEN?chip=ALL&q=${encodeURIComponent(words)}`);
    await sees(page, 'button', '^Live$');
    for (const title of titles) expect([title, await count(page, 'li', title)]).toEqual([title, 1]);
    await press(page, 'li a', titles[0] ?? '');
    await sees(page, 'h1', titles[0] ?? '');
    await eventually(async () => expect(await page.run(photosOfServer)).toBe(1));
  });
}

/** The tiles of a plan that are on the screen, by their paths. */
const tilesShown = (): string[] =>
  [...document.querySelectorAll('img')]
    .filter(
      ({ src, complete, naturalWidth }) => src.includes('/tiles/') && complete && naturalWidth > 0,
    )
    .map(({ src }) => new URL(src).pathname);

/** How many photos of an open snag come from the server. */
const photosOfServer = (): number =>
  new Set(
    [...document.querySelectorAll('article img')].flatMap((each) =>
      each instanceof HTMLImageElement && each.naturalWidth > 0
        ? (/photo_\w+/.exec(each.src)?.[0] ?? [])
        : [],
    ),
  ).size;
