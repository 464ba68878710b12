import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { signIn } from '../browser/acts';
import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser, type Profile, type TestBrowser } from '../support/browser';
import { freePort, runServer } from '../support/freshServer';
import type { Figure } from './main';
import { frames, longestInteraction, watchInteractions } from './interactions';
import { owner } from './plansSite';

/** Snags on a plan each: 5,000 together. */
const plans = ['3000', '2000'];
const snags = 5_000;
const slowdown = 4;

/**
 * What a list of 5,000 snags costs that were all loaded: elements of the page, the longest wait
 * from a tap to what is drawn of it, and frames.
 */
export async function measureList(): Promise<Figure[]> {
  await prepare();
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  const run = promisify(execFile);
  await run('node_modules/.bin/tsx', ['tests/bench/plansFill.ts', dataDir, ...plans]);
  await run('node_modules/.bin/tsx', ['tests/bench/listFill.ts', dataDir]);
  const port = await freePort();
  const server = await runServer(port, dataDir, { SNAGBOOK_DEMO: '0' });
  const browser = await openBrowser();
  try {
    return await measureListOn(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
    tidy();
  }
}

export async function measureListOn(browser: TestBrowser, url: string): Promise<Figure[]> {
  return [...(await taps(browser, url)), ...(await scrolled(browser, url))];
}

async function open(browser: TestBrowser, url: string, profile: Profile): Promise<Page> {
  const visitor = await browser.visitor(profile, { reducedMotion: 'no-preference' });
  await signIn(visitor, url, owner);
  const page = visitor.page();
  // What runs this bench wraps named functions in a call of this name, also those it sends into the
  // page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return page;
}

/** Opens the list and has it load all of its pages. */
async function loadAll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/p/EDEN?chip=ALL`);
  await page.locator('a[data-row]').first().waitFor();
  while (
    (await page.getByRole('button', { name: /^(Show more|Loading more snags)$/ }).count()) > 0
  ) {
    await page.evaluate(() => {
      const pane = document.querySelector('section[aria-label="Snags"]');
      if (pane !== null) pane.scrollTop = pane.scrollHeight;
    });
    await page.waitForTimeout(20);
  }
}

async function taps(browser: TestBrowser, url: string): Promise<Figure[]> {
  const page = await open(browser, url, 'phone');
  await watchInteractions(page);
  await loadAll(page, url);
  const figures: Figure[] = [
    {
      name: `elements with ${snags} rows loaded`,
      value: await page.evaluate(() => document.querySelectorAll('*').length),
      unit: 'elements',
    },
  ];
  await (
    await page.context().newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured = async (name: string, act: () => Promise<void>): Promise<void> => {
    await longestInteraction(page);
    await act();
    // What an interaction has started may hold up the next frames; an entry comes with the frame it
    // waited for.
    await page.waitForTimeout(1_500);
    figures.push({
      name: `phone, CPU ×${slowdown}: ${name}`,
      value: await longestInteraction(page),
      unit: 'ms',
    });
  };
  const row = page.locator('a[data-row]').nth(8);
  await measured('a row', () => row.tap());
  await page.getByRole('article').waitFor();
  await measured('back to the list', () =>
    page.getByRole('link', { name: 'Back to the list' }).tap(),
  );
  await page.evaluate(() =>
    document.querySelector('section[aria-label="Snags"]')?.scrollTo({ top: 100_000 }),
  );
  await page.waitForTimeout(1_000);
  await measured('a row in the middle', () => row.tap());
  await page.getByRole('article').waitFor();
  await measured('the next snag', () => page.getByRole('link', { name: /^Next/ }).first().tap());
  await measured('back to the middle of the list', () =>
    page.getByRole('link', { name: 'Back to the list' }).tap(),
  );
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await measured('Select', () => page.getByRole('button', { name: 'Select', exact: true }).tap());
  await measured('a checkbox', () => page.getByRole('checkbox').nth(8).tap());
  await measured('Done selecting', () => page.getByRole('button', { name: 'Done' }).tap());
  await measured('Filter', () => page.getByRole('button', { name: /^Filter/ }).tap());
  await measured('Done filtering', () => page.getByRole('button', { name: 'Done' }).tap());
  await measured('another chip', () => page.getByRole('link', { name: /^Open/ }).tap());
  await measured('the chip before', () => page.getByRole('link', { name: /^All / }).tap());
  await measured('Search', () => page.getByRole('button', { name: 'Search' }).tap());
  await measured('typing in the search', () =>
    page.getByLabel('Search snags').pressSequentially('tile', { delay: 100 }),
  );
  await page.goto(`${url}/p/EDEN/new`);
  await page.getByLabel('In your own words').waitFor();
  await page.waitForTimeout(2_000);
  await measured('the field of a title', () => page.getByLabel('In your own words').tap());
  await measured('typing a title', () =>
    page.getByLabel('In your own words').pressSequentially('Crack', { delay: 100 }),
  );
  await measured('typing a place', () =>
    page.getByRole('combobox', { name: 'Location' }).pressSequentially('flat 32', { delay: 100 }),
  );
  await page.goto(`${url}/p/EDEN/plans/P3000`);
  await page.locator('[data-mark]').first().waitFor();
  await page.waitForTimeout(5_000);
  await measured('Zoom in on 3,000 pins', () => page.getByRole('application').press('+'));
  await measured('Zoom in again', () => page.getByRole('application').press('+'));
  await measured('Zoom in on few pins', () => page.getByRole('application').press('+'));
  await measured('a pin', () => page.locator('[data-mark]').nth(3).tap());
  await page.context().close();
  return figures;
}

async function scrolled(browser: TestBrowser, url: string): Promise<Figure[]> {
  const page = await open(browser, url, 'desktop');
  await loadAll(page, url);
  const devtools = await page.context().newCDPSession(page);
  await page.waitForTimeout(1_000);
  const { median, p95 } = await frames(page, async () => {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 500,
      xDistance: 0,
      yDistance: 6_000,
      speed: 2_000,
      gestureSourceType: 'mouse',
    });
  });
  await page.context().close();
  return [
    { name: 'desktop: scrolling, frame (median)', value: median, unit: 'ms' },
    { name: 'desktop: scrolling, frame (95 of 100)', value: p95, unit: 'ms' },
  ];
}
