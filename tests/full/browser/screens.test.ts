import type { Locator, Page } from 'playwright-core';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { openProject, signIn } from '../../browser/acts';

let server: BuiltServer;
let fresh: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, fresh, browser] = await Promise.all([
    startBuiltServer(),
    startBuiltServer({ SNAGBOOK_DEMO: '0' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server?.close(), fresh?.close()]);
});

/**
 * The layout does not know the colours, so each of both is seen once; `ALL_LOOKS=1` shows all four.
 */
const looks = (['light', 'dark'] as const)
  .flatMap((scheme) => (['phone', 'desktop'] as const).map((profile) => ({ profile, scheme })))
  .filter(
    ({ profile, scheme }) =>
      process.env['ALL_LOOKS'] === '1' || (profile === 'phone') === (scheme === 'light'),
  );

describe.each(looks)('on a $profile, $scheme', ({ profile, scheme }) => {
  let visitor: Visitor;
  const look = async (name: string): Promise<void> => {
    // What is further down is not loaded before somebody goes there.
    await visitor
      .page()
      .waitForFunction(() =>
        [...document.images].every(
          (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
        ),
      );
    await visitor.picture(`${name}-${scheme}`);
    await visitor.isAccessible();
    if (profile === 'phone') expect([name, await tooSmall()]).toEqual([name, []]);
    expect(browser.faults()).toEqual([]);
  };
  /**
   * What is pressed, and too low for a thumb in a glove. What is only for readers of a screen, and
   * links and times within a text, are not meant.
   */
  const tooSmall = (): Promise<string[]> =>
    visitor.page().evaluate(() =>
      [
        ...document.querySelectorAll(
          'button:not(:has(time)), select, textarea, input:not([type=radio], [type=checkbox], [type=file]), a[class*=button]',
        ),
      ].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        return height < 8 || height >= 44
          ? []
          : [`${each.getAttribute('aria-label') ?? each.textContent} ${width} × ${height}`];
      }),
    );
  const open = async (path: string, heading: string | RegExp): Promise<void> => {
    await visitor.page().goto(`${server.url}${path}`);
    await visitor.page().getByRole('heading', { name: heading }).first().waitFor();
  };

  beforeEach(async () => {
    await browser.startAfresh();
    visitor = await browser.visitor(profile, { colorScheme: scheme });
  });

  test('an empty server asks for its first owner', async () => {
    await visitor.page().goto(fresh.url);
    await visitor.page().getByRole('heading', { level: 1 }).waitFor();
    await look('set-up');
  });

  test('every screen can be used by everybody', async () => {
    await visitor.page().goto(server.url);
    await visitor.page().getByLabel('E-mail').waitFor();
    await look('sign-in');
    await signIn(visitor, server.url, server.people.get('anna'));
    await look('projects');
    await open('/waiting', /^EDEN /);
    await look('waiting');
    await open('/outbox', 'Everything is sent');
    await look('outbox-none');
    await open('/', 'Projects');
    await openProject(visitor);
    await look('list');
    await visitor.page().goto(`${server.url}/p/EDEN?chip=ALL&q=nothing-has-this-name`);
    await visitor.page().getByText('No snags match.').waitFor();
    await look('list-empty');
    await open('/p/EDEN/snags/1', 'Socket beside the hob is loose');
    await look('snag');
    await open('/p/EDEN/new', 'Raise a snag');
    await look('raise');
    await open('/p/EDEN/plans', 'Plans');
    await visitor.page().getByRole('list', { name: 'Plans' }).waitFor();
    await look('plans');
    await open('/p/EDEN/reports', 'Reports');
    await look('reports');
    await open('/p/EDEN/data', 'Other tables');
    await look('data');
    await open('/p/EDEN/settings', 'Settings');
    await look('settings');
    await open('/p/EDEN/snags/4711', 'Not found');
    await look('not-found');
  });

  // As phones look: what both sides sign is signed on one.
  if (profile === 'phone')
    test('a handover is prepared, signed by both sides and sealed on the screen', async () => {
      const page = visitor.page();
      await signIn(visitor, server.url, server.people.get('anna'));
      await open('/p/EDEN/reports', 'Reports');
      await page.getByText('Handover report', { exact: true }).click();
      await page.getByRole('button', { name: 'Sign on screen' }).click();
      const who = page.getByRole('dialog', { name: 'Who signs the handover?' });
      await who.getByLabel('Company').first().fill('Brook & Son');
      await look('handover-prepare');
      await who.getByRole('button', { name: 'Create draft' }).click();
      for (const [role, name] of [
        ['For the contractor', 'Bea Brook'],
        ['For the client', 'Carl Client'],
      ] as const) {
        await page.getByRole('button', { name: `Sign: ${role}` }).click();
        const sheet = page.getByRole('dialog', { name: `Sign: ${role}` });
        await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
        await draw(page, sheet.getByRole('img', { name: /^Signature/ }));
        await sheet.getByLabel('Excluded snags').fill('1, 2');
        await look(`handover-sign-${name.split(' ')[0]}`);
        await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
        await page.getByRole('img', { name: `Signature of ${name}` }).waitFor();
      }
      await page.getByText(/^Sealed on/).waitFor();
      await look('handover-sealed');
    });
});

/** A stroke across the field, as a finger makes it. */
async function draw(page: Page, field: Locator): Promise<void> {
  // Waits until the sheet lets a finger through: it is prepared for a moment first.
  await field.hover();
  const box = await field.boundingBox();
  if (box === null) throw new Error('The field is not shown.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await page.mouse.down();
  for (const step of [0.3, 0.45, 0.6, 0.75])
    await page.mouse.move(
      box.x + box.width * step,
      box.y + box.height * (step === 0.45 ? 0.25 : 0.7),
    );
  await page.mouse.up();
}
