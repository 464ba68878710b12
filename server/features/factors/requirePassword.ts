import { type Context, requireViewer } from '../../context';
import { Refusal } from '../../refusal';

/** Refuses unless it is the viewer's password: on an unlocked device nobody else changes how its person signs in. It can be guessed there no more often than at sign-in. */
export async function requirePassword(context: Context, password: string): Promise<void> {
  const { db, passwords, tries } = context.services;
  const { userId, sessionId } = requireViewer(context);
  const counted = await tries.holding(sessionId);
  const { password_hash: stored } = await db.selectFrom('user').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
  if (!(await counted.looking(passwords.matches(stored, password, counted.sender)))) throw new Refusal('WRONG_PASSWORD', {}, 'password');
  await counted.succeeded();
}
