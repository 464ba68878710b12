import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settleMs } from '../../src/parts/undo';
import { outline, steady } from '../support/outline';
import { hurriedClock } from '../support/hurriedClock';
import { grain } from '../support/photos';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
const body = within(document.body);

async function fixed(title: string): Promise<{ id: string; number: number }> {
  const { site } = screens;
  const snag = await site.raise({ title });
  const photo = await grain().jpeg().toBuffer();
  await site.addPhoto('inspector', snag.id, photo);
  await site.addPhoto('tradeA', snag.id, photo, 'EVIDENCE');
  await site.move('tradeA', snag.id, 'FIX');
  return snag;
}

const statusOf = async (number: number) => {
  const { project } = await screens.site.ask<{
    project: { snag: { status: string; sentBackCount: number } };
  }>('admin', `{ project(code: "SITE") { snag(number: ${number}) { status sentBackCount } } }`);
  return project.snag;
};

test('what was said to be fixed comes one by one: closed with a press that can be undone, or sent back with a reason', async () => {
  const snags = [
    await fixed('Socket loose'),
    await fixed('Paint runs'),
    await fixed('Door sticks'),
  ];
  const clock = hurriedClock();
  // The time in which a second tap is ignored ends when this test says so, however slow the machine
  // is.
  const { setTimeout: later } = globalThis;
  let settles: (() => void)[] = [];
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
    ms === settleMs ? void settles.push(run) : later(run, ms),
  );
  const settle = () => {
    act(() => settles.forEach((run) => run()));
    settles = [];
  };
  const visitor = await screens.arrive('inspector', '/p/SITE?chip=TO_CHECK', undefined, { clock });
  await userEvent.click(await visitor.page.findByRole('link', { name: 'Check one by one' }));
  const { page } = visitor;
  expect(await page.findByRole('heading', { name: 'SITE-1 Socket loose' })).toBeVisible();
  expect(page.getByText('3 left to check')).toBeVisible();
  expect(steady(outline(page.getByRole('article')))).toMatchSnapshot();

  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(await page.findByRole('heading', { name: 'SITE-2 Paint runs' })).toHaveFocus();
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await page.findByText('SITE-1 is to be checked again.')).toBeVisible();
  expect(await page.findByRole('heading', { name: 'SITE-1 Socket loose' })).toBeVisible();
  expect((await statusOf(1)).status).toBe('FIXED');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(await page.findByText('SITE-1 closed.')).toBeVisible();
  // The second tap of a finger that taps twice is not for the snag that has come into its place.
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(page.getByRole('heading', { name: 'SITE-2 Paint runs' })).toBeVisible();
  settle();

  await userEvent.click(page.getByRole('button', { name: 'Send back' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Send back' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));
  expect(sheet.getByText('Say why, so the other side knows what to do next.')).toBeVisible();
  await userEvent.type(sheet.getByLabelText('What is still wrong'), 'It still runs');
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));

  expect(await page.findByRole('heading', { name: 'SITE-3 Door sticks' })).toBeVisible();
  await waitFor(() =>
    expect(page.getByRole('heading', { name: 'SITE-3 Door sticks' })).toHaveFocus(),
  );
  settle();
  await userEvent.click(page.getByRole('button', { name: 'Later' }));
  expect(await page.findByText('One that you put off still waits.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Go through them' }));
  const close = await page.findByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(close);
  expect(await page.findByRole('heading', { name: 'All checked' })).toBeVisible();

  clock.hurry(10_000);
  await waitFor(async () => expect((await statusOf(snags[2]?.number ?? 0)).status).toBe('CLOSED'));
  await waitFor(async () => expect((await statusOf(1)).status).toBe('CLOSED'));
  await waitFor(async () =>
    expect(await statusOf(2)).toEqual({ status: 'OPEN', sentBackCount: 1 }),
  );
  Object.assign(globalThis, { setTimeout: later });
});

test('who may not check sees what is there and who checks it, and can only go on', async () => {
  await fixed('Tap drips');
  const { page } = await screens.arrive('viewer', '/p/SITE/check');
  await page.findByRole('heading', { name: 'SITE-4 Tap drips' });
  expect(
    page.getByText('Inspectors and admins check this. You can look at it and comment.'),
  ).toBeVisible();
  expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Send back' })).toBeNull();
});

test('a trade is told who checks, and goes on to what it waits for', async () => {
  const visitor = await screens.arrive('tradeA', '/p/SITE/check');
  expect(await visitor.page.findByRole('heading', { name: 'Inspectors check here' })).toBeVisible();
  await userEvent.click(visitor.page.getByRole('link', { name: 'What waits to be checked' }));
  expect(await visitor.page.findByText('Tap drips')).toBeVisible();
});

test('who opens the queue is on its title, while its snags are loading and when they are there', async () => {
  const { page, cut, mend } = await screens.arrive('viewer', '/p/SITE');
  await page.findByRole('button', { name: 'Live' });
  cut('bytes');
  await userEvent.click(page.getByRole('link', { name: 'To check' }));
  expect(await page.findByText('Loading the snags to check')).toBeInTheDocument();
  await waitFor(() =>
    expect(page.getByRole('heading', { name: 'Check one by one', level: 1 })).toHaveFocus(),
  );
  mend();
  await page.findByRole('heading', { name: 'SITE-4 Tap drips' });
  await waitFor(() =>
    expect(page.getByRole('heading', { name: 'Check one by one', level: 1 })).toHaveFocus(),
  );
});

test('what somebody else checks meanwhile makes way too', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/check');
  await page.findByRole('heading', { name: 'SITE-4 Tap drips' });
  await page.findByRole('button', { name: 'Live' });
  const { project } = await screens.site.ask<{ project: { snag: { id: string } } }>(
    'admin',
    '{ project(code: "SITE") { snag(number: 4) { id } } }',
  );
  await screens.site.move('inspector2', project.snag.id, 'CLOSE');
  expect(await page.findByRole('heading', { name: 'All checked' })).toBeVisible();
});

test('who has said fixed is told that somebody else has to check it', async () => {
  await fixed('Lamp hangs');
  const own = await screens.site.raise({ title: 'Handle loose' });
  await screens.site.addPhoto('inspector', own.id, await grain().jpeg().toBuffer(), 'EVIDENCE');
  await screens.site.move('inspector', own.id, 'FIX');
  const { page } = await screens.arrive('inspector', '/p/SITE/check');
  await page.findByRole('heading', { name: /Lamp hangs/ });
  expect(page.queryByText(/^You marked this fixed/)).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Later' }));
  await page.findByRole('heading', { name: /Handle loose/ });
  expect(page.getByText('You marked this fixed, so somebody else has to check it.')).toBeVisible();
  expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('every photo of both sides can be reached, and pressed they are shown large side by side', async () => {
  const { site } = screens;
  const snag = await site.raise({ title: 'Aa many photos' });
  const photo = async (): Promise<Buffer> => grain().jpeg().toBuffer();
  for (const kind of ['DEFECT', 'DEFECT', 'EVIDENCE', 'EVIDENCE', 'EVIDENCE'] as const)
    await site.addPhoto(kind === 'DEFECT' ? 'inspector' : 'tradeA', snag.id, await photo(), kind);
  await site.move('tradeA', snag.id, 'FIX');
  const { page } = await screens.arrive('viewer', '/p/SITE/check');
  await page.findByRole('button', { name: 'Later' });
  while (page.queryByRole('heading', { name: /Aa many photos/ }) === null)
    await userEvent.click(page.getByRole('button', { name: 'Later' }));
  const reference = `SITE-${snag.number}`;
  const name = (index: number, side: string) =>
    `${reference} Aa many photos, photo ${index} of 5, ${side}`;
  // The newest evidence comes first.
  const names = [
    name(1, 'defect'),
    name(2, 'defect'),
    name(5, 'evidence'),
    name(4, 'evidence'),
    name(3, 'evidence'),
  ];
  for (const each of names) expect(page.getByRole('button', { name: each })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: name(4, 'evidence') }));
  const large = within(await body.findByRole('dialog', { name: `Photos of ${reference}` }));
  expect(
    large
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt') ?? img.getAttribute('aria-label')),
  ).toEqual(names);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
});

test('To check in the navigation opens the queue, which says how many wait in all, also those that are not loaded', async () => {
  const { site } = screens;
  await site.ask(
    'admin',
    `mutation ($input: EditProjectInput!) { editProject(input: $input) { project { id } } }`,
    { input: { ...event(), projectId: site.projectId, evidenceRequired: false } },
  );
  for (let number = 0; number < 22; number += 1) {
    const { id } = await site.raise({ title: `Many ${number}` });
    await site.move('tradeA', id, 'FIX', { comment: 'Done' });
  }
  const { project } = await site.ask<{ project: { snagCounts: { toCheck: number } } }>(
    'admin',
    '{ project(code: "SITE") { snagCounts(filter: {}) { toCheck } } }',
  );
  const { toCheck } = project.snagCounts;
  expect(toCheck).toBeGreaterThan(22);
  const visitor = await screens.arrive('inspector2', '/p/SITE');
  await userEvent.click(await visitor.page.findByRole('link', { name: 'To check' }));
  expect(await visitor.page.findByText(`${toCheck} left to check`)).toBeVisible();
  expect(visitor.path()).toBe('/p/SITE/check');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Close' }));
  expect(await visitor.page.findByText(`${toCheck - 1} left to check`)).toBeVisible();
});
