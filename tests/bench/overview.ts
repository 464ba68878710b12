import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { signIn } from '../browser/acts';
import { projectIsCopied } from '../browser/keptOnDevice';
import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser } from '../support/browser';
import { largeProject, startLargeProject } from '../support/largeProject';
import type { Figure } from './main';

const slowdown = 4;
const repeats = 5;

/**
 * How long it takes from a press on Overview until its charts are drawn, for a large project that
 * is on the device, without a connection and with a slow CPU.
 */
export async function measureOverview(): Promise<Figure[]> {
  await prepare();
  const device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  const [server, browser] = await Promise.all([startLargeProject(), openBrowser()]);
  try {
    const visitor = await browser.onDevice('desktop', device);
    const page = visitor.page();
    // What runs this bench wraps named functions in a call of this name, also those it sends into
    // the page.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await signIn(visitor, server.url, server.people.get('ivo'));
    await page.goto(`${server.url}/p/EDEN/snags/1`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    while (!(await page.evaluate(projectIsCopied))) await page.waitForTimeout(500);
    await visitor.context.setOffline(true);
    await (
      await visitor.context.newCDPSession(page)
    ).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const taken: number[] = [];
    for (let nth = 0; nth <= repeats; nth += 1) {
      await page.getByRole('article').waitFor();
      taken.push(await opened(page));
      await page.goBack();
    }
    const [first = Number.NaN, ...again] = taken;
    const sorted = again.toSorted((one, other) => one - other);
    const name = `overview of ${largeProject.snags} snags from the device, CPU ÷ ${slowdown}`;
    return [
      { name: `${name}, with its code`, value: first, unit: 'ms' },
      {
        name: `${name}, again (median of ${repeats})`,
        value: sorted[Math.floor(repeats / 2)] ?? Number.NaN,
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(device, { recursive: true, force: true });
    tidy();
  }
}

/** From the press to the frame that has the last of its charts. */
const opened = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((drawn) => {
        const pressedAt = performance.now();
        const look = (): void => {
          const titles = [...document.querySelectorAll('main h3')];
          if (titles.some((title) => title.textContent === 'By location'))
            requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - pressedAt)));
          else requestAnimationFrame(look);
        };
        const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
        links.find((link) => link.pathname.endsWith('/overview'))?.click();
        look();
      }),
  );
