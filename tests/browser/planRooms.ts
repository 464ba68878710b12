import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { floors } from './planActs';
import { choose, dialog, give, menu, press, row, sheet, type Room } from './rooms';

const giveDrawing = (page: Page, button: string): Promise<void> =>
  give(page, button, {
    name: 'Zweites Obergeschoss.pdf',
    mimeType: 'application/pdf',
    buffer: floors(['Z1 Zweites Obergeschoss', 'Z2 Dachgeschoss']),
  });

/** What opens over the plans, and over one. */
export const overPlans: readonly Room[] = [
  {
    name: 'plan-menu',
    path: '/p/EDEN/plans',
    open: async (page, say) => {
      await press(page, say('More for {code}', { code: 'A-L01' }));
      await menu(page);
    },
  },
  {
    name: 'plan-edit',
    path: '/p/EDEN/plans',
    open: async (page, say) => {
      await press(page, say('More for {code}', { code: 'A-L01' }));
      await choose(page, say('Edit'));
      await dialog(page);
    },
  },
  {
    name: 'plan-remove',
    path: '/p/EDEN/plans',
    open: async (page, say) => {
      await press(page, say('More for {code}', { code: 'A-L01' }));
      await choose(page, say('Remove'));
      await dialog(page);
    },
  },
  {
    name: 'plan-page',
    path: '/p/EDEN/plans',
    open: async (page, say) => {
      await giveDrawing(page, say('Upload plans'));
      await press(page, say('Show page {page} larger', { page: 2 }));
      await dialog(page);
    },
  },
  {
    name: 'plan-leave',
    path: '/p/EDEN/plans',
    open: async (page, say) => {
      await giveDrawing(page, say('Upload plans'));
      await page
        .getByRole('button', { name: say('Show page {page} larger', { page: 2 }) })
        .waitFor();
      await page.getByRole('link', { name: say('List'), exact: true }).click();
      await dialog(page);
    },
  },
  {
    name: 'plan-align',
    path: '/p/EDEN/plans?revise=A-L02',
    open: async (page, say) => {
      await giveDrawing(page, say('Choose a file'));
      await press(page, say('Add revision'));
      await page.getByRole('form').waitFor({ state: 'detached' });
      await page.goto(new URL('/p/EDEN/plans/A-L02', page.url()).href);
      await press(page, say('More for this plan'));
      await choose(page, say('Align with an earlier revision'));
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'plan-together',
    path: '/p/EDEN/plans/A-L01',
    open: async (page, say) => {
      await sheet(page);
      await press(page, say('Raise a snag here'));
      await press(page, say('Raise here'));
      await page.waitForURL(/\/new/);
      const form = page.url();
      for (const title of ['Türzarge', 'Brandschutzverglasungsabdichtung']) {
        await page.goto(form);
        await page.getByRole('textbox', { name: say('In your own words') }).fill(title);
        await press(page, say('Raise'));
        await page.waitForURL(/\/plans\//);
      }
      // As long as they have no number, they stand alone.
      const plan = page.url();
      await page.goto(new URL('/outbox', plan).href);
      await page.getByRole('heading', { name: say('Everything is sent') }).waitFor();
      await page.goto(plan);
      await sheet(page);
      const together = page.locator('[data-mark^="cluster"]');
      await together.first().waitFor({ state: 'attached' });
      for (let times = 0; times < 8; times += 1) await page.getByRole('application').press('+');
      await eventually(async () => expect(await together.count()).toBe(1));
      await together.dispatchEvent('click');
      await dialog(page);
    },
  },
  {
    name: 'plan-list',
    path: '/p/EDEN/plans/A-L01',
    open: async (page) => {
      await sheet(page);
      await page.locator('main header button').first().click();
      await row(page);
    },
  },
];
