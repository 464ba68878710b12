import { createHmac } from 'node:crypto';
import type {
  MutationAcceptInvitationArgs,
  MutationInviteMembersArgs,
  MutationWithdrawInvitationArgs,
  Role,
} from '../../../__generated__/server/resolvers';
import { languages } from '../../../rules/languages';
import { listIn } from '../../../rules/text';
import { sortKey } from '../../../rules/sortKeys';
import { projectLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { InvitationTable, ProjectTable } from '../../database/schema';
import { checkId, newId } from '../../ids';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { cleanEmail, cleanName } from '../../text';
import { record, type Recorded, wasRecorded } from '../journal/record';
import type { Handle, Trx } from '../../database/engine';
import { checkOffered, requireInProject } from '../snags/references';
import { passTurnsOf } from '../snags/store';
import { hashToken } from '../sessions/tokens';
import { countInvited, countMembers, membersCalled } from './store';
import { worksForCompany } from '../../../rules/scope';

/** The people invited by an event, and those of its list who were members already. */
interface InvitedFacts {
  invitationIds: string[];
  memberIds: string[];
}

interface Invited extends InvitedFacts, Recorded {
  tokenOf: (invitationId: string) => string;
}

/**
 * Makes a one-time link for each e-mail, all of them or none. The tokens are only in the answer; the database has their hashes.
 * They are derived from the event's id, so that the same event sent again, because its answer was lost, gives the same links and no more.
 * Members are left out: a pasted list may contain some of them.
 */
export async function inviteMembers(context: Context, { input }: MutationInviteMembersArgs): Promise<Invited> {
  const people = input.people.map((person, index) => ({
    ...person,
    index,
    invitationId: checkId(person.invitationId, 'invitation', `people.${index}.invitationId`),
    email: cleanEmail(person.email, `people.${index}.email`),
  }));
  const emails = people.map(({ email }) => email);
  const isNamedTwice = (of: readonly string[]): boolean => new Set(of).size < of.length;
  if (people.length === 0 || isNamedTwice(emails) || isNamedTwice(people.map(({ invitationId }) => invitationId))) throw new Refusal('BAD_REQUEST', {}, 'people');
  const tokenOf = (invitationId: string): string => tokenOfInvitation(context.services.secret, input.eventId, invitationId);
  const recorded = await record(
    context,
    { mutation: 'inviteMembers', input, content: input, projectOf: () => Promise.resolve(input.projectId) },
    async (trx, { project, viewer, now }) => {
      // Before the database is searched for so many e-mails.
      checkRoom(project, people.length);
      const members = await membersCalled(trx, project.id, emails);
      const invited = people.filter(({ email }) => !members.some((member) => member.email === email));
      if (invited.length === 0) throw new Refusal('ALREADY_MEMBERS', { emails: listIn(languages[context.language].region, emails), n: emails.length }, 'people');
      checkRoom(project, (await countMembers(trx, project.id)) + (await countInvited(trx, project.id, { now, except: emails })) + invited.length);
      const invitationIds = invited.map(({ invitationId }) => invitationId);
      if ((await trx.selectFrom('invitation').select('id').where('id', 'in', invitationIds).executeTakeFirst()) !== undefined) throw new Refusal('ID_TAKEN');
      const checked = new Set<string>();
      for (const person of invited) {
        const kind = `${person.role} ${person.companyId}`;
        if (!checked.has(kind)) await checkCompany(trx, project.id, person, { before: null, field: `people.${person.index}.companyId` });
        checked.add(kind);
      }
      const rows = invited.map(
        ({ invitationId, email, role, companyId }): InvitationTable => ({
          id: invitationId,
          project_id: project.id,
          email,
          role,
          company_id: companyId ?? null,
          token_hash: hashToken(tokenOf(invitationId)),
          invited_by: viewer.userId,
          expires_at: now + settings.invitation.life,
          ended_at: null,
        }),
      );
      // The new links take the place of those that were made before.
      await trx.updateTable('invitation').set({ ended_at: now }).where('project_id', '=', project.id).where('email', 'in', emails).where('ended_at', 'is', null).execute();
      await trx.insertInto('invitation').values(rows).execute();
      return { kind: 'MEMBER_INVITED', ...(invitationIds.length === 1 && { subjectId: invitationIds[0] }), facts: { invitationIds, memberIds: members.map(({ id }) => id) } satisfies InvitedFacts };
    },
  );
  // Written above. Erased together with the e-mails: then the links are not returned again.
  const { facts } = recorded.event.content === null ? { facts: { invitationIds: [], memberIds: [] } } : (JSON.parse(recorded.event.content) as { facts: InvitedFacts });
  return { ...recorded, ...facts, tokenOf };
}

const tokenOfInvitation = (secret: Buffer, eventId: string, invitationId: string): string => createHmac('sha256', secret).update(`invitation:${eventId}:${invitationId}`).digest('base64url');

/** Where somebody accepts an invitation that this event made. */
export const invitationPath = (secret: Buffer, eventId: string, invitationId: string): string => `/join/${tokenOfInvitation(secret, eventId, invitationId)}`;

export function withdrawInvitation(context: Context, { input }: MutationWithdrawInvitationArgs): Promise<Recorded> {
  const find = (trx: Trx) => trx.selectFrom('invitation').selectAll().where('id', '=', input.invitationId).executeTakeFirst();
  return record(
    context,
    {
      mutation: 'withdrawInvitation',
      input,
      content: input,
      projectOf: async (trx) => {
        const invitation = await find(trx);
        if (invitation === undefined) throw new Refusal('NOT_FOUND');
        return invitation.project_id;
      },
      about: input.invitationId,
    },
    async (trx, { now }) => {
      await trx.updateTable('invitation').set({ ended_at: now }).where('id', '=', input.invitationId).where('ended_at', 'is', null).execute();
      return { kind: 'INVITATION_WITHDRAWN', subjectId: input.invitationId };
    },
  );
}

/** The invitation of a token, or undefined if it was used, withdrawn or has expired. */
export const openInvitation = (context: Context, token: string, db: Trx | Context['services']['db'] = context.services.db) =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', context.services.clock())
    .executeTakeFirst();

/** Makes the invited person a member; a new person gets the account they chose a password for. */
export async function acceptInvitation(context: Context, { input }: MutationAcceptInvitationArgs): Promise<{ projectId: string }> {
  const { services } = context;
  const invitation = await openInvitation(context, input.token);
  if (invitation === undefined) return alreadyAccepted(context, input);
  const user = await services.db.selectFrom('user').selectAll().where('email', '=', invitation.email).executeTakeFirst();
  // People with an account must sign in; the link alone must not give access to it.
  if (user !== undefined && context.viewer?.userId !== user.id) throw new Refusal('UNAUTHENTICATED');
  // Whoever came by a link of this project becomes the account, so that what they did, and what still waits on their device, is theirs.
  const cameBy = user === undefined ? await linkedTo(services.db, context.viewer, invitation.project_id) : null;
  const ended: string[] = [];
  const created =
    user === undefined
      ? { id: cameBy ?? newId('user'), name: cleanName(input.name, 'name'), password_hash: await services.passwords.hash(input.password ?? '', invitation.id) }
      : null;
  const joining = user ?? { id: created?.id ?? '', name: created?.name ?? '', email: invitation.email };
  // Joining asks for none; whatever comes after it does.
  const viewer = { kind: 'USER', sessionId: '', userId: joining.id, name: joining.name, email: invitation.email, isOwner: false, hasSecondFactor: true } as const;
  await record(
    { ...context, viewer },
    {
      mutation: 'acceptInvitation',
      input: { eventId: input.eventId, occurredAt: services.clock() },
      content: { token: hashToken(input.token) },
      projectOf: async (trx) => {
        // Again inside the transaction: the link works once.
        const open = await openInvitation(context, input.token, trx);
        if (open === undefined) throw new Refusal('NOT_FOUND');
        if (created !== null) {
          const account = { ...created, sort_key: sortKey(created.name), email: open.email, language: context.language };
          if (cameBy === null) {
            await trx.insertInto('user').values({ ...account, is_owner: 0, created_at: services.clock() }).execute();
          } else {
            await trx.deleteFrom('link_person').where('user_id', '=', cameBy).execute();
            await trx.updateTable('user').set(account).where('id', '=', cameBy).execute();
            // What was opened without a password does not open the account.
            ended.push(...(await services.sessions.endAllOf(trx, cameBy)));
          }
        }
        const member = { id: newId('member'), project_id: open.project_id, user_id: viewer.userId, role: open.role, company_id: open.company_id };
        // A person who was invited twice keeps the role of the first link.
        await trx
          .insertInto('member')
          .values(member)
          .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
          .execute();
        await trx.updateTable('invitation').set({ ended_at: services.clock() }).where('id', '=', open.id).execute();
        return open.project_id;
      },
    },
    async (trx, { project, member, seq }) => {
      checkRoom(project, await countMembers(trx, project.id));
      await passTurnsOf(trx, { projectId: project.id, userId: member.user_id, seq, actorId: member.user_id });
      return { kind: 'MEMBER_ADDED', subjectId: member.id, facts: member };
    },
  );
  for (const sessionId of ended) services.sessionEnded(sessionId);
  return { projectId: invitation.project_id };
}

/** The user of somebody who came by a link of this project, or null. */
async function linkedTo(db: Handle, viewer: Context['viewer'], projectId: string): Promise<string | null> {
  if (viewer?.kind !== 'LINK') return null;
  const person = await db.selectFrom('link_person').select('user_id').where('user_id', '=', viewer.userId).where('project_id', '=', projectId).executeTakeFirst();
  return person?.user_id ?? null;
}

/**
 * The answer to the first accepting may have been lost on the line: the same sent again is let through, and so is the member who is signed in.
 * For everybody else a used link is refused like one that never existed.
 */
async function alreadyAccepted(context: Context, input: MutationAcceptInvitationArgs['input']): Promise<{ projectId: string }> {
  const { db, clock } = context.services;
  const invitation = await db
    .selectFrom('invitation')
    .innerJoin('user', 'user.email', 'invitation.email')
    .innerJoin('member', (join) => join.onRef('member.user_id', '=', 'user.id').onRef('member.project_id', '=', 'invitation.project_id'))
    .select(['invitation.project_id', 'user.id as userId'])
    .where('token_hash', '=', hashToken(input.token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (invitation === undefined) throw new Refusal('NOT_FOUND');
  const { userId, project_id: projectId } = invitation;
  const sentBefore = { id: input.eventId, kind: 'MEMBER_ADDED', actor_id: userId, project_id: projectId } as const;
  if (context.viewer?.userId !== userId && !(await wasRecorded(db, sentBefore))) throw new Refusal('NOT_FOUND');
  return { projectId };
}

function checkRoom(project: ProjectTable, people: number): void {
  const limit = projectLimits.members;
  if (people > limit) throw new Refusal('LIMIT_REACHED', { project: project.name, limit, things: 'members' });
}

/** A trade works for a company; nobody else needs one. An archived one is only kept by whoever had it before. */
export async function checkCompany(
  trx: Trx,
  projectId: string,
  { role, companyId }: { role: Role; companyId?: string | null | undefined },
  { before, field }: { before: string | null; field: string },
): Promise<string | null> {
  if (companyId == null) {
    if (worksForCompany(role)) throw new Refusal('COMPANY_REQUIRED', {}, field);
    return null;
  }
  const { company } = await requireInProject(trx, projectId, { companyId }, field);
  checkOffered('company', company, before, field);
  return companyId;
}
