import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { signIn } from '../browser/acts';
import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser, type TestBrowser } from '../support/browser';
import { frames } from './interactions';
import type { Figure } from './main';
import { openPlansSite, owner, type PlansSite } from './plansSite';

const counts = [500, 3_000] as const;
/** Without a pin: what the drawing alone costs here, where no graphics card helps. */
const floor = 0;
/** What a browser's own tools call Fast 4G. */
const fourG = {
  offline: false,
  latency: 165,
  downloadThroughput: 8_100_000 / 8,
  uploadThroughput: 1_350_000 / 8,
};
const slowdown = 4;

/**
 * What a phone has of a plan: when it shows something, what that costs, and how even the frames are
 * while it moves.
 */
export async function measurePlanScreen(): Promise<Figure[]> {
  await prepare();
  const site = await openPlansSite([floor, ...counts]);
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const count of counts) figures.push(...(await opened(browser, site, count)));
    for (const count of [floor, ...counts]) figures.push(...(await moved(browser, site, count)));
    return figures;
  } finally {
    await browser.close();
    await site.close();
    tidy();
  }
}

/** A phone somebody is signed in on, that may move things. */
async function phone(
  browser: TestBrowser,
  { url }: PlansSite,
): Promise<{ page: Page; devtools: CDPSession }> {
  const visitor = await browser.visitor('phone', { reducedMotion: 'no-preference' });
  await signIn(visitor, url, owner);
  const page = visitor.page();
  // What runs this bench wraps named functions in a call of this name, also those it sends into the
  // page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return { page, devtools: await visitor.context.newCDPSession(page) };
}

/**
 * By its address, in a browser that has nothing of it yet, over a throttled line with a throttled
 * processor.
 */
async function opened(browser: TestBrowser, site: PlansSite, count: number): Promise<Figure[]> {
  const { page, devtools } = await phone(browser, site);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', fourG);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  // Tells when the overview or the drawing is on the screen, and when all that is in sight is
  // sharp.
  await page.addInitScript(() => {
    const times = ((globalThis as unknown as { times: object }).times = {}) as Record<
      string,
      number
    >; // only this bench knows it
    const look = (): void => {
      const [picture, sheet] = [
        document.querySelector<HTMLImageElement>('[role="application"] img'),
        document.querySelector('[role="application"] [data-drawn]'),
      ];
      if ((picture?.complete && picture.naturalWidth > 0) || sheet !== null)
        times['picture'] ??= performance.now();
      if (sheet !== null) times['sharp'] ??= performance.now();
      if (document.querySelector('[data-mark]') !== null) times['pins'] ??= performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const answer = page.waitForResponse(
    (response) =>
      response.request().postData()?.includes(idOf) === true && response.url().endsWith('/graphql'),
  );
  await page.goto(`${site.url}/p/EDEN/plans/P${count}`);
  const body = await (await answer).body();
  await page.waitForFunction(
    () => Object.keys((globalThis as unknown as { times: object }).times).length === 3,
  );
  const times = await page.evaluate(
    () => (globalThis as unknown as { times: Record<string, number> }).times,
  );
  const ofKind = (pattern: RegExp): number =>
    requests.filter((request) => pattern.test(request)).length;
  await page.context().close();
  const what = `${count} pins`;
  return [
    {
      name: `${what}, 4G, CPU ×4: first picture of the plan`,
      value: times['picture'] ?? 0,
      unit: 'ms',
    },
    { name: `${what}, 4G, CPU ×4: pins on it`, value: times['pins'] ?? 0, unit: 'ms' },
    { name: `${what}, 4G, CPU ×4: sharp`, value: times['sharp'] ?? 0, unit: 'ms' },
    { name: `${what}: GraphQL requests`, value: ofKind(/^POST \/graphql/), unit: 'requests' },
    {
      name: `${what}: pictures and tiles of the plan`,
      value: ofKind(/\/files\/plans\//),
      unit: 'requests',
    },
    { name: `${what}: all requests`, value: requests.length, unit: 'requests' },
    { name: `${what}: the screen's answer`, value: body.length / 1_000, unit: 'kB' },
    {
      name: `${what}: the screen's answer (gzip)`,
      value: gzipSync(body).length / 1_000,
      unit: 'kB',
    },
  ];
}

/** Of the one query of the screen, in whatever form it is sent. */
const idOf = '"revision"';

/**
 * Between two frames, while a finger pans and two fingers zoom, all of the sheet and a part of it.
 */
async function moved(browser: TestBrowser, site: PlansSite, count: number): Promise<Figure[]> {
  const { page, devtools } = await phone(browser, site);
  await page.goto(`${site.url}/p/EDEN/plans/P${count}`);
  await page.locator('[role="application"] [data-drawn]').waitFor({ state: 'attached' });
  if (count > floor) await page.locator('[data-mark]').first().waitFor({ state: 'attached' });
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('The plan is not in sight.');
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const pan = async (): Promise<void> => {
    for (const [xDistance, yDistance] of [
      [160, 120],
      [-320, -240],
      [160, 120],
    ] as const) {
      await devtools.send('Input.synthesizeScrollGesture', {
        ...middle,
        xDistance,
        yDistance,
        speed: 400,
        gestureSourceType: 'touch',
        preventFling: true,
      });
    }
  };
  const zoom = async (): Promise<void> => {
    for (const scaleFactor of [3, 1 / 3])
      await devtools.send('Input.synthesizePinchGesture', {
        ...middle,
        scaleFactor,
        relativeSpeed: 400,
        gestureSourceType: 'touch',
      });
  };
  const figures: Figure[] = [];
  for (const look of ['all of it', 'a part']) {
    if (look === 'a part')
      for (let press = 0; press < 2; press += 1) await page.getByRole('application').press('+');
    for (const [name, act] of [
      ['panning', pan],
      ['zooming', zoom],
    ] as const) {
      const { median, p95 } = await frames(page, act);
      figures.push(
        {
          name: `${count} pins, CPU ×4, ${look}: ${name}, frame (median)`,
          value: median,
          unit: 'ms',
        },
        {
          name: `${count} pins, CPU ×4, ${look}: ${name}, frame (95 of 100)`,
          value: p95,
          unit: 'ms',
        },
      );
    }
  }
  await page.context().close();
  return figures;
}
