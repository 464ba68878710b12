import fc from 'fast-check';
import { moves } from '../../../rules/moves';
import type { SnagFields } from '../../../rules/snag';
import type { EventFields } from '../../../src/sync/outbox/entry';
import type { PersonKey, Site } from '../../support/site';

// What people enter about a snag, whoever does whatever in whichever order. Ids are looked up when
// it is somebody's turn.

type Choice = 'A' | 'B' | null;
export const people = [
  'admin',
  'inspector',
  'inspector2',
  'tradeA',
  'tradeB',
  'viewer',
] as const satisfies readonly PersonKey[];

export type Entry =
  | {
      readonly kind: 'move';
      readonly move: string;
      readonly comment: string;
      readonly reason: string | null;
    }
  | { readonly kind: 'edit'; readonly change: MadeUpFields }
  | { readonly kind: 'comment' | 'editComment' | 'markPhoto' | 'removePhoto' }
  | { readonly kind: 'photo'; readonly photoKind: 'DEFECT' | 'EVIDENCE' };

/** What of the snag is open on the device. */
export type Opened = 'list' | 'list and snag';

export interface Step {
  readonly by: (typeof people)[number];
  readonly entry: Entry;
  readonly opened: Opened;
}

export interface MadeUpFields {
  readonly [field: string]: unknown;
}

export interface MadeUpJournal {
  readonly raised: MadeUpFields & { readonly by: 'admin' | 'inspector'; readonly daysAgo: number };
  readonly steps: readonly Step[];
}

const choice = fc.constantFrom<Choice>('A', 'B', null);

/**
 * One line for each field that people enter: a new one has to be made up too. Days are told from
 * today, the others by what stands for an id.
 */
const details = {
  title: fc.constantFrom('', 'Crack', '  Two \n lines​ '),
  description: fc.constantFrom('', 'Crack', '  Two \n lines​ '),
  type: fc.constantFrom('DEFECT', 'UNFINISHED', 'DAMAGE', 'OTHER'),
  priority: fc.constantFrom('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'),
  tradeId: choice,
  companyId: choice,
  assigneeId: fc.constantFrom<(typeof people)[number] | null>(...people, null),
  locationId: choice,
  pin: fc.option(
    fc.record({
      plan: fc.constantFrom('A' as const, 'B' as const),
      x: fc.constantFrom(0, 1 / 3, 0.25),
      y: fc.constantFrom(1, 0.123_456_789),
    }),
  ),
  dueOn: fc.option(fc.integer({ min: -15, max: 20 })),
  cost: fc.option(fc.nat(1_000_000)),
} satisfies Readonly<Record<keyof SnagFields, fc.Arbitrary<unknown>>>;

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
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      change: fc.record(details, { requiredKeys: [] }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'comment' as const,
        'editComment' as const,
        'markPhoto' as const,
        'removePhoto' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('photo' as const),
      photoKind: fc.constantFrom('DEFECT' as const, 'EVIDENCE' as const),
    }),
  },
);

/** The form asks for nobody by name. */
const { assigneeId: _later, ...offered } = details;

export const journals: fc.Arbitrary<MadeUpJournal> = fc.record({
  raised: fc.record(
    {
      ...offered,
      by: fc.constantFrom('admin' as const, 'inspector' as const),
      daysAgo: fc.constantFrom(0, 18),
    },
    { requiredKeys: ['by', 'daysAgo'] },
  ),
  steps: fc.array(
    fc.record({
      by: fc.constantFrom(...people),
      entry,
      opened: fc.constantFrom('list' as const, 'list and snag' as const),
    }),
    { minLength: 1, maxLength: 10 },
  ),
});

const move = (name: keyof typeof moves): Entry => ({
  kind: 'move',
  move: name,
  comment: 'Said',
  reason: moves[name].reasons?.[0] ?? null,
});
const edit = (change: MadeUpFields): Entry => ({ kind: 'edit', change });

/**
 * Tried before those that are drawn by lot: an admin does each thing that can be done to a snag,
 * where it can be done.
 */
export const everyKind: MadeUpJournal = {
  raised: { by: 'admin', daysAgo: 0, companyId: 'A', locationId: 'A' },
  steps: [
    edit({ title: 'Crack', pin: { plan: 'A', x: 0.25, y: 0.5 } }),
    edit({ locationId: null }),
    edit({ cost: 12_050 }),
    move('START'),
    move('DISPUTE'),
    move('TAKE_BACK'),
    move('DISPUTE'),
    move('ANSWER'),
    { kind: 'photo', photoKind: 'EVIDENCE' } as const,
    { kind: 'markPhoto' } as const,
    move('FIX'),
    move('TAKE_BACK'),
    move('FIX'),
    move('SEND_BACK'),
    { kind: 'photo', photoKind: 'EVIDENCE' } as const,
    move('FIX'),
    move('CLOSE'),
    move('REOPEN'),
    { kind: 'comment' } as const,
    { kind: 'editComment' } as const,
    { kind: 'removePhoto' } as const,
    move('VOID'),
    move('RESTORE'),
  ].map((each) => ({ by: 'admin', entry: each, opened: 'list and snag' })),
};

/**
 * A snag without a title, which is called by the plan of its pin, is edited from its row in the
 * list, which knows nothing of the pin.
 */
export const calledByItsPlan: MadeUpJournal = {
  raised: { by: 'admin', daysAgo: 0, pin: { plan: 'A', x: 0, y: 1 } },
  steps: [edit({ title: '', type: 'DEFECT' }), edit({})].map((each) => ({
    by: 'admin',
    entry: each,
    opened: 'list',
  })),
};

/** What the ids of a made-up entry stand for. */
export interface MadeUpSite {
  readonly site: Site;
  readonly locations: Readonly<Record<'A' | 'B', string>>;
  /** The revisions that are looked at. */
  readonly revisions: Readonly<Record<'A' | 'B', string>>;
}

const dayMs = 86_400_000;

/** The fields of an event as the forms write them. */
export function fieldsOf(
  {
    title,
    description,
    type,
    priority,
    tradeId,
    companyId,
    assigneeId,
    locationId,
    pin,
    dueOn,
    cost,
  }: MadeUpFields,
  { site, locations, revisions }: MadeUpSite,
  now: number,
): EventFields {
  const id = (of: Readonly<Record<'A' | 'B', string>>, chosen: unknown): string | null =>
    chosen === 'A' || chosen === 'B' ? of[chosen] : null;
  const plain = Object.entries({ title, description, type, priority }).filter(
    ([, value]) => typeof value === 'string',
  );
  return {
    // Only texts were left in.
    ...(Object.fromEntries(plain) as Record<string, string>),
    ...(tradeId !== undefined && { tradeId: id(site.trades, tradeId) }),
    ...(companyId !== undefined && { companyId: id(site.companies, companyId) }),
    ...(assigneeId !== undefined && {
      assigneeId:
        people.flatMap((key) => (key === assigneeId ? site.people[key].userId : [])).at(0) ?? null,
    }),
    ...(locationId !== undefined && { locationId: id(locations, locationId) }),
    ...(pin !== undefined && {
      pin: isSpot(pin) ? { revisionId: revisions[pin.plan], x: pin.x, y: pin.y } : null,
    }),
    ...(dueOn !== undefined && {
      dueOn:
        typeof dueOn === 'number' ? new Date(now + dueOn * dayMs).toISOString().slice(0, 10) : null,
    }),
    ...(cost !== undefined && { cost: typeof cost === 'number' ? cost : null }),
  };
}

interface Spot {
  readonly plan: 'A' | 'B';
  readonly x: number;
  readonly y: number;
}

export const isSpot = (pin: unknown): pin is Spot =>
  typeof pin === 'object' && pin !== null && 'plan' in pin;
