import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { lockedPdf, writePdf } from '../../support/pdfs';
import { fileOf } from '../../support/camera';
import { sitePhoto } from '../../support/sitePhoto';
import { newTitle, openProject, pressRaise, putAway, signIn } from '../../browser/acts';
import {
  addPlans,
  choosePlanFile,
  countTaps,
  counted,
  deepestLevel,
  drawing,
  expectSpot,
  floors,
  hold,
  isFitted,
  newCode,
  openPlan,
  openPlans,
  pin,
  pins,
  planLink,
  press,
  screenSpot,
  seePages,
  sheetIsOpen,
  spotOf,
  tileOfLevel,
  toolsAreFree,
  watchProgress,
} from '../../browser/planActs';

let server: BuiltServer;
let browser: TestBrowser;
let photos: Buffer[];

beforeAll(async () => {
  [server, browser, photos] = await Promise.all([
    startBuiltServer(),
    openBrowser(),
    Promise.all([sitePhoto(3), sitePhoto(4)]),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(() => browser.startAfresh());

async function arrive(profile: 'phone' | 'desktop', person: string): Promise<Visitor> {
  const visitor = await browser.visitor(profile);
  await signIn(visitor, server.url, server.people.get(person));
  await openProject(visitor);
  await openPlans(visitor);
  return visitor;
}

test('a drawing goes from a file to every screen, and a thumb raises snags on it that all see at their place', async () => {
  const code = newCode();
  const plan = `${code}-1`;
  const admin = await arrive('desktop', 'anna');
  const inspector = await arrive('phone', 'ivo');
  const trade = await arrive('desktop', 'elena');
  await inspector.isAccessible();

  // From a file to plans; the others see what becomes of it.
  const sent = await watchProgress(admin.page());
  const drawn = await watchProgress(inspector.page());
  await choosePlanFile(admin, 'Upload plans', [
    { name: 'floors.pdf', buffer: floors([`${plan} Cellar`, `${code}-2 Roof`]) },
  ]);
  const form = admin.page().getByRole('form', { name: 'floors.pdf, 2 pages' });
  await form.waitFor();
  expect(await sent()).toMatch(/^floors\.pdf/m);
  expect(
    await form
      .getByLabel('Code', { exact: true })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  ).toEqual([plan, `${code}-2`]);
  expect(
    await form
      .getByLabel('Name', { exact: true })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  ).toEqual(['Cellar', 'Roof']);
  await seePages(admin, form, `Page 2: ${code}-2 Roof, A3`);
  await admin.isAccessible();
  await admin.picture('plans-pages');
  await form.getByRole('button', { name: 'Add 2 plans' }).click();
  const card = inspector
    .page()
    .getByRole('listitem')
    .filter({ has: planLink(inspector, `${code}-2`) });
  await card.locator('img').waitFor();
  expect(await drawn()).toMatch(/Waiting to be drawn|Drawing, \d+ %/);
  expect(await planLink(trade, plan).count()).toBe(0);

  // Into it, down to the last line.
  await openPlan(admin, plan);
  const deepest = tileOfLevel(admin.page(), deepestLevel);
  const middle = await screenSpot(drawing(admin), { x: 0.5, y: 0.5 });
  await admin.page().mouse.move(middle.x, middle.y);
  await admin.page().mouse.wheel(0, -300);
  await drawing(admin).focus();
  for (const key of ['+', 'ArrowRight', '+']) await drawing(admin).press(key);
  for (let press = 0; press < 4; press += 1)
    await admin.page().getByRole('button', { name: 'Zoom in', exact: true }).click();
  await deepest;
  await admin.page().getByRole('button', { name: 'Whole plan' }).click();
  // What was painted is moved; a canvas would be painted anew in every frame.
  expect(await drawing(admin).locator('canvas').count()).toBe(0);
  await admin.isAccessible();

  // A thumb, two times: long-press, shutter, photo taken, trade, Raise; then the same without the
  // trade.
  await openPlan(inspector, plan);
  const phone = inspector.page();
  await inspector.isAccessible();
  // All of the sheet is shown as large as may be, also on a phone on its side, which leaves the
  // height to it.
  await eventually(() => isFitted(inspector));
  await phone.setViewportSize({ width: 844, height: 390 });
  await eventually(async () =>
    expect((await drawing(inspector).boundingBox())?.height).toBeGreaterThanOrEqual(0.7 * 390),
  );
  await eventually(() => isFitted(inspector));
  await inspector.picture('plans-side');
  await phone.setViewportSize({ width: 390, height: 844 });
  await eventually(() => isFitted(inspector));
  const inTheCamera = 2;
  for (const [index, spot] of [
    { x: 0.3, y: 0.4 },
    { x: 0.7, y: 0.6 },
  ].entries()) {
    await countTaps(phone);
    const camera = phone.waitForEvent('filechooser');
    await hold(inspector, await screenSpot(drawing(inspector), spot));
    await (await camera).setFiles(await fileOf(photos[index] ?? Buffer.of()));
    await phone.getByRole('img', { name: 'Photo 1' }).waitFor();
    if (index === 0) {
      await inspector.isAccessible();
      await inspector.picture('plans-raise');
      const chips = () =>
        phone
          .getByRole('group', { name: 'Trade' })
          .locator('label')
          .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()));
      const before = await chips();
      await phone
        .getByRole('group', { name: 'Trade' })
        .getByText('Electrical', { exact: true })
        .tap();
      // What there is to choose is in sight without scrolling.
      expect(await chips()).toEqual(before);
      const [lastPhrase, bar] = await Promise.all([
        phone.getByRole('group', { name: 'What' }).locator('label').last().boundingBox(),
        phone.getByRole('button', { name: 'Raise', exact: true }).boundingBox(),
      ]);
      expect((lastPhrase?.y ?? 0) + (lastPhrase?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }
    await phone.getByRole('button', { name: 'Raise', exact: true }).tap();
    await phone.waitForURL((url) => url.pathname.endsWith(`/plans/${plan}`));
    await putAway(phone);
    const { taps, keys } = await counted(phone);
    expect({ taps: taps + inTheCamera, keys }).toEqual({ taps: index === 0 ? 5 : 4, keys: 0 });
    // On the other screen, where the thumb was.
    await eventually(async () => expect(await pins(admin).count()).toBe(index + 1));
  }
  const spots = await Promise.all((await pins(admin).all()).map(spotOf));
  const [first, second] = spots.toSorted((one, other) => one.x - other.x);
  expect(
    [first?.x, first?.y, second?.x, second?.y].map((part) => Math.round((part ?? 0) * 50) / 50),
  ).toEqual([0.3, 0.4, 0.7, 0.6]);
  await eventually(async () => expect(await pins(inspector).count()).toBe(2));
  await inspector.picture('plans-pins');

  // Enlarged four times nothing covers a tool, also beside an open snag.
  await phone.setViewportSize({ width: 320, height: 256 });
  await toolsAreFree(phone);
  await pins(inspector).first().dispatchEvent('click');
  await phone.getByRole('button', { name: 'Back to the plan' }).waitFor();
  await toolsAreFree(phone);
  await inspector.picture('plans-small');
  await phone.getByRole('button', { name: 'Back to the plan' }).tap();
  await phone.setViewportSize({ width: 390, height: 844 });
  await admin.picture('plans-pins');

  // The trade's company has snags there now, so its people have the plan; of the other page they
  // know nothing.
  await planLink(trade, plan).waitFor();
  expect(await planLink(trade, `${code}-2`).count()).toBe(0);
  await openPlan(trade, plan);
  await eventually(async () => expect(await pins(trade).count()).toBe(2));

  // The page of a snag shows its place without the drawing's own viewer.
  const number = (await pins(trade).first().getAttribute('data-mark')) ?? '';
  const spot = trade
    .page()
    .waitForResponse((response) => /\/extract\/\d+_\d+$/.test(response.url()));
  await trade.page().goto(`${server.url}/p/EDEN/snags/${number}`);
  expect((await spot).status()).toBe(200);
  const place = trade.page().getByRole('region', { name: 'Location on the plan' });
  await eventually(async () =>
    expect(
      await place
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
    ).toEqual([true]),
  );
  await trade.isAccessible();
  await trade.picture('plans-place');
  expect(browser.faults()).toEqual([]);
});

test('a pin is dragged and put back, moved for good, kept by a new revision and laid right by two points', async () => {
  const code = newCode();
  const plan = `${code}-1`;
  const admin = await arrive('desktop', 'anna');
  const inspector = await arrive('phone', 'ivo');
  const desk = admin.page();
  await addPlans(admin, 'floor.pdf', [`${plan} Floor`]);
  await openPlan(admin, plan);
  await openPlan(inspector, plan);

  // With a mouse: the other button, and words of one's own.
  const begun = await screenSpot(drawing(admin), { x: 0.4, y: 0.5 });
  await desk.mouse.click(begun.x, begun.y, { button: 'right' });
  await desk.getByRole('textbox', { name: 'In your own words' }).fill(newTitle('Cable visible'));
  await desk.getByRole('group', { name: 'Trade' }).getByText('Electrical', { exact: true }).click();
  await pressRaise(admin);
  await pins(inspector).waitFor();
  const number = (await pins(inspector).getAttribute('data-mark')) ?? '';
  const [here, there] = [pin(admin, number), pin(inspector, number)];
  const start = await spotOf(there);

  // Dragged, and put back.
  await here.click();
  await desk.getByRole('link', { name: 'Open', exact: true }).click();
  await desk.getByRole('button', { name: 'Move pin', exact: true }).waitFor();
  const box = await here.boundingBox();
  const from = {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  };
  await desk.mouse.move(from.x, from.y);
  await desk.mouse.down();
  await desk.mouse.move(from.x + 60, from.y + 30, { steps: 5 });
  await desk.mouse.up();
  await desk.getByText(`EDEN-${number} was moved.`).first().waitFor();
  expect((await spotOf(here)).x).toBeGreaterThan(start.x + 0.03);
  // The snag is open already.
  expect(
    await desk.locator('#content').getByRole('link', { name: 'Open', exact: true }).count(),
  ).toBe(0);
  await admin.isAccessible();
  await admin.picture('plans-moved');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await desk.getByText('Moved back.').first().waitFor();
  await eventually(async () => expectSpot(await spotOf(here), start));

  // For good, without dragging: a press brings the cross to a spot.
  await desk.getByRole('button', { name: 'Move pin', exact: true }).click();
  await desk.getByRole('button', { name: 'Whole plan' }).click();
  const wanted = await screenSpot(drawing(admin), { x: 0.6, y: 0.55 });
  await desk.mouse.click(wanted.x, wanted.y);
  await desk.getByRole('button', { name: 'Put pin here' }).click();
  await eventually(async () => expectSpot(await spotOf(there), { x: 0.6, y: 0.55 }));
  const moved = await spotOf(there);
  await desk.getByRole('button', { name: 'Back to the list' }).click();

  // A new revision; its drawing has slipped by a tenth of its width, the pin stays where it was.
  await desk.getByRole('button', { name: 'New revision' }).click();
  await choosePlanFile(admin, 'Choose a file', [
    { name: 'floor-b.pdf', buffer: floors([`${plan} Floor`], 0.1) },
  ]);
  await desk.getByRole('button', { name: 'Add revision' }).click();
  const revision = inspector.page().getByRole('combobox', { name: 'Revision' });
  await revision.getByRole('option', { name: 'B (current)' }).waitFor({ state: 'attached' });
  await eventually(async () => expectSpot(await spotOf(there), moved));

  // Laid on the earlier one by two points.
  await openPlan(admin, plan);
  await desk.getByRole('button', { name: 'More for this plan' }).click();
  await desk.getByRole('menuitem', { name: 'Align with an earlier revision' }).click();
  for (const [x, y] of [
    [0.2, 0.3],
    [0.7, 0.7],
  ] as const) {
    await press(admin, 'Drawing: Revision B', { x: x + 0.1, y });
    await press(admin, 'Drawing: Earlier revision A', { x, y });
  }
  await desk.getByText('The dots show where the pin will be.').waitFor();
  await admin.isAccessible();
  await admin.picture('plans-align');
  await desk.getByRole('button', { name: 'Align', exact: true }).click();
  for (const visitor of [admin, inspector])
    await eventually(async () =>
      expectSpot(await spotOf(pin(visitor, number)), { x: moved.x + 0.1, y: moved.y }),
    );

  // The old one is there and says so, with the pin where it was on that.
  await revision.selectOption({ label: 'A' });
  await inspector.page().getByText('Old revision A, not the current one.').waitFor();
  await sheetIsOpen(inspector);
  await eventually(async () => expectSpot(await spotOf(there), moved));
  await inspector.isAccessible();
  await inspector.picture('plans-old');
  expect(browser.faults()).toEqual([]);
});

test('a file that is no plan says why, one by one', async () => {
  const admin = await arrive('desktop', 'anna');
  await choosePlanFile(admin, 'Upload plans', [
    { name: 'cut.pdf', buffer: floors(['Floor']).subarray(0, 4_000) },
    { name: 'locked.pdf', buffer: await lockedPdf('user') },
    { name: 'empty.pdf', buffer: writePdf({ pages: [] }) },
    { name: 'notes.pdf', buffer: Buffer.from('Bring the keys to flat 14.') },
  ]);
  const files = admin.page().getByRole('list', { name: 'Files being uploaded' });
  for (const [name, sentence] of [
    [
      'cut.pdf',
      'This file is damaged and can’t be read. It was not saved; try printing it to a new PDF.',
    ],
    [
      'locked.pdf',
      'This PDF is password-protected. Save a copy without the password and upload that.',
    ],
    ['empty.pdf', 'This file has no pages. It was not saved; try printing it to a new PDF.'],
    ['notes.pdf', 'Choose a PDF, PNG or JPEG.'],
  ] as const) {
    await files.getByRole('listitem').filter({ hasText: name }).getByText(sentence).waitFor();
  }
  await admin.isAccessible();
  await admin.picture('plans-refused');
  expect(browser.faults()).toEqual([]);
});
