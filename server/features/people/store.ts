import type { Handle } from '../../database/engine';

/** By a link of which project and of which company somebody came; null for everybody else. */
export interface CameBy {
  link_project_id: string | null;
  link_company_id: string | null;
}

/** People with {@link CameBy}, also those of a project that was imported. */
export const peopleByLinks = (db: Handle) =>
  db
    .selectFrom('user')
    .leftJoin('named_actor as came', (join) =>
      join
        .onRef('came.id', '=', 'user.id')
        .on('came.kind', '=', 'LINK')
        // Whoever got an account since has an e-mail.
        .on('user.email', 'not like', '%@%'),
    )
    .leftJoin('link_person', 'link_person.user_id', 'came.id')
    .leftJoin('imported_person', (join) =>
      join
        .onRef('imported_person.user_id', '=', 'came.id')
        .onRef('imported_person.project_id', '=', 'came.project_id'),
    )
    .select(({ fn }) => [
      'came.project_id as link_project_id',
      fn.coalesce('link_person.company_id', 'imported_person.company_id').as('link_company_id'),
    ]);

/** What their names are shown with. */
export const peopleNamed = (db: Handle, ids: readonly string[]) =>
  db
    .selectFrom(peopleByLinks(db).select(['user.id', 'user.name']).as('person'))
    .leftJoin('company', 'company.id', 'person.link_company_id')
    .selectAll('person')
    .select('company.name as company')
    .where('person.id', 'in', ids)
    .execute();

/** Who acts or acted without an account, likewise. */
export const namedActors = (db: Handle, ids: readonly string[]) =>
  db
    .selectFrom('named_actor')
    .leftJoin('link_person', 'link_person.user_id', 'named_actor.id')
    .leftJoin('imported_person', (join) =>
      join
        .onRef('imported_person.user_id', '=', 'named_actor.id')
        .onRef('imported_person.project_id', '=', 'named_actor.project_id'),
    )
    .selectAll('named_actor')
    .select((eb) => [
      eb
        .case()
        .when('named_actor.kind', '=', 'LINK')
        .then(eb.ref('named_actor.project_id'))
        .else(null)
        .end()
        .as('link_project_id'),
      eb.fn.coalesce('link_person.company_id', 'imported_person.company_id').as('link_company_id'),
    ])
    .where('named_actor.id', 'in', ids)
    .execute();

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
