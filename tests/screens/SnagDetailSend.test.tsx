import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonKey } from '../support/site';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
const body = within(document.body);
const needsLine = 'The server makes the address, so this needs a connection.';
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** Somebody looks at a snag, until all of it is there. */
async function look(who: PersonKey, number: number) {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`);
  await visitor.page.findByText(/raised it/);
  return visitor;
}

/** What the menu offers; without one, what stands in its place. */
async function offered(): Promise<string[]> {
  const menu = body.queryByRole('button', { name: 'Other actions' });
  if (menu === null)
    return within(document.querySelector('article header') ?? document.body)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  await userEvent.click(menu);
  const entries = (await body.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return entries;
}

async function openSheet() {
  await userEvent.click(body.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Send to Company A' }));
  return within(await body.findByRole('dialog', { name: 'Send to Company A' }));
}

const archive = (archived: boolean) =>
  screens.site.ask(
    'admin',
    'mutation ($input: ArchiveCompanyInput!) { archiveCompany(input: $input) { company { archived } } }',
    { input: { ...event(), companyId: screens.site.companies.A, archived } },
  );

test.each([
  ['admin', true],
  ['inspector', false],
  ['tradeA', false],
  ['viewer', false],
] as const)('who may make links sends a snag to its company: %s %s', async (who, sends) => {
  const { number } = await screens.site.raise({ title: 'Cracked tile' });
  await look(who, number);
  const entries = await offered();
  expect(entries.filter((entry) => entry.startsWith('Send to'))).toEqual(
    sends ? ['Send to Company A'] : [],
  );
});

test('a snag without a company, of an archived one, or that is closed is sent to nobody', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Loose tread' });
  const { page, leave } = await look('admin', number);
  expect(await offered()).toContain('Send to Company A');
  // On the open page.
  await archive(true);
  await waitFor(() => expect(page.getAllByText(/Company A \(archived\)/)).not.toEqual([]));
  expect(await offered()).toContain('Edit');
  expect(await offered()).not.toContain('Send to Company A');
  await archive(false);
  await waitFor(() => expect(page.queryAllByText(/Company A \(archived\)/)).toEqual([]));
  expect(await offered()).toContain('Send to Company A');

  await site.move('admin', id, 'CLOSE', { comment: 'Seen on site' });
  await page.findByText('Closed', { selector: 'header *' });
  expect((await offered()).filter((entry) => entry.startsWith('Send to'))).toEqual([]);

  leave();
  const nobodys = await site.raise({ title: 'Nobody’s', companyId: null, tradeId: null });
  await screens.arrive('admin', `/p/SITE/snags/${nobodys.number}`);
  await body.findByRole('heading', { name: 'Nobody’s', level: 1 });
  expect((await offered()).filter((entry) => entry.startsWith('Send to'))).toEqual([]);
});

test('an admin reads what the address opens, and gets it with the snag’s number, to copy or to share with number, place and trade', async () => {
  const { site } = screens;
  const { number } = await site.raise({ title: 'What people wrote' });
  await look('admin', number);
  const sheet = await openSheet();
  expect(
    sheet.getByText(
      `This shows an address of the company’s link that leads to SITE-${number} and opens all the company’s other snags too. If there is no link yet, one is made.`,
    ),
  ).toBeVisible();
  expect(
    sheet.getByText('It can be forwarded: whoever has it can do the same until you withdraw it.'),
  ).toBeVisible();
  const links = () =>
    site.server.app.services.db
      .selectFrom('company_link')
      .selectAll()
      .where('ended_at', 'is', null)
      .execute();
  expect(await links()).toEqual([]);

  const shared: ShareData[] = [];
  const copied: string[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void shared.push(data),
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await userEvent.click(sheet.getByRole('button', { name: 'Show an address to send' }));
  const field = await sheet.findByLabelText<HTMLInputElement>('Link for Company A');
  expect(field.value).toMatch(new RegExp(`^${location.origin}/t/[\\w-]{43}/${number}$`));
  expect(await links()).toHaveLength(1);
  const message = `SITE-${number} · Block A · Trade A, no password needed: ${field.value}`;
  expect(sheet.getByLabelText('Message')).toHaveValue(message);
  await userEvent.click(sheet.getByRole('button', { name: 'Copy the link' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Copy the message' }));
  expect(copied).toEqual([field.value, message]);
  await userEvent.click(sheet.getByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ text: message }]);
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
});

test('without a line it is said that the server makes the address, and what was pressed meanwhile brings it when the line is back', async () => {
  const { number } = await screens.site.raise({ title: 'In the cellar' });
  const { page, cut, mend, tab } = await look('admin', number);
  await page.findByRole('button', { name: 'Live' });
  cut();
  tab.online(false);
  const sheet = await openSheet();
  expect(await sheet.findByText(needsLine)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Show an address to send' }));
  expect(await sheet.findByRole('button', { name: 'Making the address' })).toBeVisible();
  expect(sheet.getByText(needsLine)).toBeVisible();
  mend();
  tab.online(true);
  expect(await sheet.findByLabelText('Link for Company A')).toHaveDisplayValue(
    new RegExp(`/${number}$`),
  );
});
