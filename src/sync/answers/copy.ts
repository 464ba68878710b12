import { dayIn } from '../../../rules/days';
import { type Affine, identity, type LaidRevision, type Spot, spotsOn } from '../../../rules/pins';
import { isInScope, scopeOf } from '../../../rules/scope';
import type { Actor, Pin } from '../../../rules/snag';
import { type FilteredSnag, type Reader, searchText } from '../../../rules/snagFilter';
import {
  type ColumnSort,
  inOrder,
  type OrderedSnag,
  type OriginSheet,
  sheetAround,
} from '../../../rules/snagOrder';
import { pathKey, placeKey } from '../../../rules/sortKeys';
import type { TurnedSnag } from '../../../rules/waiting';
import type { OutboxLayer, ProjectRows, Row, SnagDetails, Value } from '../rows/row';
import { count, embedded, factsOf, link, links, pinOf, text, textOrNull, texts } from './fields';

/** A snag's row with the values by which lists filter and sort it. */
export interface ListedSnag extends FilteredSnag, OrderedSnag, TurnedSnag {
  readonly row: Row;
}

interface Place {
  readonly ids: readonly string[];
  readonly key: string;
  readonly path: string;
}

interface Member {
  readonly role: string;
  readonly companyId: string | null;
}

/**
 * Values computed from the copy of a project. Each is computed when it is first needed and kept
 * until the copy changes.
 */
export class Copy {
  readonly project: Row;
  readonly actor: Actor;
  readonly timeZone: string;
  readonly archived: boolean;
  /** The rows of the set-up that the computed values depend on. */
  readonly #setUp: readonly (Row | undefined)[];
  readonly #places: Map<string, Place>;
  readonly #members: Map<string, Member>;
  readonly #listedRows: WeakMap<Row, ListedSnag>;
  readonly #orders = new Map<ColumnSort, readonly ListedSnag[]>();
  readonly #sheets = new Map<string, Sheet | null>();
  #snags: readonly ListedSnag[] | null = null;
  #onPlans: ReadonlyMap<string, readonly ListedSnag[]> | null = null;
  #carried: ReadonlySet<string> | null = null;

  #today: { readonly now: number; readonly day: string } | null = null;

  /**
   * `layer`: the effect of unsent entries. `before`: the previous copy; its values are reused as
   * far as their rows are the same.
   */
  constructor(
    readonly rows: ProjectRows,
    readonly layer: OutboxLayer,
    project: Row,
    userId: string,
    before: Copy | null,
  ) {
    this.project = project;
    this.timeZone = text(project['timeZone']);
    this.archived = project['state'] === 'ARCHIVED';
    const membership = this.row(link(project['membership']));
    this.actor = { userId, ...memberOf(membership) };
    const members = links(project['members']).map((id) => this.row(id));
    this.#setUp = [
      ...members,
      ...[...links(project['locations']), ...links(project['plans'])].map((id) => this.row(id)),
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
    this.#members =
      same === null
        ? new Map(members.map((row) => [link(row?.['user']) ?? '', memberOf(row)]))
        : same.#members;
    this.#listedRows = same === null ? new WeakMap() : same.#listedRows;
  }

  row(id: string | null): Row | undefined {
    return id === null
      ? undefined
      : (this.rows.row(id) ?? this.layer.raised.get(id) ?? this.layer.before.get(id));
  }

  /** Null if they are not on the device. Without unsent photos and events. */
  details(snagId: string): Promise<SnagDetails | null> {
    return this.layer.raised.has(snagId)
      ? Promise.resolve({ photoIds: [], eventIds: [], rows: [] })
      : this.rows.details(snagId);
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
  get snags(): readonly ListedSnag[] {
    this.#snags ??= this.#list();
    return this.#snags;
  }

  #list(): readonly ListedSnag[] {
    const { listed, foundIds, raisedIds } = this.layer;
    const known = [...this.rows.snagIds, ...foundIds].flatMap((id) => {
      const row = listed.get(id) ?? this.rows.row(id);
      return row === undefined ? [] : [this.#listed(row)];
    });
    const last = known.reduce((highest, { number }) => Math.max(highest, number), 0);
    const raised = raisedIds
      .flatMap((id) => listed.get(id) ?? [])
      .map((row, index) => ({ ...this.#listed(row), number: last + 1 + index }));
    return [...known, ...raised];
  }

  inOrder(sort: ColumnSort): readonly ListedSnag[] {
    const known = this.#orders.get(sort) ?? inOrder(this.snags, sort);
    this.#orders.set(sort, known);
    return known;
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
    this.#onPlans ??= byPlan(this.inOrder('NUMBER').filter(({ row }) => row['number'] !== null));
    return this.#onPlans.get(planId) ?? [];
  }

  /** Whether any snag has this company or trade, or is in this location or below it. */
  carries(id: string): boolean {
    this.#carried ??= new Set(
      this.snags.flatMap(({ companyId, tradeId, locationIds }) => [
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
      toFirst: affineOf(this.row(id)?.['toFirst']),
    }));
    const shown = revisions.find(({ id }) => id === link(plan?.['current']));
    const row = this.row(shown?.id ?? null);
    if (shown === undefined || row === undefined) return null;
    const paper = { widthMm: count(row['pageWidthMm']), heightMm: count(row['pageHeightMm']) };
    return {
      shown: row,
      on: (revisionId) => {
        const revision = revisions.find(({ id }) => id === revisionId);
        return revision === undefined ? null : spotsOn(revision, revisions);
      },
      spotOn: spotsOn(shown, revisions),
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
      companyId,
      assigneeId,
      assigneeSees: assignee !== undefined && isInScope(scopeOf(assignee), companyId),
      locationIds: place?.ids ?? [],
      placeKey: placeKey(place?.key ?? null),
      pin,
      planId,
      planCode: planId === null ? null : textOrNull(rows.row(planId)?.['code']),
      changedAt: count(row['changedAt']),
      waitingSince: count(embedded(row['waitingFor'])?.['since']),
      get text() {
        return textOf(row, code, path);
      },
    };
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

function byPlan(snags: readonly ListedSnag[]): ReadonlyMap<string, readonly ListedSnag[]> {
  const found = new Map<string, ListedSnag[]>();
  for (const snag of snags) {
    if (snag.planId === null) continue;
    const onPlan = found.get(snag.planId);
    if (onPlan === undefined) found.set(snag.planId, [snag]);
    else onPlan.push(snag);
  }
  return found;
}

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

const memberOf = (row: Row | undefined): Member => ({
  role: text(row?.['role']),
  companyId: link(row?.['company']),
});

function affineOf(value: Value | undefined): LaidRevision['toFirst'] {
  const numbers = Array.isArray(value) ? value.map((each: Value) => count(each)) : [];
  // six numbers, by the schema
  return numbers.length === identity.length ? (numbers as unknown as Affine) : identity;
}

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
