import { createHmac } from 'node:crypto';
import type { MutationIssuePasswordLinkArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { Handle } from '../../database/engine';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { type Recorded, record } from '../journal/record';
import { hashToken } from '../sessions/tokens';
import { requireMember } from './members';

/**
 * Makes a one-time link for somebody who forgot their password. As with an invitation, the token is derived from the event's id: sent again,
 * the event gives the same link. One made before it opens nothing any more.
 */
export async function issuePasswordLink(context: Context, { input }: MutationIssuePasswordLinkArgs): Promise<Recorded & { token: string }> {
  const token = createHmac('sha256', context.services.secret).update(`password:${input.eventId}`).digest('base64url');
  const recorded = await record(
    context,
    { mutation: 'issuePasswordLink', input, content: input, projectOf: async (trx) => (await requireMember(trx, input.memberId)).project_id },
    async (trx, { project, viewer, now }) => {
      const { user_id } = await requireMember(trx, input.memberId);
      const link = { user_id, project_id: project.id, issued_by: viewer.userId };
      if (!(await mayIssue(trx, link))) {
        const { name } = await trx.selectFrom('user').select('name').where('id', '=', user_id).executeTakeFirstOrThrow();
        throw new Refusal('RESET_BY_OWNER', { name });
      }
      await trx.deleteFrom('password_link').where('user_id', '=', user_id).execute();
      await trx
        .insertInto('password_link')
        .values({ ...link, token_hash: hashToken(token), expires_at: now + settings.passwordLink.life, used_at: null })
        .execute();
      return { kind: 'PASSWORD_LINK_ISSUED', subjectId: input.memberId };
    },
  );
  return { ...recorded, token };
}

interface Issue {
  user_id: string;
  /** Null together with `issued_by`. */
  project_id: string | null;
  issued_by: string | null;
}

/**
 * Whoever has the link has the account, so its maker must be in charge of everything the account opens: admin of every project the person is
 * in. The owner of the server is in charge of all of them; a link for the owner is made by the owner alone, or on the machine itself.
 */
export async function mayIssue(db: Handle, { user_id, project_id, issued_by }: Issue): Promise<boolean> {
  // Both are missing where it was made on the machine itself.
  if (project_id === null || issued_by === null) return project_id === issued_by;
  const members = await db.selectFrom('member').select(['project_id', 'user_id', 'role']).where('user_id', 'in', [user_id, issued_by]).execute();
  const projects = new Set(members.filter((member) => member.user_id === user_id).map((member) => member.project_id));
  const run = new Set(members.filter((member) => member.user_id === issued_by && member.role === 'ADMIN').map((member) => member.project_id));
  if (!projects.has(project_id) || !run.has(project_id)) return false;
  const owners = await db.selectFrom('user').select('id').where('is_owner', '=', 1).execute();
  if (owners.some(({ id }) => id === issued_by)) return true;
  return !owners.some(({ id }) => id === user_id) && [...projects].every((id) => run.has(id));
}

/** The link a token opens, with whose it is; undefined if it was used, replaced, has run out, or its maker could not make it any more. */
export async function openPasswordLink({ clock }: Pick<Services, 'clock'>, db: Handle, token: string) {
  const link = await db
    .selectFrom('password_link')
    .innerJoin('user', 'user.id', 'password_link.user_id')
    .select(['user_id', 'project_id', 'issued_by', 'name', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return link !== undefined && (await mayIssue(db, link)) ? link : undefined;
}
