import type { Page } from 'playwright-core';
import type { Say } from '../support/sayIn';
import { sitePhoto } from '../support/sitePhoto';
import { newTitle } from './acts';
import { overPlans } from './planRooms';
import {
  choose,
  dialog,
  give,
  history,
  menu,
  openFilters,
  openViews,
  press,
  select,
  type Room,
} from './rooms';

const photo = sitePhoto(1);

/** Does something to a snag by the menu of its page. */
const toSnag = (number: number, name: string, action: string, context?: string): Room => ({
  name,
  path: `/p/EDEN/snags/${number}`,
  open: async (page, say) => {
    await press(page, say('Other actions'));
    await choose(page, say(action, {}, context));
    await dialog(page);
  },
});

const ofProject: readonly Room[] = [
  {
    name: 'more',
    path: '/p/EDEN/more',
    open: async (page, say) => {
      await page.getByRole('button', { name: say('Sign out') }).waitFor();
    },
  },
  {
    name: 'along',
    path: '/p/EDEN/more',
    open: async (page, say) => {
      await page.getByRole('button', { name: new RegExp(`^${say('Keep offline')}`) }).click();
      await dialog(page);
    },
  },
  {
    name: 'keys',
    path: '/p/EDEN/settings',
    open: async (page, say) => {
      await page.getByRole('heading', { level: 1, name: say('Settings') }).waitFor();
      await page.keyboard.press('?');
      await dialog(page);
    },
  },
  {
    name: 'signal',
    path: '/p/EDEN',
    open: async (page, say) => {
      await page.getByRole('button', { name: say('Live') }).waitFor();
      await page.locator('a[data-row="60"]').click();
      await history(page, say);
      await page.context().setOffline(true);
      await page
        .getByRole('textbox', { name: say('Comment') })
        .fill('Donaudampfschifffahrtsgesellschaftskapitän');
      await press(page, say('Add comment'));
      // On a phone the signal is in the bar of the list.
      await page.getByRole('link', { name: say('Back to the list') }).click();
      await page.getByRole('button', { name: new RegExp(`^${say('Offline')}`) }).click();
      await page.getByRole('link', { name: say('Open the outbox') }).waitFor();
    },
  },
  {
    name: 'offline',
    path: '/p/EDEN',
    open: async (page, say) => {
      await page.getByRole('button', { name: say('Live') }).waitFor();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: new RegExp(`^${say('Offline')}`) }).waitFor();
    },
  },
  {
    name: 'list-filter',
    path: '/p/EDEN',
    open: async (page, say) => {
      await openFilters(page, say);
      await dialog(page);
    },
  },
  {
    name: 'list-bulk',
    path: '/p/EDEN',
    open: async (page, say) => {
      await select(page, say);
      const bar = page.getByRole('region', { name: say('Selected snags') });
      await page.getByRole('checkbox').first().check();
      await bar
        .getByRole('button', {
          name: say('{count, plural, =0 {Change} one {Change # snag} other {Change # snags}}', {
            count: 1,
          }),
        })
        .click();
      await page.getByRole('dialog').getByText(say('Set due date')).click();
    },
  },
  {
    name: 'views',
    path: '/p/EDEN?chip=OVERDUE',
    open: async (page, say) => {
      await openViews(page, say);
      await menu(page);
    },
  },
  {
    name: 'view-save',
    path: '/p/EDEN?chip=OVERDUE',
    open: async (page, say) => {
      await openViews(page, say);
      await choose(page, say('Save view'));
      await dialog(page);
    },
  },
  {
    name: 'view-remove',
    path: '/p/EDEN?chip=OVERDUE',
    open: async (page, say) => {
      const view = newTitle('Überfällig bei den Wohnungen im zweiten Obergeschoss');
      await openViews(page, say);
      await choose(page, say('Save view'));
      await page.getByRole('dialog').getByRole('textbox').fill(view);
      await press(page, say('Save'));
      await openViews(page, say);
      await choose(page, say('Remove “{name}”', { name: view }));
      await dialog(page);
    },
  },
];

const openPhoto = (page: Page, say: Say): Promise<void> =>
  page
    .getByRole('region', { name: say('Photos') })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click();

const ofSnag: readonly Room[] = [
  {
    name: 'snag-menu',
    path: '/p/EDEN/snags/60',
    open: async (page, say) => {
      await press(page, say('Other actions'));
      await menu(page);
    },
  },
  toSnag(1, 'snag-edit', 'Edit'),
  toSnag(59, 'snag-fix', 'Mark fixed'),
  toSnag(59, 'snag-dispute', 'Dispute'),
  toSnag(59, 'snag-void', 'Void', 'button'),
  {
    name: 'snag-send-back',
    // Which numbers are to be checked depends on the day on which the demo was made.
    path: '/p/EDEN?chip=TO_CHECK',
    open: async (page, say) => {
      await page.locator('a[data-row]').first().click();
      await press(page, say('Send back'));
      await dialog(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Send back'), exact: true })
        .click();
    },
  },
  {
    name: 'photo',
    path: '/p/EDEN/snags/26',
    open: async (page, say) => {
      await openPhoto(page, say);
      await page.getByRole('button', { name: say('Enlarge') }).waitFor();
    },
  },
  {
    name: 'photo-draw',
    path: '/p/EDEN/snags/26',
    open: async (page, say) => {
      await openPhoto(page, say);
      await press(page, say('Draw on the photo'));
      await press(page, say('Text'));
    },
  },
  {
    name: 'photo-remove',
    path: '/p/EDEN/snags/26',
    open: async (page, say) => {
      await openPhoto(page, say);
      await press(page, say('Remove photo'));
      await page
        .getByText(say('It will no longer be shown. The history says who removed it.'))
        .waitFor();
    },
  },
  {
    name: 'check-large',
    path: '/p/EDEN/check',
    open: async (page) => {
      await page.locator('article button[aria-haspopup="dialog"]').first().click();
      await dialog(page);
    },
  },
  {
    name: 'raise-photo',
    path: '/p/EDEN/new',
    open: async (page, say) => {
      await give(page, say('Gallery'), {
        name: 'IMG_1.JPG',
        mimeType: 'image/jpeg',
        buffer: await photo,
      });
      await press(page, say('Photo {index}: draw on it or remove it', { index: 1 }));
      await dialog(page);
    },
  },
  {
    name: 'raise-more',
    path: '/p/EDEN/new',
    open: async (page, say) => {
      await page.getByRole('img', { name: say('Photo {index}', { index: 1 }) }).waitFor();
      await page.locator('form button[aria-haspopup="dialog"]').click();
      await page.getByRole('textbox', { name: say('Description') }).waitFor();
    },
  },
];

/**
 * Forms of the settings stand in their page; what is shown only once, and what is asked before it
 * is left, over it.
 */
const ofSettings: readonly Room[] = [
  {
    name: 'settings-many',
    path: '/p/EDEN/settings#locations',
    open: async (page, say) => {
      await page
        .getByRole('region', { name: say('Locations'), exact: true })
        .scrollIntoViewIfNeeded();
      await press(page, say('Add several'));
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .last()
        .fill(
          'Block Nordwest\n  Zwischengeschoss\n    Wohnung 12\n    Fußbodenheizungsverteilerraum',
        );
    },
  },
  {
    name: 'settings-links',
    path: '/p/EDEN/settings#people',
    open: async (page, say) => {
      await press(page, say('Invite people'));
      await page
        .getByRole('textbox', { name: say('E-mails') })
        .fill(
          'projektsteuerung@generalunternehmer-hochbau.example, bauleitung@generalunternehmer-hochbau.example',
        );
      await page
        .getByRole('button', {
          name: say(
            '{count, plural, one {Create invitation link} other {Create # invitation links}}',
            { count: 2 },
          ),
        })
        .click();
      await page.getByRole('button', { name: say('Copy all links') }).waitFor();
    },
  },
];

/** What opens over the screens. */
export const overScreens: readonly Room[] = [...ofProject, ...ofSnag, ...overPlans, ...ofSettings];
