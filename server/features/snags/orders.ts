import {
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Stretch } from '../../../rules/listPage';
import { type ColumnSort, directions, type ListPosition } from '../../../rules/snagOrder';
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
} as const satisfies Record<Exclude<ColumnSort, 'PLACE'>, string>;

/** `placeKey` of rules/sortKeys.ts. */
export const keyOfPlace = sql<string>`coalesce((select '0' || path_key from location where location.id = snag.location_id), ${sql.lit(placeKey(null))})`;

/** What a list sorts by, for rows that are found in another way. */
export const keyIn = (sort: ColumnSort, { engine }: Pick<Reader, 'engine'>): RawBuilder<unknown> =>
  sort === 'PLACE' ? keyOfPlace : engine.unindexed(columns[sort]);

export type OrderedRow = Selectable<Database['snag']> & { at_place: string };

/** The position of a snag in an order. */
export const positionOf = (sort: ColumnSort, row: OrderedRow): ListPosition => ({
  key: sort === 'PLACE' ? row.at_place : row[columns[sort]],
  number: row.number,
});

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
  sorted: readonly string[];
  beyond(position: ListPosition, direction: Direction, including: boolean): RawBuilder<SqlBool>;
}

const byColumn = (column: string): Part => ({
  has: () => true,
  snags: (db, { project }) => db.selectFrom('snag').where('snag.project_id', '=', project.id),
  sorted: [column, 'snag.number'],
  beyond: ({ key, number }, direction, including) =>
    sql`(${sql.ref(column)}, snag.number) ${comparison(direction, including)} (${key}, ${number})`,
});

const byNumber: Part = {
  ...byColumn(columns.NUMBER),
  sorted: ['snag.number'],
  beyond: ({ number }, direction, including) =>
    sql`snag.number ${comparison(direction, including)} ${number}`,
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
  sorted: ['path_key', 'snag.number'],
  beyond({ key, number }, direction, including) {
    const pathKey = String(key).slice(1);
    // The first condition is for the index.
    return sql`path_key ${comparison(direction, true)} ${pathKey} and (path_key, snag.number) ${comparison(direction, including)} (${pathKey}, ${number})`;
  },
};

const orders: Readonly<Record<ColumnSort, readonly Part[]>> = {
  NUMBER: [byNumber],
  DUE: [byColumn(columns.DUE)],
  CHANGED: [byColumn(columns.CHANGED)],
  PLACE: [placed, unplaced],
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
    for (const column of part.sorted) snags = snags.orderBy(sql.ref(column), direction);
    if (start !== null && part.has(start))
      snags = snags.where(part.beyond(start, direction, including));
    const ends = end !== null && part.has(end);
    if (ends) snags = snags.where(part.beyond(end, reversed[direction], true));
    rows.push(...(await read(snags, limit - rows.length)));
    if (ends || rows.length === limit) break;
  }
  return rows;
}
