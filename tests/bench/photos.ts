import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { signIn } from '../browser/acts';
import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser } from '../support/browser';
import { startBuiltServer } from '../support/builtServer';
import { sitePhoto } from '../support/sitePhoto';
import type { Figure } from './main';

/** As many as a snag can have. */
const count = 20;
const slowdown = 4;

/** A phone with a slow processor on which somebody chooses as many photos as a snag can have, of 8 megapixels each, and raises the snag without a line. */
export async function measurePhotos(): Promise<Figure[]> {
  await prepare();
  const [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(1)]);
  const folder = mkdtempSync(join(tmpdir(), 'snagbook-photos-'));
  try {
    const visitor = await browser.visitor('phone');
    const page = visitor.page();
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await signIn(visitor, server.url, server.people.get('ivo'));
    await page.goto(`${server.url}/p/EDEN/new`);
    await page.getByRole('button', { name: 'Take a photo' }).waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      const longest = ((globalThis as unknown as { longest: Record<string, number> }).longest = { now: 0 }); // only this bench knows it
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest['now'] = Math.max(longest['now'] ?? 0, duration);
      }).observe({ type: 'longtask' });
    });

    const before = memory();
    const watch = watchMemory();
    // By their paths: their bytes would have to go through the page's own thread as text.
    const files = Array.from({ length: count }, (_, index) => join(folder, `IMG_${index}.JPG`));
    for (const file of files) writeFileSync(file, photo);
    await page.locator('input[type=file][multiple]').setInputFiles(files);
    await page.waitForFunction((all) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')];
      return pictures.length === all && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    }, count);
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
    await page.getByRole('listbox').getByRole('option', { name: /Flat 14.*Kitchen/ }).first().click();
    await longestTask(page);
    await visitor.offline(true);
    await page.getByRole('button', { name: 'Raise', exact: true }).click();
    await prepared(page);
    const preparing = await longestTask(page);
    watch.stop();
    return [
      { name: 'all of the browser before', value: before, unit: 'MB' },
      { name: `with ${count} photos in the strip`, value: strip, unit: 'MB' },
      { name: 'at most until then', value: stripPeak, unit: 'MB' },
      { name: 'at most while they are prepared', value: watch.most(), unit: 'MB' },
      { name: `longest task while they are chosen, CPU ÷ ${slowdown}`, value: choosing, unit: 'ms' },
      { name: `longest task while they are prepared, CPU ÷ ${slowdown}`, value: preparing, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    tidy();
  }
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
            const events = asking.result as { photo?: { sha256: string | null } }[]; // as the outbox stores them
            resolve(events.filter(({ photo }) => photo !== undefined && photo.sha256 !== null).length === all);
          };
        };
      }),
    count,
    { polling: 1_000 },
  );
}

/** Memory of all processes of the browser, each page that several share counted once, in MB. */
function memory(): number {
  const list = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  const processes = list.trim().split('\n').map((line) => line.trim().split(/\s+/));
  const ours = new Set([String(process.pid)]);
  for (let grown = true; grown; ) {
    const found = processes.filter(([pid = '', ppid = '']) => ours.has(ppid) && !ours.has(pid));
    for (const [pid = ''] of found) ours.add(pid);
    grown = found.length > 0;
  }
  const browsers = processes.filter(([pid = '', , name = '']) => ours.has(pid) && name.startsWith('chrom'));
  return browsers.reduce((sum, [pid]) => sum + pss(pid ?? ''), 0);
}

function pss(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // It has ended.
  }
}

function watchMemory(): { most(): number; stop(): void } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, 300);
  return { most: () => most, stop: () => clearInterval(timer) };
}
