import type { Locator } from 'playwright-core';
import { openBrowser, type Profile, type TestBrowser, type Visitor } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { sitePhoto } from '../../support/sitePhoto';
import { select } from '../../browser/rooms';
import { sayIn } from '../../support/sayIn';

const inEnglish = sayIn('en');
import {
  fillSnag,
  newTitle,
  openProject,
  openSnag,
  pressRaiseAndStay,
  signIn,
} from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let photo: Buffer;

beforeAll(async () => {
  [server, browser, photo] = await Promise.all([startBuiltServer(), openBrowser(), sitePhoto(1)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const sizes: Record<string, [Profile, { width: number; height: number }]> = {
  'a phone': ['phone', { width: 390, height: 844 }],
  'a phone on its side': ['phone', { width: 844, height: 390 }],
  'a desktop': ['desktop', { width: 1280, height: 800 }],
};

describe.each(Object.entries(sizes))(
  'on %s, what was done and its undo',
  (_name, [profile, viewport]) => {
    let visitor: Visitor;

    /** What came of a press lies inside the window, and over none of what one may want next. */
    async function coversNone(said: Locator, next: readonly Locator[]): Promise<void> {
      const page = visitor.page();
      const box = await boxOf(said);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      // Of the project's own bar or rail: on a phone a snag and the queue have bars of their own.
      const ofProject = await page
        .getByRole('link', { name: /^Eden Court|new for you|^Waiting for you/ })
        .filter({ visible: true })
        .all();
      for (const other of [...ofProject, ...next]) {
        const covered = await boxOf(other.first());
        expect({ said: box, covered, meet: meet(box, covered) }).toMatchObject({ meet: false });
      }
    }

    async function boxOf(locator: Locator): Promise<Box> {
      await locator.waitFor();
      const box = await locator.boundingBox();
      if (box === null) throw new Error('It is not drawn.');
      return box;
    }

    beforeEach(async () => {
      await browser.startAfresh();
      visitor = await browser.visitor(profile, { viewport });
      await signIn(visitor, server.url, server.people.get('ivo'));
      await openProject(visitor);
    });

    test('a snag that was raised can be taken back into the form and opened from what says so, which covers nothing', async () => {
      const page = visitor.page();
      const title = newTitle('Toast');
      await fillSnag(visitor, { title, trade: 'Electrical', place: '14 kitchen', photos: [photo] });
      await pressRaiseAndStay(visitor);
      const said = page.getByRole('status').filter({ hasText: 'Raised.' }).locator('div').first();
      await coversNone(said, [
        page
          .getByRole('navigation', { name: 'Project' })
          .getByRole('link', { name: /^Raise( a snag)?$/ }),
      ]);
      await said.hover();
      await visitor.isAccessible();
      await visitor.picture(`undo-raised-${viewport.width}`);
      await said.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Not raised. Your entry is still here.').waitFor();
      await page.getByRole('img', { name: 'Photo 1' }).waitFor();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('form img')].some(
          (image) => (image as HTMLImageElement).naturalWidth > 0,
        ),
      ); // by its selector
      expect(await page.getByRole('textbox', { name: 'In your own words' }).inputValue()).toBe(
        title,
      );
      await visitor.picture(`undo-taken-back-${viewport.width}`);
      await pressRaiseAndStay(visitor);
      await said.getByRole('link', { name: 'Open' }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      expect(await said.count()).toBe(0);
      expect(browser.faults()).toEqual([]);
    });

    test('in the queue Undo stands beside the buttons for the next snag and not over them', async () => {
      const page = visitor.page();
      await page
        .getByRole('navigation', { name: 'Project' })
        .getByRole('link', { name: 'To check' })
        .click();
      const close = page.getByRole('button', { name: 'Close', exact: true });
      await close.waitFor();
      while ((await close.count()) === 0) await page.getByRole('button', { name: 'Skip' }).click();
      const before = await boxOf(close);
      await close.click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await coversNone(undo, [
        close,
        page.getByRole('button', { name: 'Send back' }),
        page.getByRole('button', { name: 'Skip' }),
      ]);
      // The next snag is closed at the same place.
      expect(await boxOf(close)).toEqual(before);
      await visitor.picture(`undo-queue-${viewport.width}`);
      await undo.click();
      await page.getByText(/is back in the queue/).waitFor();
    });

    test('on a snag Undo stands beside the next step', async () => {
      const page = visitor.page();
      await page.goto(`${server.url}/p/EDEN?chip=TO_CHECK`);
      const title = (await page.locator('a[data-row]').first().textContent()) ?? '';
      await openSnag(visitor, title.replace(/^\S+\s/, ''));
      await page
        .getByRole('region', { name: 'Next step' })
        .getByRole('button', { name: /^Close/ })
        .click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await coversNone(undo, [page.getByRole('button', { name: 'Other actions' })]);
      await undo.click();
      await page.getByText('Not closed.').waitFor();
    });

    test('after a change to many snags Undo stands beside the buttons of the selection', async () => {
      const page = visitor.page();
      await select(page, inEnglish);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: /^Change \d/ }).click();
      await page.getByText('Change priority').click();
      await page.getByRole('dialog').getByText('High', { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change priority' }).click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await coversNone(undo, [
        page.getByRole('button', { name: /^Select all/ }),
        page.getByRole('button', { name: 'Done' }),
      ]);
      await visitor.picture(`undo-many-${viewport.width}`);
      await undo.click();
      await page.getByText('Undone. Nothing sent.').waitFor();
    });
  },
);
