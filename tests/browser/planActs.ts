import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../support/browser';
import { eventually } from '../support/eventually';
import { patienceMs } from '../support/patience';
import { writePdf } from '../support/pdfs';

/** In parts of a sheet's width and height, or px of the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In points: A3 lying on its side. */
const sheet = { width: 1190, height: 842 };
/**
 * Of the A3 sheet's pyramid: at 300 dpi its longer side is 4,958 px, more than 2¹² and less than
 * 2¹³.
 */
export const deepestLevel = 13;

let codes = 0;
/** What the codes of an attempt's plans begin with: the server keeps those of an earlier one. */
export const newCode = (): string => `J${++codes}`;

/**
 * A PDF of floors, one bookmark a page; `shift` moves the drawing on its sheets, in parts of their
 * width.
 */
export function floors(titles: readonly string[], shift = 0): Buffer {
  const left = 120 + shift * sheet.width;
  const pages = titles.map((title) => ({
    dict: `/MediaBox[0 0 ${sheet.width} ${sheet.height}]`,
    content: [
      '2 w',
      ...[0, 1, 2, 3].map((room) => `${left + room * 200} 200 200 420 re S`),
      `BT /F 28 Tf ${left} 660 Td (${title}) Tj ET`,
      '0.3 w',
      ...Array.from(
        { length: 4_000 },
        (_, line) =>
          `${left + (line % 200) * 4} ${200 + Math.floor(line / 200) * 20} m ${left + (line % 200) * 4 + 9} ${212 + Math.floor(line / 200) * 20} l S`,
      ),
    ].join('\n'),
  }));
  return writePdf({ pages, bookmarks: titles.map((title, page) => ({ title, page })) });
}

export async function openPlans(visitor: Visitor): Promise<void> {
  const page = visitor.page();
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Plan', exact: true })
    .click();
  await page.getByRole('heading', { name: 'Plans', level: 1 }).waitFor();
}

/** The link of a plan in the index. */
export const planLink = (visitor: Visitor, code: string): Locator =>
  visitor.page().getByRole('link', { name: new RegExp(`^${code} `) });

export async function choosePlanFile(
  visitor: Visitor,
  button: string,
  files: readonly { readonly name: string; readonly buffer: Buffer }[],
): Promise<void> {
  const page = visitor.page();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'application/pdf' })));
}

/** Uploads a file and makes plans of all its pages, called as they propose themselves. */
export async function addPlans(
  visitor: Visitor,
  name: string,
  titles: readonly string[],
): Promise<void> {
  await choosePlanFile(visitor, 'Upload plans', [{ name, buffer: floors(titles) }]);
  await visitor
    .page()
    .getByRole('button', { name: /^Add (plan|\d+ plans)$/ })
    .click();
}

/**
 * Both pages of a file show what is on them, and the second opens larger under its title and closes
 * with Back.
 */
export async function seePages(visitor: Visitor, form: Locator, title: string): Promise<void> {
  const longerSides = (images: Locator) =>
    images.evaluateAll((found) =>
      found.map((image) =>
        Math.max(
          (image as HTMLImageElement).naturalWidth,
          (image as HTMLImageElement).naturalHeight,
        ),
      ),
    ); // found as img
  await eventually(async () => expect(await longerSides(form.locator('img'))).toEqual([240, 240]));
  await form.getByRole('button', { name: 'Show page 2 larger' }).click();
  const page = visitor.page().getByRole('dialog', { name: title });
  await eventually(async () => expect(await longerSides(page.locator('img'))).toEqual([1600]));
  await visitor.isAccessible();
  await visitor.picture('plans-page');
  await visitor.page().goBack();
  await page.waitFor({ state: 'detached' });
}

/** Opens a plan of the index, and waits until it can be moved. */
export async function openPlan(visitor: Visitor, code: string): Promise<void> {
  await planLink(visitor, code).click();
  await sheetIsOpen(visitor);
}

export const sheetIsOpen = (visitor: Visitor): Promise<void> =>
  visitor.page().getByRole('group', { name: 'Pins in sight' }).waitFor({ state: 'attached' });

/** Where a spot of a sheet that is shown as a whole is on the screen. */
export async function screenSpot(drawing: Locator, spot: Spot): Promise<Spot> {
  const box = await drawing.boundingBox();
  if (box === null) throw new Error('The drawing is not in sight.');
  const scale = Math.min(box.width / sheet.width, box.height / sheet.height);
  return {
    x: box.x + box.width / 2 + (spot.x - 0.5) * sheet.width * scale,
    y: box.y + box.height / 2 + (spot.y - 0.5) * sheet.height * scale,
  };
}

/** The drawing of the plan's screen. */
export const drawing = (visitor: Visitor): Locator =>
  visitor.page().getByRole('application', { name: /^Drawing: / });

/** Fails if a part of the sheet is out of sight, or all of it could be larger. */
export async function isFitted(visitor: Visitor): Promise<void> {
  const [stage, paper] = [
    await drawing(visitor).boundingBox(),
    await drawing(visitor).locator('[data-drawn]').boundingBox(),
  ];
  if (stage === null || paper === null) throw new Error('The drawing is not in sight.');
  const room = [
    paper.x - stage.x,
    paper.y - stage.y,
    stage.x + stage.width - paper.x - paper.width,
    stage.y + stage.height - paper.y - paper.height,
  ];
  if (room.some((px) => px < -1)) throw new Error(`The sheet is cut: ${room.join(', ')} px.`);
  const filled = Math.max(paper.width / stage.width, paper.height / stage.height);
  if (filled < 0.98) throw new Error(`The sheet fills ${filled} of what there is.`);
}

/** Waits until a tap in the middle of each of the plan's tools is one of that tool. */
export async function toolsAreFree(page: Page): Promise<void> {
  for (const name of ['Raise a snag here', 'Whole plan']) {
    const tool = page.getByRole('button', { name, exact: true });
    await eventually(async () => {
      const free = await tool.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      if (!free) throw new Error(`${name} is covered.`);
    });
  }
}

/** Pins of one snag each, numbered by the server. */
export const pins = (visitor: Visitor): Locator =>
  visitor
    .page()
    .getByRole('group', { name: 'Pins in sight' })
    .getByRole('button', { name: /^EDEN-\d+, / });

export const pin = (visitor: Visitor, number: string): Locator =>
  visitor
    .page()
    .getByRole('group', { name: 'Pins in sight' })
    .getByRole('button', { name: new RegExp(`^EDEN-${number}, `) });

/** Where on the sheet a pin is shown. */
export async function spotOf(mark: Locator): Promise<Spot> {
  return {
    x: Number(await mark.getAttribute('data-x')),
    y: Number(await mark.getAttribute('data-y')),
  };
}

/** A thumb rests on a spot of the screen until that counts as held, and leaves it. */
export async function hold(visitor: Visitor, at: Spot): Promise<void> {
  const page = visitor.page();
  const devtools = await visitor.context.newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await drawing(visitor).locator('> span[class*="held"]').waitFor();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Resolves when the server has given a tile of this level. */
export async function tileOfLevel(page: Page, level: number): Promise<void> {
  await page.waitForResponse(
    (response) => response.url().includes(`/tiles/${level}/`) && response.status() === 200,
    { timeout: patienceMs },
  );
}

interface Counted {
  taps: number;
  keys: number;
}

/** Counts from now on what the person does with the page: begins again with each call. */
export async function countTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const self = globalThis as unknown as { counted?: Counted }; // only this test knows it
    if (self.counted === undefined) {
      addEventListener('pointerdown', () => self.counted && (self.counted.taps += 1), true);
      addEventListener('keydown', () => self.counted && (self.counted.keys += 1), true);
    }
    self.counted = { taps: 0, keys: 0 };
  });
}

export const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => (globalThis as unknown as { counted: Counted }).counted);

/** Keeps what is said beside every bar of progress that the page shows from now on. */
export async function watchProgress(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const self = globalThis as unknown as { progress: Set<string> }; // as above
    self.progress = new Set();
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('progress'))
        self.progress.add(bar.parentElement?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() =>
      [...(globalThis as unknown as { progress: Set<string> }).progress].join('\n'),
    );
}

/** Clicks a spot of the drawing that is called so. */
export async function press(visitor: Visitor, name: string, spot: Spot): Promise<void> {
  const at = await screenSpot(visitor.page().getByRole('application', { name, exact: true }), spot);
  await visitor.page().mouse.click(at.x, at.y);
}

export function expectSpot(spot: Spot, wanted: Spot): void {
  expect(Math.hypot(spot.x - wanted.x, spot.y - wanted.y)).toBeLessThan(0.01);
}
