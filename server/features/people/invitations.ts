import type {
  MutationInviteMembersArgs,
  MutationWithdrawInvitationArgs,
  Role,
} from '../../../__generated__/server/resolvers';
import { languages } from '../../../rules/languages';
import { listIn } from '../../../rules/listing';
import { projectLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { InvitationTable, ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { addJob } from '../../jobs';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { cleanEmail } from '../../text';
import { record, type Recorded } from '../journal/record';
import type { Trx } from '../../database/engine';
import { hashToken, tokenOfInvitation } from '../../tokens';
import { countInvited, countMembers, membersCalled } from './store';
import { worksForCompany } from '../../../rules/scope';
import { checkOffered, requireInProject } from '../journal/references';

/** The people invited by an event, and those of its list who were members already. */
interface InvitedFacts {
  invitationIds: string[];
  memberIds: string[];
}

interface Invited extends InvitedFacts, Recorded {
  tokenOf: (invitationId: string) => string;
}

/**
 * Makes a one-time link for each e-mail, all of them or none. The tokens are only in the answer;
 * the database has their hashes.
 * They are derived from the event's id, so that the same event sent again, because its answer was
 * lost, gives the same links and no more.
 * Members are left out: a pasted list may contain some of them.
 */
export async function inviteMembers(
  context: Context,
  { input }: MutationInviteMembersArgs,
): Promise<Invited> {
  const people = input.people.map((person, index) => ({
    ...person,
    index,
    invitationId: checkId(person.invitationId, 'invitation', `people.${index}.invitationId`),
    email: cleanEmail(person.email, `people.${index}.email`),
  }));
  const emails = people.map(({ email }) => email);
  const isNamedTwice = (of: readonly string[]): boolean => new Set(of).size < of.length;
  if (
    people.length === 0 ||
    isNamedTwice(emails) ||
    isNamedTwice(people.map(({ invitationId }) => invitationId))
  )
    throw new Refusal('BAD_REQUEST', {}, 'people');
  const tokenOf = (invitationId: string): string =>
    tokenOfInvitation(context.services.secret, input.eventId, invitationId);
  const recorded = await record(
    context,
    {
      mutation: 'inviteMembers',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project, viewer, now }) => {
      // Before the database is searched for so many e-mails.
      checkRoom(project, people.length);
      const members = await membersCalled(trx, project.id, emails);
      const invited = people.filter(
        ({ email }) => !members.some((member) => member.email === email),
      );
      if (invited.length === 0)
        throw new Refusal(
          'ALREADY_MEMBERS',
          { emails: listIn(languages[context.language].region, emails), n: emails.length },
          'people',
        );
      checkRoom(
        project,
        (await countMembers(trx, project.id)) +
          (await countInvited(trx, project.id, { now, except: emails })) +
          invited.length,
      );
      const invitationIds = invited.map(({ invitationId }) => invitationId);
      if (
        (await trx
          .selectFrom('invitation')
          .select('id')
          .where('id', 'in', invitationIds)
          .executeTakeFirst()) !== undefined
      )
        throw new Refusal('ID_TAKEN');
      const checked = new Set<string>();
      for (const person of invited) {
        const kind = `${person.role} ${person.companyId}`;
        if (!checked.has(kind))
          await checkCompany(trx, project.id, person, {
            before: null,
            field: `people.${person.index}.companyId`,
          });
        checked.add(kind);
      }
      const rows = invited.map(({ invitationId, email, role, companyId }): InvitationTable => ({
        id: invitationId,
        project_id: project.id,
        email,
        role,
        company_id: companyId ?? null,
        token_hash: hashToken(tokenOf(invitationId)),
        invited_by: viewer.userId,
        expires_at: now + settings.invitation.life,
        ended_at: null,
        mail: context.services.sendsMail ? 'WAITING' : 'NONE',
      }));
      // The new links take the place of those that were made before.
      await trx
        .updateTable('invitation')
        .set({ ended_at: now })
        .where('project_id', '=', project.id)
        .where('email', 'in', emails)
        .where('ended_at', 'is', null)
        .execute();
      await trx.insertInto('invitation').values(rows).execute();
      if (context.services.sendsMail)
        for (const id of invitationIds)
          // As features/notify/linkMails.ts reads it.
          await addJob(trx, 'SEND_LINK', `${input.eventId} ${id}`, {
            payerId: viewer.payer,
            cost: 1_000,
          });
      return {
        kind: 'MEMBER_INVITED',
        ...(invitationIds.length === 1 && { subjectId: invitationIds[0] }),
        facts: { invitationIds, memberIds: members.map(({ id }) => id) } satisfies InvitedFacts,
      };
    },
  );
  context.services.jobs.wake('SEND_LINK');
  // Written above. Erased together with the e-mails: then the links are not returned again.
  const { facts } =
    recorded.event.content === null
      ? { facts: { invitationIds: [], memberIds: [] } }
      : (JSON.parse(recorded.event.content) as { facts: InvitedFacts });
  return { ...recorded, ...facts, tokenOf };
}

export function withdrawInvitation(
  context: Context,
  { input }: MutationWithdrawInvitationArgs,
): Promise<Recorded> {
  const find = (trx: Trx) =>
    trx
      .selectFrom('invitation')
      .selectAll()
      .where('id', '=', input.invitationId)
      .executeTakeFirst();
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
      await trx
        .updateTable('invitation')
        .set({ ended_at: now })
        .where('id', '=', input.invitationId)
        .where('ended_at', 'is', null)
        .execute();
      return { kind: 'INVITATION_WITHDRAWN', subjectId: input.invitationId };
    },
  );
}

/** Refuses to make so many people members of a project. */
export function checkRoom(project: ProjectTable, people: number): void {
  const limit = projectLimits.members;
  if (people > limit)
    throw new Refusal('LIMIT_REACHED', { project: project.name, limit, things: 'members' });
}

/**
 * A trade works for a company; nobody else needs one. An archived one is only kept by whoever had
 * it before.
 */
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
