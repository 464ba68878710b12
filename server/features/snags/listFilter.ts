import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { SnagChip, SnagDue, SnagFilter } from '../../../__generated__/server/resolvers';
import { chipStatuses } from '../../../rules/lists';
import { nameKey, searchKey, searchWords } from '../../../rules/text';
import { listLimits } from '../../../rules/limits';
import type { TextMatch } from '../../database/contract';
import type { Database, MemberTable, ProjectTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import { dayAfter, dayIn, startOfDay, weekOf } from '../../../rules/days';
import { placesBelow } from '../locations/store';
import { memberScope, snagInScope } from './scope';

/** The reader of a list, and the day in the project. */
export interface Reader {
  member: MemberTable;
  project: ProjectTable;
  /** Epoch ms. */
  now: number;
  /** The database's condition for words. */
  matchesText: TextMatch;
}

export type Filter = SnagFilter | null | undefined;
type Build = ExpressionBuilder<Database, 'snag'>;
type Narrow = (eb: Build, reader: Reader) => Expression<SqlBool>;

const overdue: Narrow = (eb, reader) => eb.and([eb('status', 'in', chipStatuses.OVERDUE), eb('due_on', '<', today(reader))]);

/** The SQL form of rules/snagFilter.ts; a test compares the two. */
export const chips: Record<SnagChip, Narrow> = {
  TO_CHECK: (eb) => eb('status', 'in', chipStatuses.TO_CHECK),
  OPEN: (eb) => eb('status', 'in', chipStatuses.OPEN),
  OVERDUE: overdue,
  // Unfinished snags the person raised or is assigned to; for a trade also its company's unassigned snags that wait for the company.
  MINE: (eb, { member }) => {
    const scope = memberScope(member);
    return eb.and([
      eb('status', 'in', chipStatuses.MINE),
      eb.or([eb('assignee_id', '=', member.user_id), eb('raised_by', '=', member.user_id), ...(scope.kind === 'COMPANY' ? [eb('turn', '=', scope.companyId)] : [])]),
    ]);
  },
  UNASSIGNED: (eb) => eb.and([eb('company_id', 'is', null), eb('status', 'in', chipStatuses.UNASSIGNED)]),
  SENT_BACK: (eb) => eb.and([eb('sent_back_count', '>', 0), eb('status', 'in', chipStatuses.SENT_BACK)]),
  DISPUTED: (eb) => eb('status', 'in', chipStatuses.DISPUTED),
  ALL: (eb) => eb.lit(true),
};

const dues: Record<SnagDue, Narrow> = {
  OVERDUE: overdue,
  THIS_WEEK: (eb, reader) => {
    const week = weekOf(today(reader));
    return eb.and([eb('due_on', '>=', week.from), eb('due_on', '<=', week.to)]);
  },
  NONE: (eb) => eb('due_on', 'is', null),
};

/** What the reader may see and matches the filter without its chip. */
export function visible(eb: Build, reader: Reader, filter: Filter): Expression<SqlBool> {
  const { project, member } = reader;
  const words = searchWords(filter?.text, searchKey);
  const when = <Value>(value: Value | null | undefined, condition: (value: Value) => Expression<SqlBool>): Expression<SqlBool>[] => (value == null ? [] : [condition(value)]);
  return eb.and([
    eb('snag.project_id', '=', project.id),
    ...snagInScope(eb, memberScope(member)),
    ...when(filter?.ids, (ids) => eb('snag.id', 'in', checkedIds(ids))),
    ...when(filter?.tradeId, (id) => eb('trade_id', '=', id)),
    ...when(filter?.companyId, (id) => eb('company_id', '=', id)),
    ...when(filter?.locationId, (id) => eb('location_id', 'in', placesBelow(project.id, id))),
    ...when(filter?.priority, (priority) => eb('priority', '=', priority)),
    ...when(filter?.assigneeId, (id) => eb('assignee_id', '=', id)),
    ...when(filter?.due, (due) => dues[due](eb, reader)),
    ...when(filter?.raisedFrom, (day) => eb('raised_at', '>=', startOfDay(project.time_zone, day))),
    ...when(filter?.raisedTo, (day) => eb('raised_at', '<', startOfDay(project.time_zone, dayAfter(day)))),
    ...when(filter?.planId, (id) => eb('plan_id', '=', id)),
    ...when(filter?.planCode, (code) => eb('plan_id', 'in', planWithCode(eb, project.id, code))),
    ...(words.length === 0 ? [] : [reader.matchesText(sql.ref<string>('snag.id'), project.id, words)]),
  ]);
}

function checkedIds(ids: readonly string[]): readonly string[] {
  if (ids.length > listLimits.ids) throw new Refusal('BULK_TOO_MANY', {}, 'ids');
  // SQL does not allow an empty list.
  return ids.length === 0 ? [''] : ids;
}

export const today = ({ project, now }: Reader): string => dayIn(project.time_zone, now);

const planWithCode = (eb: Build, projectId: string, code: string) =>
  eb.selectFrom('plan').select('plan.id').where('plan.project_id', '=', projectId).where('code_key', '=', nameKey(code)).where('plan.removed_at', 'is', null);
