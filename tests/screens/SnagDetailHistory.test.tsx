import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdLaterPart, type HeldPart } from '../support/heldPart';
import { outline, steady } from '../support/outline';
import { event } from '../support/wire';
import { useScreens } from './arrive';
// Its code is the largest; the first test is not the one that waits for it.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens();
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

function history(): string[] {
  const region = within(document.body).getByRole('region', { name: 'History' });
  return within(region)
    .queryAllByRole('listitem')
    .map((item) => (item.textContent ?? '').replace(/just now.*/, ''));
}

test('the facts are shown while the history still waits, in one request, and the history takes its own place', async () => {
  // Relay says there what a part lacks: fields that came before it would be missing if a server
  // left them out and nobody put them back.
  const complaints = jest.spyOn(console, 'error');
  const { page, release, streamed } = await openHeld('Facts first');
  expect(page.getByText(/^Waiting for Company A/)).toBeVisible();
  expect(steady(outline(document.querySelector('article') ?? document.body))).toMatchSnapshot();
  const next = within(document.body).getByRole('region', { name: 'Next step' });

  release();
  await waitFor(() => expect(history()).toEqual(['Person inspector raised it']));
  expect(page.queryByText('Loading the history')).toBeNull();
  expect(page.getByLabelText('Comment')).toBeVisible();
  expect(within(document.body).getByRole('region', { name: 'Next step' })).toBe(next);
  // What is loaded ahead for other screens comes in one piece.
  expect(streamed()).toBe(1);
  expect(complaints).not.toHaveBeenCalled();
});

test('what somebody else does while the history is on its way stands in it when it is there', async () => {
  const { page, release, raised, core } = await openHeld('Done meanwhile');
  await waitFor(() => expect(core.current()?.userSession.connection.get().kind).toBe('live'));
  await screens.site.move('tradeA', raised.id, 'START');
  expect(await page.findByText('In progress')).toBeVisible();
  release();
  await waitFor(() =>
    expect(history()).toEqual(['Person inspector raised it', 'Person tradeA started work']),
  );
});

test('what the person does meanwhile without a line stands in it too, as not yet confirmed', async () => {
  const { page, release, cut, core } = await openHeld('Pressed meanwhile');
  await waitFor(() => expect(core.current()?.userSession.outbox).not.toBeNull());
  cut();
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Start work' }));
  expect(await page.findByText('In progress')).toBeVisible();
  release();
  await waitFor(() => expect(history()).toHaveLength(2));
  expect(history()[1]).toMatch(/^Person inspector started work/);
});

test('an answer that breaks off leaves the facts, says so in the place of the history, and Try again brings it', async () => {
  // Relay says on a developer's console that a part failed.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page, cutPart, hold, raised, streamed, core } = await openHeld('Broken off');
  // Or the history is asked for again by itself when the line comes.
  await waitFor(() => expect(core.current()?.userSession.connection.get().kind).toBe('live'));
  await screens.site.ask(
    'tradeA',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId: raised.id, body: 'Said before' } },
  );
  hold(false);
  cutPart();
  expect(
    await page.findByText('The history did not come through. Nothing you entered was lost.'),
  ).toBeVisible();
  expect(page.getByRole('heading', { name: 'Broken off' })).toBeVisible();
  expect(page.getByText(/^Waiting for Company A/)).toBeVisible();
  expect(page.getByLabelText('Comment')).toBeVisible();
  // What is loaded ahead for other screens comes in one piece.
  expect(streamed()).toBe(1);

  await userEvent.click(
    within(page.getByRole('region', { name: 'History' })).getByRole('button', {
      name: 'Try again',
    }),
  );
  await waitFor(() => expect(history()).toHaveLength(2));
  expect(await page.findByText('Said before')).toBeVisible();
});

test('a history that was here before is shown at once, and follows when the server has answered', async () => {
  const { page, release, hold, raised, core } = await openHeld('Seen before');
  release();
  await waitFor(() => expect(history()).toHaveLength(1));
  await core.current()?.router.navigate({ to: '/p/$code', params: { code: 'SITE' } });
  await waitFor(() => expect(page.queryByRole('region', { name: 'History' })).toBeNull());
  hold(true);
  await core.current()?.router.navigate({
    to: '/p/$code/snags/$number',
    params: { code: 'SITE', number: String(raised.number) },
  });
  expect(await page.findByRole('heading', { name: 'Seen before' })).toBeVisible();
  expect(history()).toEqual(['Person inspector raised it']);
  expect(page.queryByText('Loading the history')).toBeNull();
});
