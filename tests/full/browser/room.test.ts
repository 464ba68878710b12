import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { cutAndCovered } from '../../support/cut';
import { sayIn } from '../../support/sayIn';
import { signIn } from '../../browser/acts';
import { overScreens } from '../../browser/overRooms';
import { enter, screens, type Room } from '../../browser/rooms';

let server: BuiltServer;
let fresh: BuiltServer;
let browser: TestBrowser;
/** Of somebody who has set letters twice as large in it. */
let largeLetters: TestBrowser;
beforeAll(async () => {
  [server, fresh, browser, largeLetters] = await Promise.all([
    startBuiltServer(),
    startBuiltServer({ SNAGBOOK_DEMO: '0' }),
    openBrowser(),
    openBrowser({ letterPx: 32 }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), largeLetters?.close()]);
  await Promise.all([server?.close(), fresh?.close()]);
});

/** The text spacing of WCAG 1.4.12, as a person's own style. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

async function space(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
}

interface Window {
  how: string;
  width: number;
  height: number;
  spaced?: true;
}

/**
 * 320 × 256 is what a window of 1280 × 1024 has at 400 %. Each is opened in the first window, where
 * there is least room for it, and looked at in all.
 */
const small: Window = { how: 'a window of 320 × 256', width: 320, height: 256 };
const turned: Window = {
  how: 'a window of 640 × 400, as of a desktop at 200 % or a phone on its side',
  width: 640,
  height: 400,
};
const spacedPhone: Window = {
  how: 'a phone with the spacing of text that a person needs',
  width: 390,
  height: 844,
  spaced: true,
};
const germanPhone: Window = { how: 'a phone of 320 px, in German', width: 320, height: 640 };
const largePhone: Window = { how: 'a phone with letters twice as large', width: 390, height: 844 };
const largeDesktop: Window = {
  how: 'a desktop with letters twice as large',
  width: 1280,
  height: 800,
};
const spacedDesktop: Window = {
  how: 'a desktop with the spacing of text that a person needs',
  width: 1280,
  height: 800,
  spaced: true,
};

describe.each([
  {
    language: 'en' as const,
    profile: 'phone' as const,
    windows: [small, turned, spacedPhone] as const,
    over: true,
  },
  {
    language: 'de' as const,
    profile: 'phone' as const,
    windows: [germanPhone] as const,
    over: true,
  },
  {
    language: 'en' as const,
    profile: 'desktop' as const,
    windows: [spacedDesktop] as const,
    over: false,
  },
  {
    language: 'en' as const,
    profile: 'phone' as const,
    windows: [largePhone] as const,
    over: false,
    large: true,
  },
  {
    language: 'en' as const,
    profile: 'desktop' as const,
    windows: [largeDesktop] as const,
    over: false,
    large: true,
  },
])('in $windows.0.how', ({ language, profile, windows, over, large = false }) => {
  const say = sayIn(language);
  let visitor: Visitor;
  let faults: string[];
  const look = async (name: string): Promise<void> => {
    const page = visitor.page();
    for (const { how, width, height, spaced } of windows) {
      if (windows.length > 1) await page.setViewportSize({ width, height });
      if (spaced) await space(page);
      await visitor.picture(`room-${language}-${width}${large ? '-large' : ''}-${name}`);
      // Lists measure their rows anew in the frames after a window has changed.
      let found = await page.evaluate(cutAndCovered);
      for (let frame = 0; found.length > 0 && frame < 30; frame += 1) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        found = await page.evaluate(cutAndCovered);
      }
      faults.push(...found.map((fault) => `${name} in ${how}: ${fault}`));
    }
  };
  const arrive = async (): Promise<void> => {
    const [chosen, other] = large ? [largeLetters, browser] : [browser, largeLetters];
    await Promise.all([chosen.startAfresh(), other.startAfresh()]);
    faults = [];
    const { width, height } = windows[0];
    visitor = await chosen.visitor(profile, {
      viewport: { width, height },
      locale: language === 'de' ? 'de-DE' : 'en-GB',
    });
  };
  const goTo = async (address: string): Promise<void> => {
    const { width, height } = windows[0];
    await visitor.page().setViewportSize({ width, height });
    // What is open over the page before would stay where only what stands behind the # is another.
    await visitor.page().goto('about:blank');
    await visitor.page().goto(address);
  };
  const lookAt = async (rooms: readonly Room[]): Promise<void> => {
    for (const { name, path, open } of rooms) {
      await goTo(`${server.url}${path}`);
      await open(visitor.page(), say).catch((error: unknown) => {
        throw new Error(`There is no way to ${name}.`, { cause: error });
      });
      await look(name);
      await visitor.offline(false);
    }
  };
  const also = windows
    .slice(1)
    .map(({ how }) => `, nor in ${how}`)
    .join('');

  test(`nothing is cut and nothing covers what one presses, on any screen${also}`, async () => {
    await arrive();
    const page = visitor.page();
    await page.goto(fresh.url);
    await page.getByRole('textbox').first().waitFor();
    await look('set-up');
    await goTo(server.url);
    await page.getByLabel(say('E-mail')).waitFor();
    await look('sign-in');
    await enter(page, server.url, server.people.get('anna'), say);
    await lookAt(screens);
    expect(faults).toEqual([]);
  });

  if (!over) return;
  test(`nothing is cut and nothing covers what one presses, in any menu, sheet or dialog${also}`, async () => {
    await arrive();
    await enter(visitor.page(), server.url, server.people.get('anna'), say);
    await lookAt(overScreens);
    expect(faults).toEqual([]);
  });
});

test.each([
  ['upright', 390, 844],
  ['on its side', 844, 390],
  ['small', 320, 640],
])(
  'on a phone %s the photos of the queue are seen whole between the words and the buttons',
  async (_how, width, height) => {
    await Promise.all([browser.startAfresh(), largeLetters.startAfresh()]);
    const page = (await browser.visitor('phone', { viewport: { width, height } })).page();
    await enter(page, server.url, server.people.get('anna'), sayIn('en'));
    await page.goto(`${server.url}/p/EDEN/check`);
    await page.locator('article figure img').first().waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('article figure img')].some(
        ({ naturalWidth }) => naturalWidth > 300,
      ),
    );
    const seen = await page.evaluate(() => {
      const picture = [...document.querySelectorAll<HTMLImageElement>('article figure img')].find(
        ({ naturalWidth }) => naturalWidth > 300,
      );
      if (picture === undefined) return null;
      const { left, top, width, height } = picture.getBoundingClientRect();
      // Within its box the photo is scaled to be whole.
      const scale = Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
      const isInSight = (across: number, down: number): boolean =>
        document
          .elementFromPoint(
            left + width / 2 + across * picture.naturalWidth * scale,
            top + height / 2 + down * picture.naturalHeight * scale,
          )
          ?.closest('figure') === picture.closest('figure');
      const corners = [-0.48, 0.48].flatMap((across) =>
        [-0.48, 0.48].map((down) => isInSight(across, down)),
      );
      return {
        fit: getComputedStyle(picture).objectFit,
        whole: corners.every(Boolean),
        large: picture.naturalHeight * scale > 90,
      };
    });
    expect(seen).toEqual({ fit: 'contain', whole: true, large: true });
  },
);

test('printed, a list, a snag, and a plan’s snags or the one beside it are dark on white, with nothing to press, also on wide paper', async () => {
  await Promise.all([browser.startAfresh(), largeLetters.startAfresh()]);
  const visitor = await browser.visitor('desktop', {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
  });
  const page = visitor.page();
  await signIn(visitor, server.url, server.people.get('anna'));
  for (const [path, ready] of [
    ['/p/EDEN?chip=ALL', 'a[data-row]'],
    ['/p/EDEN/snags/1', 'text=raised it'],
    ['/p/EDEN/plans/A-L01', 'a[data-row]'],
    ['/p/EDEN/plans/A-L01?snag=59', 'text=raised it'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${server.url}${path}`);
    await page.locator(ready).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const { pressed, ink } = await page.evaluate(() => {
      // Pictures and moments are buttons, too, and belong on paper. So does the chip that says
      // which snags these are, on a plan.
      const controls = document.querySelectorAll(
        'nav:not(:has([aria-current="true"])), nav a:not([aria-current="true"]), input, textarea, select, button:not(:has(img, time))',
      );
      return {
        pressed: [...controls]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => each.textContent),
        ink: getComputedStyle(document.body).color,
      };
    });
    await visitor.picture(`room-printed-${path.replaceAll(/\W+/g, '-')}`);
    // Nothing scrolls on paper.
    const isOnPaper = await page
      .locator(ready)
      .first()
      .evaluate((shown) => {
        const end = shown.getBoundingClientRect().bottom;
        for (
          let box = shown.parentElement;
          box !== null && box !== document.body;
          box = box.parentElement
        ) {
          if (
            getComputedStyle(box).overflowY !== 'visible' &&
            box.getBoundingClientRect().bottom < end
          )
            return false;
        }
        return shown.checkVisibility();
      });
    expect({ path, isOnPaper }).toEqual({ path, isOnPaper: true });
    expect(pressed).toEqual([]);
    expect(ink.match(/\d+/g)?.every((share) => Number(share) < 60)).toBe(true);
  }
});
