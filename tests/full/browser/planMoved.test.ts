import type { Locator, Page } from 'playwright-core';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { eventually } from '../../support/eventually';
import { signIn } from '../../browser/acts';
import { pin, sheetIsOpen, toolsAreFree } from '../../browser/planActs';

let server: BuiltServer;
let browser: TestBrowser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const number = '59';

test.each([
  { how: 'held upright', viewport: { width: 390, height: 844 } },
  { how: 'on its side', viewport: { width: 844, height: 390 } },
  { how: 'that is small', viewport: { width: 320, height: 640 } },
  { how: 'that is enlarged four times', viewport: { width: 320, height: 256 } },
])(
  'what is said of a moved pin, and its Undo, cover neither the pin nor the tools of the plan, on a phone $how',
  async ({ viewport }) => {
    await browser.startAfresh();
    const visitor = await browser.visitor('phone', { viewport });
    const page = visitor.page();
    await signIn(visitor, server.url, server.people.get('anna'));
    await page.goto(`${server.url}/p/EDEN/plans/A-L01?snag=${number}`);
    await sheetIsOpen(visitor);
    await page.getByRole('button', { name: 'Move pin', exact: true }).click();
    await page.getByRole('button', { name: 'Whole plan' }).click();
    await put(page).click();
    await undo(page).waitFor();
    // The snag is open already.
    expect(await page.getByRole('link', { name: 'Open', exact: true }).count()).toBe(0);
    await visitor.picture(`planMoved-${viewport.width}-${viewport.height}`);
    await isSeen(visitor);
    await undo(page).click();
    await page.getByText('Moved back.').first().waitFor();
    await isSeen(visitor);
    await visitor.picture(`planMovedBack-${viewport.width}-${viewport.height}`);
    expect(browser.faults()).toEqual([]);
  },
);

test.each([{ where: 'phone' as const }, { where: 'desktop' as const }])(
  'on a $where, whoever moves a pin begins with the cross at it, and sees it again without having moved it',
  async ({ where }) => {
    await browser.startAfresh();
    const visitor = await browser.visitor(where);
    const page = visitor.page();
    await signIn(visitor, server.url, server.people.get('anna'));
    await page.goto(`${server.url}/p/EDEN/plans/A-L01?snag=${number}`);
    await sheetIsOpen(visitor);
    const movePin = page.getByRole('button', { name: 'Move pin', exact: true });
    // A key that is held down repeats, and only begins it.
    await movePin.focus();
    await page.keyboard.down('Enter');
    await put(page).waitFor();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await of.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    };
    await visitor.picture('planMoveBegins');
    await eventually(async () =>
      expect(await middle(pin(visitor, number))).toEqual(
        await middle(page.getByRole('application')),
      ),
    );
    // To where it is, it is not moved.
    await put(page).click();
    await movePin.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await movePin.waitFor();
    await isSeen(visitor);
    expect(await undo(page).count()).toBe(0);
    expect(browser.faults()).toEqual([]);
  },
);

async function isSeen(visitor: Visitor): Promise<void> {
  await eventually(async () =>
    expect(
      await pin(visitor, number).evaluate((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        return [0.3, 0.7].every((part) =>
          mark.contains(document.elementFromPoint(left + width / 2, top + height * part)),
        );
      }),
    ).toBe(true),
  );
  await toolsAreFree(visitor.page());
}

const put = (page: Page) => page.getByRole('button', { name: 'Put pin here' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
