// What panning a sheet costs beside the viewer of pdf.js on the same sheet: CPU of the page's main
// thread, and of all the rest (raster, compositor).
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { signIn } from '../browser/acts';
import { buildIfStale } from '../support/beforeBrowser';
import { openBrowser, type TestBrowser } from '../support/browser';
import { findChromium } from '../support/chromium';
import { drawFloor } from '../support/drawings';
import { installPeers } from './network/installPeers';
import type { Figure } from './main';
import { servePdfjs } from './pdfjsViewer';
import { openPlansSite, owner } from './plansSite';

/**
 * Pans of each kind, one after the other, in turns: the machine is not the same from minute to
 * minute.
 */
const rounds = 4;
/**
 * What runs this bench wraps named functions in a call of this name, also those it sends into the
 * page.
 */
const named = { content: 'globalThis.__name = (named) => named;' };
/** Pressing *Zoom in* so often, each 1.5 times as large. */
const steps = 4;

const frameMs = 16;

interface Cost {
  /** ms of CPU. */
  main: number;
  rest: number;
  frames: number;
}

interface Shown {
  readonly name: 'ours' | 'pdf.js';
  readonly page: Page;
  readonly devtools: CDPSession;
}

export async function measurePanning(): Promise<Figure[]> {
  await Promise.all([findChromium(), buildIfStale()]);
  installPeers();
  const site = await openPlansSite([0]);
  const pdfjs = await servePdfjs(await drawFloor({ sheet: 'A1', segments: 5_000 }));
  // Two browsers, so that what one does is not counted for the other.
  const browsers = [await openBrowser(), await openBrowser()] as const;
  try {
    const shown = [await openOurs(browsers[0], site.url), await openPdfjs(browsers[1], pdfjs.url)];
    const costs: Record<Shown['name'], Cost[]> = { ours: [], 'pdf.js': [] };
    for (let round = 0; round < rounds; round += 1)
      for (const each of shown) costs[each.name].push(await panned(each));
    const figures = (['ours', 'pdf.js'] as const).flatMap((name) => {
      // Least of all: whatever else the machine did only adds.
      const best = costs[name].toSorted(
        (one, other) => one.main + one.rest - other.main - other.rest,
      )[0] ?? { main: 0, rest: 0, frames: 0 };
      return [
        { name: `panning, ${name}: CPU of the main thread`, value: best.main, unit: 'ms' as const },
        {
          name: `panning, ${name}: CPU of raster and all the rest`,
          value: best.rest,
          unit: 'ms' as const,
        },
        { name: `panning, ${name}: CPU in all`, value: best.main + best.rest, unit: 'ms' as const },
        { name: `panning, ${name}: frames`, value: best.frames, unit: 'frames' as const },
      ];
    });
    await keep(figures, costs);
    return figures;
  } finally {
    for (const browser of browsers) await browser.close();
    await pdfjs.close();
    await site.close();
  }
}

async function openOurs(browser: TestBrowser, url: string): Promise<Shown> {
  const visitor = await browser.visitor('phone', { reducedMotion: 'no-preference' });
  await signIn(visitor, url, owner);
  const page = visitor.page();
  await page.addInitScript(named);
  await page.goto(`${url}/p/EDEN/plans/P0`);
  await page.locator('[role="application"] [data-drawn]').waitFor({ state: 'attached' });
  for (let step = 0; step < steps; step += 1)
    await page.getByRole('button', { name: 'Zoom in', exact: true }).tap();
  await page.waitForLoadState('networkidle');
  return { name: 'ours', page, devtools: await visitor.context.newCDPSession(page) };
}

async function openPdfjs(browser: TestBrowser, url: string): Promise<Shown> {
  const visitor = await browser.visitor('phone', { reducedMotion: 'no-preference' });
  const page = visitor.page();
  await page.addInitScript(named);
  await page.goto(url);
  const rendered = (count: number) =>
    page.waitForFunction(
      (least) => ((globalThis as unknown as { rendered?: number }).rendered ?? 0) >= least,
      count,
    ); // set by its page
  await rendered(1);
  await page.evaluate((factor) => {
    const { viewer } = globalThis as unknown as { viewer: { currentScale: number } }; // as above
    viewer.currentScale *= factor;
    const container = document.querySelector('#container');
    container?.scrollTo(
      (container.scrollWidth - container.clientWidth) / 2,
      (container.scrollHeight - container.clientHeight) / 2,
    );
  }, 1.5 ** steps);
  await rendered(2);
  await page.waitForLoadState('networkidle');
  return { name: 'pdf.js', page, devtools: await visitor.context.newCDPSession(page) };
}

/** A finger pans to and fro in the middle of the screen. */
async function panned({ page, devtools }: Shown): Promise<Cost> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const browserTools = await page.context().browser()?.newBrowserCDPSession();
  if (browserTools === undefined) throw new Error('There is no browser.');
  const spent = async (): Promise<{ main: number; all: number }> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { processInfo } = await browserTools.send('SystemInfo.getProcessInfo');
    const main = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    return { main, all: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0) };
  };
  await page.evaluate(() => {
    // only this bench knows them
    const self = globalThis as unknown as { frames: number; recording: boolean };
    self.frames = 0;
    self.recording = true;
    const count = (): void => {
      self.frames += 1;
      if (self.recording) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const before = await spent();
  for (const [x, y] of [
    [100, 120],
    [-200, -240],
    [200, 240],
    [-100, -120],
  ] as const)
    await drag(devtools, x, y);
  const after = await spent();
  const frames = await page.evaluate(() => {
    const self = globalThis as unknown as { frames: number; recording: boolean }; // as above
    self.recording = false;
    return self.frames;
  });
  await browserTools.detach();
  return {
    main: after.main - before.main,
    rest: after.all - before.all - (after.main - before.main),
    frames,
  };
}

/**
 * Event by event: the browser's own gestures scroll nothing here that the page leaves to the
 * browser.
 */
async function drag(devtools: CDPSession, x: number, y: number): Promise<void> {
  const moves = 40;
  const from = { x: 195 - x / 2, y: 420 - y / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let move = 1; move <= moves; move += 1) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + (x * move) / moves, y: from.y + (y * move) / moves }],
    });
    await pause(frameMs);
  }
  // It rests before it is lifted, so that nothing glides on.
  await pause(20 * frameMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The pace of a hand, in ms. */
const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

async function keep(
  figures: readonly Figure[],
  rounds: Record<Shown['name'], Cost[]>,
): Promise<void> {
  const valueOf = (name: string): number =>
    figures.find((figure) => figure.name === name)?.value ?? 0;
  const result = {
    command: 'npm run bench -- planPanning',
    conditions: {
      processor: cpus()[0]?.model ?? '',
      cores: cpus().length,
      load: loadavg(),
      node: process.version,
      screen: 'phone 390 × 844 at 2 px, no graphics card',
      sheet: 'A1, 5,000 lines, 5 × the whole sheet',
    },
    ratio: {
      all: valueOf('panning, ours: CPU in all') / valueOf('panning, pdf.js: CPU in all'),
      main:
        valueOf('panning, ours: CPU of the main thread') /
        valueOf('panning, pdf.js: CPU of the main thread'),
    },
    figures,
    rounds,
  };
  await mkdir('tests/bench/results', { recursive: true });
  await writeFile('tests/bench/results/planPanning.json', `${JSON.stringify(result, null, 2)}\n`);
}
