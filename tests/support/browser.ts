import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { patienceMs, startMs } from './patience';

export const profiles = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export type Profile = keyof typeof profiles;

export interface Visitor {
  readonly context: BrowserContext;
  /** The page they look at; another one after `reopen`. */
  page(): Page;
  /** Closes the tab without a word to it and opens the address in a new one of the same browser. */
  reopen(address: string): Promise<Page>;
  /** Takes the network away from the device, and gives it back. */
  offline(off: boolean): Promise<void>;
  /** Fails on anything that axe finds against WCAG 2.2 AA. */
  isAccessible(): Promise<void>;
  /**
   * A picture for people: into `$SCREENSHOTS`, or a temporary folder; none in the gate unless
   * `SCREENSHOTS` is set.
   */
  picture(name: string): Promise<void>;
}

export interface TestBrowser {
  /**
   * Without a service worker, unless the options allow one: it would answer what a journey
   * provokes.
   */
  visitor(profile: Profile, options?: BrowserContextOptions): Promise<Visitor>;
  /**
   * In a browser of its own, which keeps in `folder` what it stores, as one does on a person's
   * device; closed with its context. It has a service worker.
   */
  onDevice(profile: Profile, folder: string): Promise<Visitor>;
  /**
   * Nobody's pages are open any more and nothing went wrong yet: what an earlier test or attempt
   * left behind is no part of the next.
   */
  startAfresh(): Promise<void>;
  /**
   * What went wrong in any page since then: thrown errors and console errors; a violation of the
   * Content-Security-Policy is one.
   */
  faults(): string[];
  /** Says that a fault is part of what is tested, such as a line that is cut. */
  expectFault(pattern: RegExp): void;
  close(): Promise<void>;
}

/** The open pages, with what went wrong in those of their browser. */
const openPages = new Map<Page, readonly string[]>();
/** Of a page, and of a fault. */
const shownChars = 1500;
const faultChars = 200;

/**
 * For a journey that failed: what went wrong in its pages, and what those that are open show, each
 * in one line and without the options of lists; `$SCREENSHOTS` gets a picture of each.
 */
export async function describePages(): Promise<string> {
  const wrong = [...new Set([...openPages.values()].flat())].map((line) =>
    line.slice(0, faultChars),
  );
  const shown = [...openPages.keys()].map(async (page, nth) => {
    if (pictures !== null)
      await page.screenshot({ path: join(pictures, `failed-${nth}.png`) }).catch(() => undefined);
    return `${page.url()} shows: ${(await visibleText(page).catch(String)).slice(0, shownChars)}`;
  });
  return [...wrong, ...(await Promise.all(shown))].join('\n');
}

async function visibleText(page: Page): Promise<string> {
  const [text, options] = await Promise.all([
    page.locator('body').innerText(),
    page.locator('option').allInnerTexts(),
  ]);
  // The same words may stand on the page besides.
  const left = [...options];
  const isOption = (line: string): boolean =>
    left.includes(line) && left.splice(left.indexOf(line), 1).length > 0;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !isOption(line))
    .join(' · ');
}

/**
 * Nobody is signed in yet, and the page asked: the browser notes the refusal, but nothing is wrong.
 */
const asked = /\/session\/refresh .*status of 401/;

const flags = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-domain-reliability',
  '--metrics-recording-only',
  '--no-pings',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** Whether there is as much shared memory as the browsers of a few tests need. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 31;
  } catch {
    return false;
  }
}

/**
 * Playwright has Chromium keep what its processes share in files of the temporary folder, because
 * containers have little shared memory. On a disk * each of them is written in the end.
 */
const how: LaunchOptions = {
  args: flags,
  timeout: startMs,
  ...(hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
};

/** The folder for pictures of screens; null where nobody asks for them. */
const pictures = process.env['SCREENSHOTS'] ?? null;

/** `letterPx`: the size of text that a person has set in the browser, whose own is 16 px. */
export async function openBrowser({
  letterPx = 16,
}: { letterPx?: number } = {}): Promise<TestBrowser> {
  const executablePath = process.env['CHROME_PATH'];
  if (executablePath === undefined)
    throw new Error(
      'There is no Chromium. Set CHROME_PATH, or run the tests through Jest’s browser project.',
    );
  const browser: Browser = await chromium.launch({
    executablePath,
    ...how,
    args: letterPx === 16 ? flags : [...flags, `--blink-settings=defaultFontSize=${letterPx}`],
  });
  const seen: string[] = [];
  const expected: RegExp[] = [asked];
  /** Browsers of devices that are open: a journey that fails leaves its own. */
  const devices = new Set<BrowserContext>();

  const listen = (page: Page): void => {
    openPages.set(page, seen);
    page.once('close', () => openPages.delete(page));
    page.on('console', (message) => {
      if (message.type() === 'error')
        seen.push(`console: ${message.location().url} ${message.text()}`);
    });
    // What is thrown may be no Error, and then has no stack.
    page.on('pageerror', (error) =>
      seen.push(`thrown: ${error.name} ${error.message} ${error.stack ?? ''} at ${page.url()}`),
    );
  };

  const meet = async (context: BrowserContext, profile: Profile): Promise<Visitor> => {
    context.setDefaultTimeout(patienceMs);
    context.on('page', listen);
    let page = await context.newPage();
    return {
      context,
      page: () => page,
      async reopen(address) {
        await page.close({ runBeforeUnload: false });
        page = await context.newPage();
        await page.goto(address);
        return page;
      },
      offline: (off) => context.setOffline(off),
      isAccessible: () => expectAccessible(page),
      async picture(name) {
        if (pictures === null) return;
        mkdirSync(pictures, { recursive: true });
        await page.screenshot({ path: join(pictures, `${name}-${profile}.png`) });
      },
    };
  };

  const common: BrowserContextOptions = { locale: 'en-GB', reducedMotion: 'reduce' };
  return {
    visitor: async (profile, options = {}) =>
      meet(
        await browser.newContext({
          ...profiles[profile],
          ...common,
          serviceWorkers: 'block',
          ...options,
        }),
        profile,
      ),
    async onDevice(profile, folder) {
      const device = await chromium.launchPersistentContext(folder, {
        ...profiles[profile],
        ...common,
        executablePath,
        ...how,
      });
      devices.add(device);
      device.once('close', () => devices.delete(device));
      return meet(device, profile);
    },
    async startAfresh() {
      for (const context of [...browser.contexts(), ...devices]) await context.close();
      seen.length = 0;
    },
    faults: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
    expectFault: (pattern) => void expected.push(pattern),
    async close() {
      for (const device of devices) await device.close();
      await browser.close();
    },
  };
}

async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  // In the page as a whole, and only what is wrong: by itself the builder carries all that axe
  // looked at through Playwright twice, into a second page and back, which took more time than
  // looking. That way is for frames of other origins, and there are none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html}`),
  );
  if (found.length > 0) throw new Error(`${page.url()} is not accessible:\n${found.join('\n')}`);
}
