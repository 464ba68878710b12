import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { SnagChip, SnagSort } from '../../../__generated__/server/resolvers';
import type { Handle } from '../../database/engine';
import type { Database } from '../../database/schema';
import { settings } from '../../settings';
import { chips, type Filter, type Reader, visible } from './listFilter';

/** A place in an order: the key of its sort and the number, which is another one for each snag. */
export interface ListPlace {
  key: string | number;
  number: number;
}

/** What the snag's own row is ordered by. */
export type ColumnSort = Exclude<SnagSort, 'NEAR'>;

interface Page {
  first: number;
  sort: ColumnSort;
  /** The last snag of the page before. */
  after: ListPlace | null;
  filter: Filter;
}

/** Both columns of an order run the same way, so that one index holds it and one comparison goes on in it. */
const orders = {
  NUMBER: { column: 'number', direction: 'desc' },
  DUE: { column: 'due_key', direction: 'asc' },
  CHANGED: { column: 'changed_at', direction: 'desc' },
  PLACE: { column: 'place_key', direction: 'asc' },
} as const satisfies Record<ColumnSort, object>;

/** A page of the list; one row more than `first` if there is a next page. */
export function pageOfSnags(db: Handle, reader: Reader, { first, sort, after, filter }: Page) {
  const { column, direction } = orders[sort];
  return db
    .selectFrom('snag')
    .selectAll()
    .where((eb) => visible(eb, reader, filter))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader))
    .$if(after !== null, (query) => query.where(after === null ? sql.lit(true) : behind(sort, after)))
    .orderBy(column, direction)
    .$if(column !== 'number', (query) => query.orderBy('number', direction))
    .limit(first + 1)
    .execute();
}

function behind(sort: ColumnSort, { key, number }: ListPlace): Expression<SqlBool> {
  const { column, direction } = orders[sort];
  if (column === 'number') return sql<SqlBool>`number < ${number}`;
  return sql<SqlBool>`(${sql.ref(column)}, number) ${sql.raw(direction === 'asc' ? '>' : '<')} (${key}, ${number})`;
}

/** Where a snag stands in an order. */
export const placeOf = (sort: ColumnSort, row: Selectable<Database['snag']>): ListPlace => ({ key: row[orders[sort].column], number: row.number });

/** Where the snags of the filter have their pins on a plan, newest number first: as much of each as a pin shows. */
export function pinsOn(db: Handle, reader: Reader, planId: string, filter: Filter) {
  return db
    .selectFrom('snag')
    .select(['number', 'status', 'location_id', 'pin_revision_id', 'pin_x', 'pin_y'])
    .where((eb) => visible(eb, reader, { ...filter, planId }))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader))
    .orderBy('number', 'desc')
    .limit(settings.plan.pins)
    .execute();
}

/** How many each chip would show, in one statement. */
export async function countSnags(db: Handle, reader: Reader, filter: Filter) {
  const count = (eb: ExpressionBuilder<Database, 'snag'>, chip: SnagChip) => eb.fn.countAll<number>().filterWhere(chips[chip](eb, reader));
  return db
    .selectFrom('snag')
    .where((eb) => visible(eb, reader, filter))
    .select((eb) => [
      count(eb, 'TO_CHECK').as('toCheck'),
      count(eb, 'OPEN').as('open'),
      count(eb, 'OVERDUE').as('overdue'),
      count(eb, 'MINE').as('mine'),
      count(eb, 'UNASSIGNED').as('unassigned'),
      count(eb, 'SENT_BACK').as('sentBack'),
      count(eb, 'DISPUTED').as('disputed'),
      count(eb, 'ALL').as('all'),
    ])
    .executeTakeFirstOrThrow();
}
