import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens({
  mail: {
    smtpUrl: 'smtp://127.0.0.1:9',
    from: 'snags@site.example',
    publicUrl: 'https://snags.example',
  },
});

const comment = (snagId: string, body: string) =>
  screens.site.ask(
    'inspector',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId, body } },
  );
const waitsFor = async (who: 'tradeA' | 'tradeB') =>
  (
    await screens.site.ask<{ project: { newlyWaiting: number } }>(
      who,
      '{ project(code: "SITE") { newlyWaiting } }',
    )
  ).project.newlyWaiting;

test('the bell counts what is new, leads to it, and is cleared by looking', async () => {
  const { site } = screens;
  const first = await site.raise({ title: 'Loose socket' });
  const visitor = await screens.arrive('tradeA', '/p/SITE');
  const { page } = visitor;
  expect(await page.findByRole('link', { name: '1 new for you' })).toBeVisible();
  await comment(first.id, 'The key is at the gate');
  const second = await site.raise({ title: 'Cracked tile', dueOn: null });
  await userEvent.click(await page.findByRole('link', { name: '2 new for you' }));
  const rows = within(await page.findByRole('region', { name: 'SITE Site' })).getAllByRole(
    'listitem',
  );
  const said = (text: string | null): string =>
    (text ?? '').replaceAll(/since [\d:]+|Due [\w ]+$/g, '…');
  expect(rows.map(({ textContent }) => said(textContent))).toEqual([
    'SITE-1 Loose socket1Block A2 new2 updatesPerson inspector wrote · just now “The key is at the gate”To fix ……',
    'SITE-2 Cracked tile2Block A1 new1 updatePerson inspector raised it · just nowTo fix …',
  ]);
  await waitFor(async () => expect(await waitsFor('tradeA')).toBe(0));
  // What was new stays marked as long as one looks, and what comes meanwhile is there at once.
  const third = await site.raise({ title: 'Third' });
  await page.findByRole('link', { name: /Third/ });
  expect(
    page
      .getAllByRole('listitem')
      .map((row: HTMLElement) => within(row).getByRole('link').textContent),
  ).toEqual([
    `SITE-${first.number} Loose socket`,
    `SITE-${second.number} Cracked tile`,
    `SITE-${third.number} Third`,
  ]);
  expect(page.getAllByText('1 update')).toHaveLength(2);
  await waitFor(async () => expect(await waitsFor('tradeA')).toBe(0));
  await userEvent.click(page.getByRole('link', { name: /Third/ }));
  await waitFor(() => expect(visitor.path()).toBe(`/p/SITE/snags/${third.number}`));
  expect(await page.findByRole('link', { name: 'Waiting for you' })).toBeVisible();
});

test('e-mails are switched off and on in the account', async () => {
  const { page } = await screens.arrive('viewer', '/account#mail');
  const part = within(await page.findByRole('region', { name: 'E-mail' }));
  const box = part.getByRole('switch', { name: 'When something is waiting for me' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(await part.findByText('Saved.')).toBeVisible();
  expect(box).not.toBeChecked();
  expect(part.getByRole('switch', { name: 'Every morning, what is overdue' })).toBeChecked();
  expect(
    await screens.site.ask('viewer', '{ viewer { mailing { available waiting digest } } }'),
  ).toEqual({ viewer: { mailing: { available: true, waiting: false, digest: true } } });
});
