import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, isEnumType } from 'graphql';
import PlanViewScreenQuery from '../../../__generated__/relay/PlanViewScreenQuery.graphql';
import RaiseSnagScreenQuery from '../../../__generated__/relay/RaiseSnagScreenQuery.graphql';
import SnagDetailScreenQuery from '../../../__generated__/relay/SnagDetailScreenQuery.graphql';
import SnagListScreenQuery from '../../../__generated__/relay/SnagListScreenQuery.graphql';
import usePinFactsQuery from '../../../__generated__/relay/usePinFactsQuery.graphql';
import { moves } from '../../../rules/moves';
import type { SnagMove, SnagStatus } from '../../../rules/snag';
import { kindOf } from '../../../server/features/journal/kinds';
import { newId } from '../../../src/domain/ids';
import type { EventFields, EventKind, NewEvent } from '../../../src/sync/outbox/entry';
import { eventually } from '../../support/eventually';
import { announce, blank } from '../../support/photos';
import { addPlan, paperPlans } from '../../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { tries } from '../../support/tries';
import { event, gql, signIn } from '../../support/wire';
import {
  calledByItsPlan,
  everyKind,
  fieldsOf,
  journals,
  people,
  isSpot,
  type Entry,
  type MadeUpFields,
  type MadeUpSite,
  type Opened,
} from '../../app/support/madeUpJournals';
import { readPendingSnag, saidBy } from '../../app/support/pendingRows';
import { enter, type Shown, type Told } from '../../app/support/projectedSnag';

// The device shows an event before the server has answered. Whatever it shows must be what the
// answer says.

const day = 86_400_000;
let now = Date.UTC(2026, 9, 26, 8);
let site: Site;
let madeUp: MadeUpSite;
let photo: ArrayBuffer;
let first: string;

beforeAll(async () => {
  site = await openSite({ clock: () => now, planFiles: paperPlans() });
  const [{ revisionId: A }, { revisionId: B }] = [
    await addPlan(site, 'A'),
    await addPlan(site, 'B'),
  ];
  await site.server.app.rendered();
  const cellar = {
    ...event(now),
    projectId: site.projectId,
    id: newId('location'),
    name: 'Cellar',
  };
  await site.ask(
    'admin',
    `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
    { input: cellar },
  );
  madeUp = { site, locations: { A: site.locationId, B: cellar.id }, revisions: { A, B } };
  first = await site.cursor();
  // So that snags can be overdue; tokens are older than they may be by then.
  now += 20 * day;
  for (const person of Object.values(site.people))
    Object.assign(person, await signIn(site.url, person));
  photo = new Uint8Array(await blank(320, 240).jpeg().toBuffer()).buffer;
});
afterAll(() => site.close());

const list = {
  query: SnagListScreenQuery,
  variables: {
    code: 'SITE',
    filter: { chip: 'ALL' },
    sort: 'NUMBER',
    near: null,
    first: 50,
    from: null,
    around: null,
  },
};

/**
 * What must be shown. The page of the snag shows all of the answer but its version. A row knows
 * little of the snag: what cannot be told from that stays as it was.
 */
function expected({ before, waiting, answered }: Told, opened: Opened): Shown | null {
  if (answered === null || before === null) return answered;
  const isTold = (field: string): boolean =>
    opened === 'list and snag' ||
    field === 'status' ||
    JSON.stringify(waiting?.[field]) !== JSON.stringify(before[field]);
  return Object.fromEntries(
    Object.entries(answered).map(([field, value]) => [
      field,
      field === 'version' || !isTold(field) ? before[field] : value,
    ]),
  );
}

interface Known {
  /** Whether it has a location, and a pin: no form takes away both. */
  readonly place: { location: boolean; pin: boolean };
  readonly snagId: string;
  readonly number: number;
  readonly raisedAt: number;
  readonly photos: { readonly id: string; readonly kind: string }[];
  readonly comments: { readonly id: string; readonly by: PersonKey }[];
}

function newEvent(
  by: PersonKey,
  kind: EventKind,
  snagId: string,
  fields: EventFields,
  seen: string | null,
  at = now,
): NewEvent {
  return {
    eventId: newId('event'),
    kind,
    userId: site.people[by].userId,
    projectId: site.projectId,
    projectCode: 'SITE',
    snagId,
    occurredAt: at,
    seen,
    fields,
  };
}

const placeAfter = ({ locationId, pin }: EventFields, before: Known['place']): Known['place'] => ({
  location: locationId === undefined ? before.location : locationId !== null,
  pin: pin === undefined ? before.pin : pin !== null,
});

/** The plan on which a pin is set. */
const planOf = ({ pin }: MadeUpFields) =>
  isSpot(pin)
    ? [
        {
          query: PlanViewScreenQuery,
          variables: { code: 'SITE', plan: pin.plan, revision: null, filter: {}, first: 50 },
        },
      ]
    : [];

/**
 * One entry on the device of a person who has the snag in front of them; null if there is nothing
 * it could be about, or nobody to see it.
 */
async function act(by: PersonKey, what: Entry, known: Known, opened: Opened): Promise<Told | null> {
  now += 7;
  const target = known.photos.at(-1);
  const said = known.comments.at(-1);
  if ((what.kind === 'markPhoto' || what.kind === 'removePhoto') && target === undefined)
    return null;
  if (what.kind === 'editComment' && said === undefined) return null;
  const fields: EventFields =
    what.kind === 'move'
      ? {
          move: what.move,
          ...(what.comment !== '' && { comment: what.comment }),
          ...(what.reason !== null && { reason: what.reason }),
        }
      : what.kind === 'edit'
        ? fieldsOf(what.change, madeUp, now)
        : what.kind === 'comment'
          ? { body: 'Said' }
          : what.kind === 'editComment'
            ? { commentId: said?.id ?? '', body: 'Said better' }
            : what.kind === 'photo'
              ? { kind: what.photoKind }
              : what.kind === 'markPhoto'
                ? {
                    photoId: target?.id ?? '',
                    shapes: [{ kind: 'ARROW', x: 0.1, y: 0.1, toX: 0.5, toY: 0.5, text: null }],
                  }
                : { photoId: target?.id ?? '' };
  if (
    typeof fields['dueOn'] === 'string' &&
    fields['dueOn'] < new Date(known.raisedAt).toISOString().slice(0, 10)
  )
    return null;
  const place = placeAfter(fields, known.place);
  if (what.kind === 'edit' && !place.location && !place.pin) return null;
  const facts = {
    photoId: newId('photo'),
    name: 'a.jpg',
    mime: 'image/jpeg',
    ...announce(new Uint8Array(photo)),
    takenAt: now,
    width: 320,
    height: 240,
  };
  const snag = {
    query: SnagDetailScreenQuery,
    variables: { code: 'SITE', number: known.number, id: '', byId: false },
  };
  let eventId = '';
  const rows = await readPendingSnag(site, by, known.snagId);
  let pending = saidBy(rows.state);
  const told = await enter(
    site,
    site.people[by],
    () => now,
    [
      list,
      opened === 'list'
        ? { query: usePinFactsQuery, variables: { code: 'SITE', number: known.number } }
        : snag,
      ...(what.kind === 'edit' ? planOf(what.change) : []),
    ],
    (cursor) => {
      const event = newEvent(by, what.kind, known.snagId, fields, cursor);
      eventId = event.eventId;
      const whole = { ...event, ...(what.kind === 'photo' && { photo: facts }) };
      pending = saidBy(rows.after({ ...whole, order: 1, addedAt: now }));
      return whole;
    },
    what.kind === 'photo' ? photo : null,
  );
  if (told.before === null) return null;
  if (what.kind === 'photo' && told.refusal === null) await rendered(facts.photoId);
  const after = await readPendingSnag(site, by, known.snagId);
  // A move that the rules refuse is taken as one that came too late.
  if (told.refusal === null || what.kind !== 'move')
    expect({ by, what, rows: pending }).toEqual({ by, what, rows: saidBy(after.state) });
  if (told.refusal === null) {
    if (what.kind === 'photo') known.photos.push({ id: facts.photoId, kind: what.photoKind });
    if (what.kind === 'removePhoto') known.photos.pop();
    if (what.kind === 'edit') Object.assign(known.place, place);
    if (what.kind === 'comment') known.comments.push({ id: eventId, by });
  }
  return told;
}

/** The server's pictures of it are an event too, and the next step must not be between. */
const rendered = (photoId: string): Promise<void> =>
  eventually(async () => {
    const { data } = await gql<{ node: { state: string } }>(
      site.url,
      site.people.admin,
      `query ($id: ID!) { node(id: $id) { ... on Photo { state } } }`,
      { id: photoId },
    );
    expect(data?.node.state).toBe('READY');
  });

test('what the device shows of a snag while an event waits is what the server answers, whoever does whatever in whichever order', async () => {
  const raised: string[] = [];
  await fc.assert(
    fc.asyncProperty(journals, async ({ raised: { by, daysAgo, ...said }, steps }) => {
      now += 7;
      const snagId = newId('snag');
      raised.push(snagId);
      const raisedAt = now - daysAgo * day;
      const fields = fieldsOf(said, madeUp, now);
      const { dueOn: due = null }: EventFields = fields;
      const dueOn =
        typeof due === 'string' && due < new Date(raisedAt + day).toISOString().slice(0, 10)
          ? { dueOn: null }
          : {};
      const locationId =
        fields['locationId'] == null && fields['pin'] == null
          ? { locationId: site.locationId }
          : {};
      const whole = { ...fields, ...dueOn, ...locationId };
      const raise = {
        query: RaiseSnagScreenQuery,
        variables: {
          code: 'SITE',
          plan: isSpot(said['pin']) ? said['pin'].plan : '',
          pinned: isSpot(said['pin']),
        },
      };
      const raising = newEvent(by, 'raise', snagId, whole, first, raisedAt);
      const rows = await readPendingSnag(site, by, snagId);
      const pending = saidBy(rows.after({ ...raising, order: 1, addedAt: now }));
      const told = await enter(
        site,
        site.people[by],
        () => now,
        [list, raise],
        () => raising,
        null,
      );
      expect(told.refusal).toBeNull();
      expect(pending).toEqual(saidBy((await readPendingSnag(site, by, snagId)).state));
      // Nobody but the server gives numbers, and the photos are counted by themselves.
      const { number, reference, photoCount } = told.answered ?? {};
      expect({ ...told.waiting, number, reference, photoCount }).toEqual(told.answered);

      const known: Known = {
        place: placeAfter(whole, { location: false, pin: false }),
        snagId,
        number: Number(number),
        raisedAt,
        photos: [],
        comments: [],
      };
      for (const step of steps) {
        const next = await act(step.by, step.entry, known, step.opened);
        // A row does not say why something would be refused; whoever does something from there was
        // asked on a sheet that does.
        if (next !== null && (next.refusal === null || step.opened !== 'list'))
          expect({ step, refusal: next.refusal, shown: next.waiting }).toEqual({
            step,
            refusal: next.refusal,
            shown: expected(next, step.opened),
          });
      }
    }),
    { ...tries({ numRuns: 12, seed: 20261026 }), examples: [[everyKind], [calledByItsPlan]] },
  );
  // A kind that was never tried would be shown by nobody's word.
  const made = await site.server.app.services.db
    .selectFrom('event')
    .select('kind')
    .distinct()
    .where('snag_id', 'in', raised)
    .execute();
  expect(made.map(({ kind }) => kind).toSorted()).toEqual(kindsOfSnags());
});

/**
 * What the schema says can happen to a snag. A text that is erased is told of as an event of its
 * own, by the owner and not from the outbox.
 */
function kindsOfSnags(): string[] {
  const kinds = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('EventKind');
  if (!isEnumType(kinds)) throw new Error('There is no EventKind.');
  return kinds
    .getValues()
    .flatMap(({ name }) => (kindOf(name)?.toldTo === 'SNAG' ? [name] : []))
    .toSorted();
}

/** How an admin brings a snag into a status. */
const ways: Readonly<Record<SnagStatus, readonly SnagMove[]>> = {
  OPEN: [],
  IN_PROGRESS: ['START'],
  FIXED: ['FIX'],
  CLOSED: ['FIX', 'CLOSE'],
  DISPUTED: ['DISPUTE'],
  VOID: ['VOID'],
};

test.each(people)(
  '%s is shown what comes of each thing where it can be done, and nothing of what is not theirs',
  async (by) => {
    const project = {
      eventId: newId('event'),
      occurredAt: now,
      projectId: site.projectId,
      evidenceRequired: false,
    };
    await site.ask(
      'admin',
      `mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }`,
      { input: project },
    );
    const move = (name: SnagMove): Entry => ({
      kind: 'move',
      move: name,
      comment: 'Said',
      reason: moves[name].reasons?.[0] ?? null,
    });
    const things: readonly { readonly entry: Entry; readonly status: SnagStatus }[] = [
      // The keys of a record over them.
      ...(Object.keys(moves) as SnagMove[]).flatMap((name) =>
        moves[name].from.map((status) => ({ entry: move(name), status })),
      ),
      { entry: { kind: 'edit', change: { title: '', company: 'B', due: 3 } }, status: 'FIXED' },
      { entry: { kind: 'comment' }, status: 'VOID' },
      { entry: { kind: 'editComment' }, status: 'OPEN' },
      { entry: { kind: 'photo', photoKind: 'EVIDENCE' }, status: 'OPEN' },
      { entry: { kind: 'markPhoto' }, status: 'OPEN' },
      { entry: { kind: 'removePhoto' }, status: 'FIXED' },
    ];
    for (const { entry: thing, status } of things) {
      now += 7;
      const { id, number } = await site.raise({ occurredAt: now });
      const known: Known = {
        place: { location: true, pin: false },
        snagId: id,
        number,
        raisedAt: now,
        photos: [],
        comments: [],
      };
      const prepare = async (who: PersonKey, what: Entry): Promise<void> =>
        expect((await act(who, what, known, 'list and snag'))?.refusal).toBeNull();
      if (thing.kind === 'editComment') await prepare('tradeA', { kind: 'comment' });
      if (thing.kind === 'markPhoto' || thing.kind === 'removePhoto')
        await prepare('tradeA', { kind: 'photo', photoKind: 'EVIDENCE' });
      for (const name of ways[status]) await prepare('admin', move(name));
      const told = await act(by, thing, known, 'list and snag');
      if (told !== null)
        expect({ by, thing, status, refusal: told.refusal, shown: told.waiting }).toEqual({
          by,
          thing,
          status,
          refusal: told.refusal,
          shown: expected(told, 'list and snag'),
        });
      // Of another company's snag there is nothing to see.
      else expect(by).toBe('tradeB');
    }
  },
);
