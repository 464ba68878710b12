import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settleMs } from '../../src/parts/undo';
import { outline, steady } from '../support/outline';
import { hurriedClock } from '../support/hurriedClock';
import { grain } from '../support/photos';
import { useScreens } from './arrive';

/** A project for the first test alone, whose numbers begin at 1. */
const first = useScreens();
const screens = useScreens();
const body = within(document.body);

// Each test begins with an empty queue.
afterEach(async () => {
  const { project } = await screens.site.ask<{
    project: { snags: { edges: { node: { id: string } }[] } };
  }>(
    'admin',
    '{ project(code: "SITE") { snags(first: 20, filter: { chip: TO_CHECK }) { edges { node { id } } } } }',
  );
  for (const { node } of project.snags.edges)
    await screens.site.move('admin', node.id, 'VOID', { reason: 'DUPLICATE' });
});

async function fixed(title: string, { site } = screens): Promise<{ id: string; number: number }> {
  const snag = await site.raise({ title });
  const photo = await grain().jpeg().toBuffer();
  await site.addPhoto('inspector', snag.id, photo);
  await site.addPhoto('tradeA', snag.id, photo, 'EVIDENCE');
  await site.move('tradeA', snag.id, 'FIX');
  return snag;
}

const statusOf = async (number: number) => {
  const { project } = await first.site.ask<{
    project: { snag: { status: string; sentBackCount: number } };
  }>('admin', `{ project(code: "SITE") { snag(number: ${number}) { status sentBackCount } } }`);
  return project.snag;
};

test('what was said to be fixed comes one by one: closed with a press that can be undone, or sent back with a reason', async () => {
  const snags = [
    await fixed('Socket loose', first),
    await fixed('Paint runs', first),
    await fixed('Door sticks', first),
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
  const visitor = await first.arrive('inspector', '/p/SITE?chip=TO_CHECK', undefined, { clock });
  const { page } = visitor;
  const tabs = within(await page.findByRole('navigation', { name: 'Project' }));
  await userEvent.click(await tabs.findByRole('link', { name: /^To check/ }));
  expect(await page.findByRole('heading', { name: 'Socket loose Open SITE-1' })).toBeVisible();
  expect(page.getByText('1 of 3')).toBeVisible();
  expect(steady(outline(page.getByRole('article')))).toMatchSnapshot();

  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(page.getByRole('heading', { name: 'Paint runs Open SITE-2' })).toHaveFocus(),
  );
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await page.findByText('SITE-1 is back in the queue.')).toBeVisible();
  expect(await page.findByRole('heading', { name: 'Socket loose Open SITE-1' })).toBeVisible();
  expect((await statusOf(1)).status).toBe('FIXED');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(await page.findByText('SITE-1 closed.')).toBeVisible();
  // The second tap of a finger that taps twice is not for the snag that has come into its place.
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(await page.findByRole('heading', { name: 'Paint runs Open SITE-2' })).toBeVisible();
  settle();

  await userEvent.click(page.getByRole('button', { name: 'Send back' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Send back' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));
  expect(sheet.getByText('Say why, so they know what to do next.')).toBeVisible();
  await userEvent.type(sheet.getByLabelText('What is still wrong'), 'It still runs');
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));

  expect(await page.findByRole('heading', { name: 'Door sticks Open SITE-3' })).toBeVisible();
  await waitFor(() =>
    expect(page.getByRole('heading', { name: 'Door sticks Open SITE-3' })).toHaveFocus(),
  );
  settle();
  await userEvent.click(page.getByRole('button', { name: 'Skip' }));
  expect(await page.findByText('You skipped one.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Check them' }));
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

test('what one marked fixed oneself is not in the queue', async () => {
  const lamp = await fixed('Lamp hangs');
  const own = await screens.site.raise({ title: 'Handle loose' });
  await screens.site.addPhoto('inspector', own.id, await grain().jpeg().toBuffer(), 'EVIDENCE');
  await screens.site.move('inspector', own.id, 'FIX');
  const { page } = await screens.arrive('inspector', '/p/SITE/check');
  await page.findByRole('heading', { name: /Lamp hangs/ });
  expect(page.getByText('1 of 1')).toBeVisible();
  await screens.site.move('inspector2', lamp.id, 'CLOSE');
  expect(await page.findByText('One you marked fixed is waiting for someone else.')).toBeVisible();
});
