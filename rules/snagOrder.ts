import { type Affine, apply, compose, invert, type LaidRevision } from './pins';
import { inMillionths, partsOfSheet } from './events';
import { type SnagChip, type SnagSort, usualSort } from './lists';
import type { Pin, Priority, Snag } from './snag';
import { compareKeys } from './sortKeys';

/** The fields of a snag that decide its position in a list. */
export interface OrderedSnag extends Pick<Snag, 'dueOn' | 'priority' | 'locationId' | 'pin'> {
  readonly number: number;
  /** When a person last did something to it, epoch ms. */
  readonly changedAt: number;
  /** By `placeKey`. */
  readonly placeKey: string;
  readonly planId: string | null;
}

/** After every day: snags without a due date come last. */
export const noDay = '9999-12-31';

export const dueKey = (dueOn: string | null): string => dueOn ?? noDay;

/** What is urgent sorts first. */
export const urgency: Readonly<Record<Priority, string>> = {
  CRITICAL: '0',
  HIGH: '1',
  MEDIUM: '2',
  LOW: '3',
};

/** Of one priority what is due first. */
export const priorityKey = (priority: Priority, due: string): string => urgency[priority] + due;

/** Sorts by the snag's own fields. */
export type ColumnSort = Exclude<SnagSort, 'NEAR'>;

/** The order that is asked for: absent, that of the numbers; null, the usual one of the list. */
export function columnSortOf(
  sort: ColumnSort | null | undefined,
  filter: { readonly chip?: SnagChip | null | undefined } | null | undefined,
  { role }: { readonly role: string },
): ColumnSort {
  if (sort === undefined) return 'NUMBER';
  return sort ?? usualSort(filter?.chip ?? 'ALL', role);
}

/** A position in such an order: the sort key and the snag's number, which is unique. */
export interface ListPosition {
  readonly key: string | number;
  readonly number: number;
}

const keys: Readonly<Record<ColumnSort, (snag: OrderedSnag) => string | number>> = {
  NUMBER: ({ number }) => number,
  DUE: ({ dueOn }) => dueKey(dueOn),
  CHANGED: ({ changedAt }) => changedAt,
  PLACE: ({ placeKey }) => placeKey,
  PRIORITY: ({ priority, dueOn }) => priorityKey(priority, dueKey(dueOn)),
};

/**
 * Key and number sort in the same direction, so that one index serves both and a cursor is one
 * comparison.
 */
export const directions = {
  NUMBER: 'desc',
  DUE: 'asc',
  CHANGED: 'desc',
  PLACE: 'asc',
  PRIORITY: 'asc',
} as const satisfies Readonly<Record<ColumnSort, 'asc' | 'desc'>>;

export const positionIn = (sort: ColumnSort, snag: OrderedSnag): ListPosition => ({
  key: keys[sort](snag),
  number: snag.number,
});

export function comparePositions(
  sort: ColumnSort,
): (one: ListPosition, other: ListPosition) => number {
  const sign = directions[sort] === 'asc' ? 1 : -1;
  return (one, other) => sign * (compareKey(one.key, other.key) || one.number - other.number);
}

const compareKey = (one: string | number, other: string | number): number =>
  typeof one === 'number' ? one - Number(other) : compareKeys(one, String(other));

/** The origin of a list sorted by nearness: location and pin of one snag. */
export interface Origin {
  readonly locationId: string | null;
  /** Null if the snag has no pin that can be shown. */
  readonly sheet: OriginSheet | null;
}

export interface OriginSheet {
  readonly planId: string;
  /**
   * For each revision of the plan the map from a pin, in millionths of its sheet, to millimetres of
   * paper from the origin.
   */
  readonly fromOrigin: readonly { readonly revisionId: string; readonly map: Affine }[];
}

/**
 * The sheet around a snag's pin. Distance is measured on the paper of the revision that is shown,
 * where a millimetre to the side is as long as a millimetre upwards.
 */
export function sheetAround(
  pin: Pin,
  plan: {
    id: string;
    revisions: readonly LaidRevision[];
    shown: LaidRevision;
    paper: { widthMm: number; heightMm: number };
  },
): OriginSheet | null {
  const { widthMm, heightMm } = plan.paper;
  const toPaper: Affine = [widthMm, 0, 0, heightMm, 0, 0];
  const onPaper = ({ toFirst }: LaidRevision): Affine =>
    compose(
      toPaper,
      compose(
        invert(plan.shown.toFirst),
        compose(toFirst, [1 / partsOfSheet, 0, 0, 1 / partsOfSheet, 0, 0]),
      ),
    );
  const own = plan.revisions.find(({ id }) => id === pin.revisionId);
  if (own === undefined) return null;
  const at = apply(onPaper(own), { x: inMillionths(pin.x), y: inMillionths(pin.y) });
  return {
    planId: plan.id,
    fromOrigin: plan.revisions.map((revision) => ({
      revisionId: revision.id,
      map: compose([1, 0, 0, 1, -at.x, -at.y], onPaper(revision)),
    })),
  };
}

/**
 * Distances are squares of hundredths of a millimetre, as whole numbers, so that a cursor can
 * contain them; a snag without a pin on the plan has this one.
 */
export const farthest = 9e15;

/** How far a snag's pin is from the origin; null without one on the origin's plan. */
function awayOf(
  { sheet }: Origin,
  { pin, planId }: Pick<OrderedSnag, 'pin' | 'planId'>,
): number | null {
  const map =
    pin === null || sheet === null || planId !== sheet.planId
      ? undefined
      : sheet.fromOrigin.find(({ revisionId }) => revisionId === pin.revisionId)?.map;
  if (map === undefined || pin === null) return null;
  const { x, y } = apply(map, { x: inMillionths(pin.x), y: inMillionths(pin.y) });
  // Rounds as SQL does.
  return Math.trunc((x * x + y * y) * 10_000 + 0.5);
}

/** The same in millimetres of paper. */
export function awayMm(origin: Origin, snag: Pick<OrderedSnag, 'pin' | 'planId'>): number | null {
  const away = awayOf(origin, snag);
  return away === null ? null : Math.sqrt(away) / 100;
}

/** A snag's position in the order by nearness. */
export interface NearPosition {
  /** Distance of its location; null for the rest, which is sorted by location alone. */
  readonly group: number | null;
  /** The sort key of its location. */
  readonly key: string;
  /** Distance of the snag itself. */
  readonly away: number;
  readonly number: number;
}

export const compareNearPositions = (one: NearPosition, other: NearPosition): number => {
  if (one.group === null || other.group === null)
    return (
      Number(one.group === null) - Number(other.group === null) ||
      compareKeys(one.key, other.key) ||
      one.number - other.number
    );
  return (
    one.group - other.group ||
    compareKeys(one.key, other.key) ||
    one.away - other.away ||
    one.number - other.number
  );
};

/**
 * Without an origin it is the order of PLACE. `visible`: all snags that the reader sees, whatever
 * the filter; pins of other snags must not influence the order.
 */
export function positionsNear(
  origin: Origin | null,
  visible: Iterable<OrderedSnag>,
): (snag: OrderedSnag) => NearPosition {
  const rest = ({ placeKey, number }: OrderedSnag): NearPosition => ({
    group: null,
    key: placeKey,
    away: 0,
    number,
  });
  if (origin === null) return rest;
  const reach = new Map<string, number>();
  for (const snag of visible) {
    const away = snag.locationId === null ? null : awayOf(origin, snag);
    if (snag.locationId !== null && away !== null)
      reach.set(snag.locationId, Math.min(away, reach.get(snag.locationId) ?? away));
  }
  if (origin.locationId !== null) reach.set(origin.locationId, -1);
  return (snag) => {
    const away = awayOf(origin, snag);
    const group = snag.locationId === null ? away : (reach.get(snag.locationId) ?? null);
    return group === null
      ? rest(snag)
      : { group, key: snag.placeKey, away: away ?? farthest, number: snag.number };
  };
}

/** Sorts snags; NEAR needs the origin, and all snags that the reader sees. */
export function inOrder<Snag extends OrderedSnag>(
  snags: readonly Snag[],
  sort: SnagSort,
  near: { origin: Origin; visible: Iterable<OrderedSnag> } | null = null,
): Snag[] {
  if (sort !== 'NEAR')
    return sortedBy(snags, (snag) => positionIn(sort, snag), comparePositions(sort));
  return sortedBy(
    snags,
    positionsNear(near?.origin ?? null, near?.visible ?? []),
    compareNearPositions,
  );
}

/** Each position is computed once. */
function sortedBy<Snag, Position>(
  snags: readonly Snag[],
  positionOf: (snag: Snag) => Position,
  compare: (one: Position, other: Position) => number,
): Snag[] {
  return snags
    .map((snag) => ({ snag, position: positionOf(snag) }))
    .toSorted((one, other) => compare(one.position, other.position))
    .map(({ snag }) => snag);
}
