import { sql } from 'kysely';
import type { Context } from '../../context';
import type { Handle } from '../../database/engine';
import { settings } from '../../settings';
import { projectsOf, valuesNaming } from './namedIn';

/** The person with this e-mail, for the owner of the server to export or erase. */
export const personByEmail = (db: Handle, email: string) =>
  db.selectFrom('user').selectAll().where('email', '=', email.trim().toLowerCase()).where('erased_at', 'is', null).executeTakeFirst();

export async function projectCodesOf(db: Handle, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('member').innerJoin('project', 'project.id', 'member.project_id').select('project.code').where('user_id', '=', userId).orderBy('project.code').execute();
  return rows.map(({ code }) => code);
}

/**
 * Everything stored about a person and by them, for a request of access. Without credentials: no password, token or link.
 * What it holds is said in README.md.
 */
export async function exportPerson(db: Handle, userId: string): Promise<string> {
  const { is_owner, ...person } = await db.selectFrom('user').select(['id', 'name', 'email', 'language', 'is_owner', 'created_at']).where('id', '=', userId).executeTakeFirstOrThrow();
  const concerned = await projectsOf(db, person);
  const told = {
    person: { ...person, owner: is_owner === 1 },
    memberships: await db
      .selectFrom('member')
      .innerJoin('project', 'project.id', 'member.project_id')
      .leftJoin('company', 'company.id', 'member.company_id')
      .select(['member.project_id', 'project.code', 'project.name', 'member.role', 'company.name as company'])
      .where('user_id', '=', userId)
      .execute(),
    invitations: await db.selectFrom('invitation').select(['project_id', 'role', 'expires_at', 'ended_at']).where('email', '=', person.email).execute(),
    companies: await db.selectFrom('company').select(['id', 'project_id', 'name', 'email', 'phone', 'archived_at']).where('email', '=', person.email).execute(),
    sessions: await db.selectFrom('session').select(['created_at', 'expires_at', 'ended_at', 'user_agent']).where('user_id', '=', userId).execute(),
    passwordLinks: await db.selectFrom('password_link').select(['project_id', 'issued_by', 'expires_at', 'used_at']).where('user_id', '=', userId).execute(),
    mailing: await db.selectFrom('mailing').select(['waiting', 'digest', 'sent_at']).where('user_id', '=', userId).execute(),
    attention: await db.selectFrom('attention').select(['project_id', 'seen_seq', 'mailed_seq', 'digest_on']).where('user_id', '=', userId).execute(),
    savedViews: await db.selectFrom('saved_view').select(['id', 'project_id', 'name', 'shared', 'search']).where('owner_id', '=', userId).execute(),
    snags: (await snagsOf(db, userId)).map(({ raised, assigned, fixed, closed, ...snag }) => ({ ...snag, raised: raised === 1, assigned: assigned === 1, fixed: fixed === 1, closed: closed === 1 })),
    photos: await db.selectFrom('photo').select(['id', 'project_id', 'snag_id', 'caption', 'shapes', 'taken_at', 'camera', 'sha256']).where('by_id', '=', userId).execute(),
    deletedProjects: await db.selectFrom('deleted_project').select(['id', 'code', 'deleted_at']).where('deleted_by', '=', userId).execute(),
    events: await db
      .selectFrom('told_event')
      .select(['project_id', 'seq', 'kind', 'snag_id', 'occurred_at', 'recorded_at', 'comment', 'changes', 'content'])
      .where('actor_id', '=', userId)
      .orderBy('project_id')
      .orderBy('seq')
      .execute(),
    named: (await Promise.all(concerned.map((projectId) => textsNaming(db, projectId, person)))).flat(),
  };
  return JSON.stringify(told, null, 2);
}

/** The snags in whose rows the person stands, and as what. */
async function snagsOf(db: Handle, userId: string) {
  const { rows } = await sql<{ id: string; project_id: string; number: number; title: string; status: string } & Record<'raised' | 'assigned' | 'fixed' | 'closed', 0 | 1>>`
    select id, project_id, number, title, status,
      case when raised_by = ${userId} then 1 else 0 end as raised, case when assignee_id = ${userId} then 1 else 0 end as assigned,
      case when fixed_by = ${userId} then 1 else 0 end as fixed, case when closed_by = ${userId} then 1 else 0 end as closed
    from snag where raised_by = ${userId} or assignee_id = ${userId} or fixed_by = ${userId} or closed_by = ${userId} order by project_id, number`.execute(db);
  return rows;
}

/** The texts in which they are named: the same that are erased with them. */
async function textsNaming(db: Handle, projectId: string, person: Parameters<typeof valuesNaming>[2]) {
  const told: { project_id: string; seq: number; name: string; value: string }[] = [];
  for (const [seq, name] of await valuesNaming(db, projectId, person)) {
    const { value } = await db.selectFrom('event_value').select('value').where('project_id', '=', projectId).where('seq', '=', seq).where('name', '=', name).executeTakeFirstOrThrow();
    told.push({ project_id: projectId, seq, name, value });
  }
  return told;
}

export async function archivedProjects({ services }: Context) {
  const rows = await services.db.selectFrom('project').select(['id', 'code', 'name', 'time_zone', 'archived_at']).where('state', '=', 'ARCHIVED').orderBy('archived_at').orderBy('code').execute();
  return rows.map(({ id, code, name, time_zone, archived_at }) => {
    const archivedAt = archived_at ?? services.clock();
    return { id, code, name, timeZone: time_zone, archivedAt, deletableAt: archivedAt + settings.archivedBeforeDeleting };
  });
}
