import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { signIn } from '../browser/acts';
import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser';
import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import { sitePhoto } from '../support/sitePhoto';
import { costliestTask } from './costliestTask';
import type { Figure } from './main';

/** One more than a snag can have, of 12 megapixels: the page leaves it out and says so. */
const chosen = 21;
const count = 20;
const slowdown = 4;

/**
 * A phone with a slow processor on which somebody chooses as many photos as a snag can have, of 12
 * megapixels each, and raises the snag without a line.
 */
export async function measurePhotos(): Promise<Figure[]> {
  await prepare();
  const [server, browser, photo] = await Promise.all([
    startBuiltServer(),
    openBrowser(),
    sitePhoto(1).then(enlarged),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'snagbook-photos-'));
  try {
    // By their paths: their bytes would have to go through the page's own thread as text.
    const files = Array.from({ length: chosen }, (_, index) => join(folder, `IMG_${index}.JPG`));
    for (const file of files) writeFileSync(file, photo);
    const visitor = await formOpen(browser, server);
    const page = visitor.page();
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      const longest = ((globalThis as unknown as { longest: Record<string, number> }).longest = {
        now: 0,
      }); // only this bench knows it
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          longest['now'] = Math.max(longest['now'] ?? 0, duration);
      }).observe({ type: 'longtask' });
    });
    await seesLongTasks(page);

    const before = memory();
    const watch = watchMemory();
    await choose(page, files);
    // All of them have been seen once.
    await page.evaluate(async () => {
      const pictures = [...document.querySelectorAll('img[src^="blob:"]')];
      for (const picture of pictures) {
        picture.scrollIntoView();
        await (picture as HTMLImageElement).decode(); // by its selector
        await new Promise(requestAnimationFrame);
      }
    });
    const choosing = await longestTask(page);
    const strip = memory();
    const stripPeak = watch.most();

    const place = page.getByRole('combobox', { name: 'Location' });
    await place.click();
    await place.pressSequentially('14 kitchen', { delay: 20 });
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /Flat 14.*Kitchen/ })
      .first()
      .click();
    await longestTask(page);
    await visitor.offline(true);
    await page.getByRole('button', { name: 'Raise', exact: true }).click();
    await prepared(page);
    const preparing = await longestTask(page);
    watch.stop();
    await visitor.context.close();
    const other = await formOpen(browser, server);
    const cost = await costliestTask(other.page(), () => choose(other.page(), files));
    return [
      { name: 'the page before', value: before.page, unit: 'MB' },
      { name: `the page with ${count} photos in the strip`, value: strip.page, unit: 'MB' },
      { name: 'the page at most until then', value: stripPeak.page, unit: 'MB' },
      { name: 'the page at most while they are prepared', value: watch.most().page, unit: 'MB' },
      { name: 'all of the browser before', value: before.all, unit: 'MB' },
      {
        name: `all of the browser with ${count} photos in the strip`,
        value: strip.all,
        unit: 'MB',
      },
      { name: 'all of the browser at most until then', value: stripPeak.all, unit: 'MB' },
      {
        name: 'all of the browser at most while they are prepared',
        value: watch.most().all,
        unit: 'MB',
      },
      {
        name: `longest task while they are chosen, CPU ÷ ${slowdown}`,
        value: choosing,
        unit: 'ms',
      },
      {
        name: `longest task while they are prepared, CPU ÷ ${slowdown}`,
        value: preparing,
        unit: 'ms',
      },
      {
        name: `CPU time of the costliest task while they are chosen, × ${slowdown}`,
        value: cost * slowdown,
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    tidy();
  }
}

/** The form of a snag, ready for its photos. */
async function formOpen(browser: TestBrowser, server: BuiltServer): Promise<Visitor> {
  const visitor = await browser.visitor('phone');
  const page = visitor.page();
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await signIn(visitor, server.url, server.people.get('ivo'));
  await page.goto(`${server.url}/p/EDEN/new`);
  await page.getByRole('button', { name: 'Camera' }).waitFor();
  await page.waitForLoadState('networkidle');
  return visitor;
}

/** Until all that a snag can have are in the strip. */
async function choose(page: Page, files: readonly string[]): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await page.waitForFunction((all) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')];
    return (
      pictures.length === all &&
      pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  }, count);
}

/** As the cameras of phones make them. */
function enlarged(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .resize({ width: 4032, height: 3024, fit: 'fill' })
    .keepMetadata()
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A bench that saw no long task at all would say that there was none. */
async function seesLongTasks(page: Page): Promise<void> {
  await page.evaluate(() =>
    setTimeout(() => {
      const until = performance.now() + 200;
      while (performance.now() < until);
    }),
  );
  const seen = page.waitForFunction(
    () =>
      ((globalThis as unknown as { longest: Record<string, number> }).longest['now'] ?? 0) >= 200,
    null,
    { timeout: 5_000 },
  ); // set above
  await seen.catch((error: unknown) => {
    throw new Error('This browser does not tell of long tasks.', { cause: error });
  });
  await longestTask(page);
}

/** Since it was asked last. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { longest } = globalThis as unknown as { longest: Record<string, number> }; // set above
    const most = longest['now'] ?? 0;
    longest['now'] = 0;
    return most;
  });
}

/** Until every photo on the disk has the form in which it is sent. */
async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(
    (all) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('snagbook');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('events').objectStore('events').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            // as the outbox stores them
            const events = asking.result as { photo?: { sha256: string | null } }[];
            resolve(
              events.filter(({ photo }) => photo !== undefined && photo.sha256 !== null).length ===
                all,
            );
          };
        };
      }),
    count,
    { polling: 1_000 },
  );
}

interface Memory {
  /** Of the processes that run pages, with what they have decoded. */
  readonly page: number;
  /** Of all processes of the browser. */
  readonly all: number;
}

/** In MB; memory that several processes share is counted once. */
function memory(): Memory {
  const list = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  const processes = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const ours = new Set([String(process.pid)]);
  for (let grown = true; grown;) {
    const found = processes.filter(([pid = '', ppid = '']) => ours.has(ppid) && !ours.has(pid));
    for (const [pid = ''] of found) ours.add(pid);
    grown = found.length > 0;
  }
  const browsers = processes.filter(
    ([pid = '', , name = '']) => ours.has(pid) && name.startsWith('chrom'),
  );
  const sum = (pids: readonly string[]): number => pids.reduce((total, pid) => total + pss(pid), 0);
  const pids = browsers.map(([pid = '']) => pid);
  return {
    page: sum(pids.filter((pid) => command(pid).includes('--type=renderer'))),
    all: sum(pids),
  };
}

function command(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
}

function pss(pid: string): number {
  try {
    return (
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) /
      1024
    );
  } catch {
    return 0; // It has ended.
  }
}

function watchMemory(): { most(): Memory; stop(): void } {
  let most = memory();
  const timer = setInterval(() => {
    const now = memory();
    most = { page: Math.max(most.page, now.page), all: Math.max(most.all, now.all) };
  }, 300);
  return { most: () => most, stop: () => clearInterval(timer) };
}
