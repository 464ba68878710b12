import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline, steady } from '../../support/outline';
import type { PersonKey } from '../../support/site';
import { event, type Variables } from '../../support/wire';
import { useScreens } from '../../screens/arrive';
import { type HeldPart, holdLaterPart } from '../../support/heldPart';
import { addPlan, paperPlans } from '../../support/paperPlans';
// Loads the screen's code before the first test, because it is the largest.
import '../../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens({ planFiles: paperPlans() });

async function lookAgain(who: PersonKey, number: number) {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`);
  await historyShown(visitor);
  return visitor;
}

/** The history comes after the facts, and the form for a comment with it. */
async function historyShown({ page }: Awaited<ReturnType<typeof screens.arrive>>): Promise<void> {
  await page.findByText(/raised it/);
}

afterEach(() => jest.restoreAllMocks());

/**
 * Somebody opens a new snag on a line that holds back the later part of its answer; it was all sent
 * before anything else happens.
 */
async function openHeld(title: string) {
  const raised = await screens.site.raise({ title, dueOn: '2031-03-05' });
  const parts: HeldPart[] = [];
  let holding = true;
  let streamed = 0;
  const visitor = await screens.arrive('inspector', `/p/SITE/snags/${raised.number}`, undefined, {
    onWay(response) {
      if (response.headers.get('content-type')?.startsWith('multipart/mixed') === true)
        streamed += 1;
      const held = holding ? holdLaterPart(response) : null;
      if (held === null) return response;
      parts.push(held.part);
      return held.response;
    },
  });
  await visitor.page.findByRole('heading', { name: title });
  await Promise.all(parts.map(({ sent }) => sent));
  const release = () => parts.splice(0).forEach((part) => part.release());
  const cutPart = () => parts.splice(0).forEach((part) => part.cut());
  return {
    raised,
    release,
    cutPart,
    streamed: () => streamed,
    hold: (is: boolean) => void (holding = is),
    ...visitor,
  };
}

function events(): string[] {
  const region = within(document.body).getByRole('region', { name: 'What happened' });
  return within(region)
    .queryAllByRole('listitem')
    .map((item) => (item.lastElementChild?.textContent ?? '').replace(/just now.*/, ''));
}

test('the facts are shown while the history still waits, in one request, and the history takes its own place', async () => {
  // Relay says there what a part lacks: fields that came before it would be missing if a server
  // left them out and nobody put them back.
  const complaints = jest.spyOn(console, 'error');
  const { page, release, streamed } = await openHeld('Facts first');
  expect(page.getByText(/^waiting for Company A/)).toBeVisible();
  expect(steady(outline(document.querySelector('article') ?? document.body))).toMatchSnapshot();
  const next = within(document.body).getByRole('region', { name: 'Next step' });

  release();
  await waitFor(() => expect(events()).toEqual(['Person inspector raised it']));
  expect(page.queryByText('Loading the history')).toBeNull();
  expect(page.getByLabelText('Comment')).toBeVisible();
  expect(within(document.body).getByRole('region', { name: 'Next step' })).toBe(next);
  // What is loaded ahead for other screens comes in one piece.
  expect(streamed()).toBe(1);
  expect(complaints).not.toHaveBeenCalled();
});

test('when the history does not arrive, the facts stay and Try again loads it', async () => {
  // Relay says on a developer's console that a part failed.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page, cutPart, hold, raised, streamed, core } = await openHeld('Broken off');
  // Or the history is asked for again when the line comes.
  await waitFor(() => expect(core.current()?.userSession.connection.get().kind).toBe('live'));
  await comment(raised.id, 'Said before');
  hold(false);
  cutPart();
  expect(
    await page.findByText('The history did not load. Nothing you entered was lost.'),
  ).toBeVisible();
  expect(page.getByRole('heading', { name: 'Broken off' })).toBeVisible();
  expect(page.getByText(/^waiting for Company A/)).toBeVisible();
  expect(page.getByLabelText('Comment')).toBeVisible();
  // What is loaded ahead for other screens comes in one piece.
  expect(streamed()).toBe(1);

  await userEvent.click(
    within(page.getByRole('region', { name: 'What happened' })).getByRole('button', {
      name: 'Try again',
    }),
  );
  await waitFor(() => expect(events()).toHaveLength(2));
  expect(await page.findByText('Said before')).toBeVisible();
});

const comment = (snagId: string, body: string) =>
  screens.site.ask(
    'tradeA',
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, body } },
  );

test('authors can edit their comment; others see the new text at once, and the old one on request', async () => {
  const { id, number } = await screens.site.raise({ title: 'Tile' });
  await comment(id, 'The tile is lose');
  const other = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await other.page.findByText('The tile is lose', { selector: 'li p' });
  await other.page.findByRole('button', { name: 'Live' });
  expect(other.page.queryByRole('button', { name: 'Edit comment' })).toBeNull();

  const { page } = await screens.arrive('tradeA', `/p/SITE/snags/${number}`);
  await userEvent.click(await page.findByRole('button', { name: 'Edit comment' }));
  const form = within(page.getByRole('form', { name: 'Edit comment' }));
  const field = form.getByLabelText('Comment');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(field, 'The tile is loose');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  for (const each of [page, other.page]) {
    expect(await each.findByText('The tile is loose', { selector: 'li p' })).toBeVisible();
    expect(each.getByText('edited', { exact: true })).toBeVisible();
    await userEvent.click(await each.findByRole('button', { name: 'Earlier versions' }));
    expect(each.getByText('The tile is lose', { selector: 'li p' })).toBeVisible();
  }
});

async function edit(who: PersonKey, snagId: string, change: Variables): Promise<void> {
  await screens.site.ask(
    who,
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }',
    { input: { ...event(), snagId, ...change } },
  );
}

/** The page of a snag and its history, each event in words without its time. */
async function openHistory(number: number) {
  const visitor = await lookAgain('inspector', number);
  const told = () => {
    const items = within(visitor.page.getByRole('region', { name: 'What happened' })).getAllByRole(
      'listitem',
    );
    return items.map((item) =>
      (item.lastElementChild?.textContent ?? '')
        .replace('Person ', '')
        .replace(/(just now|\d+ minutes? ago|an? \w+ ago|yesterday)(— .*?\d\d:\d\d)?/, ' | '),
    );
  };
  return { ...visitor, told };
}

test('the history tells in words where the pin was put, moved and taken from', async () => {
  const one = await addPlan(screens.site, 'A-101');
  const two = await addPlan(screens.site, 'A-102');
  const { id, number } = await screens.site.raise({ title: 'Wanders' });
  await edit('inspector', id, { pin: { revisionId: one.revisionId, x: 0.2, y: 0.2 } });
  await edit('inspector', id, { pin: { revisionId: one.revisionId, x: 0.3, y: 0.2 } });
  await edit('inspector2', id, {
    pin: { revisionId: two.revisionId, x: 0.3, y: 0.2 },
    title: 'Wandered',
  });
  await edit('inspector2', id, { pin: null });
  const { told } = await openHistory(number);
  expect(told()).toEqual([
    'inspector2 removed the pin from A-102 | ',
    'inspector2 changed it | Title: “Wandered” (before: “Wanders”)Pin: moved from A-101 to A-102',
    'inspector moved the pin on A-101 | ',
    'inspector placed the pin on A-101 | ',
    'inspector raised it | ',
  ]);
});

test('an edit that came too late says whose later edit was kept', async () => {
  const seen = await screens.site.cursor('inspector');
  const { id, number } = await screens.site.raise({ title: 'Before' });
  const minute = 60_000;
  await edit('inspector2', id, { title: 'Later words' });
  const { told, page } = await openHistory(number);
  // From a device that was offline, seen on a page that is open.
  await edit('inspector', id, {
    title: 'Earlier words',
    occurredAt: Date.now() - 5 * minute,
    seen,
  });
  await waitFor(() =>
    expect(told()[0]).toBe(
      'inspector changed it | Title: “Earlier words” (too late; the later change by Person inspector2 was kept)',
    ),
  );
  expect(page.getByRole('heading', { name: 'Later words' })).toBeVisible();
  expect(page.queryByText(/Too late to change the status/)).toBeNull();
});
