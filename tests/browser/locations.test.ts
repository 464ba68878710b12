import { startBuiltServer, type BuiltServer } from '../support/builtServer';
import {
  openBrowser,
  profiles,
  type Profile,
  type TestBrowser,
  type Visitor,
} from '../support/browser';
import { signIn } from './acts';

let server: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(() => browser.startAfresh());
afterEach(() => expect(browser.faults()).toEqual([]));

describe.each(Object.keys(profiles) as Profile[])('on a %s', (profile) => {
  const look = async (visitor: Visitor, name: string): Promise<void> => {
    await visitor.picture(`locations-${name}`);
    await visitor.isAccessible();
  };

  test('a building is pasted and made by a pattern, folds, is found by parts of its paths, is archived and removed', async () => {
    const admin = await browser.visitor(profile);
    await signIn(admin, server.url, server.people.get('anna'));
    const page = admin.page();
    await page.goto(`${server.url}/p/EDEN/settings`);
    await page.getByRole('link', { name: 'Locations', exact: true }).click();
    const region = page.getByRole('region', { name: 'Locations' });
    await region.getByRole('button', { name: 'Add many' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add many locations' });
    // An earlier attempt may have left one.
    const block = `Block ${profile} ${Date.now()}`;
    await sheet
      .getByRole('textbox', { name: 'List' })
      .fill(`${block}\n\tL01\n\t\tFlat 1\tHall\n\t\t\tKitchen\n\tL02\n${'x'.repeat(121)}`);
    await sheet.getByText(/^Line 6: /).waitFor();
    await look(admin, 'list');
    await sheet
      .getByRole('textbox', { name: 'List' })
      .fill(`${block}\n\tL01\n\t\tFlat 1\tHall\n\t\t\tKitchen\n\tL02`);
    await sheet.getByRole('button', { name: 'Add 6 locations' }).click();
    await region.getByRole('button', { name: `${block} 5 inside` }).waitFor();

    await region.getByRole('button', { name: 'Add many' }).click();
    await sheet.getByText('By a pattern').click();
    await sheet.getByRole('combobox', { name: 'Inside' }).fill(`${block} L02`);
    await sheet.getByRole('option', { name: `${block} › L02`, exact: true }).click();
    await sheet.getByRole('textbox', { name: 'Names' }).fill('Flat 01–60');
    await sheet.getByRole('textbox', { name: 'In each of them' }).fill('Hall, Kitchen, Bath');
    await sheet.getByRole('button', { name: 'Add 240 locations' }).waitFor();
    await look(admin, 'pattern');
    await sheet.getByRole('button', { name: 'Add 240 locations' }).click();
    await region.getByRole('button', { name: `${block} 245 inside` }).click();
    await region.getByRole('button', { name: 'L02 240 inside' }).waitFor();
    await region.getByRole('button', { name: 'L01 3 inside' }).click();
    await region.getByRole('button', { name: 'Flat 1 2 inside' }).click();
    await region.getByRole('button', { name: `Edit ${block} › L01 › Flat 1 › Kitchen` }).waitFor();
    await look(admin, 'tree');
    await region.getByRole('searchbox', { name: 'Find a location' }).fill(`${block} 47 kit`);
    await region.getByText(`${block} › L02 › Flat 47 › Kitchen`).waitFor();
    await look(admin, 'found');

    await region.getByRole('searchbox', { name: 'Find a location' }).fill('');
    await region.getByRole('button', { name: `Edit ${block}`, exact: true }).click();
    await region
      .getByRole('button', { name: `Archive ${block} and the 245 locations in it` })
      .click();
    await region.getByRole('button', { name: `${block} 245 inside Archived` }).waitFor();
    await region.getByRole('button', { name: `Edit ${block}`, exact: true }).click();
    await look(admin, 'archived');
    await region
      .getByRole('button', { name: `Remove ${block} and the 245 locations in it`, exact: true })
      .click();
    await region
      .getByRole('button', { name: `Remove ${block} and the 245 locations in it for good` })
      .click();
    await region
      .getByRole('button', { name: `Edit ${block}`, exact: true })
      .waitFor({ state: 'detached' });
  });
});
