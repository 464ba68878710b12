import { waitFor, within } from '@testing-library/react';
import { newId } from '../../src/domain/ids';
import { addPlan, addRevision, paperPlans, removePlanDocument } from '../support/paperPlans';
import { grain } from '../support/photos';
import type { PersonKey } from '../support/site';
import { event } from '../support/wire';
import { useScreens } from './arrive';
import { putEntry } from './putEntry';

// What others did while the device had no line, told to its person by the outbox.

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
  const region = await visitor.page.findByRole('region', { name: 'What became of what you sent' });
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

test('who marks a snag fixed that was closed meanwhile is told, and their photo and note are kept', async () => {
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
        `^SITE-${number} was closed by .+ while you were offline\\. Your photos and note were added; the status was left as it is\\.$`,
      ),
    ),
  ]);
  const facts = await factsOf(id);
  expect(facts).toMatchObject({ status: 'CLOSED', photoCount: 1 });
  expect(facts.history.edges.map(({ node }) => node.comment)).toContain('New socket');
});

test('who changes a field that somebody else has changed after them is told, and both values stand in the history', async () => {
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
        `changed this of SITE-${number} after you: title\\. Theirs was kept; yours is in the history\\.$`,
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

test('of two changes on a device whose clock was two days ahead and was then set right, the later one holds, and nobody is told anything', async () => {
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
    expect.stringContaining(`SITE-${other.number} was made void`),
  ]);
  const facts = await factsOf(id);
  expect(facts.title).toBe('When it was right again');
  expect(editsOf(facts)).toEqual([
    { to: 'While the clock was ahead', lost: false },
    { to: 'When it was right again', lost: false },
  ]);
});

test('of a plan that was revised or removed meanwhile, who has set a pin on it is told: the pin stays on its sheet, or the snag has none', async () => {
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
      `The plan of SITE-${one.number} was revised meanwhile, and B is not aligned with the sheet before it. The pin stays where you put it on that sheet; please check where it belongs.`,
      `The plan of SITE-${two.number} was removed, so it has no pin.`,
    ].toSorted(),
  );
  expect((await factsOf(one.id)).pin).toEqual({ plan: { code: 'A-REVISED' } });
  expect((await factsOf(two.id)).pin).toBeNull();
});
