import { type ExpressionBuilder, type Expression, type SqlBool, sql } from 'kysely';
import { inspectingRoles, rolesWithScope, type Scope, scopeOf } from '../rules/scope';
import type { Admitted, Database, MemberTable } from './database/schema';

/**
 * The scope of a member, by rules/scope.ts; below the same in SQL. Whoever is kept to some locations
 * that were not read sees nothing.
 */
export function memberScope({
  role,
  company_id,
  link_filter = null,
  places = null,
}: Pick<MemberTable, 'role' | 'company_id'> &
  Partial<Pick<Admitted, 'link_filter' | 'places'>>): Scope {
  if (link_filter === null) return scopeOf({ role, companyId: company_id });
  return places === null ? { kind: 'NOTHING' } : { kind: 'PLACES', locationIds: places.within };
}

/** Conditions under which the row `snag` is in the scope of a known member. */
export function snagInScope(
  eb: ExpressionBuilder<Database, 'snag'>,
  scope: Scope,
): Expression<SqlBool>[] {
  if (scope.kind === 'ALL') return [];
  if (scope.kind === 'COMPANY') return [eb('snag.company_id', '=', scope.companyId)];
  const ids = scope.kind === 'PLACES' ? [...scope.locationIds] : [];
  return [ids.length === 0 ? eb.lit(false) : eb('snag.location_id', 'in', ids)];
}

/** Names of rules/ as SQL literals. */
export const list = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)));

/** Whether the row `member` sees the row `snag`. */
export const memberSeesSnag = sql<SqlBool>`(member.role in (${list(rolesWithScope('ALL'))}) or (member.role in (${list(rolesWithScope('COMPANY'))}) and snag.company_id = member.company_id))`;

/**
 * The same of the row `member` of `admitted`: also by a client's link, which has the ids of the
 * locations that it shows.
 */
export const admittedSeesSnag = sql<SqlBool>`(${memberSeesSnag} and (member.link_filter is null or exists (with recursive up (id, parent_id) as (
  select id, parent_id from location where location.id = snag.location_id
  union all select location.id, location.parent_id from location join up on location.id = up.parent_id)
  select 1 from up where member.link_filter like '%' || up.id || '%')))`;

/** Whether the row `member` sees anything of its project. */
export const memberSees = sql<SqlBool>`member.role in (${list([...rolesWithScope('ALL'), ...rolesWithScope('COMPANY')])})`;

/** Whether the row `member` works for a company, and whether it checks work. */
export const memberWorksForCompany = sql<SqlBool>`member.role in (${list(rolesWithScope('COMPANY'))})`;
export const memberInspects = sql<SqlBool>`member.role in (${list(inspectingRoles())})`;
