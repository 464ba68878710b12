import { faultsOf, readTree } from '../../support/axTree';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import type { BuiltServer } from '../../support/builtServer';
import { listen } from '../../support/heard';
import { largeProject, startLargeProject } from '../../support/largeProject';
import { allSent, newTitle, openProject, signIn } from '../../browser/acts';
import { select } from '../../browser/rooms';
import { sayIn } from '../../support/sayIn';

const inEnglish = sayIn('en');

let server: BuiltServer;
let browser: TestBrowser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startLargeProject(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(['phone', 'desktop'] as const)(
  `by the accessibility tree alone, on a %s and a project of ${largeProject.snags} snags`,
  (profile) => {
    let visitor: Visitor;
    const hears = async (sentence: RegExp): Promise<string> => {
      const found = await visitor.page().waitForFunction(
        (source) =>
          (Reflect.get(globalThis, 'heard') as readonly string[]).findLast((text) =>
            new RegExp(source).test(text),
          ), // what `listen` keeps
        sentence.source,
      );
      return String(await found.jsonValue());
    };
    const forget = () =>
      // as above
      visitor.page().evaluate(() => void (Reflect.get(globalThis, 'heard') as string[]).splice(0));
    const isInOrder = async (): Promise<void> =>
      expect(faultsOf(await readTree(visitor.page()))).toEqual([]);

    test('one searches, narrows, selects, opens, looks at the photos, comments, loses the line and finds it', async () => {
      await browser.startAfresh();
      browser.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
      visitor = await browser.visitor(profile);
      const page = visitor.page();
      await page.addInitScript(listen);
      await signIn(visitor, server.url, server.people.get('anna'));
      await isInOrder();
      await openProject(visitor);
      await page
        .getByRole('heading', { name: /^EDEN-\d+ / })
        .first()
        .waitFor();
      await isInOrder();
      expect(await page.title()).toMatch(/^Snags of /);

      await forget();
      if (profile === 'phone') await page.getByRole('button', { name: 'Search' }).click();
      const search = page.getByRole('searchbox', { name: 'Search snags' });
      await search.fill('socket');
      expect(await hears(/^Open: /)).toMatch(/^Open: [\d,]+ snags?\b/);
      const which = page.getByRole('navigation', { name: 'Which snags' });
      await which.getByRole('link', { name: /^All / }).click();
      const all = Number((await hears(/^All: /)).replaceAll(/\D/g, ''));
      expect(all).toBeGreaterThan(0);
      await search.fill('nothing-has-this');
      expect(await hears(/no snags/)).toBe('All: no snags');
      await isInOrder();
      await search.fill('');
      await hears(/^All: 5,\d\d\d snags$/);
      await isInOrder();

      await select(page, inEnglish);
      await page
        .getByRole('checkbox', { name: /^Select EDEN-/ })
        .first()
        .check();
      await hears(/^1 snag selected$/);
      await page.getByRole('button', { name: /^Select all \d+ shown/ }).click();
      await hears(/^\d\d+ snags selected$/);
      await isInOrder();
      await page
        .getByRole('region', { name: 'Selected snags' })
        .getByRole('button', { name: 'Done' })
        .click();

      // By its number, as one who knows it types it.
      await forget();
      if (profile === 'phone' && !(await search.isVisible()))
        await page.getByRole('button', { name: 'Search' }).click();
      await search.fill('1');
      await search.press('Enter');
      const title = page.getByRole('heading', { level: 1, name: 'Socket beside the hob is loose' });
      await title.waitFor();
      expect(await page.title()).toMatch(/^EDEN-1 Socket beside the hob is loose/);
      await page.getByRole('heading', { name: 'What happened' }).waitFor();
      await isInOrder();
      await page
        .getByRole('button', {
          name: /^EDEN-1 Socket beside the hob is loose, photo 1 of \d+, defect$/,
        })
        .click();
      const viewer = page.getByRole('dialog');
      await viewer.getByRole('heading').waitFor();
      await viewer.getByRole('button', { name: 'Next photo' }).click();
      await hears(/^Photo 2 of \d+, /);
      await viewer.getByRole('button', { name: 'Close the photo' }).click();
      await viewer.waitFor({ state: 'detached' });

      const comment = page.getByRole('textbox', { name: 'Comment' });
      await allSent(visitor);
      await comment.fill(newTitle('The electrician comes'));
      await page.getByRole('button', { name: 'Add comment' }).click();
      await hears(/^Comment added\.$/);

      // What is still on its way would be told with the line.
      await allSent(visitor);
      await visitor.offline(true);
      await hears(/^Offline$/);
      await comment.fill(newTitle('Written in the basement'));
      await page.getByRole('button', { name: 'Add comment' }).click();
      await hears(/^Comment added\. Saved on this device; it will be sent automatically\.$/);
      await isInOrder();
      await visitor.offline(false);
      await hears(/Everything is sent\.$/);
      await isInOrder();
      expect(browser.faults()).toEqual([]);
    });
  },
);
