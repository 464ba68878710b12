import { writeTransaction } from '../../database/engine';
import type { Services } from '../../services';
import { settings } from '../../settings';
import type { SignedIn } from './sessionStore';
import { hashToken, newToken } from '../../tokens';

/** A new token takes the place of the one before. */
export async function makeStartToken({ db, clock }: Services, sessionId: string): Promise<string> {
  const token = newToken();
  const made = { hash: hashToken(token), expires_at: clock() + settings.startToken.life };
  await db
    .insertInto('start_token')
    .values({ session_id: sessionId, ...made })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(made))
    .execute();
  return token;
}

/**
 * Whose session a token takes along, and when that began; null if it was used, is too old, or the
 * session is over. It works once.
 */
export async function takeStartToken(
  { db, clock, sessions }: Services,
  token: string,
): Promise<{ signedIn: SignedIn; since: number } | null> {
  const taken = await writeTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('start_token')
      .innerJoin('session', 'session.id', 'start_token.session_id')
      .where('start_token.hash', '=', hashToken(token))
      .select(['start_token.session_id', 'start_token.expires_at', 'session.created_at'])
      .executeTakeFirst();
    await trx.deleteFrom('start_token').where('hash', '=', hashToken(token)).execute();
    return found;
  });
  if (taken === undefined || taken.expires_at <= clock()) return null;
  const signedIn = await sessions.bySession(taken.session_id);
  return signedIn === null ? null : { signedIn, since: taken.created_at };
}
