import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { undoMs } from '../../src/parts/undo';
import { hurriedClock } from '../support/hurriedClock';
import { outline, steady } from '../support/outline';
import { addPlan, paperPlans, sheet, type AddedPlan } from '../support/paperPlans';
import { useScreens } from './arrive';

const files = paperPlans();
const screens = useScreens({ planFiles: files });
let plan: AddedPlan;
let codes = 0;

beforeEach(async () => {
  localStorage.clear();
  files.draw = () => Promise.resolve(sheet);
  plan = await drawn();
});

/** A plan of its own for a test, drawn already. */
async function drawn(more: Record<string, unknown> = {}): Promise<AddedPlan> {
  const added = await addPlan(screens.site, `A-${++codes}`, { name: 'Ground floor', ...more });
  await screens.site.server.app.rendered();
  return added;
}

const here = (search = ''): string => `/p/SITE/plans/A-${codes}${search}`;
const pinAt = (x: number, y: number) => ({ pin: { revisionId: plan.revisionId, x, y } });

async function open(search = '', who: 'inspector' | 'viewer' | 'tradeA' | 'tradeB' = 'inspector') {
  const visitor = await screens.arrive(who, here(search));
  await visitor.page.findByRole('application');
  return visitor;
}

/** A project for one test, whose numbers begin at 1. */
const first = useScreens({ planFiles: paperPlans() });

test('a plan with its pins, its revisions and the list beside it is one request', async () => {
  const { revisionId } = await addPlan(first.site, 'A-1', { name: 'Ground floor' });
  await first.site.server.app.rendered();
  await first.site.raise({
    title: 'Loose socket',
    dueOn: '2031-03-05',
    pin: { revisionId, x: 0.25, y: 0.5 },
  });
  const visitor = await first.arrive('inspector', '/p/SITE/plans/A-1');
  await visitor.page.findByRole('application');
  expect(visitor.requests.filter((path) => path === '/graphql')).toHaveLength(1);
  expect(visitor.page.getByRole('link', { name: 'SITE-1 Loose socket' })).toHaveAttribute(
    'href',
    '/p/SITE/plans/A-1?snag=1',
  );
  const said = outline(document.querySelector('main') ?? document.body);
  expect(steady(said)).toMatchSnapshot();
});

test('the list beside a plan has only its snags, and one filter narrows both', async () => {
  const there = await screens.site.raise({ title: 'On it', ...pinAt(0.1, 0.1) });
  await screens.site.raise({ title: 'Not on it' });
  const fixed = await screens.site.raise({ title: 'Closed on it', ...pinAt(0.9, 0.9) });
  await screens.site.move('inspector', fixed.id, 'CLOSE', { comment: 'Done on the spot' });
  const visitor = await open();
  expect(visitor.page.getByRole('link', { name: /On it$/ })).toBeVisible();
  expect(visitor.page.queryByRole('link', { name: /Not on it/ })).toBeNull();
  expect(visitor.page.getByRole('button', { name: 'Snags on this plan (1)' })).toBeVisible();
  await userEvent.click(visitor.page.getByRole('link', { name: 'All 2' }));
  expect(await visitor.page.findByRole('link', { name: /Closed on it$/ })).toBeVisible();
  expect(visitor.page.getByRole('button', { name: 'Snags on this plan (2)' })).toBeVisible();
  expect(visitor.path()).toBe(here('?chip=ALL'));
  // On a phone the list covers the drawing, and no key goes astray under it.
  const covered = () => visitor.page.getByRole('application').closest('[inert]') !== null;
  expect(covered()).toBe(false);
  await userEvent.click(visitor.page.getByRole('button', { name: 'Snags on this plan (2)' }));
  expect(covered()).toBe(true);
  await userEvent.click(visitor.page.getByRole('button', { name: 'Plan' }));
  expect(covered()).toBe(false);
  expect(there.number).toBeLessThan(fixed.number);
});

test('a snag opens beside the plan and leaves it as it was', async () => {
  const { number } = await screens.site.raise({ title: 'Beside it', ...pinAt(0.5, 0.5) });
  const visitor = await open();
  await userEvent.click(visitor.page.getByRole('link', { name: /Beside it$/ }));
  const pane = within(await visitor.page.findByRole('region', { name: 'Snag' }));
  expect(await pane.findByRole('heading', { name: 'Beside it' })).toBeVisible();
  expect(visitor.path()).toBe(here(`?snag=${number}`));
  await userEvent.click(pane.getByRole('button', { name: 'Back to the plan' }));
  await waitFor(() => expect(visitor.page.queryByRole('region', { name: 'Snag' })).toBeNull());
  expect(visitor.path()).toBe(here());
  expect(visitor.page.getByRole('application')).toBeVisible();
});

test('moving a pin starts with the cross, and undoing after it was sent moves it back', async () => {
  const { id, number } = await screens.site.raise({ title: 'To be moved', ...pinAt(0.25, 0.75) });
  const pinNow = async (): Promise<unknown> =>
    (
      await screens.site.ask<{ node: { pin: unknown } }>(
        'viewer',
        'query ($id: ID!) { node(id: $id) { ... on Snag { pin { x y } } } }',
        { id },
      )
    ).node.pin;
  const clock = hurriedClock();
  const { page, path } = await screens.arrive(
    'inspector',
    here(`?snag=${number}&move=1`),
    undefined,
    { clock },
  );
  const place = await page.findByRole('button', { name: 'Put pin here' });
  await waitFor(() => expect(path()).toBe(here(`?snag=${number}`)));
  // Nothing has a size here, and the cross is in the middle of what the window shows.
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(page.getByRole('application'), side, { value: 400 });
  await userEvent.click(place);
  const undo = await page.findByRole('button', { name: 'Undo' });
  act(() => void undo.focus());
  clock.hurry(undoMs);
  await waitFor(async () => expect(await pinNow()).toEqual({ x: 0.5, y: 0.5 }));
  await userEvent.click(undo);
  expect(await page.findByText('Already sent; moving it back.')).toBeVisible();
  await waitFor(async () => expect(await pinNow()).toEqual({ x: 0.25, y: 0.75 }));
});

test('a snag raised offline at a spot is seen on the plan, and its pin reaches the server later', async () => {
  const visitor = await open();
  await visitor.page.findByText('No snag on this plan yet');
  const search = { plan: `A-${codes}`, revision: plan.revisionId, x: '0.25000', y: '0.75000' };
  await visitor.core.current()?.router.navigate({
    to: '/p/$code/new',
    params: { code: 'SITE' },
    search,
    state: { fromPlan: true },
  });
  expect(
    await visitor.page.findByRole('img', {
      name: `The spot of the pin. On A-${codes} Ground floor`,
    }),
  ).toBeVisible();
  visitor.cut();
  await userEvent.type(
    visitor.page.getByRole('textbox', { name: 'In your own words' }),
    'At the spot',
  );
  await userEvent.click(visitor.page.getByRole('button', { name: 'Raise' }));
  await waitFor(() => expect(visitor.path()).toBe(here()));
  // The way back leads on from the plan, not to the plan again.
  expect(visitor.core.current()?.router.history.canGoBack()).toBe(false);
  expect(await visitor.page.findByRole('button', { name: 'Snags on this plan (1)' })).toBeVisible();
  expect(visitor.page.getByRole('link', { name: 'At the spot' })).toBeVisible();
  visitor.mend();
  visitor.putAway();
  expect(await visitor.page.findByRole('link', { name: /^SITE-\d+ At the spot$/ })).toBeVisible();
  expect(visitor.page.getByRole('button', { name: 'Snags on this plan (1)' })).toBeVisible();
  const number = Number(
    /SITE-(\d+)/.exec(
      visitor.page.getByRole('link', { name: /At the spot$/ }).textContent ?? '',
    )?.[1],
  );
  const said = await screens.site.ask<{
    project: { snag: { location: null; pin: { x: number; y: number } } };
  }>(
    'viewer',
    'query ($number: Int!) { project(code: "SITE") { snag(number: $number) { location { id } pin { x y } } } }',
    { number },
  );
  expect(said.project.snag).toEqual({ location: null, pin: { x: 0.25, y: 0.75 } });
});
