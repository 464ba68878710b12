import { dayIn } from '../../../rules/days';
import { affineOf, identity, type LaidRevision, type Spot, spotsOn } from '../../../rules/pins';
import type { OverviewSnag } from '../../../rules/overview';
import { isInScope, scopeOf } from '../../../rules/scope';
import type { Actor, Pin } from '../../../rules/snag';
import {
  countChips,
  countedOf,
  type FilteredSnag,
  matching,
  type Reader,
  searchText,
  type SnagFilter,
} from '../../../rules/snagFilter';
import {
  type ColumnSort,
  comparePositions,
  inOrder,
  type OrderedSnag,
  type OriginSheet,
  positionIn,
  sheetAround,
} from '../../../rules/snagOrder';
import { shortPathsOf } from '../../../rules/shortPath';
import { pathKey, placeKey } from '../../../rules/sortKeys';
import type { TurnedSnag } from '../../../rules/waiting';
import type { Pending, ProjectRows, Row, SnagDetails, Soon, Value } from '../rows/row';
import { firstFrom } from './firstFrom';
import {
  actorOf,
  actorsOf,
  count,
  embedded,
  factsOf,
  link,
  links,
  pinOf,
  text,
  textOrNull,
  texts,
} from './fields';

/** A snag's row with the values by which lists filter and sort it. */
export interface ListedSnag extends FilteredSnag, OrderedSnag, OverviewSnag, TurnedSnag {
  readonly row: Row;
}

interface Place {
  readonly ids: readonly string[];
  readonly key: string;
  readonly path: string;
}

/** What a change of the copy took out of its list of snags and put into it. */
interface Difference {
  readonly gone: readonly ListedSnag[];
  readonly come: readonly ListedSnag[];
}

/** One order of the list with one filter, on one day. */
interface View {
  readonly sort: ColumnSort;
  readonly isListed: (snag: ListedSnag) => boolean;
  readonly snags: ListedSnag[];
}

type Counts = ReturnType<typeof countChips>;

/** The counts of the chips with one filter, on one day. */
interface Counted {
  readonly filter: SnagFilter;
  readonly reader: Reader;
  readonly counts: Counts;
}

/** Views that a change of the copy keeps up to date: those of the screens asked for last. */
const mostViews = 6;
/** More changed snags than this are listed and counted anew, which then takes no longer. */
const mostChanged = 500;

/**
 * Values computed from the copy of a project. Each is computed when it is first needed. After a
 * change the lists and counts are not made anew: the changed snags are moved in them.
 */
export class Copy {
  readonly project: Row;
  readonly actor: Actor;
  readonly timeZone: string;
  readonly archived: boolean;
  /** The rows of the set-up that the computed values depend on. */
  readonly #setUp: readonly (Row | undefined)[];
  readonly #places: Map<string, Place>;
  /** Null until it is asked for. */
  #shortPath: ((path: string) => string) | null;
  readonly #members: Map<string, Actor>;
  readonly #listedRows: WeakMap<Row, ListedSnag>;
  readonly #views = new Map<string, View>();
  readonly #counted = new Map<string, Counted>();
  readonly #sheets: Map<string, Sheet | null>;
  #snags: Map<string, ListedSnag> | null = null;
  #onPlans: Map<string, View> | null = null;
  #carried: ReadonlySet<string> | null = null;
  #today: { readonly now: number; readonly day: string } | null = null;

  /**
   * `pending`: what unsent entries change. `before`: the previous copy; its values are reused as
   * far as their rows are the same.
   */
  constructor(
    readonly rows: ProjectRows,
    readonly pending: Pending,
    project: Row,
    userId: string,
    before: Copy | null,
  ) {
    this.project = project;
    this.timeZone = text(project['timeZone']);
    this.archived = project['state'] === 'ARCHIVED';
    this.actor = actorOf(userId, this.row(link(project['membership'])));
    const members = links(project['members']).map((id) => this.row(id));
    const plans = links(project['plans']).map((id) => this.row(id));
    this.#setUp = [
      ...members,
      ...links(project['locations']).map((id) => this.row(id)),
      ...plans,
      ...plans.flatMap((plan) => links(plan?.['revisions'])).map((id) => this.row(id)),
    ];
    // A row is replaced by a new object on every change.
    const same =
      before !== null &&
      before.project.id === project.id &&
      before.#setUp.length === this.#setUp.length &&
      before.#setUp.every((row, index) => row === this.#setUp[index])
        ? before
        : null;
    this.#places = same === null ? new Map() : same.#places;
    this.#members = same === null ? actorsOf(members) : same.#members;
    this.#shortPath = same === null ? null : same.#shortPath;
    this.#listedRows = same === null ? new WeakMap() : same.#listedRows;
    this.#sheets = same === null ? new Map() : same.#sheets;
    if (same !== null) this.#takeOver(same);
  }

  /**
   * Takes the lists of the copy before, and moves in them what has changed since. If that copy is
   * asked again it makes its own anew.
   */
  #takeOver(before: Copy): void {
    const snags = before.#snags;
    const ids = snags === null ? null : this.#changedIds(before);
    if (snags === null || ids === null || ids.size > mostChanged) return;
    const gone = [...ids].flatMap((id) => snags.get(id) ?? []);
    for (const id of ids) snags.delete(id);
    const come = this.#list([...ids], snags.values());
    for (const snag of come) snags.set(snag.id, snag);
    for (const [key, view] of [...before.#views].slice(-mostViews)) {
      move(view, { gone, come });
      this.#views.set(key, view);
    }
    this.#onPlans = before.#onPlans;
    for (const { planId } of come) if (planId !== null) this.#onPlan(planId);
    for (const view of this.#onPlans?.values() ?? []) move(view, { gone, come });
    for (const [key, counted] of [...before.#counted].slice(-mostViews))
      this.#counted.set(key, recounted(counted, { gone, come }));
    this.#snags = snags;
    before.#snags = null;
    before.#onPlans = null;
    before.#views.clear();
    before.#counted.clear();
  }

  /** Null if it is not known. */
  #changedIds(before: Copy): ReadonlySet<string> | null {
    const changed = this.rows.changedSince?.(before.rows);
    if (changed == null) return null;
    const unsent = [before.pending, this.pending].flatMap(({ states, raisedIds }) => [
      ...states.keys(),
      ...raisedIds,
    ]);
    return new Set([...changed, ...unsent]);
  }

  row(id: string | null): Row | undefined {
    return id === null
      ? undefined
      : (this.pending.states.get(id)?.row ?? this.rows.row(id) ?? this.pending.thumbnails.get(id));
  }

  /** Null if they are not on the device. */
  details(snagId: string): Soon<SnagDetails | null> {
    const state = this.pending.states.get(snagId);
    return state === undefined ? this.rows.details(snagId) : state.details;
  }

  reader(now: number): Reader {
    return { ...this.actor, timeZone: this.timeZone, now };
  }

  today(now: number): string {
    if (this.#today?.now !== now) this.#today = { now, day: dayIn(this.timeZone, now) };
    return this.#today.day;
  }

  /**
   * All snags that the person sees, with unsent entries applied. A snag raised here has no number
   * yet and is sorted after the highest one.
   */
  get snags(): Iterable<ListedSnag> {
    return this.#all().values();
  }

  get isEmpty(): boolean {
    return this.#all().size === 0;
  }

  snag(id: string): ListedSnag | undefined {
    return this.#all().get(id);
  }

  withNumber(number: number): ListedSnag | undefined {
    const all = this.inOrder('NUMBER');
    const found = all[firstFrom(all, (snag) => number - snag.number)];
    return found?.row['number'] === number ? found : undefined;
  }

  #all(): ReadonlyMap<string, ListedSnag> {
    this.#snags ??= new Map(
      this.#list([...this.rows.snagIds, ...this.pending.raisedIds], []).map((snag) => [
        snag.id,
        snag,
      ]),
    );
    return this.#snags;
  }

  /** Those of these snags that are listed. `others`: the rest of the list. */
  #list(ids: readonly string[], others: Iterable<ListedSnag>): readonly ListedSnag[] {
    const { states, raisedIds } = this.pending;
    const known = ids.flatMap((id) => {
      const row = this.rows.row(id);
      return row?.__typename === 'Snag' ? [this.#listed(states.get(id)?.row ?? row)] : [];
    });
    if (raisedIds.length === 0) return known;
    let last = 0;
    for (const list of [known, others])
      for (const { number } of list) last = Math.max(last, number);
    const raisedHere = raisedIds
      .flatMap((id) => states.get(id)?.row ?? [])
      .map((row, index) => ({ ...this.#listed(row), number: last + 1 + index }));
    return [...known, ...raisedHere];
  }

  inOrder(sort: ColumnSort): readonly ListedSnag[] {
    return this.#view(`all ${sort}`, sort, () => true);
  }

  /** The list with a filter. */
  listed(filter: SnagFilter, sort: ColumnSort, now: number): readonly ListedSnag[] {
    const isListed = matching(filter, this.reader(now));
    return this.#view(`${sort} ${this.#keyOf(filter, now)}`, sort, isListed);
  }

  #view(
    key: string,
    sort: ColumnSort,
    isListed: (snag: ListedSnag) => boolean,
  ): readonly ListedSnag[] {
    const view = this.#views.get(key) ?? {
      sort,
      isListed,
      snags: inOrder([...this.snags].filter(isListed), sort),
    };
    // The views that were asked for last are the last ones.
    this.#views.delete(key);
    this.#views.set(key, view);
    return view.snags;
  }

  /** All that a list and its counts depend on besides the snags. */
  #keyOf(filter: SnagFilter, now: number): string {
    const { role, companyId } = this.actor;
    return JSON.stringify([filter, role, companyId, this.timeZone, this.today(now)]);
  }

  /** The counts of the chips with a filter. */
  counts(filter: SnagFilter, now: number): Counts {
    const reader = this.reader(now);
    const key = this.#keyOf(filter, now);
    const counted = this.#counted.get(key) ?? {
      filter,
      reader,
      counts: countChips(filter, reader, this.snags),
    };
    this.#counted.delete(key);
    this.#counted.set(key, counted);
    return counted.counts;
  }

  /** The plans that the person sees: a trade sees those with its snags on them. */
  planIds(): string[] {
    const ids = links(this.project['plans']);
    return scopeOf(this.actor).kind === 'ALL'
      ? ids
      : ids.filter((id) => this.onPlan(id).length > 0);
  }

  /** The snags with their pin on a plan, newest first; without those that have no number yet. */
  onPlan(planId: string): readonly ListedSnag[] {
    if (this.#onPlans === null) {
      this.#onPlans = new Map();
      for (const snag of this.inOrder('NUMBER'))
        if (snag.planId !== null && isOnPlan(snag, snag.planId))
          this.#onPlan(snag.planId)?.snags.push(snag);
    }
    return this.#onPlans.get(planId)?.snags ?? [];
  }

  /** Null until it is asked which snags are on plans. */
  #onPlan(planId: string): View | null {
    if (this.#onPlans === null) return null;
    const view = this.#onPlans.get(planId) ?? {
      sort: 'NUMBER',
      isListed: (snag) => isOnPlan(snag, planId),
      snags: [],
    };
    this.#onPlans.set(planId, view);
    return view;
  }

  /** Whether any snag has this company or trade, or is in this location or below it. */
  carries(id: string): boolean {
    this.#carried ??= new Set(
      [...this.snags].flatMap(({ companyId, tradeId, locationIds }) => [
        companyId ?? '',
        tradeId ?? '',
        ...locationIds,
      ]),
    );
    return this.#carried.has(id);
  }

  /** Null if the plan is not on the device with its revisions. */
  sheet(planId: string): Sheet | null {
    const known = this.#sheets.get(planId);
    if (known !== undefined) return known;
    const made = this.#makeSheet(planId);
    this.#sheets.set(planId, made);
    return made;
  }

  #makeSheet(planId: string): Sheet | null {
    const plan = this.row(planId);
    const revisions = links(plan?.['revisions']).map((id) => ({
      id,
      toFirst: mapOf(this.row(id)?.['toFirst']),
    }));
    const shown = revisions.find(({ id }) => id === link(plan?.['current']));
    const row = this.row(shown?.id ?? null);
    if (shown === undefined || row === undefined) return null;
    const onShown = spotsOn(shown, revisions);
    const spots = new WeakMap<Pin, Spot>();
    const paper = { widthMm: count(row['pageWidthMm']), heightMm: count(row['pageHeightMm']) };
    return {
      shown: row,
      on: (revisionId) => {
        const revision = revisions.find(({ id }) => id === revisionId);
        return revision === undefined ? null : spotsOn(revision, revisions);
      },
      spotOn(pin) {
        const spot = spots.get(pin) ?? onShown(pin);
        spots.set(pin, spot);
        return spot;
      },
      around: (pin) => sheetAround(pin, { id: planId, revisions, shown, paper }),
    };
  }

  #listed(row: Row): ListedSnag {
    const known = this.#listedRows.get(row) ?? this.#makeListed(row);
    this.#listedRows.set(row, known);
    return known;
  }

  #makeListed(row: Row): ListedSnag {
    const { rows } = this;
    const code = text(this.project['code']);
    const place = this.place(link(row['location']));
    const pin = pinOf(row);
    const companyId = link(row['company']);
    const assigneeId = link(row['assignee']);
    const assignee = assigneeId === null ? undefined : this.#members.get(assigneeId);
    const planId = pin === null ? null : link(embedded(row['pin'])?.['plan']);
    const path = place?.path ?? null;
    return {
      row,
      id: row.id,
      number: count(row['number']),
      ...factsOf(row),
      assigneeSees:
        assignee !== undefined && isInScope(scopeOf(assignee), { companyId, locationId: null }),
      locationIds: place?.ids ?? [],
      placeKey: placeKey(place?.key ?? null),
      planId,
      planCode: planId === null ? null : textOrNull(rows.row(planId)?.['code']),
      changedAt: count(row['changedAt']),
      get text() {
        return textOf(row, code, path);
      },
    };
  }

  /** The short form of a location's path. */
  shortPath(path: string): string {
    this.#shortPath ??= shortPathsOf(
      links(this.project['locations']).map((id) => text(this.row(id)?.['path'])),
    );
    return this.#shortPath(path);
  }

  place(id: string | null): Place | null {
    if (id === null) return null;
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const row = this.row(id);
    if (row === undefined) return null;
    const parent = this.place(link(row['parent']));
    const made = {
      ids: [id, ...(parent?.ids ?? [])],
      key: pathKey(parent?.key ?? '', text(row['name'])),
      path: text(row['path']),
    };
    this.#places.set(id, made);
    return made;
  }
}

/** Moves what has changed in a view, without sorting it again. */
function move({ sort, isListed, snags }: View, { gone, come }: Difference): void {
  const compare = comparePositions(sort);
  const indexOf = (snag: ListedSnag): number => {
    const position = positionIn(sort, snag);
    return firstFrom(snags, (each) => compare(positionIn(sort, each), position));
  };
  for (const snag of gone) {
    const index = indexOf(snag);
    if (snags[index] === snag) snags.splice(index, 1);
  }
  for (const snag of come.filter(isListed)) snags.splice(indexOf(snag), 0, snag);
}

function recounted({ filter, reader, counts }: Counted, { gone, come }: Difference): Counted {
  const [less, more] = [countChips(filter, reader, gone), countChips(filter, reader, come)];
  const after = { ...counts };
  for (const chip of countedOf) after[chip] += more[chip] - less[chip];
  return { filter, reader, counts: after };
}

const isOnPlan = ({ planId, row }: ListedSnag, id: string): boolean =>
  planId === id && row['number'] !== null;

/** A plan's sheet as it is shown. */
export interface Sheet {
  /** The current revision. */
  readonly shown: Row;
  /** A pin's spot on the current revision. */
  readonly spotOn: (pin: Pin) => Spot;
  /** The function for spots on another revision; null if the plan has none with this id. */
  readonly on: (revisionId: string) => ((pin: Pin) => Spot) | null;
  readonly around: (pin: Pin) => OriginSheet | null;
}

const mapOf = (value: Value | undefined): LaidRevision['toFirst'] =>
  (Array.isArray(value) ? affineOf(value.map((each: Value) => count(each))) : null) ?? identity;

/** Cached by row: a changed row is a new object, and most rows stay the same from copy to copy. */
const searched = new WeakMap<Row, { readonly path: string | null; readonly text: string }>();

function textOf(row: Row, code: string, path: string | null): string {
  const known = searched.get(row);
  if (known?.path === path && known !== undefined) return known.text;
  const made = searchText({
    reference: row['number'] === null ? '' : `${code}-${count(row['number'])}`,
    title: text(row['title']),
    description: text(row['description']),
    path,
    comments: texts(row['comments']),
  });
  searched.set(row, { path, text: made });
  return made;
}
