import type { Locator, Page } from 'playwright-core';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import {
  allSent,
  arrives,
  fillSnag,
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
    Promise.all([sitePhoto(1), sitePhoto(2)]),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(() => browser.startAfresh());

test('a photo is drawn on and seen so on a second screen, enlarged, swiped and left with Back', async () => {
  const title = newTitle('Tile cracked');
  const inspector = await browser.visitor('desktop');
  const viewer = await browser.visitor('phone');
  await signIn(inspector, server.url, server.people.get('ivo'));
  await signIn(viewer, server.url, server.people.get('elena'));
  await openProject(inspector);
  await openProject(viewer);
  await allSent(viewer);
  await fillSnag(inspector, { title, trade: 'Electrical', place: '14 kitchen', photos });
  await pressRaise(inspector);
  await arrives(viewer, title);
  await openSnag(inspector, title);
  await allSent(inspector);
  await openSnag(viewer, title);

  const page = inspector.page();
  await open(page);
  await page.getByRole('button', { name: 'Draw on the photo' }).click();
  const sheet = page.getByRole('application', { name: 'Draw: Before 1 / 2' });
  const photo = sheet.locator('img').first();
  await drag(page, photo, [0.2, 0.2], [0.5, 0.4]);
  await page.getByRole('button', { name: 'Circle' }).click();
  await drag(page, photo, [0.4, 0.3], [0.7, 0.6]);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Text, then tap where it goes').fill('From here to the wall');
  await at(photo, [0.5, 0.75], (x, y) => page.mouse.click(x, y));
  await sheet
    .getByRole('img', { name: '“From here to the wall” at 50 % across, 75 % down' })
    .waitFor();
  await inspector.isAccessible();
  await inspector.picture('photo-drawing');
  await page.getByRole('button', { name: 'Done' }).click();
  await drawnOn(page, 'Arrow to 50 % across, 40 % down');

  // On the other screen without its doing, and there on a phone's.
  await viewer.page().getByText('drew on photo 1').waitFor();
  await open(viewer.page());
  await drawnOn(viewer.page(), 'Arrow to 50 % across, 40 % down');
  await viewer.isAccessible();
  await viewer.picture('photo-viewer');
  await swipe(viewer.page());
  await viewer.page().getByRole('heading', { name: 'Before 2 / 2' }).waitFor();
  await viewer.page().goBack();
  await viewer.page().getByRole('dialog').waitFor({ state: 'detached' });
  await viewer.page().getByRole('heading', { name: title, level: 1 }).waitFor();

  // By keys, wheel and buttons; close up the largest rendition comes, and the arrows move the
  // photo.
  const picture = page.getByRole('img', { name: /, photo 1 of 2, defect$/ });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.keyboard.press('+');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -400);
  await eventually(async () => expect(await width()).toBeGreaterThan(whole * 1.8));
  await page.getByRole('dialog').locator('img[src$="/large"]').waitFor();
  await inspector.picture('photo-zoomed');
  await page.keyboard.press('0');
  await eventually(async () => expect(Math.round(await width())).toBe(Math.round(whole)));
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await eventually(async () => expect(await width()).toBeGreaterThan(whole * 1.5));
  await page.getByRole('button', { name: 'Whole photo' }).click();
  await eventually(async () => expect(Math.round(await width())).toBe(Math.round(whole)));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Before 2 / 2' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await inspector.picture('photo-history');
  await inspector.isAccessible();
  expect(browser.faults()).toEqual([]);
});

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, photo 1 of \d+, defect$/ }).click();
  await page.getByRole('button', { name: 'Enlarge' }).waitFor();
}

/** The drawing lies over the photo, exactly as large. */
async function drawnOn(page: Page, name: string): Promise<void> {
  const stage = page.getByRole('dialog');
  await stage.getByRole('img', { name }).waitFor();
  await eventually(async () => {
    const [photo, drawing] = await Promise.all([
      stage.getByRole('img', { name: /, photo 1 of 2, defect$/ }).boundingBox(),
      stage.getByRole('group', { name: 'Drawing' }).boundingBox(),
    ]);
    expect(drawing).toEqual(photo);
  });
}

type Part = readonly [number, number];

async function at(
  sheet: Locator,
  [x, y]: Part,
  act: (x: number, y: number) => Promise<void>,
): Promise<void> {
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('There is nothing to draw on.');
  await act(box.x + box.width * x, box.y + box.height * y);
}

async function drag(page: Page, sheet: Locator, from: Part, to: Part): Promise<void> {
  await at(sheet, from, (x, y) => page.mouse.move(x, y));
  await page.mouse.down();
  await at(sheet, to, (x, y) => page.mouse.move(x, y, { steps: 4 }));
  await page.mouse.up();
}

/** One finger from right to left, as the browser itself makes it. */
async function swipe(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await send('touchStart', 320);
  for (const x of [260, 180, 100, 60]) await send('touchMove', x);
  await send('touchEnd');
}
