import { dayAfter, dayIn, startOfDay, weekOf } from './days';
import { unfinished } from './shown';
import type { Snag } from './snag';

export const overviewLimits = {
  weeks: 10,
  /** Bars of one chart. */
  bars: 10,
  /** Places that are shown one by one. */
  places: 48,
  /** The level of a place: block, level, flat. */
  depth: 3,
} as const;

/** The last day of each age but the oldest, which has no end. */
export const ageEnds = [7, 14, 30, 60] as const;

/** The days by which snags are counted, in the project's time zone. */
export interface Calendar {
  readonly timeZone: string;
  readonly today: string;
  /** Today's week, Monday to Sunday. */
  readonly sunday: string;
  /** The Mondays of the weeks that are shown, and when they begin, epoch ms. */
  readonly mondays: readonly string[];
  readonly weekStarts: readonly number[];
  /** The first day of each age but the oldest, and when it begins. */
  readonly ageDays: readonly string[];
  readonly ageStarts: readonly number[];
}

export function calendarOf(timeZone: string, now: number): Calendar {
  const today = dayIn(timeZone, now);
  const { from, to } = weekOf(today);
  const mondays = Array.from({ length: overviewLimits.weeks }, (_none, week) =>
    dayAfter(from, -7 * (overviewLimits.weeks - 1 - week)),
  );
  const ageDays = ageEnds.map((days) => dayAfter(today, -days));
  return {
    timeZone,
    today,
    sunday: to,
    mondays,
    weekStarts: mondays.map((day) => startOfDay(timeZone, day)),
    ageDays,
    ageStarts: ageDays.map((day) => startOfDay(timeZone, day)),
  };
}

/** Outstanding snags that have all of this in common. */
export interface OutstandingGroup extends Pick<Snag, 'status' | 'tradeId' | 'companyId'> {
  readonly due: 'OVERDUE' | 'THIS_WEEK' | 'LATER';
  /** Index of the age. */
  readonly age: number;
  readonly snags: number;
}

/** The outstanding snags of a location. */
export interface LocatedGroup extends Pick<Snag, 'locationId'> {
  readonly snags: number;
}

/** What the snags of a company cost that are not void; in hundredths. */
export interface Cost extends Pick<Snag, 'companyId'> {
  readonly amount: number;
  /** Of the amount, what is not closed. */
  readonly outstanding: number;
}

/** What an overview is made from: one group for each snag, or those that a database has counted. */
export interface OverviewGroups {
  /** Null for whoever may not see amounts. */
  readonly costs: readonly Cost[] | null;
  readonly outstanding: readonly OutstandingGroup[];
  /** The same snags by location: with all of the above they would be nearly as many groups as snags. */
  readonly located: readonly LocatedGroup[];
  /** How many were raised, and closed, by the end of each week that is shown; at last all. */
  readonly raised: readonly number[];
  readonly closed: readonly number[];
  /** Since when the oldest fixed snag waits to be checked, epoch ms. */
  readonly fixedSince: number | null;
}

/** The fields of a snag that an overview counts. */
export type OverviewSnag = Pick<
  Snag,
  | 'status'
  | 'tradeId'
  | 'companyId'
  | 'locationId'
  | 'dueOn'
  | 'raisedAt'
  | 'fixedAt'
  | 'closedAt'
  | 'cost'
>;

/**
 * The groups of snags, one by one; the server counts the same in SQL, and a test compares both.
 * `withCosts`: for whoever may see amounts.
 */
export function groupsOf(
  snags: Iterable<OverviewSnag>,
  calendar: Calendar,
  withCosts: boolean,
): OverviewGroups {
  const outstanding: OutstandingGroup[] = [];
  const located: LocatedGroup[] = [];
  const raised: number[] = [];
  const closed: number[] = [];
  const costs = new Map<string | null, Cost>();
  let fixedSince: number | null = null;
  const { ageStarts } = calendar;
  for (const snag of snags) {
    const { status, raisedAt, fixedAt } = snag;
    raised.push(raisedAt);
    if (snag.cost !== null && status !== 'VOID') {
      const { companyId, cost } = snag;
      const { amount = 0, outstanding: open = 0 } = costs.get(companyId) ?? {};
      costs.set(companyId, {
        companyId,
        amount: amount + cost,
        outstanding: open + (status === 'CLOSED' ? 0 : cost),
      });
    }
    if (status === 'CLOSED') closed.push(snag.closedAt ?? 0);
    if (status === 'CLOSED' || status === 'VOID') continue;
    if (status === 'FIXED' && fixedAt !== null)
      fixedSince = Math.min(fixedAt, fixedSince ?? fixedAt);
    outstanding.push({
      status,
      tradeId: snag.tradeId,
      companyId: snag.companyId,
      due: dueOf(snag, calendar),
      age: ageStarts.filter((start) => raisedAt < start).length,
      snags: 1,
    });
    located.push({ locationId: snag.locationId, snags: 1 });
  }
  const byWeek = (times: readonly number[]): readonly number[] =>
    weekEnds(calendar).map((end) => times.filter((at) => at < end).length);
  return {
    outstanding,
    located,
    raised: byWeek(raised),
    closed: byWeek(closed),
    fixedSince,
    costs: withCosts ? [...costs.values()] : null,
  };
}

/** When the weeks end, epoch ms. The last one never does, because a device's clock may be ahead. */
export const weekEnds = ({ weekStarts }: Calendar): readonly number[] => [
  ...weekStarts.slice(1),
  Number.MAX_SAFE_INTEGER,
];

function dueOf({ dueOn }: OverviewSnag, { today, sunday }: Calendar): OutstandingGroup['due'] {
  if (dueOn === null || dueOn > sunday) return 'LATER';
  return dueOn < today ? 'OVERDUE' : 'THIS_WEEK';
}

/** A location as far as an overview needs it. */
export interface OverviewLocation {
  readonly id: string;
  /** Null at the root. */
  readonly parentId: string | null;
  readonly archived: boolean;
}

/** The outstanding snags of a trade or company; `id` is null for those without one. */
export interface Share {
  readonly id: string | null;
  readonly overdue: number;
  readonly inTime: number;
  readonly toCheck: number;
}

export type Overview = ReturnType<typeof overviewOf>;

/**
 * The schema's Overview, with ids. `locations`: all of the project, ordered by path; `within`: the
 * location that the snags are narrowed to.
 */
export function overviewOf(
  { outstanding, located, raised: raisedBy, closed: closedBy, fixedSince, costs }: OverviewGroups,
  calendar: Calendar,
  locations: readonly OverviewLocation[],
  within: string | null,
) {
  const overdue = outstanding.filter(isOverdue);
  const raised = raisedBy.at(-1) ?? 0;
  const closed = closedBy.at(-1) ?? 0;
  const trades = sharesBy(outstanding, ({ tradeId }) => tradeId);
  const companies = sharesBy(outstanding, ({ companyId }) => companyId);
  const places = placesOf(located, locations, within);
  return {
    raised,
    closed,
    void: raised - closed - sum(outstanding),
    outstanding: sum(outstanding),
    overdue: sum(overdue),
    dueThisWeek: sum(
      outstanding.filter(({ status, due }) => due === 'THIS_WEEK' && needsWork(status)),
    ),
    toCheck: sum(outstanding.filter(isFixed)),
    toCheckSince: fixedSince === null ? null : dayIn(calendar.timeZone, fixedSince),
    disputed: sum(outstanding.filter(({ status }) => status === 'DISPUTED')),
    unassigned: sum(outstanding.filter(({ companyId }) => companyId === null)),
    weeks: calendar.mondays
      .map((startsOn, week) => ({
        startsOn,
        raised: raisedBy[week] ?? 0,
        closed: closedBy[week] ?? 0,
      }))
      .filter((week) => week.raised > 0),
    ages: agesOf(outstanding, calendar),
    trades: largestShares(trades),
    tradeCount: trades.filter(({ id }) => id !== null).length,
    companies: largestShares(companies),
    companyCount: companies.filter(({ id }) => id !== null).length,
    costs:
      costs?.toSorted(
        (one, other) =>
          Number(one.companyId === null) - Number(other.companyId === null) ||
          other.amount - one.amount ||
          ((one.companyId ?? '') < (other.companyId ?? '') ? -1 : 1),
      ) ?? null,
    places:
      places.length > overviewLimits.places
        ? places
            .filter((place) => place.outstanding > 0)
            .toSorted((one, other) => other.outstanding - one.outstanding)
            .slice(0, overviewLimits.bars)
        : places,
    placeCount: places.length,
    blocks: locations
      .filter(({ parentId, archived }) => parentId === null && !archived)
      .map(({ id }) => id),
  };
}

const sum = (groups: readonly { readonly snags: number }[]): number =>
  groups.reduce((total, { snags }) => total + snags, 0);

const needsWork = (status: OutstandingGroup['status']): boolean => unfinished.includes(status);
const isOverdue = ({ status, due }: OutstandingGroup): boolean =>
  due === 'OVERDUE' && needsWork(status);
const isFixed = ({ status }: OutstandingGroup): boolean => !needsWork(status);

function agesOf(outstanding: readonly OutstandingGroup[], { today, ageDays }: Calendar) {
  return [...ageDays, null].map((raisedFrom, age) => {
    const younger = ageDays[age - 1];
    return {
      raisedFrom,
      raisedTo: younger === undefined ? today : dayAfter(younger, -1),
      outstanding: sum(outstanding.filter((group) => group.age === age)),
    };
  });
}

/** Largest first, the one without an id last. */
function sharesBy(
  outstanding: readonly OutstandingGroup[],
  idOf: (group: OutstandingGroup) => string | null,
): Share[] {
  const shares = new Map<string | null, { overdue: number; inTime: number; toCheck: number }>();
  for (const group of outstanding) {
    const share = shares.get(idOf(group)) ?? { overdue: 0, inTime: 0, toCheck: 0 };
    shares.set(idOf(group), share);
    share[isFixed(group) ? 'toCheck' : isOverdue(group) ? 'overdue' : 'inTime'] += group.snags;
  }
  return [...shares]
    .map(([id, share]) => ({ id, ...share }))
    .toSorted(
      (one, other) =>
        Number(one.id === null) - Number(other.id === null) ||
        inAll(other) - inAll(one) ||
        ((one.id ?? '') < (other.id ?? '') ? -1 : 1),
    );
}

const inAll = ({ overdue, inTime, toCheck }: Share): number => overdue + inTime + toCheck;

const largestShares = (shares: readonly Share[]): readonly Share[] => [
  ...shares.filter(({ id }) => id !== null).slice(0, overviewLimits.bars),
  ...shares.filter(({ id }) => id === null),
];

/** Every place with its outstanding snags, in the order of the locations. */
function placesOf(
  located: readonly LocatedGroup[],
  locations: readonly OverviewLocation[],
  within: string | null,
) {
  const byId = new Map(locations.map((location) => [location.id, location]));
  /** From the root to the location. */
  const pathOf = (id: string): OverviewLocation[] => {
    const location = byId.get(id);
    return location === undefined
      ? []
      : [...(location.parentId === null ? [] : pathOf(location.parentId)), location];
  };
  const counts = new Map<string, number>();
  for (const { locationId, snags } of located) {
    const place = pathOf(locationId ?? '')
      .slice(0, overviewLimits.depth)
      .at(-1);
    if (place !== undefined) counts.set(place.id, (counts.get(place.id) ?? 0) + snags);
  }
  const above = new Set(locations.map(({ parentId }) => parentId));
  const parents = new Set(
    locations.filter(({ archived }) => !archived).map(({ parentId }) => parentId),
  );
  return locations
    .filter(({ id, archived }) => {
      const path = pathOf(id);
      if (path.length > overviewLimits.depth) return false;
      if (within !== null && !path.some((each) => each.id === within)) return false;
      return (
        counts.has(id) || (!archived && (path.length === overviewLimits.depth || !parents.has(id)))
      );
    })
    .map(({ id }) => ({
      id,
      outstanding: counts.get(id) ?? 0,
      exact: above.has(id) && pathOf(id).length < overviewLimits.depth,
    }));
}
