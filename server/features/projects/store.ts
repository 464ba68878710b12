import { sql } from 'kysely';
import type { Handle } from '../../database/engine';
import type { SignedIn } from '../auth/sessionStore';
import { memberSees, admittedSeesSnag } from '../../scope';

/** The project if the person is a member of it. */
export const projectByCode = (db: Handle, code: string, userId: string) =>
  db
    .selectFrom('project')
    .innerJoin('admitted as member', 'member.project_id', 'project.id')
    .selectAll('project')
    .where('project.code', '=', code)
    .where('member.user_id', '=', userId)
    .where(memberSees)
    .executeTakeFirst();

/**
 * A page of the person's projects by code, without those that are locked to them; one row more than
 * `first` if there is a next page.
 */
export const projectsOf = (
  db: Handle,
  { userId, hasSecondFactor }: SignedIn,
  page: { first: number; afterCode: string },
) =>
  db
    .selectFrom('project')
    .innerJoin('admitted as member', 'member.project_id', 'project.id')
    .selectAll('project')
    .where('member.user_id', '=', userId)
    .where(memberSees)
    .where('project.code', '>', page.afterCode)
    .$if(!hasSecondFactor, (query) => query.where('project.second_factor', '=', 0))
    .orderBy('project.code')
    .limit(page.first + 1)
    .execute();

/** The person's projects that ask for a second factor, which they have not shown. */
export const lockedProjectsOf = async (db: Handle, { userId, hasSecondFactor }: SignedIn) =>
  hasSecondFactor
    ? []
    : db
        .selectFrom('project')
        .innerJoin('admitted as member', 'member.project_id', 'project.id')
        .select(['project.code', 'project.name'])
        .where('member.user_id', '=', userId)
        .where(memberSees)
        .where('project.second_factor', '=', 1)
        .orderBy('project.code')
        .execute();

/** Which steps of the set-up are done, by looking for one row of each. */
export async function setUpStepsOf(
  db: Handle,
  projectId: string,
  { userId, now }: { userId: string; now: number },
) {
  const one = async (rows: { executeTakeFirst(): Promise<object | undefined> }): Promise<boolean> =>
    (await rows.executeTakeFirst()) !== undefined;
  return {
    locations: await one(
      db
        .selectFrom('location')
        .select('id')
        .where('project_id', '=', projectId)
        .where('archived_at', 'is', null)
        .where('removed_at', 'is', null)
        .limit(1),
    ),
    trades: await one(
      db
        .selectFrom('trade')
        .select('id')
        .where('project_id', '=', projectId)
        .where('archived_at', 'is', null)
        .limit(1),
    ),
    companies: await one(
      db
        .selectFrom('company')
        .select('id')
        .where('project_id', '=', projectId)
        .where('archived_at', 'is', null)
        .limit(1),
    ),
    people:
      (await one(
        db
          .selectFrom('member')
          .select('id')
          .where('project_id', '=', projectId)
          .where('user_id', '!=', userId)
          .limit(1),
      )) ||
      (await one(
        db
          .selectFrom('invitation')
          .select('id')
          .where('project_id', '=', projectId)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', now)
          .limit(1),
      )),
    plans: await one(
      db
        .selectFrom('plan')
        .select('id')
        .where('project_id', '=', projectId)
        .where('removed_at', 'is', null)
        .limit(1),
    ),
    snags: await one(
      db.selectFrom('snag').select('id').where('project_id', '=', projectId).limit(1),
    ),
  };
}

/** The companies or trades with snags that the person may see. */
export async function withSnags(
  db: Handle,
  userId: string,
  table: 'company' | 'trade',
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select thing.id from ${sql.table(table)} as thing
    join admitted as member on member.project_id = thing.project_id and member.user_id = ${userId}
    where thing.id in (${sql.join(ids)})
      and exists (select 1 from snag where ${sql.ref(`snag.${table}_id`)} = thing.id and ${admittedSeesSnag(userId)})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
