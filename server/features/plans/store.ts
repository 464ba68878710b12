import type { ExpressionBuilder } from 'kysely';
import type { Scope } from '../../../rules/scope';
import type { Handle } from '../../database/engine';
import type { Database, MemberTable } from '../../database/schema';
import type { Services } from '../../services';
import { memberScope, admittedSeesSnag, snagInScope } from '../../scope';

/** Number of pins on each plan that the person may see; plans without any are left out. */
export const countPins = (db: Handle, userId: string, planIds: readonly string[]) =>
  db
    .selectFrom('snag')
    .innerJoin('admitted as member', 'member.project_id', 'snag.project_id')
    .where('member.user_id', '=', userId)
    .where('snag.plan_id', 'in', planIds)
    .where(admittedSeesSnag(userId))
    .groupBy('snag.plan_id')
    // The condition above leaves no row without a plan.
    .select((eb) => [
      eb.ref('snag.plan_id').$notNull().as('plan_id'),
      eb.fn.countAll<number>().as('n'),
    ])
    .execute();

/** Those that belong to these locations. */
const ofPlaces = (eb: ExpressionBuilder<Database, 'plan'>, scope: Scope) =>
  scope.kind === 'PLACES' && scope.locationIds.size > 0
    ? eb('plan.location_id', 'in', [...scope.locationIds])
    : eb.lit(false);

/** The plans a member sees, by their code. */
export const plansOf = (db: Handle, member: MemberTable, first: number | null) =>
  db
    .selectFrom('plan')
    .selectAll()
    .where('project_id', '=', member.project_id)
    .where('removed_at', 'is', null)
    .$if(memberScope(member).kind === 'PLACES', (query) =>
      query.where((eb) => ofPlaces(eb, memberScope(member))),
    )
    .$if(memberScope(member).kind === 'COMPANY', (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('snag')
            .select('snag.id')
            .whereRef('snag.plan_id', '=', 'plan.id')
            .where((inner) => inner.and(snagInScope(inner, memberScope(member)))),
        ),
      ),
    )
    .orderBy('sort_key')
    .$if(first !== null, (query) => query.limit(Math.max(0, first ?? 0)))
    .execute();

export const planByCode = (db: Handle, projectId: string, codeKey: string) =>
  db
    .selectFrom('plan')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('code_key', '=', codeKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Number of all snags with a pin on the plan, including void and closed ones. */
export async function countSnagsOn(db: Handle, planId: string): Promise<number> {
  const { n } = await db
    .selectFrom('snag')
    .where('plan_id', '=', planId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Which of these storage keys are in a row. */
export const knownPlanKeys =
  ({ db }: Pick<Services, 'db'>) =>
  async (keys: string[]): Promise<Set<string>> => {
    const files = await db
      .selectFrom('plan_file')
      .select('file_key as key')
      .where('file_key', 'in', keys)
      .execute();
    const tiles = await db
      .selectFrom('plan_revision')
      .select('tiles_key as key')
      .where('tiles_key', 'in', keys)
      .execute();
    return new Set([...files, ...tiles].map(({ key }) => key));
  };
