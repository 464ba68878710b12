import { type ExpressionBuilder, type Expression, type SqlBool, sql } from 'kysely';
import { inspectingRoles, rolesWithScope, type Scope, scopeOf } from '../rules/scope';
import type { Database, MemberTable } from './database/schema';

/** The scope of a member, by rules/scope.ts; below the same in SQL. */
export const memberScope = ({
  role,
  company_id,
}: Pick<MemberTable, 'role' | 'company_id'>): Scope => scopeOf({ role, companyId: company_id });

/** Conditions under which the row `snag` is in the scope of a known member. */
export function snagInScope(
  eb: ExpressionBuilder<Database, 'snag'>,
  scope: Scope,
): Expression<SqlBool>[] {
  const conditions = {
    ALL: () => [],
    COMPANY: (companyId: string) => [eb('snag.company_id', '=', companyId)],
    NOTHING: () => [eb.lit(false)],
  };
  return scope.kind === 'COMPANY' ? conditions.COMPANY(scope.companyId) : conditions[scope.kind]();
}

/** Names of rules/ as SQL literals. */
export const list = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)));

/** Whether the row `member` sees the row `snag`. */
export const memberSeesSnag = sql<SqlBool>`(member.role in (${list(rolesWithScope('ALL'))}) or (member.role in (${list(rolesWithScope('COMPANY'))}) and snag.company_id = member.company_id))`;

/** Whether the row `member` sees anything of its project. */
export const memberSees = sql<SqlBool>`member.role in (${list([...rolesWithScope('ALL'), ...rolesWithScope('COMPANY')])})`;

/** Whether the row `member` works for a company, and whether it checks work. */
export const memberWorksForCompany = sql<SqlBool>`member.role in (${list(rolesWithScope('COMPANY'))})`;
export const memberInspects = sql<SqlBool>`member.role in (${list(inspectingRoles())})`;
