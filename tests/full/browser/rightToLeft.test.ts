import type { Locator, Page } from 'playwright-core';
import { openBrowser, type Profile, type TestBrowser } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { cutAndCovered } from '../../support/cut';
import { eventually } from '../../support/eventually';
import { sayIn } from '../../support/sayIn';
import { makeLink } from '../../browser/acts';
import { history, press, row, sheet } from '../../browser/rooms';

let server: BuiltServer;
let browser: TestBrowser;
let link: string;
const say = sayIn('ar');
const company = 'Brandt Elektro';

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  link = await makeLink(await browser.visitor('desktop'), server, company);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const box = async (there: Locator) => {
  const found = await there.boundingBox();
  if (found === null) throw new Error('It is not shown.');
  return found;
};
/** Where the middle of the first is from that of the second, in px to the right. */
const aside = async (one: Locator, other: Locator): Promise<number> => {
  const [first, second] = await Promise.all([box(one), box(other)]);
  return first.x + first.width / 2 - second.x - second.width / 2;
};
const isMirrored = (icon: Locator): Promise<boolean> =>
  icon.evaluate((svg) => getComputedStyle(svg).scale === '-1 1');
/** Where each pin is on the sheet, whatever is round it. */
const spots = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(
      (mark) => [mark.dataset['mark'] ?? '', mark.getBoundingClientRect().left] as const,
    );
    const first = Math.min(...marks.map(([, left]) => left));
    return Object.fromEntries(marks.map(([key, left]) => [key, (left - first).toFixed()]));
  });

test.each<Profile>(['phone', 'desktop'])(
  'in Arabic the screens of a trade run from right to left on a %s, and its plans, photos and drawings do not',
  async (profile) => {
    await browser.startAfresh();
    const visitor = await browser.visitor(profile, {
      locale: 'ar-AE',
      ...(profile === 'desktop' && { colorScheme: 'dark' }),
    });
    const page = visitor.page();
    const look = async (name: string): Promise<void> => {
      await visitor.picture(`right-to-left-${name}`);
      expect({ name, wrong: await page.evaluate(cutAndCovered) }).toEqual({ name, wrong: [] });
    };
    const go = (path: string) => page.goto(`${server.url}${path}`);

    await go('/sign-in');
    await page.getByRole('heading', { name: say('Sign in') }).waitFor();
    expect(
      await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
    ).toEqual(['ar-AE', 'rtl']);
    await look('sign-in');
    await page.goto(link);
    await page.getByLabel(say('Your name')).fill('Jan Kowalski 2');
    await visitor.isAccessible();
    await look('link');
    await press(page, say('Show snags'));
    await row(page);
    await go('/p/EDEN?chip=TO_CHECK');
    await row(page);
    await look('list');

    const number = await page.locator('a[data-row]').first().getAttribute('data-row');
    await go(`/p/EDEN/snags/${number}`);
    await history(page, say);
    await visitor.isAccessible();
    await look('snag');
    if (profile === 'phone')
      expect(
        await isMirrored(page.getByRole('link', { name: say('Back to the list') }).locator('svg')),
      ).toBe(true);

    // The next photo lies to the left, where a line goes on, and so does its button.
    await page.locator('section button:has(img)').first().click();
    const viewer = page.getByRole('dialog');
    await page.getByRole('button', { name: say('Enlarge') }).waitFor();
    const [before, after] = [say('Before'), say('After')];
    await viewer.getByRole('heading', { name: new RegExp(`^${before} 1 / `) }).waitFor();
    expect(
      await aside(
        viewer.getByRole('button', { name: say('Next photo') }),
        viewer.getByRole('button', { name: say('Previous photo') }),
      ),
    ).toBeLessThan(0);
    await eventually(async () =>
      expect(
        await aside(
          viewer.getByRole('img', { name: / 2 /, includeHidden: true }).first(),
          viewer.getByRole('img', { name: / 1 /, includeHidden: true }).first(),
        ),
      ).toBeLessThan(-100),
    );
    await page.keyboard.press('ArrowLeft');
    await viewer.getByRole('heading', { name: new RegExp(`^(${before}|${after}) 2 / `) }).waitFor();
    await eventually(async () =>
      expect(
        Math.abs(
          await aside(
            viewer.getByRole('img', { name: / 2 /, includeHidden: true }).first(),
            viewer,
          ),
        ),
      ).toBeLessThan(5),
    );
    await look('photo');

    // What is written at the left of a photo goes on to the right, in the photo.
    await page.getByRole('button', { name: say('Draw on the photo') }).click();
    await viewer.getByRole('button', { name: say('Text'), exact: true }).click();
    await viewer.getByRole('textbox').fill('تمت المعالجة');
    // The photo stands in the middle of a wider sheet.
    const paper = viewer.getByRole('application');
    const [sheetBox, photoBox] = await Promise.all([box(paper), box(paper.locator('img').first())]);
    await paper.click({
      position: {
        x: photoBox.x - sheetBox.x + photoBox.width * 0.05,
        y: photoBox.y - sheetBox.y + photoBox.height / 2,
      },
    });
    const written = await box(viewer.locator('svg text').first());
    expect(written.x).toBeGreaterThanOrEqual(photoBox.x);
    expect(written.width).toBeGreaterThan(20);
    await look('drawing');

    await go('/p/EDEN/plans/A-L01?chip=ALL');
    await sheet(page);
    await eventually(async () => expect(Object.keys(await spots(page)).length).toBeGreaterThan(1));
    await look('plan');
    const here = await spots(page);
    await go('/outbox');
    await page.getByRole('heading', { name: say('This device') }).waitFor();
    await look('outbox');

    // The same sheet in English, which this person chooses: not a pin is elsewhere.
    await go('/p/EDEN/plans/A-L01?chip=ALL');
    await sheet(page);
    await go('/p/EDEN/more');
    const choice = page.getByLabel(say('Language'), { exact: true });
    await choice.waitFor();
    await look('more');
    await choice.selectOption('en');
    await page.getByRole('heading', { name: 'More', exact: true }).waitFor();
    await go('/p/EDEN/plans/A-L01?chip=ALL');
    await sheet(page);
    await eventually(async () => expect(await spots(page)).toEqual(here));
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    expect(browser.faults()).toEqual([]);
  },
);
