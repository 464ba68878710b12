import { writeTransaction } from '../../database/engine';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { hashToken } from '../sessions/tokens';
import { openPasswordLink } from './passwordLinks';

interface Reset {
  token: string;
  password: string;
}

interface Person {
  id: string;
  name: string;
  email: string;
}

/**
 * Sets the password of whoever a reset link is for and ends their sessions everywhere: whoever took the old password may be signed in
 * with it. Answers the person, who is signed in by it. Every token that opens nothing is answered alike.
 */
export async function resetPassword(services: Services, { token, password }: Reset): Promise<Person> {
  const { db, tries, passwords, sessions, reserve, clock } = services;
  // Nobody guesses one of 2²⁵⁶, so tries are not counted, and whoever holds a link is held up by nobody.
  const link = await openPasswordLink(services, db, token);
  if (link === undefined) {
    const person = await alreadyReset(services, { token, password });
    if (person === null) throw new Refusal('NOT_FOUND');
    return person;
  }
  const hash = await passwords.hash(password);
  const save = () => writeTransaction(db, async (trx) => {
    // Again inside the transaction: the link works once.
    if ((await openPasswordLink(services, trx, token)) === undefined) throw new Refusal('NOT_FOUND');
    await trx.updateTable('password_link').set({ used_at: clock() }).where('user_id', '=', link.user_id).execute();
    await trx.updateTable('user').set({ password_hash: hash }).where('id', '=', link.user_id).execute();
    return sessions.endAllOf(trx, link.user_id);
  });
  const ended = await reserve.use(save);
  for (const sessionId of ended) services.sessionEnded(sessionId);
  // The failed tries were the reason for the link.
  tries.forget(link.email);
  return { id: link.user_id, name: link.name, email: link.email };
}

/** The answer to the first time may have been lost on the line: with the password that it set, the used link answers again. */
async function alreadyReset({ db, passwords, tries, clock }: Services, { token, password }: Reset): Promise<Person | null> {
  const used = await db
    .selectFrom('password_link')
    .innerJoin('user', 'user.id', 'password_link.user_id')
    .select(['user.id', 'user.name', 'user.email', 'user.password_hash'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is not', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (used === undefined) return null;
  // A used link is no way to guess the password more often than at the door.
  const counted = tries.holding(`reset ${hashToken(token)}`);
  if (!(await counted.looking(passwords.matches(used.password_hash, password, counted.sender)))) return null;
  counted.succeeded();
  return { id: used.id, name: used.name, email: used.email };
}
