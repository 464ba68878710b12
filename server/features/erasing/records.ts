import { sql } from 'kysely';
import type { Context } from '../../context';
import type { Handle } from '../../database/engine';
import type { UserTable } from '../../database/schema';
import { settings } from '../../settings';
import { schedulesNaming } from '../reports/mailStore';
import { type Identity, identitiesOf, projectsOf, valuesNaming } from './namedIn';

/**
 * The person with this e-mail, for the owner of the server to export or erase: with an account, or
 * else one whom a project that was imported names.
 */
export async function personByEmail(db: Handle, email: string): Promise<UserTable | undefined> {
  const sought = email.trim().toLowerCase();
  const people = db.selectFrom('user').selectAll().where('erased_at', 'is', null).orderBy('id');
  const account = await people.where('email', '=', sought).executeTakeFirst();
  return (
    account ??
    people
      .where(
        'id',
        'in',
        db.selectFrom('imported_person').select('user_id').where('email', '=', sought),
      )
      .executeTakeFirst()
  );
}

/**
 * By which they are known; of somebody who has no account by that in the project that was imported.
 */
export async function emailOf(db: Handle, person: UserTable): Promise<string> {
  const [{ emails }] = await identitiesOf(db, person);
  return emails.find((email) => email.includes('@')) ?? person.email;
}

/** Of the projects in which they are, or were when these were imported. */
export async function projectCodesOf(db: Handle, person: UserTable): Promise<string[]> {
  const ids = (await identitiesOf(db, person)).map(({ id }) => id);
  const of = (table: 'member' | 'imported_person') =>
    db
      .selectFrom<'member' | 'imported_person'>(table)
      .select('project_id')
      .where('user_id', 'in', ids);
  const rows = await db
    .selectFrom('project')
    .select('code')
    .where((eb) => eb.or([eb('id', 'in', of('member')), eb('id', 'in', of('imported_person'))]))
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Everything stored about a person and by them, for a request of access. Without credentials: no
 * password, token or link.
 */
export async function exportPerson(db: Handle, person: UserTable): Promise<string> {
  const [first, ...others] = await identitiesOf(db, person);
  // One after the other: together they would take many connections.
  const sameEmail: object[] = [];
  for (const other of others) sameEmail.push(await recordsOf(db, other));
  return JSON.stringify({ ...(await recordsOf(db, first)), sameEmail }, null, 2);
}

/** What is kept of one of somebody's ids. */
async function recordsOf(db: Handle, person: Identity) {
  const { id: userId, emails } = person;
  const concerned = await projectsOf(db, person);
  return {
    person: {
      id: userId,
      name: person.name,
      email: person.email,
      language: person.language,
      created_at: person.created_at,
      owner: person.is_owner === 1,
    },
    broughtIn: await db
      .selectFrom('imported_person')
      .select(['project_id', 'email', 'role', 'company_id'])
      .where('user_id', '=', userId)
      .execute(),
    memberships: await db
      .selectFrom('member')
      .innerJoin('project', 'project.id', 'member.project_id')
      .leftJoin('company', 'company.id', 'member.company_id')
      .select([
        'member.project_id',
        'project.code',
        'project.name',
        'member.role',
        'company.name as company',
      ])
      .where('user_id', '=', userId)
      .execute(),
    invitations: await db
      .selectFrom('invitation')
      .select(['project_id', 'role', 'expires_at', 'ended_at'])
      .where('email', 'in', emails)
      .execute(),
    companies: await db
      .selectFrom('company')
      .select(['id', 'project_id', 'name', 'email', 'phone', 'archived_at'])
      .where('email', 'in', emails)
      .execute(),
    sessions: await db
      .selectFrom('session')
      .select(['created_at', 'expires_at', 'ended_at', 'user_agent'])
      .where('user_id', '=', userId)
      .execute(),
    sessionsBegunBySignIn: await db
      .selectFrom('provider_session')
      .innerJoin('session', 'session.id', 'provider_session.session_id')
      .select(['issuer', 'subject', 'provider_session.confirmed_at', 'session.created_at'])
      .where('session.user_id', '=', userId)
      .execute(),
    passwordLinks: await db
      .selectFrom('password_link')
      .select(['project_id', 'issued_by', 'expires_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    oneTimeCodes: await db
      .selectFrom('one_time_codes')
      .select(['made_at', 'confirmed_at'])
      .where('user_id', '=', userId)
      .execute(),
    recoveryCodes: await db
      .selectFrom('recovery_code')
      .select(['made_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .select(['name', 'made_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    joinedSignIns: await db
      .selectFrom('joined_sign_in')
      .select(['issuer', 'subject', 'joined_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    signInChanges: await db
      .selectFrom('sign_in_change')
      .select(['kind', 'detail', 'made_at', 'told_at'])
      .where('user_id', '=', userId)
      .execute(),
    mailing: await db
      .selectFrom('mailing')
      .select(['waiting', 'digest', 'sent_at'])
      .where('user_id', '=', userId)
      .execute(),
    attention: await db
      .selectFrom('attention')
      .select(['project_id', 'seen_seq', 'mailed_seq', 'digest_on'])
      .where('user_id', '=', userId)
      .execute(),
    // Not where its push service takes messages for it, nor the keys: with them anybody could send
    // to it.
    toldDevices: await db
      .selectFrom('push_subscription')
      .innerJoin('session', 'session.id', 'push_subscription.session_id')
      .select(['made_at', 'sent_at'])
      .where('session.user_id', '=', userId)
      .execute(),
    savedViews: await db
      .selectFrom('saved_view')
      .select(['id', 'project_id', 'name', 'shared', 'search'])
      .where('owner_id', '=', userId)
      .execute(),
    reports: await db
      .selectFrom('report')
      .select(['id', 'project_id', 'kind', 'filter', 'settings', 'asked_at', 'state', 'snag_count'])
      .where('asked_by', '=', userId)
      .execute(),
    reportMails: await db
      .selectFrom('report_mail')
      .select(['id', 'project_id', 'report_id', 'asked_at', 'address', 'state', 'settled_at'])
      .select((is) => is.case().when('sent_by', '=', userId).then(1).else(0).end().as('sent'))
      .where((is) =>
        is.or([
          is('sent_by', '=', userId),
          is('user_id', '=', userId),
          is('address', 'in', emails),
        ]),
      )
      .execute(),
    reportSchedules: await db
      .selectFrom('report_schedule')
      .select([
        'id',
        'project_id',
        'kind',
        'filter',
        'settings',
        'weekdays',
        'hour',
        'addresses',
        'to_company',
      ])
      .where('made_by', '=', userId)
      .execute(),
    reportSchedulesTo: (await schedulesNaming(db, emails)).map(
      ({ id, project_id, kind, weekdays, hour }) => ({ id, project_id, kind, weekdays, hour }),
    ),
    handovers: await db
      .selectFrom('handover')
      .select(['id', 'project_id', 'filter', 'settings', 'parties', 'prepared_at', 'state'])
      .where('prepared_by', '=', userId)
      .execute(),
    defectNotices: await db
      .selectFrom('defect_notice')
      .select(['id', 'project_id', 'number', 'kind', 'body', 'deadline_on', 'way', 'sent_at'])
      .where('sent_by', '=', userId)
      .execute(),
    companyLinks: await db
      .selectFrom('company_link')
      .select(['id', 'project_id', 'company_id', 'made_at', 'ended_at'])
      .where('made_by', '=', userId)
      .execute(),
    apiKeys: await db
      .selectFrom('api_key')
      .select(['id', 'project_id', 'kind', 'made_at', 'ended_at'])
      .where('made_by', '=', userId)
      .execute(),
    webhooks: await db
      .selectFrom('webhook')
      .select(['id', 'project_id', 'made_at', 'ended_at'])
      .where('made_by', '=', userId)
      .execute(),
    cameByLink: await db
      .selectFrom('link_person')
      .select(['project_id', 'company_id', 'made_at'])
      .where('user_id', '=', userId)
      .execute(),
    recordChecks: await db
      .selectFrom('record_check')
      .select(['project_id', 'asked_at', 'state'])
      .where('asked_by', '=', userId)
      .execute(),
    snags: (await snagsOf(db, userId)).map(({ raised, assigned, fixed, closed, ...snag }) => ({
      ...snag,
      raised: raised === 1,
      assigned: assigned === 1,
      fixed: fixed === 1,
      closed: closed === 1,
    })),
    photos: await db
      .selectFrom('photo')
      .select(['id', 'project_id', 'snag_id', 'caption', 'shapes', 'taken_at', 'camera', 'sha256'])
      .where('by_id', '=', userId)
      .execute(),
    deletedProjects: await db
      .selectFrom('deleted_project')
      .select(['id', 'code', 'deleted_at'])
      .where('deleted_by', '=', userId)
      .execute(),
    events: await db
      .selectFrom('told_event')
      .select([
        'project_id',
        'seq',
        'kind',
        'snag_id',
        'occurred_at',
        'recorded_at',
        'comment',
        'changes',
        'content',
      ])
      .where('actor_id', '=', userId)
      .orderBy('project_id')
      .orderBy('seq')
      .execute(),
    named: (
      await Promise.all(concerned.map((projectId) => textsNaming(db, projectId, person)))
    ).flat(),
  };
}

/** The snags in whose rows the person stands, and as what. */
async function snagsOf(db: Handle, userId: string) {
  const { rows } = await sql<
    { id: string; project_id: string; number: number; title: string; status: string } & Record<
      'raised' | 'assigned' | 'fixed' | 'closed',
      0 | 1
    >
  >`
    select id, project_id, number, title, status,
      case when raised_by = ${userId} then 1 else 0 end as raised, case when assignee_id = ${userId} then 1 else 0 end as assigned,
      case when fixed_by = ${userId} then 1 else 0 end as fixed, case when closed_by = ${userId} then 1 else 0 end as closed
    from snag where raised_by = ${userId} or assignee_id = ${userId} or fixed_by = ${userId} or closed_by = ${userId} order by project_id, number`.execute(
    db,
  );
  return rows;
}

/** The texts in which they are named: the same that are erased with them. */
async function textsNaming(
  db: Handle,
  projectId: string,
  person: Parameters<typeof valuesNaming>[2],
) {
  const values: { project_id: string; seq: number; name: string; value: string }[] = [];
  for (const [seq, name] of await valuesNaming(db, projectId, person)) {
    const { value } = await db
      .selectFrom('event_value')
      .select('value')
      .where('project_id', '=', projectId)
      .where('seq', '=', seq)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    values.push({ project_id: projectId, seq, name, value });
  }
  return values;
}

export async function archivedProjects({ services }: Context) {
  const rows = await services.db
    .selectFrom('project')
    .select(['id', 'code', 'name', 'time_zone', 'archived_at'])
    .where('state', '=', 'ARCHIVED')
    .orderBy('archived_at')
    .orderBy('code')
    .execute();
  return rows.map(({ id, code, name, time_zone, archived_at }) => {
    const archivedAt = archived_at ?? services.clock();
    return {
      id,
      code,
      name,
      timeZone: time_zone,
      archivedAt,
      deletableAt: archivedAt + settings.archivedBeforeDeleting,
    };
  });
}
