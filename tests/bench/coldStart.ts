import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../browser/acts';
import { projectIsCopied } from '../browser/keptOnDevice';
import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { largeProject, startLargeProject } from '../support/largeProject';
import type { Figure } from './main';

const slowdown = 6;
const repeats = 7;
const fewRepeats = 3;

/**
 * How long it takes until a large project is on the device, how much room it has there, and how
 * long a start from the icon takes with the server gone, in a browser that was started anew, until
 * its list stands. For a project that is four times as large, too.
 */
export async function measureColdStart(): Promise<Figure[]> {
  await prepare();
  try {
    return [
      ...(await measureProject(largeProject.snags, repeats)),
      ...(await measureProject(largeProject.most, fewRepeats)),
    ];
  } finally {
    tidy();
  }
}

async function measureProject(snags: number, times: number): Promise<Figure[]> {
  const device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  const [server, browser] = await Promise.all([startLargeProject(snags), openBrowser()]);
  try {
    const first = await browser.onDevice('phone', device);
    // What runs this bench wraps named functions in a call of this name, also those it sends into
    // the page.
    await first.page().addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await signIn(first, server.url, server.people.get('ivo'));
    const openedAt = Date.now();
    await first.page().goto(`${server.url}/p/EDEN`);
    await first.page().evaluate(async () => void (await navigator.serviceWorker.ready));
    await eventually(async () => {
      if (!(await first.page().evaluate(projectIsCopied)))
        throw new Error('The project is not copied yet.');
    });
    const copiedMs = Date.now() - openedAt;
    const room = await first
      .page()
      .evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN);
    await first.context.close();
    await server.kill();

    const taken: number[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      const visitor = await browser.onDevice('phone', device);
      const page = visitor.page();
      await (
        await visitor.context.newCDPSession(page)
      ).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      // From the page's own clock, which begins with the navigation.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('a[data-row]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('list')));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(`${server.url}/p/EDEN`);
      await page.waitForFunction(() => performance.getEntriesByName('list').length > 0);
      taken.push(
        await page.evaluate(() => performance.getEntriesByName('list')[0]?.startTime ?? Number.NaN),
      );
      await visitor.context.close();
    }
    const sorted = taken.toSorted((one, other) => one - other);
    const name = `list of ${snags} snags without the server, CPU ÷ ${slowdown}`;
    return [
      { name: `${snags} snags, until they are on the device`, value: copiedMs, unit: 'ms' },
      {
        name: `${snags} snags, room on the device with the app`,
        value: room / 1_000_000,
        unit: 'MB',
      },
      {
        name: `${name} (median of ${times})`,
        value: sorted[Math.floor(times / 2)] ?? Number.NaN,
        unit: 'ms',
      },
      { name: `${name} (slowest)`, value: sorted.at(-1) ?? Number.NaN, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(device, { recursive: true, force: true });
  }
}
