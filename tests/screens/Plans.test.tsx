import { render, screen, waitFor, within } from '@testing-library/react';
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
  expect(await (await cardOf('Live-2')).findByText('Waiting to be drawn')).toBeVisible();
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
      'Page 1 of plan.pdf could not be drawn. The file was saved; try printing it to a new PDF.',
    ),
  ).toBeVisible();
});

test('a viewer is offered no action', async () => {
  await addPlan(screens.site, 'View-1');
  await openPlans('viewer');
  await cardOf('View-1');
  expect(within(main()).queryByRole('button')).toBeNull();
});
