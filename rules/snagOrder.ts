import { type Affine, apply, compose, invert } from './affine';
import { inMillionths, partsOfSheet } from './events';
import type { SnagSort } from './lists';
import type { Pin, Snag } from './snag';
import { compareKeys } from './sortKeys';

/** What of a snag decides where in a list it stands. */
export interface OrderedSnag extends Pick<Snag, 'dueOn' | 'locationId' | 'pin'> {
  readonly number: number;
  /** When a person last did something to it, epoch ms. */
  readonly changedAt: number;
  /** By `placeKey`. */
  readonly placeKey: string;
  readonly planId: string | null;
}

/** After all days of a calendar: what has no due date comes last. */
export const noDay = '9999-12-31';

export const dueKey = (dueOn: string | null): string => dueOn ?? noDay;

type Compare = (one: OrderedSnag, other: OrderedSnag) => number;

const byPlace: Compare = (one, other) => compareKeys(one.placeKey, other.placeKey) || one.number - other.number;

const columns: Readonly<Record<Exclude<SnagSort, 'NEAR'>, Compare>> = {
  NUMBER: (one, other) => other.number - one.number,
  DUE: (one, other) => compareKeys(dueKey(one.dueOn), dueKey(other.dueOn)) || one.number - other.number,
  CHANGED: (one, other) => other.changedAt - one.changedAt || other.number - one.number,
  PLACE: byPlace,
};

/** What a list begins near: the place and the pin of one snag. */
export interface Origin {
  readonly locationId: string | null;
  /** Null if the snag has no pin that can be shown. */
  readonly sheet: OriginSheet | null;
}

export interface OriginSheet {
  readonly planId: string;
  /** From a pin in millionths of its sheet to millimetres of paper from the origin, for each revision of the plan. */
  readonly fromOrigin: readonly { readonly revisionId: string; readonly map: Affine }[];
}

/** A revision of a plan, with how it lies on the first one. */
export interface LaidRevision {
  readonly id: string;
  readonly toFirst: Affine;
}

/**
 * The sheet around a snag's pin. Far and near are measured on the paper of the revision that the plan is looked at on (`shown`), where a step to
 * the side is as long as one upwards.
 */
export function sheetAround(pin: Pin, plan: { id: string; revisions: readonly LaidRevision[]; shown: LaidRevision; paper: { widthMm: number; heightMm: number } }): OriginSheet | null {
  const { widthMm, heightMm } = plan.paper;
  const toPaper: Affine = [widthMm, 0, 0, heightMm, 0, 0];
  const onPaper = ({ toFirst }: LaidRevision): Affine => compose(toPaper, compose(invert(plan.shown.toFirst), compose(toFirst, [1 / partsOfSheet, 0, 0, 1 / partsOfSheet, 0, 0])));
  const own = plan.revisions.find(({ id }) => id === pin.revisionId);
  if (own === undefined) return null;
  const at = apply(onPaper(own), { x: inMillionths(pin.x), y: inMillionths(pin.y) });
  return { planId: plan.id, fromOrigin: plan.revisions.map((revision) => ({ revisionId: revision.id, map: compose([1, 0, 0, 1, -at.x, -at.y], onPaper(revision)) })) };
}

/** Distances are whole squares of hundredths of a millimetre, so that a cursor can carry them; what has no pin on the plan is farther than all. */
export const farthest = 9e15;

/** How far a snag's pin is from the origin; null without one on the origin's plan. */
function awayOf({ sheet }: Origin, { pin, planId }: OrderedSnag): number | null {
  const map = pin === null || sheet === null || planId !== sheet.planId ? undefined : sheet.fromOrigin.find(({ revisionId }) => revisionId === pin.revisionId)?.map;
  if (map === undefined || pin === null) return null;
  const { x, y } = apply(map, { x: inMillionths(pin.x), y: inMillionths(pin.y) });
  // As SQL rounds.
  return Math.trunc((x * x + y * y) * 10_000 + 0.5);
}

/** The order from one snag outwards. `visible` is everything the reader sees, whatever the filter: pins of others say nothing of any place. */
function outwards(origin: Origin, visible: Iterable<OrderedSnag>): Compare {
  const reach = new Map<string, number>();
  for (const snag of visible) {
    const away = snag.locationId === null ? null : awayOf(origin, snag);
    if (snag.locationId !== null && away !== null) reach.set(snag.locationId, Math.min(away, reach.get(snag.locationId) ?? away));
  }
  if (origin.locationId !== null) reach.set(origin.locationId, -1);
  const places = new Map<OrderedSnag, { group: number; away: number } | null>();
  const placeOf = (snag: OrderedSnag) => {
    const known = places.get(snag);
    if (known !== undefined) return known;
    const away = awayOf(origin, snag);
    const group = snag.locationId === null ? away : (reach.get(snag.locationId) ?? null);
    const place = group === null ? null : { group, away: away ?? farthest };
    places.set(snag, place);
    return place;
  };
  return (one, other) => {
    const [here, there] = [placeOf(one), placeOf(other)];
    if (here === null || there === null) return Number(here === null) - Number(there === null) || byPlace(one, other);
    return here.group - there.group || compareKeys(one.placeKey, other.placeKey) || here.away - there.away || one.number - other.number;
  };
}

/** Compares two snags of a list. NEAR needs what it begins near, and all that the reader sees; without an origin it is PLACE. */
export const comparing = (sort: SnagSort, near: { origin: Origin; visible: Iterable<OrderedSnag> } | null = null): Compare => {
  if (sort !== 'NEAR') return columns[sort];
  return near === null ? byPlace : outwards(near.origin, near.visible);
};
