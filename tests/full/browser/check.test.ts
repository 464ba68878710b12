import type { Locator } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  fillSnag,
  fixWithPhoto,
  newTitle,
  openProject,
  openSnag,
  pressRaise,
  signIn,
} from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let photos: Buffer[];

beforeAll(async () => {
  [server, browser, photos] = await Promise.all([
    startBuiltServer(),
    openBrowser(),
    Promise.all([1, 2, 3, 4].map(sitePhoto)),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The numbers, from 1, of the photos that are in sight in a strip. */
const inSight = (strip: Locator): Promise<number[]> =>
  strip.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('img')].flatMap((image, index) => {
      const box = image.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2 ? [index + 1] : [];
    });
  });

test('in the queue photos are shown whole, one side is swiped while the other stays, and what is pressed is what is shown large', async () => {
  await browser.startAfresh();
  const visitor = await browser.visitor('phone');
  const page = visitor.page();
  // Who runs the project may check what they have fixed themselves.
  await signIn(visitor, server.url, server.people.get('anna'));
  await openProject(visitor);
  const title = newTitle('Three photos');
  await fillSnag(visitor, {
    title,
    trade: 'Electrical',
    place: '14 kitchen',
    photos: photos.slice(0, 3),
  });
  await pressRaise(visitor);
  await openSnag(visitor, title);
  await fixWithPhoto(visitor, photos[3] ?? Buffer.alloc(0), async () => {
    await page.getByRole('button', { name: 'Other actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Mark fixed' }).click();
  });
  await allSent(visitor);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'To check' })
    .click();
  const one = page.getByRole('heading', { name: new RegExp(title) });
  const later = page.getByRole('button', { name: 'Skip' });
  await later.waitFor();
  while ((await one.count()) === 0) await later.click();

  const before = page.getByRole('group', { name: 'Before' });
  const after = page.getByRole('group', { name: 'After' });
  await page.getByText(/^Before · .*, 1 of 3$/).waitFor();
  // The server has made them smaller.
  await before.locator('img').nth(2).waitFor({ state: 'attached' });
  await after.locator('img').waitFor({ state: 'attached' });
  const whole = (part: Locator): Promise<string[]> =>
    part
      .locator('img')
      .evaluateAll((images) => [
        ...new Set(images.map((image) => getComputedStyle(image).objectFit)),
      ]);
  expect(await whole(before)).toEqual(['contain']);
  expect(await whole(after)).toEqual(['contain']);

  const stays = await after.boundingBox();
  await before.evaluate((strip) =>
    strip.scrollTo({ left: 2 * strip.clientWidth, behavior: 'instant' }),
  );
  expect(await inSight(before)).toEqual([3]);
  expect(await inSight(after)).toEqual([1]);
  expect(await after.boundingBox()).toEqual(stays);
  await visitor.picture('check-swiped');

  const dialog = page.getByRole('dialog', { name: /^Photos of EDEN-/ });
  await before.getByRole('button', { name: /photo 3 of 4/ }).click();
  await dialog.waitFor();
  await eventually(async () =>
    expect(await inSight(dialog.getByRole('group', { name: 'Before' }))).toEqual([3]),
  );
  expect(await whole(dialog)).toEqual(['contain']);
  await visitor.picture('check-third-large');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  // Pressed on the other side, this one stays where it was swiped to.
  await after.getByRole('button').click();
  await dialog.waitFor();
  await eventually(async () =>
    expect(await inSight(dialog.getByRole('group', { name: 'Before' }))).toEqual([3]),
  );
  expect(browser.faults()).toEqual([]);
});
