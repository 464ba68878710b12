import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { hurriedClock } from '../support/hurriedClock';
import { event } from '../support/wire';
import { useScreens } from './arrive';
import { putEntry } from './putEntry';

const screens = useScreens();
const put = putEntry(screens);

const cursorOf = () => screens.site.cursor('inspector');

test('a conflict is told on the page it happens on and stays in the outbox, over a restart, until it is read', async () => {
  const { site } = screens;
  const { number, id } = await site.raise({ title: 'Overtaken' });
  const device = createDevice();
  const visitor = await screens.arrive('inspector', '/p/SITE', device);
  await visitor.page.findByRole('button', { name: 'Live' });
  const seen = await cursorOf();
  await site.move('admin', id, 'VOID', { reason: 'DUPLICATE' });
  await put(visitor, { kind: 'move', snagId: id, seen, fields: { move: 'START' } });
  const told = new RegExp(`^SITE-${number} was made void by Ada Admin while you were offline\\.`);
  expect(await visitor.page.findByText(told)).toBeVisible();
  expect(await visitor.page.findByRole('button', { name: 'Live, 1 to read' })).toBeVisible();
  visitor.kill();

  const again = await screens.arrive('inspector', '/outbox', device);
  const outcomes = within(
    await again.page.findByRole('region', { name: 'What became of what you sent' }),
  );
  expect(outcomes.getByText(told)).toBeVisible();
  expect(outcomes.getByRole('link', { name: `Open SITE-${number}` })).toHaveAttribute(
    'href',
    `/p/SITE/snags/${number}`,
  );
  await userEvent.click(outcomes.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() =>
    expect(again.page.queryByRole('region', { name: 'What became of what you sent' })).toBeNull(),
  );
  await again.core.current()?.router.navigate({ to: '/p/$code', params: { code: 'SITE' } });
  expect(await again.page.findByRole('button', { name: 'Live' })).toBeVisible();
  expect(again.page.queryByText(told)).toBeNull();
});

describe('a snag that somebody else raised too', () => {
  const statusOf = async (id: string) =>
    (
      await screens.site.ask<{ node: { status: string } }>(
        'admin',
        'query ($id: ID!) { node(id: $id) { ... on Snag { status } } }',
        { id },
      )
    ).node.status;
  const region = 'What became of what you sent';

  async function raisedTwice(device = createDevice()) {
    const { site } = screens;
    const place = {
      ...event(),
      projectId: site.projectId,
      id: newId('location'),
      name: newId('location').slice(-12),
    };
    await site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input: place },
    );
    const clock = hurriedClock();
    const visitor = await screens.arrive('inspector', '/outbox', device, { clock });
    await visitor.page.findByRole('heading', { name: 'Everything is sent' });
    const seen = await cursorOf();
    const theirs = await site.raise(
      { title: 'Raised by the other', locationId: place.id },
      'inspector2',
    );
    const mine = newId('snag');
    await put(visitor, {
      kind: 'raise',
      snagId: mine,
      seen,
      fields: { title: 'Raised by me', tradeId: site.trades.A, locationId: place.id },
    });
    const outcomes = within(await visitor.page.findByRole('region', { name: region }));
    return {
      ...visitor,
      clock,
      theirs,
      mine,
      outcomes,
      entries: () => visitor.core.current()?.userSession.outbox?.entries.all() ?? [],
    };
  }

  test('can be compared, and one’s own made void as a duplicate, once however often it is pressed, and undone in time', async () => {
    const { page, clock, theirs, mine, outcomes, entries } = await raisedTwice();
    expect(
      outcomes.getByText(
        `Person inspector2 raised SITE-${theirs.number} at the same location. Is it the same?`,
      ),
    ).toBeVisible();
    expect(outcomes.getByRole('link', { name: `Open SITE-${theirs.number}` })).toHaveAttribute(
      'href',
      `/p/SITE/snags/${theirs.number}`,
    );
    expect(outcomes.getByRole('button', { name: 'Keep both' })).toBeVisible();
    await userEvent.dblClick(outcomes.getByRole('button', { name: 'Make mine void' }));
    expect(await outcomes.findByText(/^SITE-\d+ will be void\.$/)).toBeVisible();
    expect(entries()).toHaveLength(1);
    expect(outcomes.queryByRole('button', { name: /void|Keep both/ })).toBeNull();
    await userEvent.click(outcomes.getByRole('button', { name: 'Undo' }));
    expect(await outcomes.findByText('It stays as it is.')).toBeVisible();
    expect(entries()).toEqual([]);
    await waitFor(() =>
      expect(outcomes.getByRole('button', { name: 'Make mine void' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.click(outcomes.getByRole('button', { name: 'Make mine void' }));
    await outcomes.findByRole('button', { name: 'Undo' });
    clock.hurry(10_000);
    await waitFor(() => expect(page.queryByRole('region', { name: region })).toBeNull());
    await waitFor(async () => expect(await statusOf(mine)).toBe('VOID'));
    expect(await statusOf(theirs.id)).toBe('OPEN');
  });

  test('may stay beside one’s own, and the focus goes on in the screen', async () => {
    const { page, outcomes, mine } = await raisedTwice();
    await userEvent.click(outcomes.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(page.queryByRole('region', { name: region })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(page.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    expect(await statusOf(mine)).toBe('OPEN');
  });
});
