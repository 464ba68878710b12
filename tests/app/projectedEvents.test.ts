import fc from 'fast-check';
import RaiseSnagScreenQuery from '../../__generated__/relay/RaiseSnagScreenQuery.graphql';
import SnagDetailScreenQuery from '../../__generated__/relay/SnagDetailScreenQuery.graphql';
import SnagListScreenQuery from '../../__generated__/relay/SnagListScreenQuery.graphql';
import { moves } from '../../rules/moves';
import type { SnagMove, SnagStatus } from '../../rules/snag';
import { newId } from '../../src/domain/ids';
import type { EventFields, EventKind, NewEvent } from '../../src/sync/outbox/entry';
import { eventually } from '../support/eventually';
import { announce, blank } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { gql, signIn } from '../support/wire';
import { enter, type Shown, type Told } from './support/projectedSnag';

// The device shows an event before the server has answered. Whatever it shows must be what the answer says.

const day = 86_400_000;
let now = Date.UTC(2026, 9, 26, 8);
let site: Site;
let photo: ArrayBuffer;
let first: string;

beforeAll(async () => {
  site = await openSite({ clock: () => now });
  first = await site.cursor();
  // So that snags can be overdue; tokens are older than they may be by then.
  now += 20 * day;
  for (const person of Object.values(site.people)) Object.assign(person, await signIn(site.url, person));
  photo = new Uint8Array(await blank(320, 240).jpeg().toBuffer()).buffer;
});
afterAll(() => site.close());

type Choice = 'A' | 'B' | null;
const people = ['admin', 'inspector', 'inspector2', 'tradeA', 'tradeB', 'viewer'] as const satisfies readonly PersonKey[];

/** What somebody enters; ids are looked up when it is their turn. */
type Entry =
  | { readonly kind: 'move'; readonly move: string; readonly comment: string; readonly reason: string | null }
  | { readonly kind: 'edit'; readonly change: { readonly [field: string]: unknown } }
  | { readonly kind: 'comment' | 'editComment' | 'markPhoto' | 'removePhoto' }
  | { readonly kind: 'photo'; readonly photoKind: 'DEFECT' | 'EVIDENCE' };

const choice = fc.constantFrom<Choice>('A', 'B', null);
const texts = fc.constantFrom('', 'Crack', '  Two \n lines​ ');
const daysAhead = fc.option(fc.integer({ min: -15, max: 20 }));
const details = {
  title: texts,
  description: texts,
  type: fc.constantFrom('DEFECT', 'UNFINISHED', 'DAMAGE', 'OTHER'),
  priority: fc.constantFrom('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'),
  trade: choice,
  company: choice,
  assignee: fc.constantFrom<(typeof people)[number] | null>(...people, null),
  due: daysAhead,
};

const entry: fc.Arbitrary<Entry> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      move: fc.constantFrom(...Object.keys(moves)),
      comment: fc.constantFrom('', 'Said'),
      reason: fc.constantFrom(null, 'NOT_OURS', 'DUPLICATE'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), change: fc.record(details, { requiredKeys: [] }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('comment' as const, 'editComment' as const, 'markPhoto' as const, 'removePhoto' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('photo' as const), photoKind: fc.constantFrom('DEFECT' as const, 'EVIDENCE' as const) }) },
);

/** The form asks for nobody by name. */
const { assignee: _later, ...offered } = details;

const journal = fc.record({
  raised: fc.record({ ...offered, by: fc.constantFrom('admin' as const, 'inspector' as const), daysAgo: fc.constantFrom(0, 18) }, { requiredKeys: ['by', 'daysAgo'] }),
  steps: fc.array(fc.record({ by: fc.constantFrom(...people), entry, opened: fc.constantFrom('list' as const, 'list and snag' as const) }), { minLength: 1, maxLength: 10 }),
});

function fieldsOf({ title, description, type, priority, trade, company, assignee, due }: { readonly [field: string]: unknown }): EventFields {
  const id = (of: Readonly<Record<'A' | 'B', string>>, chosen: unknown): string | null => (chosen === 'A' || chosen === 'B' ? of[chosen] : null);
  const plain = Object.entries({ title, description, type, priority }).filter(([, value]) => typeof value === 'string');
  return {
    // Only texts were left in.
    ...(Object.fromEntries(plain) as Record<string, string>),
    ...(trade !== undefined && { tradeId: id(site.trades, trade) }),
    ...(company !== undefined && { companyId: id(site.companies, company) }),
    ...(assignee !== undefined && { assigneeId: people.find((key) => key === assignee)?.replace(/.*/, (key) => site.people[key as PersonKey].userId) ?? null }), // one of the keys that was found
    ...(due !== undefined && { dueOn: typeof due === 'number' ? new Date(now + due * day).toISOString().slice(0, 10) : null }),
  };
}

const list = { query: SnagListScreenQuery, variables: { code: 'SITE', filter: { chip: 'ALL' }, sort: 'NUMBER', near: null, first: 50, from: null, around: null } };

/**
 * What must be shown. The page of the snag shows all of the answer; how many photos there are it shows by the photos. A row knows little of the
 * snag: what cannot be told from that stays as it was.
 */
function expected({ before, waiting, answered }: Told, opened: 'list' | 'list and snag'): Shown | null {
  if (answered === null || before === null) return answered;
  const isTold = (field: string): boolean => opened === 'list and snag' || field === 'status' || JSON.stringify(waiting?.[field]) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(answered).map(([field, value]) => [field, field === 'photoCount' || !isTold(field) ? before[field] : value]));
}

interface Known {
  readonly snagId: string;
  readonly number: number;
  readonly raisedAt: number;
  readonly photos: { readonly id: string; readonly kind: string }[];
  readonly comments: { readonly id: string; readonly by: PersonKey }[];
}

function newEvent(by: PersonKey, kind: EventKind, snagId: string, fields: EventFields, seen: string | null, at = now): NewEvent {
  return { eventId: newId('event'), kind, userId: site.people[by].userId, projectId: site.projectId, projectCode: 'SITE', snagId, occurredAt: at, seen, fields };
}

/** One entry on the device of a person who has the snag in front of them; null if there is nothing it could be about, or nobody to see it. */
async function act(by: PersonKey, what: Entry, known: Known, opened: 'list' | 'list and snag'): Promise<Told | null> {
  now += 7;
  const target = known.photos.at(-1);
  const said = known.comments.at(-1);
  if ((what.kind === 'markPhoto' || what.kind === 'removePhoto') && target === undefined) return null;
  if (what.kind === 'editComment' && said === undefined) return null;
  const fields: EventFields =
    what.kind === 'move' ? { move: what.move, ...(what.comment !== '' && { comment: what.comment }), ...(what.reason !== null && { reason: what.reason }) }
    : what.kind === 'edit' ? fieldsOf(what.change)
    : what.kind === 'comment' ? { body: 'Said' }
    : what.kind === 'editComment' ? { commentId: said?.id ?? '', body: 'Said better' }
    : what.kind === 'photo' ? { kind: what.photoKind }
    : what.kind === 'markPhoto' ? { photoId: target?.id ?? '', shapes: [{ kind: 'ARROW', x: 0.1, y: 0.1, toX: 0.5, toY: 0.5, text: null }] }
    : { photoId: target?.id ?? '' };
  if (typeof fields['dueOn'] === 'string' && fields['dueOn'] < new Date(known.raisedAt).toISOString().slice(0, 10)) return null;
  const facts = { photoId: newId('photo'), name: 'a.jpg', mime: 'image/jpeg', ...announce(new Uint8Array(photo)), takenAt: now, width: 320, height: 240 };
  const snag = { query: SnagDetailScreenQuery, variables: { code: 'SITE', number: known.number, id: '', byId: false } };
  let eventId = '';
  const told = await enter(
    site,
    site.people[by],
    () => now,
    opened === 'list' ? [list] : [list, snag],
    (cursor) => {
      const event = newEvent(by, what.kind, known.snagId, fields, cursor);
      eventId = event.eventId;
      return { ...event, ...(what.kind === 'photo' && { photo: facts }) };
    },
    what.kind === 'photo' ? photo : null,
  );
  if (told.before === null) return null;
  if (told.refusal === null) {
    if (what.kind === 'photo') {
      known.photos.push({ id: facts.photoId, kind: what.photoKind });
      await rendered(facts.photoId);
    }
    if (what.kind === 'removePhoto') known.photos.pop();
    if (what.kind === 'comment') known.comments.push({ id: eventId, by });
  }
  return told;
}

/** The server's pictures of it are an event too, and the next step must not be between. */
const rendered = (photoId: string): Promise<void> =>
  eventually(async () => {
    const { data } = await gql<{ node: { state: string } }>(site.url, site.people.admin, `query ($id: ID!) { node(id: $id) { ... on Photo { state } } }`, { id: photoId });
    expect(data?.node.state).toBe('READY');
  });

test('what the device shows of a snag while an event waits is what the server answers, whoever does whatever in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(journal, async ({ raised: { by, daysAgo, ...said }, steps }) => {
      now += 7;
      const snagId = newId('snag');
      const raisedAt = now - daysAgo * day;
      const fields = { ...fieldsOf(said), locationId: site.locationId };
      const { dueOn: due = null }: EventFields = fields;
      const dueOn = typeof due === 'string' && due < new Date(raisedAt + day).toISOString().slice(0, 10) ? { dueOn: null } : {};
      const raise = { query: RaiseSnagScreenQuery, variables: { code: 'SITE', plan: '', pinned: false } };
      const told = await enter(site, site.people[by], () => now, [list, raise], () => newEvent(by, 'raise', snagId, { ...fields, ...dueOn }, first, raisedAt), null);
      expect(told.refusal).toBeNull();
      // Nobody but the server gives numbers.
      const { number, reference } = told.answered ?? {};
      expect({ ...told.waiting, number, reference }).toEqual(told.answered);

      const known: Known = { snagId, number: Number(number), raisedAt, photos: [], comments: [] };
      for (const step of steps) {
        const next = await act(step.by, step.entry, known, step.opened);
        // A row does not say why something would be refused; whoever does something from there was asked on a sheet that does.
        if (next !== null && (next.refusal === null || step.opened !== 'list')) expect({ step, refusal: next.refusal, shown: next.waiting }).toEqual({ step, refusal: next.refusal, shown: expected(next, step.opened) });
      }
    }),
    { numRuns: 25, seed: 20261026 },
  );
});

test('from a row of the list, which does not say who raised a snag, the inspector who did makes it void', async () => {
  now += 7;
  const { id, number } = await site.raise({ occurredAt: now });
  const known: Known = { snagId: id, number, raisedAt: now, photos: [], comments: [] };
  const told = await act('inspector', { kind: 'move', move: 'VOID', comment: '', reason: 'DUPLICATE' }, known, 'list');
  expect(told).toMatchObject({ refusal: null, waiting: { status: 'VOID' }, answered: { status: 'VOID' } });
});

/** How an admin brings a snag into a status. */
const ways: Readonly<Record<SnagStatus, readonly SnagMove[]>> = { OPEN: [], IN_PROGRESS: ['START'], FIXED: ['FIX'], CLOSED: ['FIX', 'CLOSE'], DISPUTED: ['DISPUTE'], VOID: ['VOID'] };

test('everybody is shown what comes of each thing where it can be done, and nothing of what is not theirs', async () => {
  const project = { eventId: newId('event'), occurredAt: now, projectId: site.projectId, evidenceRequired: false };
  await site.ask('admin', `mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }`, { input: project });
  const move = (name: SnagMove): Entry => ({ kind: 'move', move: name, comment: 'Said', reason: moves[name].reasons?.[0] ?? null });
  const things: readonly { readonly entry: Entry; readonly status: SnagStatus }[] = [
    // The keys of a record over them.
    ...(Object.keys(moves) as SnagMove[]).flatMap((name) => moves[name].from.map((status) => ({ entry: move(name), status }))),
    { entry: { kind: 'edit', change: { title: '', company: 'B', due: 3 } }, status: 'FIXED' },
    { entry: { kind: 'comment' }, status: 'VOID' },
    { entry: { kind: 'editComment' }, status: 'OPEN' },
    { entry: { kind: 'photo', photoKind: 'EVIDENCE' }, status: 'OPEN' },
    { entry: { kind: 'markPhoto' }, status: 'OPEN' },
    { entry: { kind: 'removePhoto' }, status: 'FIXED' },
  ];
  for (const by of people) {
    for (const { entry: thing, status } of things) {
      now += 7;
      const { id, number } = await site.raise({ occurredAt: now });
      const known: Known = { snagId: id, number, raisedAt: now, photos: [], comments: [] };
      const prepare = async (who: PersonKey, what: Entry): Promise<void> => expect((await act(who, what, known, 'list and snag'))?.refusal).toBeNull();
      if (thing.kind === 'editComment') await prepare('tradeA', { kind: 'comment' });
      if (thing.kind === 'markPhoto' || thing.kind === 'removePhoto') await prepare('tradeA', { kind: 'photo', photoKind: 'EVIDENCE' });
      for (const name of ways[status]) await prepare('admin', move(name));
      const told = await act(by, thing, known, 'list and snag');
      if (told !== null) expect({ by, thing, status, refusal: told.refusal, shown: told.waiting }).toEqual({ by, thing, status, refusal: told.refusal, shown: expected(told, 'list and snag') });
      // Of another company's snag there is nothing to see.
      else expect(by).toBe('tradeB');
    }
  }
});
