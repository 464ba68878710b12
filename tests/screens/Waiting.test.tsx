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

test('the bell counts what is new as it happens, leads to the rows of each project, and rings no more once one has looked', async () => {
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
    (text ?? '').replaceAll(/since [\d:]+|due [\w ]+$/g, '…');
  expect(rows.map(({ textContent }) => said(textContent))).toEqual([
    'SITE-1 Loose socket2 new2 new thingsBlock APerson inspector wrote · just now “The key is at the gate”To fix ……',
    'SITE-2 Cracked tile1 new1 new thingBlock APerson inspector raised it · just nowTo fix …',
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
  expect(page.getAllByText('1 new thing')).toHaveLength(2);
  await waitFor(async () => expect(await waitsFor('tradeA')).toBe(0));
  await userEvent.click(page.getByRole('link', { name: /Third/ }));
  await waitFor(() => expect(visitor.path()).toBe(`/p/SITE/snags/${third.number}`));
  expect(await page.findByRole('link', { name: 'Waiting for you' })).toBeVisible();
});

test('without a line it shows what was there, and what goes to another company goes from the screen', async () => {
  const { id } = await screens.site.raise({ tradeId: screens.site.trades.B, title: 'Door sticks' });
  const visitor = await screens.arrive('tradeB', '/');
  const { page } = visitor;
  expect(await page.findByText('1 new for you')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Waiting for you' }));
  expect(await page.findByRole('link', { name: /Door sticks/ })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'All projects' }));
  await page.findByRole('link', { name: 'SITE Site' });
  await waitFor(() => expect(page.queryByText('1 new for you')).toBeNull());
  visitor.cut();
  await userEvent.click(page.getByRole('link', { name: 'Waiting for you' }));
  expect(await page.findByRole('link', { name: /Door sticks/ })).toBeVisible();
  visitor.mend();
  const input = { ...event(), snagId: id, companyId: screens.site.companies.A };
  await screens.site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input },
  );
  expect(await page.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
});

test('mails are switched off and on in one’s account, at once', async () => {
  const { page } = await screens.arrive('viewer', '/account');
  const part = within(await page.findByRole('region', { name: 'E-mail' }));
  const box = part.getByRole('checkbox', { name: 'When something waits for me' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(await part.findByText('Saved.')).toBeVisible();
  expect(box).not.toBeChecked();
  expect(part.getByRole('checkbox', { name: 'Each morning, what is overdue' })).toBeChecked();
  expect(
    await screens.site.ask('viewer', '{ viewer { mailing { available waiting digest } } }'),
  ).toEqual({ viewer: { mailing: { available: true, waiting: false, digest: true } } });
});
