import { waitFor, within } from '@testing-library/react';
import { newId } from '../../../src/domain/ids';
import { addPlan, addRevision, paperPlans, removePlanDocument } from '../../support/paperPlans';
import { grain } from '../../support/photos';
import type { PersonKey } from '../../support/site';
import { event, signIn } from '../../support/wire';
import { useScreens } from '../../screens/arrive';
import { putEntry } from '../../screens/putEntry';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../../support/device';
import { hurriedClock } from '../../support/hurriedClock';
import { downloaded } from '../../support/downloaded';

// What others did while the device had no connection, as its person is told later.

const screens = useScreens({ planFiles: paperPlans() });
const put = putEntry(screens);

type Arrived = Awaited<ReturnType<typeof screens.arrive>>;

/**
 * Somebody in the project whose line is gone, and the place in the journal up to which they have
 * seen it.
 */
async function withoutLine(who: PersonKey): Promise<Arrived & { seen: string }> {
  const visitor = await screens.arrive(who, '/p/SITE');
  await visitor.page.findByRole('button', { name: 'Live' });
  const seen = await screens.site.cursor(who);
  visitor.cut();
  visitor.tab.online(false);
  return { ...visitor, seen };
}

/** What the outbox says when the line is back and everything is sent. */
async function toldLater(visitor: Arrived): Promise<string[]> {
  visitor.mend();
  visitor.tab.online(true);
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
  const region = await visitor.page.findByRole('region', { name: 'Updates on what you sent' });
  return within(region)
    .getAllByRole('listitem')
    .map((each) => each.querySelector('p')?.textContent ?? '');
}

interface Facts {
  readonly status: string;
  readonly title: string;
  readonly photoCount: number;
  readonly pin: { readonly plan: { readonly code: string } } | null;
  readonly history: {
    readonly edges: readonly {
      readonly node: {
        readonly kind: string;
        readonly comment: string | null;
        readonly changes: readonly { readonly to: string | null; readonly lost: boolean }[];
      };
    }[];
  };
}
const factsOf = async (id: string): Promise<Facts> =>
  (
    await screens.site.ask<{ node: Facts }>(
      'admin',
      'query ($id: ID!) { node(id: $id) { ... on Snag { status title photoCount pin { plan { code } } history(first: 50) { edges { node { kind comment changes { to lost } } } } } } }',
      { id },
    )
  ).node;
const editsOf = ({ history }: Facts) =>
  history.edges.flatMap(({ node }) => (node.kind === 'SNAG_EDITED' ? node.changes : []));

test('marking a snag fixed that was closed meanwhile is reported, and keeps photo and note', async () => {
  const { site } = screens;
  const { number, id } = await site.raise({ title: 'Closed above, fixed below' });
  const trade = await withoutLine('tradeA');
  await site.move('inspector', id, 'CLOSE', { comment: 'Seen it myself' });
  const about = { userId: site.people.tradeA.userId, snagId: id, seen: trade.seen };
  const bytes = new Uint8Array(await grain().jpeg().toBuffer()).buffer;
  await put(
    trade,
    {
      ...about,
      kind: 'photo',
      fields: { kind: 'EVIDENCE' },
      photo: {
        photoId: newId('photo'),
        name: 'IMG_1.jpg',
        mime: 'image/jpeg',
        byteLength: bytes.byteLength,
        sha256: null,
        takenAt: 0,
        width: null,
        height: null,
      },
    },
    bytes,
  );
  await put(trade, { ...about, kind: 'move', fields: { move: 'FIX', comment: 'New socket' } });
  expect(await toldLater(trade)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^SITE-${number} was closed by .+ while you were offline\\. Your photos and note were added; the status was not changed\\.$`,
      ),
    ),
  ]);
  const facts = await factsOf(id);
  expect(facts).toMatchObject({ status: 'CLOSED', photoCount: 1 });
  expect(facts.history.edges.map(({ node }) => node.comment)).toContain('New socket');
});

test('an edit that lost to a later one is reported, and both values stay in the history', async () => {
  const { site } = screens;
  const { number, id } = await site.raise({ title: 'As it was' });
  const visitor = await withoutLine('inspector');
  await put(visitor, {
    kind: 'edit',
    snagId: id,
    seen: visitor.seen,
    fields: { title: 'From the basement' },
  });
  await site.ask(
    'inspector2',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(Date.now()), snagId: id, title: 'From the office' } },
  );
  expect(await toldLater(visitor)).toEqual([
    expect.stringMatching(
      new RegExp(
        `changed SITE-${number} after you: title\\. Their change was kept; yours is in the history\\.$`,
      ),
    ),
  ]);
  const facts = await factsOf(id);
  expect(facts.title).toBe('From the office');
  expect(editsOf(facts)).toEqual([
    { to: 'From the office', lost: false },
    { to: 'From the basement', lost: true },
  ]);
});

test('of two changes on a device whose clock was two days ahead and then corrected, the later one wins', async () => {
  const { site } = screens;
  const { id } = await site.raise({ title: 'As it was' });
  const other = await site.raise({ title: 'Not overtaken' });
  const visitor = await withoutLine('inspector');
  const change = (title: string, aheadMs: number) =>
    put(visitor, {
      kind: 'edit',
      snagId: id,
      seen: visitor.seen,
      occurredAt: Date.now() + aheadMs,
      fields: { title },
    });
  await change('While the clock was ahead', 2 * 24 * 3_600_000);
  await change('When it was right again', 0);
  // Something is told, so that what is not can be seen to be missing.
  await site.move('admin', other.id, 'VOID', { reason: 'DUPLICATE' });
  await put(visitor, {
    kind: 'move',
    snagId: other.id,
    seen: visitor.seen,
    fields: { move: 'START' },
  });
  expect(await toldLater(visitor)).toEqual([
    expect.stringContaining(`SITE-${other.number} was voided`),
  ]);
  const facts = await factsOf(id);
  expect(facts.title).toBe('When it was right again');
  expect(editsOf(facts)).toEqual([
    { to: 'While the clock was ahead', lost: false },
    { to: 'When it was right again', lost: false },
  ]);
});

test('a pin on a plan that was revised or removed meanwhile is reported: it stays on its sheet, or is dropped', async () => {
  const { site } = screens;
  const [revised, removed] = [await addPlan(site, 'A-REVISED'), await addPlan(site, 'A-REMOVED')];
  await site.server.app.rendered();
  const [one, two] = [
    await site.raise({ title: 'On the sheet before' }),
    await site.raise({ title: 'On no sheet' }),
  ];
  const visitor = await withoutLine('inspector');
  for (const [{ id }, { revisionId }] of [
    [one, revised],
    [two, removed],
  ] as const)
    await put(visitor, {
      kind: 'edit',
      snagId: id,
      seen: visitor.seen,
      fields: { pin: { revisionId, x: 0.5, y: 0.25 } },
    });
  await addRevision(site, revised.planId, 'B');
  await site.server.app.rendered();
  await site.ask('admin', removePlanDocument, { input: { ...event(), planId: removed.planId } });
  expect((await toldLater(visitor)).toSorted()).toEqual(
    [
      `The plan for SITE-${one.number} has a new revision, B, not aligned with the old one. Your pin stays on the old revision; check where it belongs.`,
      `The plan for SITE-${two.number} was removed, so it has no pin.`,
    ].toSorted(),
  );
  expect((await factsOf(one.id)).pin).toEqual({ plan: { code: 'A-REVISED' } });
  expect((await factsOf(two.id)).pin).toBeNull();
});

test('a conflict is shown at once and stays in the outbox, over a restart, until it is read', async () => {
  const { site } = screens;
  const { number, id } = await site.raise({ title: 'Overtaken' });
  const device = createDevice();
  const visitor = await screens.arrive('inspector', '/p/SITE', device);
  await visitor.page.findByRole('button', { name: 'Live' });
  const seen = await screens.site.cursor('inspector');
  await site.move('admin', id, 'VOID', { reason: 'DUPLICATE' });
  await put(visitor, { kind: 'move', snagId: id, seen, fields: { move: 'START' } });
  const told = new RegExp(`^SITE-${number} was voided by Ada Admin while you were offline\\.`);
  expect(await visitor.page.findByText(told)).toBeVisible();
  expect(await visitor.page.findByRole('button', { name: 'Live, 1 to read' })).toBeVisible();
  visitor.kill();

  const again = await screens.arrive('inspector', '/outbox', device);
  const outcomes = within(
    await again.page.findByRole('region', { name: 'Updates on what you sent' }),
  );
  expect(outcomes.getByText(told)).toBeVisible();
  expect(outcomes.getByRole('link', { name: `Open SITE-${number}` })).toHaveAttribute(
    'href',
    `/p/SITE/snags/${number}`,
  );
  await userEvent.click(outcomes.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() =>
    expect(again.page.queryByRole('region', { name: 'Updates on what you sent' })).toBeNull(),
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
  const region = 'Updates on what you sent';

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
    const seen = await screens.site.cursor('inspector');
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

  test('can be compared, and one’s own made void once, with undo', async () => {
    const { page, clock, theirs, mine, outcomes, entries } = await raisedTwice();
    expect(
      outcomes.getByText(
        `Person inspector2 raised SITE-${theirs.number} at the same location. Same snag?`,
      ),
    ).toBeVisible();
    expect(outcomes.getByRole('link', { name: `Open SITE-${theirs.number}` })).toHaveAttribute(
      'href',
      `/p/SITE/snags/${theirs.number}`,
    );
    expect(outcomes.getByRole('button', { name: 'Keep both' })).toBeVisible();
    await userEvent.dblClick(outcomes.getByRole('button', { name: 'Void mine' }));
    expect(await outcomes.findByText(/^SITE-\d+ will be voided\.$/)).toBeVisible();
    expect(entries()).toHaveLength(1);
    expect(outcomes.queryByRole('button', { name: /void|Keep both/ })).toBeNull();
    await userEvent.click(outcomes.getByRole('button', { name: 'Undo' }));
    expect(await outcomes.findByText('It stays as it is.')).toBeVisible();
    expect(entries()).toEqual([]);
    await waitFor(() =>
      expect(outcomes.getByRole('button', { name: 'Void mine' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.click(outcomes.getByRole('button', { name: 'Void mine' }));
    await outcomes.findByRole('button', { name: 'Undo' });
    clock.hurry(10_000);
    await waitFor(() => expect(page.queryByRole('region', { name: region })).toBeNull());
    await waitFor(async () => expect(await statusOf(mine)).toBe('VOID'));
    expect(await statusOf(theirs.id)).toBe('OPEN');
  });

  test('can be kept as well, and the focus stays in the screen', async () => {
    const { page, outcomes, mine } = await raisedTwice();
    await userEvent.click(outcomes.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(page.queryByRole('region', { name: region })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(page.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    expect(await statusOf(mine)).toBe('OPEN');
  });
});

const rights = useScreens();

/** One more inspector, on a device that has the project, whose line is gone. */
async function joinWithoutLine(name: string): Promise<{
  key: PersonKey;
  memberId: string;
  device: ReturnType<typeof createDevice>;
  visitor: Arrived;
  add(...titles: string[]): Promise<string[]>;
}> {
  const { site } = rights;
  const person = await site.join(name, 'INSPECTOR');
  Object.assign(site.people, { [name]: person });
  const key = name as PersonKey; // just added
  const device = createDevice();
  const visitor = await rights.arrive(key, '/p/SITE', device);
  await visitor.page.findByRole('button', { name: 'Live' });
  visitor.cut();
  visitor.tab.online(false);
  async function add(...titles: string[]): Promise<string[]> {
    const made = titles.map((title) => ({
      kind: 'raise' as const,
      eventId: newId('event'),
      snagId: newId('snag'),
      userId: person.userId,
      projectId: site.projectId,
      projectCode: 'SITE',
      occurredAt: Date.now(),
      seen: null,
      fields: { title, locationId: site.locationId, tradeId: site.trades.A },
    }));
    for (const each of made) await visitor.core.current()?.userSession.outbox?.add([each], []);
    return made.map(({ eventId }) => eventId);
  }
  return { key, memberId: person.memberId, device, visitor, add };
}

function lineBack({ mend, tab }: Arrived): void {
  mend();
  tab.online(true);
}

const stored = (eventIds: readonly string[]) =>
  rights.site.server.app.services.db
    .selectFrom('event')
    .select('id')
    .where('id', 'in', [...eventIds])
    .execute();
const refusedOf = async (page: Arrived['page']) =>
  within(await page.findByRole('region', { name: 'Not accepted by the server' }));

test('a snag raised by somebody who became a viewer meanwhile is refused, and kept until discarded', async () => {
  const { site } = rights;
  const { memberId, visitor, add } = await joinWithoutLine('demoted');
  const eventIds = await add('Raised as an inspector');
  await site.ask(
    'admin',
    'mutation ($input: ChangeMemberInput!) { changeMember(input: $input) { receipt { eventId } } }',
    { input: { ...event(), memberId, role: 'VIEWER' } },
  );
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  lineBack(visitor);
  const refused = await refusedOf(visitor.page);
  expect(await refused.findByText(/^Raised as an inspector/)).toBeVisible();
  const [copy] = await downloaded(async () => {
    await userEvent.click(refused.getByRole('button', { name: 'Save a copy' }));
  });
  expect(JSON.parse((await copy?.blob.text()) ?? '')).toMatchObject({
    eventId: eventIds[0],
    kind: 'raise',
    fields: { title: 'Raised as an inspector' },
    refusal: { message: expect.stringMatching(/./) },
  });
  await userEvent.click(refused.getByRole('button', { name: 'Discard' }));
  expect(refused.getByText(/^Raised as an inspector/)).toBeVisible();
  await userEvent.click(refused.getByRole('button', { name: 'Discard for good' }));
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(await stored(eventIds)).toEqual([]);
});

test('entries of somebody who was removed meanwhile are kept, and sent once when they are back in the project', async () => {
  const { site } = rights;
  const { key, memberId, device, visitor, add } = await joinWithoutLine('leaver');
  const eventIds = await add('Raised by one who left', 'And another');
  await site.ask(
    'admin',
    'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
    { input: { ...event(), memberId } },
  );
  lineBack(visitor);
  expect(await stored(eventIds)).toEqual([]);
  visitor.leave();

  const person = site.people[key];
  const back = await signIn(site.url, person);
  const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
    'admin',
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        people: [{ invitationId: newId('invitation'), email: person.email, role: 'INSPECTOR' }],
      },
    },
  );
  const token = inviteMembers.links[0].path.replace('/join/', '');
  await site.ask(
    back,
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }',
    { input: { eventId: newId('event'), token } },
  );
  // The list of projects leads there, because without a project nothing else does.
  const again = await rights.arrive(key, '/', device);
  await userEvent.click(await again.page.findByRole('link', { name: /^Outbox/ }));
  await waitFor(async () => {
    const tryAll = again.page.queryByRole('button', { name: /^Try (all )?again$/ });
    if (tryAll !== null) await userEvent.click(tryAll);
    expect(await stored(eventIds)).toHaveLength(2);
  });
  expect(await again.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
});

test('a phrase that was removed meanwhile still arrives as the title', async () => {
  const { site } = rights;
  const save = (phrases: string[]) =>
    site.ask(
      'admin',
      'mutation ($input: SaveTradeInput!) { saveTrade(input: $input) { receipt { eventId } } }',
      {
        input: {
          ...event(),
          projectId: site.projectId,
          id: site.trades.A,
          name: 'Trade A',
          phrases,
        },
      },
    );
  await save(['Socket loose']);
  const { visitor, add } = await joinWithoutLine('phrased');
  const [eventId = ''] = await add('Socket loose');
  await save([]);
  lineBack(visitor);
  await waitFor(async () => expect(await stored([eventId])).toHaveLength(1));
  expect(await visitor.page.findByText('Socket loose')).toBeVisible();
});
