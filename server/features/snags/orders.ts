import {
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Stretch } from '../../../rules/listPage';
import {
  type ColumnSort,
  directions,
  type ListPosition,
  priorityKey,
  urgency,
} from '../../../rules/snagOrder';
import { placeKey } from '../../../rules/sortKeys';
import type { Handle } from '../../database/engine';
import type { Database } from '../../database/schema';
import type { Reader } from './listFilter';

// The orders of lists, each along an index, and the keys of rules/snagOrder.ts by which they sort.
//
// By place: along the locations, with the snags of each by their numbers, and at the end those
// without one. No snag knows how its location is called, so renaming a building changes none.

const columns = {
  NUMBER: 'number',
  DUE: 'due_key',
  CHANGED: 'changed_at',
} as const satisfies Record<Exclude<ColumnSort, 'PLACE' | 'PRIORITY'>, string>;

/** `placeKey` of rules/sortKeys.ts. */
export const keyOfPlace = sql<string>`coalesce((select '0' || path_key from location where location.id = snag.location_id), ${sql.lit(placeKey(null))})`;

/** `priorityKey` of rules/snagOrder.ts; written as in the index, which is found by it. */
const keyOfPriority = (due: RawBuilder<unknown>) =>
  sql<string>`(case priority ${sql.join(
    Object.entries(urgency).map(([each, key]) => sql`when ${sql.lit(each)} then ${sql.lit(key)}`),
    sql` `,
  )} end || ${due})`;
const priorityColumn = keyOfPriority(sql.ref(columns.DUE));

/** What a list sorts by, for rows that are found in another way. */
export function keyIn(sort: ColumnSort, { engine }: Pick<Reader, 'engine'>): RawBuilder<unknown> {
  if (sort === 'PLACE') return keyOfPlace;
  return sort === 'PRIORITY'
    ? keyOfPriority(engine.unindexed(columns.DUE))
    : engine.unindexed(columns[sort]);
}

export type OrderedRow = Selectable<Database['snag']> & { at_place: string };

/** The position of a snag in an order. */
export const positionOf = (sort: ColumnSort, row: OrderedRow): ListPosition => ({
  key: keyOf(sort, row),
  number: row.number,
});

function keyOf(sort: ColumnSort, row: OrderedRow): string | number {
  if (sort === 'PLACE') return row.at_place;
  return sort === 'PRIORITY' ? priorityKey(row.priority, row.due_key) : row[columns[sort]];
}

type Direction = 'asc' | 'desc';
const reversed = { asc: 'desc', desc: 'asc' } as const;

export const directionOf = (sort: ColumnSort, backwards: boolean): Direction =>
  backwards ? reversed[directions[sort]] : directions[sort];

/** The rows after a position in a direction, with or without the row there. */
export const comparison = (direction: Direction, including: boolean) =>
  sql.raw(`${direction === 'asc' ? '>' : '<'}${including ? '=' : ''}`);

type Snags = SelectQueryBuilder<Database, 'snag', object>;
type Asker = Pick<Reader, 'engine' | 'project'>;

/** All of an order, or a part of it that has an index of its own. */
interface Part {
  has(position: ListPosition): boolean;
  snags(db: Handle, asker: Asker): Snags;
  sorted: readonly RawBuilder<unknown>[];
  beyond(position: ListPosition, direction: Direction, including: boolean): RawBuilder<SqlBool>;
}

const number = sql.ref('snag.number');

const byKey = (key: RawBuilder<unknown>): Part => ({
  has: () => true,
  snags: (db, { project }) => db.selectFrom('snag').where('snag.project_id', '=', project.id),
  sorted: [key, number],
  beyond: (position, direction, including) =>
    sql`(${key}, snag.number) ${comparison(direction, including)} (${position.key}, ${position.number})`,
});

const byNumber: Part = {
  ...byKey(number),
  sorted: [number],
  beyond: (position, direction, including) =>
    sql`snag.number ${comparison(direction, including)} ${position.number}`,
};

/** The first condition is for the index, where SQLite does not find it by the second. */
const alongIndex = (
  key: RawBuilder<unknown>,
  position: ListPosition,
  direction: Direction,
  including: boolean,
): RawBuilder<SqlBool> =>
  sql`${key} ${comparison(direction, true)} ${position.key} and (${key}, snag.number) ${comparison(direction, including)} (${position.key}, ${position.number})`;

const byPriority: Part = {
  ...byKey(priorityColumn),
  beyond: (...at) => alongIndex(priorityColumn, ...at),
};

const unplaced: Part = {
  ...byNumber,
  has: ({ key }) => key === placeKey(null),
  snags: (db, { engine, project }) =>
    engine.snagsWithoutLocation(db).where('snag.project_id', '=', project.id),
};

const placed: Part = {
  has: (position) => !unplaced.has(position),
  snags: (db, { engine, project }) =>
    engine
      .snagsInLocations(db)
      .where('location.project_id', '=', project.id)
      .where('snag.project_id', '=', project.id),
  sorted: [sql.ref('path_key'), number],
  beyond: (position, direction, including) =>
    alongIndex(
      sql.ref('path_key'),
      { ...position, key: String(position.key).slice(1) },
      direction,
      including,
    ),
};

const orders: Readonly<Record<ColumnSort, readonly Part[]>> = {
  NUMBER: [byNumber],
  DUE: [byKey(sql.ref(columns.DUE))],
  CHANGED: [byKey(sql.ref(columns.CHANGED))],
  PLACE: [placed, unplaced],
  PRIORITY: [byPriority],
};

export interface OrderedStretch extends Stretch<ListPosition> {
  sort: ColumnSort;
}

/** Reads a stretch of a project's snags in their order, as far as `end` if there is one. */
export async function inOrder<Row>(
  db: Handle,
  asker: Asker,
  { sort, start, including, backwards, limit, end }: OrderedStretch & { end: ListPosition | null },
  read: (snags: Snags, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const direction = directionOf(sort, backwards);
  const parts = backwards ? orders[sort].toReversed() : orders[sort];
  const rows: Row[] = [];
  for (const part of parts.slice(parts.findIndex(({ has }) => start === null || has(start)))) {
    let snags = part.snags(db, asker);
    for (const key of part.sorted) snags = snags.orderBy(key, direction);
    if (start !== null && part.has(start))
      snags = snags.where(part.beyond(start, direction, including));
    const ends = end !== null && part.has(end);
    if (ends) snags = snags.where(part.beyond(end, reversed[direction], true));
    rows.push(...(await read(snags, limit - rows.length)));
    if (ends || rows.length === limit) break;
  }
  return rows;
}
