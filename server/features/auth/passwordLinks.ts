import { createHmac } from 'node:crypto';
import type { MutationIssuePasswordLinkArgs } from '../../../__generated__/server/resolvers';
import { may } from '../../../rules/rights';
import type { Context } from '../../context';
import { type Handle, writeTransaction } from '../../database/engine';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { noteChange } from './factorStore';
import { record, type Recorded } from '../journal/record';
import { hashToken } from '../../tokens';
import { requireMember } from '../people/members';

/**
 * Makes a one-time link for somebody who forgot their password. As with an invitation, the token is
 * derived from the event's id: sent again, the event gives the same link. Earlier links become
 * invalid.
 */
export async function issuePasswordLink(
  context: Context,
  { input }: MutationIssuePasswordLinkArgs,
): Promise<Recorded & { token: string }> {
  const token = createHmac('sha256', context.services.secret)
    .update(`password:${input.eventId}`)
    .digest('base64url');
  const recorded = await record(
    context,
    {
      mutation: 'issuePasswordLink',
      input,
      content: input,
      projectOf: async (trx) => (await requireMember(trx, input.memberId)).project_id,
    },
    async (trx, { project, viewer, now }) => {
      const { user_id } = await requireMember(trx, input.memberId);
      const link = { user_id, project_id: project.id, issued_by: viewer.userId };
      if (!(await mayIssue(trx, link))) {
        const { name } = await trx
          .selectFrom('user')
          .select('name')
          .where('id', '=', user_id)
          .executeTakeFirstOrThrow();
        throw new Refusal('RESET_BY_OWNER', { name });
      }
      await trx.deleteFrom('password_link').where('user_id', '=', user_id).execute();
      await trx
        .insertInto('password_link')
        .values({
          ...link,
          mailed: 0,
          token_hash: hashToken(token),
          expires_at: now + settings.passwordLink.life,
          used_at: null,
        })
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
 * The link gives full access to the account, so its maker must be in charge of everything in it:
 * one who may issue them in every project the person is in. The owner of the server is in charge of
 * all of them; a link for the owner is made by the owner alone, or on the machine itself.
 */
export async function mayIssue(
  db: Handle,
  { user_id, project_id, issued_by }: Issue,
): Promise<boolean> {
  // Both are missing where it was made on the machine itself.
  if (project_id === null || issued_by === null) return project_id === issued_by;
  const members = await db
    .selectFrom('member')
    .select(['project_id', 'user_id', 'role'])
    .where('user_id', 'in', [user_id, issued_by])
    .execute();
  const projects = new Set(
    members.filter((member) => member.user_id === user_id).map((member) => member.project_id),
  );
  const run = new Set(
    members
      .filter((member) => member.user_id === issued_by && may(member, 'issuePasswordLinks'))
      .map((member) => member.project_id),
  );
  if (!projects.has(project_id) || !run.has(project_id)) return false;
  const owners = await db.selectFrom('user').select('id').where('is_owner', '=', 1).execute();
  if (owners.some(({ id }) => id === issued_by)) return true;
  return !owners.some(({ id }) => id === user_id) && [...projects].every((id) => run.has(id));
}

/**
 * The link of a token, with its person; undefined if it was used, replaced, has expired, or its
 * maker may not make it any more.
 */
export async function openPasswordLink(
  { clock }: Pick<Services, 'clock'>,
  db: Handle,
  token: string,
) {
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

interface Reset {
  token: string;
  password: string;
  /** Passkeys sign in without the password, also one that a thief has added. */
  removePasskeys: boolean;
}

interface Person {
  id: string;
  name: string;
  email: string;
}

/**
 * Sets the password of whoever a reset link is for and ends their sessions everywhere: whoever took
 * the old password may be signed in with it. Returns the person, to sign them in. All invalid
 * tokens are refused alike.
 */
export async function resetPassword(
  services: Services,
  { token, password, removePasskeys }: Reset,
): Promise<Person> {
  const { db, tries, passwords, sessions, reserve, clock } = services;
  // A token cannot be guessed (2²⁵⁶), so tries are not counted, and nobody can lock out the link's
  // holder.
  const link = await openPasswordLink(services, db, token);
  if (link === undefined) {
    const person = await alreadyReset(services, { token, password });
    if (person === null) throw new Refusal('NOT_FOUND');
    return person;
  }
  const hash = await passwords.hash(password, hashToken(token));
  const save = () =>
    writeTransaction(db, async (trx) => {
      // Checked again inside the transaction: the link works once.
      if ((await openPasswordLink(services, trx, token)) === undefined)
        throw new Refusal('NOT_FOUND');
      await trx
        .updateTable('password_link')
        .set({ used_at: clock() })
        .where('token_hash', '=', hashToken(token))
        .execute();
      // Another one would choose it again.
      await trx
        .deleteFrom('password_link')
        .where('user_id', '=', link.user_id)
        .where('used_at', 'is', null)
        .execute();
      await trx
        .updateTable('user')
        .set({ password_hash: hash })
        .where('id', '=', link.user_id)
        .execute();
      const note = { userId: link.user_id, kind: 'PASSWORD_RESET', now: clock() } as const;
      await noteChange(trx, note);
      if (removePasskeys)
        await trx.deleteFrom('passkey').where('user_id', '=', link.user_id).execute();
      return sessions.endAllOf(trx, link.user_id);
    });
  const ended = await reserve.use(save);
  for (const sessionId of ended) services.sessionEnded(sessionId);
  // The failed tries were the reason for the link.
  await tries.forget(link.email);
  return { id: link.user_id, name: link.name, email: link.email };
}

/**
 * The answer to the first time may have been lost on the line: with the password that it set, the
 * used link answers again.
 */
async function alreadyReset(
  { db, passwords, tries, clock }: Services,
  { token, password }: Pick<Reset, 'token' | 'password'>,
): Promise<Person | null> {
  const used = await db
    .selectFrom('password_link')
    .innerJoin('user', 'user.id', 'password_link.user_id')
    .select(['user.id', 'user.name', 'user.email', 'user.password_hash'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is not', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (used === undefined) return null;
  // With a used link the password can be guessed no more often than at sign-in.
  const counted = await tries.holding(`reset ${hashToken(token)}`);
  if (!(await counted.looking(passwords.matches(used.password_hash, password, counted.sender))))
    return null;
  await counted.succeeded();
  return { id: used.id, name: used.name, email: used.email };
}
