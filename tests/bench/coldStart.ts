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

/** How long a start from the icon takes with the server gone, in a browser that was started anew, until the list of 5,000 snags stands. */
export async function measureColdStart(): Promise<Figure[]> {
  await prepare();
  const device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  const [server, browser] = await Promise.all([startLargeProject(), openBrowser()]);
  try {
    const first = await browser.onDevice('phone', device);
    // What runs this bench wraps named functions in a call of this name, also those it sends into the page.
    await first.page().addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await signIn(first, server.url, server.people.get('ivo'));
    await first.page().goto(`${server.url}/p/EDEN`);
    await first.page().evaluate(async () => void (await navigator.serviceWorker.ready));
    await eventually(async () => {
      if (!(await first.page().evaluate(projectIsCopied))) throw new Error('The project is not copied yet.');
    });
    await first.context.close();
    await server.kill();

    const times: number[] = [];
    for (let nth = 0; nth < repeats; nth += 1) {
      const visitor = await browser.onDevice('phone', device);
      const page = visitor.page();
      await (await visitor.context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
      times.push(await page.evaluate(() => performance.getEntriesByName('list')[0]?.startTime ?? Number.NaN));
      await visitor.context.close();
    }
    const sorted = times.toSorted((one, other) => one - other);
    const name = `list of ${largeProject.snags} snags without the server, CPU ÷ ${slowdown}`;
    return [
      { name: `${name} (median of ${repeats})`, value: sorted[Math.floor(repeats / 2)] ?? Number.NaN, unit: 'ms' },
      { name: `${name} (slowest)`, value: sorted.at(-1) ?? Number.NaN, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(device, { recursive: true, force: true });
    tidy();
  }
}
