import type { Context } from '../../context';
import type { Handle } from '../../database/engine';
import { settings } from '../../settings';

/** The person with this e-mail, as the owner of the server finds them before they export or erase. */
export const personByEmail = (db: Handle, email: string) =>
  db.selectFrom('user').selectAll().where('email', '=', email.trim().toLowerCase()).where('erased_at', 'is', null).executeTakeFirst();

export async function projectCodesOf(db: Handle, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('member').innerJoin('project', 'project.id', 'member.project_id').select('project.code').where('user_id', '=', userId).orderBy('project.code').execute();
  return rows.map(({ code }) => code);
}

/** All that is kept of a person and by them: what somebody may ask for who wants to know it. Nothing that opens an account. */
export async function exportPerson(db: Handle, userId: string): Promise<string> {
  const person = await db.selectFrom('user').select(['id', 'name', 'email', 'language', 'created_at']).where('id', '=', userId).executeTakeFirstOrThrow();
  const told = {
    person,
    memberships: await db.selectFrom('member').innerJoin('project', 'project.id', 'member.project_id').select(['project.code', 'project.name', 'member.role']).where('user_id', '=', userId).execute(),
    invitations: await db.selectFrom('invitation').select(['project_id', 'role', 'expires_at']).where('email', '=', person.email).execute(),
    sessions: await db.selectFrom('session').select(['created_at', 'expires_at', 'user_agent']).where('user_id', '=', userId).execute(),
    mailing: await db.selectFrom('mailing').select(['waiting', 'digest']).where('user_id', '=', userId).execute(),
    savedViews: await db.selectFrom('saved_view').select(['name', 'search']).where('owner_id', '=', userId).execute(),
    photos: await db.selectFrom('photo').select(['id', 'snag_id', 'caption', 'taken_at', 'camera', 'sha256']).where('by_id', '=', userId).execute(),
    events: await db
      .selectFrom('told_event')
      .select(['project_id', 'seq', 'kind', 'snag_id', 'occurred_at', 'recorded_at', 'comment', 'changes', 'content'])
      .where('actor_id', '=', userId)
      .orderBy('project_id')
      .orderBy('seq')
      .execute(),
  };
  return JSON.stringify(told, null, 2);
}

export async function archivedProjects({ services }: Context) {
  const rows = await services.db.selectFrom('project').select(['id', 'code', 'name', 'time_zone', 'archived_at']).where('state', '=', 'ARCHIVED').orderBy('archived_at').orderBy('code').execute();
  return rows.map(({ id, code, name, time_zone, archived_at }) => {
    const archivedAt = archived_at ?? services.clock();
    return { id, code, name, timeZone: time_zone, archivedAt, deletableAt: archivedAt + settings.archivedBeforeDeleting };
  });
}
