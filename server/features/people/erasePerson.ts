import { sql } from 'kysely';
import type { MutationErasePersonArgs } from '../../../__generated__/server/resolvers';
import { type Context, renewLoaders, requireViewer } from '../../context';
import { writeTransaction } from '../../database/engine';
import type { UserTable } from '../../database/schema';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import type { SignedIn } from '../sessions/store';
import { append, hashContent, type NewEvent } from '../journal/append';
import { lockProject, type Trx } from '../journal/record';
import { eventsAt } from '../journal/store';
import { nextPlace } from '../journal/time';
import type { RedactedFacts } from '../journal/verify';
import { reindexSnag } from '../snags/store';
import { passTurnsOf } from '../snags/turn';
import { endInvitationsOf, requireAnotherAdmin } from './members';

/**
 * Erases a person: name, e-mail, password, sessions and settings, and every text of a journal in which their e-mail stands, or their name as the one a
 * snag was given to. What they wrote and photographed stays, by nobody's name. Asked again it changes nothing.
 */
export async function erasePerson(context: Context, { input }: MutationErasePersonArgs): Promise<string> {
  const { services } = context;
  const viewer = requireViewer(context);
  const ended: string[] = [];
  const concerned = await services.reserve.use(() => writeTransaction(services.db, async (trx) => {
    const person = await trx.selectFrom('user').selectAll().where('id', '=', input.userId).executeTakeFirst();
    if (person === undefined) throw new Refusal('NOT_FOUND');
    if (person.is_owner === 1) throw new Refusal('ERASE_OWNER');
    if (person.erased_at !== null) return [];
    const projectIds = await projectsNaming(trx, person);
    for (const projectId of projectIds) await eraseFrom(trx, { services, viewer }, projectId, person);
    ended.push(...(await services.sessions.endAllOf(trx, person.id)));
    await eraseAccount(trx, person, services.clock());
    return projectIds;
  }));
  for (const sessionId of ended) services.sessionEnded(sessionId);
  renewLoaders(context);
  for (const projectId of concerned) services.wakeUps.wake(projectId);
  return input.userId;
}

/** Where they are a member, did something, or are named. */
async function projectsNaming(trx: Trx, { id, email }: UserTable): Promise<string[]> {
  const { rows } = await sql<{ project_id: string }>`select project_id from member where user_id = ${id}
    union select project_id from event where actor_id = ${id}
    union select project_id from event_value where instr(lower(value), ${email}) > 0
    union select project_id from invitation where email = ${email} order by project_id`.execute(trx);
  return rows.map(({ project_id }) => project_id);
}

async function eraseFrom(trx: Trx, by: { services: Services; viewer: SignedIn }, projectId: string, person: UserTable): Promise<void> {
  const member = await trx.selectFrom('member').selectAll().where('project_id', '=', projectId).where('user_id', '=', person.id).executeTakeFirst();
  if (member !== undefined) {
    await tell(trx, by, projectId, async (seq, now) => {
      if (member.role === 'ADMIN') await requireAnotherAdmin(trx, member);
      await trx.deleteFrom('member').where('id', '=', member.id).execute();
      await endInvitationsOf(trx, member, now);
      await passTurnsOf(trx, { projectId, userId: person.id, seq, actorId: by.viewer.userId });
      return { kind: 'MEMBER_REMOVED', subjectId: member.id, facts: { before: member } };
    });
  }
  const values = await valuesNaming(trx, projectId, person);
  await tell(trx, by, projectId, () => Promise.resolve({ kind: 'REDACTED', subjectId: person.id, redacts: { values, files: [] } }));
  await forgetInSearch(trx, projectId, values);
}

/** A comment that is erased finds no snag any more. */
async function forgetInSearch(trx: Trx, projectId: string, values: RedactedFacts['values']): Promise<void> {
  const seqs = values.filter(([, name]) => name === 'comment').map(([seq]) => seq);
  const project = await trx.selectFrom('project').select('code').where('id', '=', projectId).executeTakeFirstOrThrow();
  const snagIds = new Set((await eventsAt(trx, projectId, seqs)).map((event) => event.snag_id));
  for (const snagId of snagIds) if (snagId !== null) await reindexSnag(trx, project, snagId);
}

/** Texts with the e-mail in them; and changes that say by name who a snag was given to, or taken from. */
async function valuesNaming(trx: Trx, projectId: string, { email, name }: UserTable): Promise<RedactedFacts['values']> {
  const said = JSON.stringify(name);
  const { rows } = await sql<{ seq: number; name: string }>`select value.seq, value.name from event_value as value
    join event on event.project_id = value.project_id and event.seq = value.seq
    where value.project_id = ${projectId} and event.kind <> 'REDACTED' and (instr(lower(value.value), ${email}) > 0
      or (value.name = 'changes' and (instr(value.value, ${`"field":"assignee","from":${said}`}) > 0
        or (instr(value.value, '"field":"assignee"') > 0 and instr(value.value, ${`"to":${said}`}) > 0))))
    order by value.seq, value.name`.execute(trx);
  return rows.map((row) => [row.seq, row.name] as const);
}

/** Writes an event of the owner, who need not be a member. */
async function tell(trx: Trx, { services, viewer }: { services: Services; viewer: SignedIn }, projectId: string, event: (seq: number, now: number) => Promise<NewEvent>): Promise<void> {
  const project = await lockProject(trx, projectId);
  const { now, previousHash } = await nextPlace(trx, project, services.clock);
  const moment = { seq: project.last_seq, now, previousHash, occurredAt: now, project, actor: { kind: viewer.kind, id: viewer.userId } };
  const content = {};
  await append(trx, moment, newId('event'), { content, contentHash: hashContent('erasePerson', content) }, await event(moment.seq, now));
}

/** The row stays, because what they did points at it; nothing in it says who they were. */
async function eraseAccount(trx: Trx, { id, email }: UserTable, now: number): Promise<void> {
  const sessions = trx.selectFrom('session').select('id').where('user_id', '=', id);
  await trx.deleteFrom('token').where('session_id', 'in', sessions).execute();
  for (const table of ['session', 'password_link', 'mailing', 'attention'] as const) await trx.deleteFrom<'session' | 'password_link' | 'mailing' | 'attention'>(table).where('user_id', '=', id).execute();
  await trx.deleteFrom('saved_view').where('owner_id', '=', id).execute();
  await trx.deleteFrom('invitation').where('email', '=', email).execute();
  await trx.updateTable('company').set({ email: null }).where('email', '=', email).execute();
  await trx.updateTable('user').set({ name: '', sort_key: '', email: `erased ${id}`, password_hash: '', erased_at: now }).where('id', '=', id).execute();
}
