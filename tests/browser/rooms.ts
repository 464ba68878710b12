import type { Page } from 'playwright-core';
import type { Say } from '../support/sayIn';

/** A screen, or what opens over one. */
export interface Room {
  readonly name: string;
  readonly path: string;
  /** Does what leads from the address to what is looked at, and waits for it. */
  readonly open: (page: Page, say: Say) => Promise<unknown>;
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('menuitem', { name, exact: true }).click();
export const dialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor();
export const menu = (page: Page): Promise<void> => page.getByRole('menu').waitFor();
export const row = (page: Page): Promise<void> => page.locator('a[data-row]').first().waitFor();
export const sheet = (page: Page): Promise<void> =>
  page.locator('[data-drawn]').first().waitFor({ state: 'attached' });
export const history = (page: Page, say: Say): Promise<void> =>
  page
    .getByRole('region', { name: say('What happened') })
    .getByRole('listitem')
    .first()
    .waitFor();
/** Opens the filters of the list: on a phone with its views and the selection. */
export const openFilters = (page: Page, say: Say): Promise<void> =>
  page
    // Behind it the number of filters that are on.
    .getByRole('button', {
      name: new RegExp(`^${say(isDesk(page) ? 'Filter' : 'Filter, order, views, select')}`),
    })
    .first()
    .click();
/** Opens the saved views of the list; `views`: what the button is called at a desk. */
export async function openViews(page: Page, say: Say, views = 'Views, select'): Promise<void> {
  if (isDesk(page)) return press(page, say(views));
  await openFilters(page, say);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Views'), exact: true })
    .click();
}
/** Begins to select snags in the list. */
export async function select(page: Page, say: Say): Promise<void> {
  if (isDesk(page)) {
    await openViews(page, say);
    return choose(page, say('Select snags'));
  }
  await openFilters(page, say);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Select'), exact: true })
    .click();
}
/** Whether the list stands beside what is open. */
const isDesk = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 960;
const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export async function give(
  page: Page,
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  await (await chooser).setFiles(file);
}

export async function enter(
  page: Page,
  url: string,
  person: { email: string; password: string } | undefined,
  say: Say,
): Promise<void> {
  if (person === undefined) throw new Error('The server named no such person.');
  await page.goto(url);
  await page.getByLabel(say('E-mail')).fill(person.email);
  await page.getByLabel(say('Password')).fill(person.password);
  await press(page, say('Sign in'));
  await isIn(page);
}

/** Who has just signed in sees their projects, or the only one. */
export const isIn = (page: Page): Promise<void> =>
  page.waitForURL(({ pathname, search }) => pathname !== '/sign-in' && search !== '?go=project');

/** The screens, and what of them is another state of the same. */
export const screens: readonly Room[] = [
  {
    name: 'projects',
    path: '/',
    open: (page) => page.getByRole('link', { name: /EDEN/ }).waitFor(),
  },
  { name: 'account', path: '/account', open: (page, say) => heading(page, say('Your account')) },
  {
    name: 'waiting',
    path: '/waiting',
    open: (page) => page.getByRole('heading', { name: /^EDEN / }).waitFor(),
  },
  {
    name: 'outbox',
    path: '/outbox',
    open: (page, say) => page.getByRole('heading', { name: say('Everything is sent') }).waitFor(),
  },
  { name: 'list', path: '/p/EDEN', open: row },
  {
    name: 'list-select',
    path: '/p/EDEN',
    open: async (page, say) => {
      await select(page, say);
      await page
        .getByRole('region', { name: say('Selected snags') })
        .getByRole('button')
        .nth(1)
        .click();
    },
  },
  {
    name: 'list-places',
    path: '/p/EDEN?sort=PLACE',
    open: (page) => page.getByRole('region', { name: /›/ }).first().waitFor(),
  },
  {
    name: 'list-none',
    path: '/p/EDEN?chip=ALL&q=nothing-has-this',
    open: (page, say) => page.getByText(say('No snags match.')).waitFor(),
  },
  { name: 'snag', path: '/p/EDEN/snags/1', open: history },
  {
    name: 'raise',
    path: '/p/EDEN/new',
    open: (page, say) => page.getByRole('button', { name: say('Camera') }).waitFor(),
  },
  { name: 'check', path: '/p/EDEN/check', open: (page) => page.getByRole('article').waitFor() },
  {
    name: 'plans',
    path: '/p/EDEN/plans',
    open: (page, say) => page.getByRole('list', { name: say('Plans') }).waitFor(),
  },
  { name: 'plan', path: '/p/EDEN/plans/A-L01', open: sheet },
  {
    name: 'plan-aim',
    path: '/p/EDEN/plans/A-L01',
    open: async (page, say) => {
      await sheet(page);
      await press(page, say('Raise a snag here'));
    },
  },
  { name: 'plan-snag', path: '/p/EDEN/plans/A-L01?snag=1', open: history },
  { name: 'reports', path: '/p/EDEN/reports', open: (page, say) => heading(page, say('Reports')) },
  {
    name: 'data',
    path: '/p/EDEN/data',
    open: (page, say) => page.getByRole('heading', { name: say('Other tables') }).waitFor(),
  },
  {
    name: 'settings',
    path: '/p/EDEN/settings',
    open: (page, say) => heading(page, say('Settings')),
  },
  {
    name: 'settings-edit',
    path: '/p/EDEN/settings#people',
    open: (page, say) =>
      page
        .getByRole('button', {
          name: new RegExp(
            `^${say('Edit {name}', { name: '' }).trim()}| ${say('Edit {name}', { name: '' }).trim()}$`,
          ),
        })
        .first()
        .click(),
  },
];
