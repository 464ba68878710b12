import { type Expression, type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { SnagChip } from '../../../__generated__/server/resolvers';
import { planLimits } from '../../../rules/limits';
import { chipStatuses } from '../../../rules/lists';
import type { Stretch } from '../../../rules/listPage';
import { type ColumnSort, directions, type ListPosition } from '../../../rules/snagOrder';
import type { Handle } from '../../database/engine';
import type { Database } from '../../database/schema';
import { chips, type Filter, type Reader, today, visible } from './listFilter';
import { memberScope } from './scope';

interface Asked extends Stretch<ListPosition> {
  sort: ColumnSort;
  filter: Filter;
}

/** The column that holds the key of rules/snagOrder.ts. */
const columns = { NUMBER: 'number', DUE: 'due_key', CHANGED: 'changed_at', PLACE: 'place_key' } as const satisfies Record<ColumnSort, string>;

const turned = { asc: 'desc', desc: 'asc' } as const;

/** A part of the list, in reading direction. */
export function stretchOfSnags(db: Handle, reader: Reader, { sort, filter, start, including, backwards, limit }: Asked) {
  const column = columns[sort];
  const direction = backwards ? turned[directions[sort]] : directions[sort];
  return listed(db, reader, filter)
    .$if(start !== null, (query) => query.where(start === null ? sql.lit(true) : beyond(column, start, comparison(direction, including))))
    .orderBy(column, direction)
    .$if(column !== 'number', (query) => query.orderBy('number', direction))
    .limit(limit)
    .execute();
}

/** The rows after a position in a direction, with or without the row there. */
export const comparison = (direction: 'asc' | 'desc', including: boolean) => sql.raw(`${direction === 'asc' ? '>' : '<'}${including ? '=' : ''}`);

function beyond(column: (typeof columns)[ColumnSort], { key, number }: ListPosition, compared: RawBuilder<unknown>): Expression<SqlBool> {
  if (column === 'number') return sql<SqlBool>`number ${compared} ${number}`;
  return sql<SqlBool>`(${sql.ref(column)}, number) ${compared} (${key}, ${number})`;
}

/** Undefined if it does not exist, does not match the filter, or is not visible to the reader. */
export const listedSnag = (db: Handle, reader: Reader, filter: Filter, number: number) => listed(db, reader, filter).where('number', '=', number).executeTakeFirst();

const listed = (db: Handle, reader: Reader, filter: Filter) =>
  db
    .selectFrom('snag')
    .selectAll()
    .where((eb) => visible(eb, reader, filter))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader));

/** The position of a snag in an order. */
export const positionOf = (sort: ColumnSort, row: Selectable<Database['snag']>): ListPosition => ({ key: row[columns[sort]], number: row.number });

/** The pins on a plan of the filter's snags, newest number first, with the fields that a pin shows. */
export function pinsOn(db: Handle, reader: Reader, planId: string, filter: Filter) {
  return db
    .selectFrom('snag')
    .select(['number', 'status', 'location_id', 'pin_revision_id', 'pin_x', 'pin_y'])
    .where((eb) => visible(eb, reader, { ...filter, planId }))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader))
    .orderBy('number', 'desc')
    .limit(planLimits.pins)
    .execute();
}

/** The count of each chip. Those of a whole project are kept in a table, except those that depend on the person. */
export async function countSnags(db: Handle, reader: Reader, filter: Filter) {
  const { chip: _chip, ...narrowing } = filter ?? {};
  const isNarrowed = Object.values(narrowing).some((value) => value != null && value !== '');
  return isNarrowed ? countFiltered(db, reader, filter) : countAll(db, reader);
}

async function countFiltered(db: Handle, reader: Reader, filter: Filter) {
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

async function countAll(db: Handle, reader: Reader) {
  const scope = memberScope(reader.member);
  type Build = ExpressionBuilder<Database, 'snag_tally'>;
  const count = (eb: Build, chip: SnagChip, ...more: Expression<SqlBool>[]) =>
    eb.fn.coalesce(eb.fn.sum<number>('snags').filterWhere(eb.and([eb('status', 'in', chipStatuses[chip]), ...more])), eb.lit(0));
  return db
    .selectFrom('snag_tally')
    .where('project_id', '=', reader.project.id)
    .$if(scope.kind !== 'ALL', (query) => query.where('company_id', '=', scope.kind === 'COMPANY' ? scope.companyId : '-'))
    .select((eb) => [
      count(eb, 'TO_CHECK').as('toCheck'),
      count(eb, 'OPEN').as('open'),
      count(eb, 'OVERDUE', eb('due_key', '<', today(reader))).as('overdue'),
      count(eb, 'UNASSIGNED', eb('company_id', '=', '')).as('unassigned'),
      count(eb, 'SENT_BACK', eb('sent_back', '=', 1)).as('sentBack'),
      count(eb, 'DISPUTED').as('disputed'),
      count(eb, 'ALL').as('all'),
      mineOf(db, reader).as('mine'),
    ])
    .executeTakeFirstOrThrow();
}

/** The chip's condition as a union, because each part has its own index: raised by them; assigned to them; to be fixed by their company. */
function mineOf(db: Handle, reader: Reader): RawBuilder<number> {
  const { user_id: own } = reader.member;
  const scope = memberScope(reader.member);
  const count = (build: (eb: ExpressionBuilder<Database, 'snag'>) => Expression<SqlBool>[]) =>
    db
      .selectFrom('snag')
      .where((eb) => eb.and([visible(eb, reader, null), eb('status', 'in', chipStatuses.MINE), ...build(eb)]))
      .select((eb) => eb.fn.countAll<number>().as('n'));
  const raised = count((eb) => [eb('raised_by', '=', own)]);
  const named = count((eb) => [eb('assignee_id', '=', own), eb('raised_by', '<>', own)]);
  const company = scope.kind !== 'COMPANY' ? null : count((eb) => [eb('turn', '=', scope.companyId), eb('raised_by', '<>', own), eb.or([eb('assignee_id', 'is', null), eb('assignee_id', '<>', own)])]);
  return sql<number>`${sql.join([raised, named, ...(company === null ? [] : [company])], sql` + `)}`;
}
