import type { Handle } from '../../database/engine';

export const hasOwner = async (db: Handle): Promise<boolean> =>
  (await db
    .selectFrom('user')
    .select('id')
    .where('is_owner', '=', 1)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const membersOf = (db: Handle, projectId: string) =>
  db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .selectAll('member')
    .where('project_id', '=', projectId)
    .orderBy('user.sort_key')
    .orderBy('user.id')
    .execute();

/** The members with one of these e-mails. */
export const membersCalled = (db: Handle, projectId: string, emails: readonly string[]) =>
  db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select(['member.id', 'user.email'])
    .where('project_id', '=', projectId)
    .where('email', 'in', emails)
    .execute();

export const openInvitationsOf = (db: Handle, projectId: string, now: number) =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('email')
    .execute();

/** The members with their search text. */
export const membersWithNames = (db: Handle, projectId: string) =>
  db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .leftJoin('company', 'company.id', 'member.company_id')
    .selectAll('member')
    .select(['user.name', 'user.sort_key', 'user.email', 'company.name as company'])
    .where('member.project_id', '=', projectId)
    .execute();

export async function countMembers(db: Handle, projectId: string): Promise<number> {
  const { n } = await db
    .selectFrom('member')
    .where('project_id', '=', projectId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Number of people besides these with an open invitation. */
export async function countInvited(
  db: Handle,
  projectId: string,
  { now, except }: { now: number; except: readonly string[] },
): Promise<number> {
  const { n } = await db
    .selectFrom('invitation')
    .where('project_id', '=', projectId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('email', 'not in', except)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
