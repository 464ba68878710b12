import type { MutationAcceptInvitationArgs } from '../../../__generated__/server/resolvers';
import { sortKey } from '../../../rules/sortKeys';
import type { Context } from '../../context';
import type { Handle, Trx } from '../../database/engine';
import type { InvitationTable, UserTable } from '../../database/schema';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { record, wasRecorded } from '../journal/record';
import { hashToken } from '../../tokens';
import { passTurnsOf } from '../snags/store';
import { checkRoom } from './invitations';
import { countMembers } from './store';

// How an invitation is accepted: with a password, or by an identity at the company's provider
// (features/auth/oidcInvited.ts).

/** The invitation of a token, or undefined if it was used, withdrawn or has expired. */
export const openInvitation = (
  context: Pick<Context, 'services'>,
  token: string,
  db: Handle = context.services.db,
) =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', context.services.clock())
    .executeTakeFirst();

/** Makes the invited person a member; a new person gets the account they chose a password for. */
export async function acceptInvitation(
  context: Context,
  { input }: MutationAcceptInvitationArgs,
): Promise<{ projectId: string }> {
  const { services } = context;
  const invitation = await openInvitation(context, input.token);
  if (invitation === undefined) return alreadyAccepted(context, input);
  const user = await services.db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', invitation.email)
    .executeTakeFirst();
  // People with an account must sign in; the link alone must not give access to it.
  if (user !== undefined && context.viewer?.userId !== user.id)
    throw new Refusal('UNAUTHENTICATED');
  const account = user ?? {
    name: cleanName(input.name, 'name'),
    password_hash: await services.passwords.hash(input.password ?? '', invitation.id),
  };
  await becomeMember(context, { invitation, token: input.token, eventId: input.eventId, account });
  return { projectId: invitation.project_id };
}

interface Accepting {
  invitation: InvitationTable;
  token: string;
  eventId: string;
  /** With an id if there is one already. */
  account: Pick<UserTable, 'name' | 'password_hash'> & { id?: string };
  /** What else is written with it. */
  alsoWrite?: (trx: Trx, userId: string) => Promise<void>;
}

/** Accepts an invitation for somebody who has shown that it is them. Answers their id. */
export async function becomeMember(
  context: Context,
  { invitation, token, eventId, account, alsoWrite }: Accepting,
): Promise<string> {
  const { services } = context;
  const isNew = account.id === undefined;
  // Whoever came by a link of this project, or is a name of it since it was imported, becomes the
  // account, so that what they did, and what still waits on their device, is theirs.
  const cameBy = isNew
    ? ((await linkedTo(services.db, context.viewer, invitation.project_id)) ??
      (await importedAs(services.db, invitation)))
    : null;
  const ended: string[] = [];
  const userId = account.id ?? cameBy ?? newId('user');
  // Joining asks for none; whatever comes after it does.
  const viewer = {
    kind: 'USER',
    sessionId: '',
    userId,
    payer: userId,
    name: account.name,
    email: invitation.email,
    isOwner: false,
    hasSecondFactor: true,
    client: null,
    keyKind: null,
  } as const;
  await record(
    { ...context, viewer },
    {
      mutation: 'acceptInvitation',
      input: { eventId, occurredAt: services.clock() },
      content: { token: hashToken(token) },
      projectOf: async (trx) => {
        // Again inside the transaction: the link works once.
        const open = await openInvitation(context, token, trx);
        if (open === undefined) throw new Refusal('NOT_FOUND');
        if (isNew) {
          const { name, password_hash } = account;
          const row = {
            name,
            password_hash,
            sort_key: sortKey(name),
            email: open.email,
            language: context.language,
          };
          if (cameBy === null) {
            await trx
              .insertInto('user')
              .values({ ...row, id: userId, is_owner: 0, created_at: services.clock() })
              .execute();
          } else {
            await trx.deleteFrom('link_person').where('user_id', '=', cameBy).execute();
            // Nobody else has become it meanwhile.
            const { numUpdatedRows } = await trx
              .updateTable('user')
              .set(row)
              .where('id', '=', cameBy)
              .where('password_hash', '=', '')
              .where('erased_at', 'is', null)
              .executeTakeFirst();
            if (numUpdatedRows === 0n) throw new Refusal('NOT_FOUND');
            // What was opened without a password does not open the account.
            ended.push(...(await services.sessions.endAllOf(trx, cameBy)));
          }
        }
        const member = {
          id: newId('member'),
          project_id: open.project_id,
          user_id: userId,
          role: open.role,
          company_id: open.company_id,
        };
        // A person who was invited twice keeps the role of the first link.
        await trx
          .insertInto('member')
          .values(member)
          .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
          .execute();
        await trx
          .updateTable('invitation')
          .set({ ended_at: services.clock() })
          .where('id', '=', open.id)
          .execute();
        await alsoWrite?.(trx, userId);
        return open.project_id;
      },
    },
    async (trx, { project, member, seq }) => {
      checkRoom(project, await countMembers(trx, project.id));
      await passTurnsOf(trx, {
        projectId: project.id,
        userId: member.user_id,
        seq,
        actorId: member.user_id,
      });
      return { kind: 'MEMBER_ADDED', subjectId: member.id, facts: member };
    },
  );
  for (const sessionId of ended) services.sessionEnded(sessionId);
  return userId;
}

/** The user of somebody who came by a link of this project, or null. */
async function linkedTo(
  db: Handle,
  viewer: Context['viewer'],
  projectId: string,
): Promise<string | null> {
  if (viewer?.kind !== 'LINK') return null;
  const person = await db
    .selectFrom('link_person')
    .select('user_id')
    .where('user_id', '=', viewer.userId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return person?.user_id ?? null;
}

/**
 * The name without a login that the invited person has in the project since it was imported, by
 * their e-mail there; or null. Null too if another project has that name: its history is no affair
 * of whoever invites to this one, and gets the link of the invitation.
 */
async function importedAs(
  db: Handle,
  { email, project_id: projectId }: InvitationTable,
): Promise<string | null> {
  const named = await db
    .selectFrom('imported_person')
    .innerJoin('user', 'user.id', 'imported_person.user_id')
    .select('user.id')
    .where('imported_person.project_id', '=', projectId)
    .where('imported_person.email', '=', email)
    .where('user.password_hash', '=', '')
    .where('user.erased_at', 'is', null)
    .where(
      'user.id',
      'not in',
      db.selectFrom('imported_person').select('user_id').where('project_id', '!=', projectId),
    )
    .orderBy('user.id')
    .executeTakeFirst();
  return named?.id ?? null;
}

/**
 * The answer to the first accepting may have been lost on the line: the same sent again is let
 * through, and so is the member who is signed in.
 * For everybody else a used link is refused like one that never existed.
 */
async function alreadyAccepted(
  context: Context,
  input: MutationAcceptInvitationArgs['input'],
): Promise<{ projectId: string }> {
  const { db, clock } = context.services;
  const invitation = await db
    .selectFrom('invitation')
    .innerJoin('user', 'user.email', 'invitation.email')
    .innerJoin('member', (join) =>
      join
        .onRef('member.user_id', '=', 'user.id')
        .onRef('member.project_id', '=', 'invitation.project_id'),
    )
    .select(['invitation.project_id', 'user.id as userId'])
    .where('token_hash', '=', hashToken(input.token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (invitation === undefined) throw new Refusal('NOT_FOUND');
  const { userId, project_id: projectId } = invitation;
  const sentBefore = {
    id: input.eventId,
    kind: 'MEMBER_ADDED',
    actor_id: userId,
    project_id: projectId,
  } as const;
  if (context.viewer?.userId !== userId && !(await wasRecorded(db, sentBefore)))
    throw new Refusal('NOT_FOUND');
  return { projectId };
}
