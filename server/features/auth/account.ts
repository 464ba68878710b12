import type {
  MutationChangeLanguageArgs,
  MutationChangeNameArgs,
  MutationChangePasswordArgs,
  MutationEndSessionArgs,
} from '../../../__generated__/server/resolvers';
import { type Language, languageOfTag } from '../../../rules/languages';
import { sortKey } from '../../../rules/sortKeys';
import { type Context, renewLoaders, requireViewer } from '../../context';
import { writeTransaction } from '../../database/engine';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { noteChange } from './factorStore';
import { requirePassword } from './requirePassword';
import { noPassword } from './passwords';

// Changes of one's own account. They belong to no project, so they make no events; each mutation
// can be repeated.

export async function changeName(
  context: Context,
  { input }: MutationChangeNameArgs,
): Promise<string> {
  const { userId: id } = requireViewer(context);
  const name = cleanName(input.name, 'name');
  await context.services.db
    .updateTable('user')
    .set({ name, sort_key: sortKey(name) })
    .where('id', '=', id)
    .execute();
  renewLoaders(context);
  return id;
}

/** Devices have their own setting; this one is for mails. */
export async function changeLanguage(
  context: Context,
  { input }: MutationChangeLanguageArgs,
): Promise<Language> {
  const { userId: id } = requireViewer(context);
  const language = languageOfTag(input.language);
  if (language === null) throw new Refusal('BAD_REQUEST', {}, 'language');
  await context.services.db.updateTable('user').set({ language }).where('id', '=', id).execute();
  renewLoaders(context);
  return language;
}

/**
 * Ends all other sessions of the person: whoever else knows the old password may have one. Answers
 * how many.
 */
export async function changePassword(
  context: Context,
  { input }: MutationChangePasswordArgs,
): Promise<number> {
  const { db, clock, passwords, sessions, reserve, sessionEnded } = context.services;
  const { userId, sessionId } = requireViewer(context);
  const { password_hash: stored } = await db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Of somebody who had none the provider has confirmed who they are.
  if (stored === noPassword) await requirePassword(context, '');
  else if (!(await isCurrent(context, stored, input))) return 0;
  const hash = await passwords.hash(input.newPassword, sessionId);
  const save = () =>
    writeTransaction(db, async (trx) => {
      const changed = await trx
        .updateTable('user')
        .set({ password_hash: hash })
        .where('id', '=', userId)
        // Somebody may have used a reset link meanwhile, which ended this session.
        .where('password_hash', '=', stored)
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) throw new Refusal('WRONG_PASSWORD', {}, 'currentPassword');
      await trx.deleteFrom('password_link').where('user_id', '=', userId).execute();
      await noteChange(trx, { userId, kind: 'PASSWORD_CHANGED', now: clock() });
      return sessions.endAllOf(trx, userId, { but: sessionId });
    });
  const ended = await reserve.use(save);
  for (const id of ended) sessionEnded(id);
  return ended.length;
}

/**
 * Whether it has to be changed: false if the new one is set already, because the first answer was
 * lost on the line. Refuses unless it is the current one.
 */
async function isCurrent(
  { services, viewer }: Context,
  stored: string,
  { currentPassword, newPassword }: MutationChangePasswordArgs['input'],
): Promise<boolean> {
  const { passwords, tries } = services;
  // On an unlocked device the password can be guessed no more often than at sign-in.
  const counted = await tries.holding(viewer?.sessionId ?? '');
  const matches = (password: string): Promise<boolean> =>
    counted.looking(passwords.matches(stored, password, counted.sender));
  const current = await matches(currentPassword);
  if (!current && !(await matches(newPassword)))
    throw new Refusal('WRONG_PASSWORD', {}, 'currentPassword');
  await counted.succeeded();
  return current;
}

/** Ends one of the viewer's sessions; one that has ended already stays so. */
export async function endSession(
  context: Context,
  { input }: MutationEndSessionArgs,
): Promise<string> {
  const { sessions, reserve, sessionEnded, db } = context.services;
  const { userId } = requireViewer(context);
  const own = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', input.sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (own === undefined) throw new Refusal('NOT_FOUND');
  await reserve.use(() => sessions.end(own.id));
  sessionEnded(own.id);
  return own.id;
}

export async function endOtherSessions(context: Context): Promise<string[]> {
  const { sessions, reserve, sessionEnded, db } = context.services;
  const { userId, sessionId } = requireViewer(context);
  const ended = await reserve.use(() => sessions.endAllOf(db, userId, { but: sessionId }));
  for (const id of ended) sessionEnded(id);
  return ended;
}
