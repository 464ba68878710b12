import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '../../server/refusal';
import type { RenderedSheet } from '../../server/files/plans/plan';
import { PlansSkeleton } from '../../src/screens/Plans/PlansSkeleton';
import { outline } from '../support/outline';
import { addPlan, paperPlans, sheet } from '../support/paperPlans';
import type { PersonKey } from '../support/site';
import { useScreens } from './arrive';

const plans = paperPlans();
const screens = useScreens({ planFiles: plans });
const { store } = plans;

beforeEach(() => {
  plans.draw = () => Promise.resolve(sheet);
  plans.store = store;
});

async function openPlans(who: PersonKey = 'admin', path = '/p/SITE/plans') {
  const visitor = await screens.arrive(who, path);
  await visitor.page.findByRole('list', { name: 'Plans' });
  return visitor;
}

const main = () => document.querySelector('main') ?? document.body;

async function cardOf(code: string) {
  const card = (await screen.findByRole('link', { name: new RegExp(`^${code} `) })).closest('li');
  if (card === null) throw new Error(`${code} is in no list`);
  return within(card);
}

async function act(code: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More of ${code}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Sheets that are drawn when the test says so. */
function easel() {
  const drawing: {
    tell: (percent: number) => void;
    done: (drawn: RenderedSheet) => void;
    fail: (why: Error) => void;
  }[] = [];
  plans.draw = (_job, tell) => new Promise((done, fail) => drawing.push({ tell, done, fail }));
  return async () => {
    await waitFor(() => expect(drawing.length).toBeGreaterThan(0));
    const [first] = drawing.splice(0);
    if (first === undefined) throw new Error('Nothing is being drawn');
    return first;
  };
}

test('a project without a plan says to its admin what to do about it', async () => {
  await screens.arrive('outsider', '/p/OTHER/plans');
  await screen.findByText('No plan yet');
  expect(outline(main())).toMatchSnapshot();
});

test('while it loads, its shape stands there and the reader is told', () => {
  render(<PlansSkeleton />);
  expect(outline(document.body)).toMatchSnapshot();
});

test('a plan is a picture with its code, name, place, revision and snags', async () => {
  const { revisionId } = await addPlan(screens.site, 'Look-1', {
    name: 'Ground floor',
    locationId: screens.site.locationId,
  });
  await screens.site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
  await screens.site.server.app.rendered();
  await openPlans('inspector');
  const card = await cardOf('Look-1');
  expect(await card.findByText('Block A · Revision A · 1 snag')).toBeVisible();
  expect(card.getByRole('link', { name: 'Look-1 Ground floor' })).toHaveAttribute(
    'href',
    '/p/SITE/plans/Look-1',
  );
  expect(
    main().querySelector(`img[src="/files/plans/${revisionId}/overview/small"]`),
  ).toBeInTheDocument();
});

test('a plan that somebody adds appears at once, with its progress until it is drawn', async () => {
  await addPlan(screens.site, 'Before-1');
  await screens.site.server.app.rendered();
  await openPlans('viewer');
  const next = easel();
  const { revisionId } = await addPlan(screens.site, 'Live-1');
  const drawing = await next();
  drawing.tell(40);
  const card = await cardOf('Live-1');
  expect(await card.findByText('Drawing, 40 %')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Revision A' })).toHaveValue(40);
  await addPlan(screens.site, 'Live-2');
  expect(await (await cardOf('Live-2')).findByText('Waits to be drawn')).toBeVisible();
  drawing.done(sheet);
  await waitFor(() =>
    expect(
      main().querySelector(`img[src="/files/plans/${revisionId}/overview/small"]`),
    ).toBeInTheDocument(),
  );
  expect(card.queryByRole('progressbar')).toBeNull();
  (await next()).fail(new Refusal('PLAN_RENDER_FAILED'));
  expect(
    await screen.findByText(
      'We could not draw page 1 of plan.pdf. The file was kept; try printing it to a new PDF.',
    ),
  ).toBeVisible();
});

test('a viewer is offered no action', async () => {
  await addPlan(screens.site, 'View-1');
  await openPlans('viewer');
  await cardOf('View-1');
  expect(within(main()).queryByRole('button')).toBeNull();
});

test('a plan is edited; a code that is taken is refused and the entry stays', async () => {
  await addPlan(screens.site, 'Edit-1');
  await addPlan(screens.site, 'Edit-2');
  await openPlans();
  await act('Edit-1', 'Edit');
  const form = within(await screen.findByRole('form', { name: 'Edit Edit-1' }));
  await userEvent.clear(form.getByLabelText('Code'));
  await userEvent.type(form.getByLabelText('Code'), 'edit-2');
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('Name'), 'Dachgeschoss');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('edit-2 is already used by another plan.')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Dachgeschoss');
  await userEvent.type(form.getByLabelText('Code'), 'b');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'edit-2b Dachgeschoss' })).toBeVisible();
});

test('a plan is removed; one that carries snags stays and says so', async () => {
  await addPlan(screens.site, 'Gone-1');
  const { revisionId } = await addPlan(screens.site, 'Stays-1');
  await screens.site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
  await openPlans();
  await act('Gone-1', 'Remove');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Gone-1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Gone-1/ })).toBeNull());
  await act('Stays-1', 'Remove');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Stays-1' }));
  expect(await screen.findByText('Stays-1 carries 1 snag, so it stays.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByRole('link', { name: /^Stays-1/ })).toBeVisible();
});

test('among many plans parts of code and name find one', async () => {
  for (let n = 1; n <= 13; n += 1)
    await addPlan(screens.site, `Many-${n}`, { name: n === 7 ? 'Heating centre' : `Floor ${n}` });
  await openPlans('viewer');
  const field = await screen.findByRole('searchbox', { name: 'Find a plan by code or name' });
  await userEvent.type(field, 'many heat');
  expect(
    within(screen.getByRole('list', { name: 'Plans' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Many-7 Heating centre']);
  await userEvent.type(field, 'x');
  expect(await screen.findByText('No plan has these words.')).toBeVisible();
});
