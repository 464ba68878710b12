import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { SnagChip, SnagDue } from '../../../__generated__/server/resolvers';
import { chipStatuses, listLimits, noneId, statusesOf } from '../../../rules/lists';
import { listsOf, type SnagFilter } from '../../../rules/snagFilter';
import { nameKey, searchKey, searchWords } from '../../../rules/text';
import type { Engine, SnagsFound } from '../../database/contract';
import type { Admitted, Database, MemberTable, ProjectTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import { dayAfter, dayIn, startOfDay, weekOf } from '../../../rules/days';
import { placesBelow } from '../locations/store';
import { memberScope, snagInScope } from '../../scope';

/** The reader of a list, and the day in the project. */
export interface Reader {
  member: MemberTable & Partial<Admitted>;
  project: ProjectTable;
  /** Epoch ms. */
  now: number;
  engine: Pick<
    Engine,
    | 'matchesText'
    | 'containsText'
    | 'unindexed'
    | 'among'
    | 'readSnagsNext'
    | 'snagsInLocations'
    | 'snagsWithoutLocation'
    | 'computedOnce'
  >;
  /** `findByWords`, where one answer asks for the same several times. */
  find?: (words: readonly string[]) => Promise<SnagsFound>;
}

export type Filter = SnagFilter | null | undefined;
type Build = ExpressionBuilder<Database, 'snag'>;
type Narrow = (eb: Build, reader: Reader) => Expression<SqlBool>;

const isTrue: Narrow = (eb) => eb.lit(true);

/** The condition of a chip besides the status. */
export const chipConditions: Record<SnagChip, Narrow> = {
  TO_CHECK: isTrue,
  OPEN: isTrue,
  OVERDUE: (eb, reader) => eb('due_on', '<', today(reader)),
  // Snags the person raised or is assigned to; for a trade also its company's unassigned snags that
  // wait for the company.
  MINE: (eb, { member }) => {
    const scope = memberScope(member);
    return eb.or([
      eb('assignee_id', '=', member.user_id),
      eb('raised_by', '=', member.user_id),
      ...(scope.kind === 'COMPANY' ? [eb('turn', '=', scope.companyId)] : []),
    ]);
  },
  UNASSIGNED: (eb) => eb('company_id', 'is', null),
  SENT_BACK: (eb) => eb('sent_back_count', '>', 0),
  DISPUTED: isTrue,
  OUTSTANDING: isTrue,
  ALL: isTrue,
  UNDONE: isTrue,
};

const inChip =
  (chip: SnagChip): Narrow =>
  (eb, reader) =>
    eb.and([
      eb('status', 'in', chipStatuses[chip]),
      // Only what is void can be.
      ...(mayBeVoid(chip) ? [eb('import_undone', '=', Number(chip === 'UNDONE'))] : []),
      chipConditions[chip](eb, reader),
    ]);

const mayBeVoid = (chip: SnagChip): boolean => statusesOf(chip).includes('VOID');

const overdue = inChip('OVERDUE');

/** The SQL form of rules/snagFilter.ts; a test compares the two. */
export const chips: Record<SnagChip, Narrow> = {
  TO_CHECK: inChip('TO_CHECK'),
  OPEN: inChip('OPEN'),
  OVERDUE: overdue,
  MINE: inChip('MINE'),
  UNASSIGNED: inChip('UNASSIGNED'),
  SENT_BACK: inChip('SENT_BACK'),
  DISPUTED: inChip('DISPUTED'),
  OUTSTANDING: inChip('OUTSTANDING'),
  ALL: inChip('ALL'),
  UNDONE: inChip('UNDONE'),
};

const dues: Record<SnagDue, Narrow> = {
  OVERDUE: overdue,
  THIS_WEEK: (eb, reader) => {
    const week = weekOf(today(reader));
    return eb.and([eb('due_on', '>=', week.from), eb('due_on', '<=', week.to)]);
  },
  NONE: (eb) => eb('due_on', 'is', null),
};

/**
 * How snags are found: all that match; the same if they are few; or one after the other in an
 * order, each looked at.
 */
export type Way = 'ALL' | 'BY_ITS_INDEX' | 'IN_ORDER';

/** The words that a filter searches for. */
export const wordsOf = (filter: Filter): string[] => searchWords(filter?.text, searchKey);

/**
 * What the reader may see and matches the filter without its chip. With `found` the search is over:
 * only these snags have its words.
 */
export function visible(
  eb: Build,
  reader: Reader,
  filter: Filter,
  way: Way = 'ALL',
  found: readonly string[] | null = null,
): Expression<SqlBool> {
  const { project, member, engine } = reader;
  const words = wordsOf(filter);
  const isByOther =
    (words.length > 0 && way !== 'IN_ORDER') ||
    (listsOf(filter).locationIds !== null && way === 'BY_ITS_INDEX');
  const matches = way === 'IN_ORDER' ? engine.containsText : engine.matchesText;
  return eb.and([
    // Or SQLite would take the index of the project and try each of its snags.
    sql<SqlBool>`${isByOther ? engine.unindexed('snag.project_id') : sql.ref('snag.project_id')} = ${project.id}`,
    ...snagInScope(eb, memberScope(member)),
    ...narrowed(eb, reader, filter),
    ...(found !== null
      ? [engine.among('snag.id', found)]
      : words.length > 0
        ? [matches(project.id, words)]
        : []),
  ]);
}

/** What matches the filter without its chip and its search, in any project and whoever reads. */
export function narrowed(eb: Build, reader: Reader, filter: Filter): Expression<SqlBool>[] {
  const { project } = reader;
  checkLists(filter);
  const lists = listsOf(filter);
  const when = <Value>(
    value: Value | null | undefined,
    condition: (value: Value) => Expression<SqlBool>,
  ): Expression<SqlBool>[] => (value == null ? [] : [condition(value)]);
  const among = (
    column: 'snag.id' | 'status' | 'type' | 'priority',
    values: readonly string[] | null | undefined,
  ) => when(values, (some) => (some.length === 0 ? eb.lit(false) : eb(column, 'in', some)));
  const amongOrNone = (
    column: 'trade_id' | 'company_id' | 'location_id' | 'assignee_id',
    values: readonly string[] | null,
    isAmong = (ids: readonly string[]): Expression<SqlBool> => eb(column, 'in', ids),
  ) =>
    when(values, (some) => {
      const ids = some.filter((id) => id !== noneId);
      const parts = [
        ...(ids.length === 0 ? [] : [isAmong(ids)]),
        ...(ids.length < some.length ? [eb(column, 'is', null)] : []),
      ];
      return parts.length === 0 ? eb.lit(false) : eb.or(parts);
    });
  return [
    ...among('snag.id', filter?.ids),
    ...among('status', lists.statuses),
    ...among('type', lists.types),
    ...amongOrNone('trade_id', lists.tradeIds),
    ...amongOrNone('company_id', lists.companyIds),
    ...amongOrNone('location_id', lists.locationIds, (ids) =>
      eb('location_id', 'in', placesBelow(project.id, ...ids)),
    ),
    ...amongOrNone('location_id', lists.exactLocationIds),
    ...among('priority', lists.priorities),
    ...amongOrNone('assignee_id', lists.assigneeIds),
    ...when(filter?.due, (due) => dues[due](eb, reader)),
    ...when(filter?.raisedFrom, (day) => eb('raised_at', '>=', startOfDay(project.time_zone, day))),
    ...when(filter?.raisedTo, (day) =>
      eb('raised_at', '<', startOfDay(project.time_zone, dayAfter(day))),
    ),
    ...when(filter?.planId, (id) => eb('plan_id', '=', id)),
    ...when(filter?.planCode, (code) => eb('plan_id', 'in', planWithCode(eb, project.id, code))),
  ];
}

/** Refuses lists that are too long. */
export function checkLists(filter: Filter): void {
  for (const [field, values] of Object.entries({ ...listsOf(filter), ids: filter?.ids ?? null }))
    if ((values?.length ?? 0) > listLimits.ids)
      throw new Refusal(field === 'ids' ? 'BULK_TOO_MANY' : 'BAD_REQUEST', {}, field);
}

export const today = ({ project, now }: Reader): string => dayIn(project.time_zone, now);

const planWithCode = (eb: Build, projectId: string, code: string) =>
  eb
    .selectFrom('plan')
    .select('plan.id')
    .where('plan.project_id', '=', projectId)
    .where('code_key', '=', nameKey(code))
    .where('plan.removed_at', 'is', null);
