import { type Context, requireViewer } from '../../context';
import { Refusal } from '../../refusal';
import { isConfirmed } from './oidcStore';
import { noPassword } from './passwords';
import { hasFactors } from './factorStore';

/**
 * Refuses unless it is the viewer's password: on an unlocked device nobody else changes how its
 * person signs in. It can be guessed there no more often than at sign-in. Of somebody who has none
 * the company's provider has confirmed lately that it is them.
 */
export async function requirePassword(context: Context, password: string): Promise<void> {
  const { db, passwords, tries, provider, clock } = context.services;
  const { userId, sessionId } = requireViewer(context);
  const { password_hash: stored } = await db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (stored === noPassword) {
    if (await isConfirmed(db, sessionId, clock())) return;
    throw provider === null
      ? new Refusal('NO_PASSWORD')
      : new Refusal('CONFIRM_AT_PROVIDER', { name: provider.name });
  }
  const counted = await tries.holding(sessionId);
  if (!(await counted.looking(passwords.matches(stored, password, counted.sender))))
    throw new Refusal('WRONG_PASSWORD', {}, 'password');
  await counted.succeeded();
}

/**
 * Before second factors are changed. Where there is one the session has to have shown it: else
 * whoever has learned the password adds a factor of their own, or takes away the one that keeps
 * them out.
 */
export async function requireFactor(context: Context): Promise<void> {
  const { db, sessions } = context.services;
  const { userId, sessionId } = requireViewer(context);
  if (!(await hasFactors(db, userId))) return;
  // Read anew, because the session may have shown one since it was looked up.
  const session = await sessions.bySession(sessionId);
  if (session?.hasSecondFactor !== true) throw new Refusal('SHOW_FACTOR_FIRST');
}
