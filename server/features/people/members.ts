import type {
  MutationChangeMemberArgs,
  MutationRemoveMemberArgs,
  ProjectPeopleArgs,
} from '../../../__generated__/server/resolvers';
import { plainCursor, readPlainCursor } from '../../../rules/listPage';
import { isIndispensable, may, rolesWith } from '../../../rules/rights';
import { compareKeys } from '../../../rules/sortKeys';
import { nameKey, searchWords } from '../../../rules/text';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { MemberTable } from '../../database/schema';
import { checkFirst, relayConnectionOfRows } from '../../graphql/relayConnection';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import type { EventContext, NewEvent } from '../journal/append';
import { record, type Recorded } from '../journal/record';
import { passTurnsOf } from '../snags/store';
import { checkCompany } from './invitations';
import { membersWithNames } from './store';

export function changeMember(
  context: Context,
  { input }: MutationChangeMemberArgs,
): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'changeMember',
      input,
      content: input,
      projectOf: async (trx) => (await requireMember(trx, input.memberId)).project_id,
    },
    async (trx, moment) => changed(trx, moment, await requireMember(trx, input.memberId), input),
  );
}

/** Writes what a change makes of a member. */
export async function changed(
  trx: Trx,
  { project, seq, viewer, now }: EventContext,
  member: MemberTable,
  input: Pick<MutationChangeMemberArgs['input'], 'role' | 'companyId'>,
): Promise<NewEvent> {
  const role = input.role ?? member.role;
  const companyId = await checkCompany(
    trx,
    project.id,
    { role, companyId: input.companyId === undefined ? member.company_id : input.companyId },
    { before: member.company_id, field: 'companyId' },
  );
  if (isIndispensable(member) && !isIndispensable({ role })) await requireAnotherAdmin(trx, member);
  await trx
    .updateTable('member')
    .set({ role, company_id: companyId })
    .where('id', '=', member.id)
    .execute();
  if (!may({ role }, 'invite')) await endInvitationsOf(trx, member, now);
  await passTurnsOf(trx, {
    projectId: project.id,
    userId: member.user_id,
    seq,
    actorId: viewer.userId,
  });
  return {
    kind: 'MEMBER_CHANGED',
    subjectId: member.id,
    facts: { before: member, companyId },
    changes: [{ field: 'role', from: member.role, to: role }],
  };
}

/**
 * Takes the person out of the project. They stay signed in for their other projects; their devices
 * forget this one.
 */
export async function removeMember(
  context: Context,
  { input }: MutationRemoveMemberArgs,
): Promise<Recorded> {
  const remove = () =>
    record(
      context,
      {
        mutation: 'removeMember',
        input,
        content: input,
        projectOf: async (trx) => (await requireMember(trx, input.memberId)).project_id,
      },
      async (trx, { project, seq, viewer, now }) => {
        const member = await requireMember(trx, input.memberId);
        if (isIndispensable(member)) await requireAnotherAdmin(trx, member);
        await trx.deleteFrom('member').where('id', '=', member.id).execute();
        await endInvitationsOf(trx, member, now);
        await passTurnsOf(trx, {
          projectId: project.id,
          userId: member.user_id,
          seq,
          actorId: viewer.userId,
        });
        return { kind: 'MEMBER_REMOVED', subjectId: member.id, facts: { before: member } };
      },
    );
  // Also on a full disk.
  return context.services.reserve.use(remove);
}

export async function requireMember(trx: Trx, id: string): Promise<MemberTable> {
  const member = await trx.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();
  if (member === undefined) throw new Refusal('NOT_FOUND');
  return member;
}

/** Nobody comes back, or lets others in, by a link made while they still might make one. */
export async function endInvitationsOf(
  trx: Trx,
  { project_id, user_id }: MemberTable,
  now: number,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ ended_at: now })
    .where('project_id', '=', project_id)
    .where('invited_by', '=', user_id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Without an admin nobody could set anything up again. */
export async function requireAnotherAdmin(trx: Trx, member: MemberTable): Promise<void> {
  const other = await trx
    .selectFrom('member')
    .select('id')
    .where('project_id', '=', member.project_id)
    .where('role', 'in', rolesWith('setUp'))
    .where('id', '!=', member.id)
    .executeTakeFirst();
  if (other === undefined) throw new Refusal('LAST_ADMIN');
}

/**
 * A page of a project's people by name. A project has a thousand of them at most, so they are
 * sorted and looked through here, alike in every engine.
 */
export async function listPeople(
  context: Context,
  projectId: string,
  { first, after, text }: ProjectPeopleArgs,
) {
  checkFirst(first);
  // Only those who see e-mails can search by them.
  const seesEmails = may(await memberOf(context, projectId), 'seeEmails');
  const parts = searchWords(text);
  const found = (await membersWithNames(context.services.db, projectId))
    .map((member) => ({
      member,
      key: `${member.sort_key}\u0000${member.user_id}`,
      words: nameKey([member.name, member.company ?? '', seesEmails ? member.email : ''].join(' ')),
    }))
    .filter(({ words }) => parts.every((part) => words.includes(part)))
    .toSorted((one, other) => compareKeys(one.key, other.key));
  const last = after == null ? '' : readPlainCursor(after);
  const { edges, pageInfo } = relayConnectionOfRows(
    found.filter(({ key }) => compareKeys(key, last) > 0),
    first,
    after,
    ({ key }) => plainCursor(key),
  );
  return {
    total: found.length,
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.member })),
    pageInfo,
  };
}
