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
 * The same of the row `member` of `admitted` of a person: also by a client's link, which has the ids
 * of the locations that it shows. What is in these is read once for all snags.
 */
export const admittedSeesSnag = (
  userId: string,
) => sql<SqlBool>`(${memberSeesSnag} and (member.link_filter is null or snag.location_id in (with recursive within (id) as (
  select location.id from location join admitted as own on own.project_id = location.project_id
    where own.user_id = ${userId} and own.link_filter like '%' || location.id || '%' and location.removed_at is null
  union select location.id from location join within on location.parent_id = within.id where location.removed_at is null)
  select id from within)))`;

/** Whether the row `member` sees anything of its project. */
export const memberSees = sql<SqlBool>`member.role in (${list([...rolesWithScope('ALL'), ...rolesWithScope('COMPANY')])})`;

/** Whether the row `member` works for a company, and whether it checks work. */
export const memberWorksForCompany = sql<SqlBool>`member.role in (${list(rolesWithScope('COMPANY'))})`;
export const memberInspects = sql<SqlBool>`member.role in (${list(inspectingRoles())})`;
