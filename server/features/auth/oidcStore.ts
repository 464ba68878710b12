import { type Handle, type Trx, writeTransaction } from '../../database/engine';
import type { JoinedSignInTable } from '../../database/factorTables';
import type { Services } from '../../services';
import type { UserTable } from '../../database/schema';
import { newId } from '../../ids';
import { noteChange } from './factorStore';
import { noPassword } from './passwords';
import { settings } from '../../settings';
import type { SignedOut } from './logoutToken';
import type { Identity } from './oidcProvider';

type Who = Pick<Identity, 'issuer' | 'subject'>;

/** What begins a session. */
export type BegunBy = Pick<Identity, 'issuer' | 'subject' | 'sid'>;

/** Whoever signs in by an identity, which is used by that; undefined if nobody has joined it. */
export async function userOf(
  db: Handle,
  { issuer, subject }: Who,
  now: number,
): Promise<UserTable | undefined> {
  const used = await db
    .updateTable('joined_sign_in')
    .set({ used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return used === undefined
    ? undefined
    : db
        .selectFrom('user')
        .selectAll()
        .where('id', '=', used.user_id)
        .where('erased_at', 'is', null)
        .executeTakeFirst();
}

/** The account with an e-mail; undefined if there is none with a password to confirm it by. */
export const accountWith = (db: Handle, email: string): Promise<UserTable | undefined> =>
  db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', email)
    .where('password_hash', 'not in', ['', noPassword])
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** Joins an identity to an account; false if it is somebody else's. */
export const join = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  who: Who,
  { userId, name }: { userId: string; name: string },
): Promise<boolean> =>
  writeTransaction(db, (trx) => joinWithin(trx, who, { userId, name, now: clock() }));

export async function joinWithin(
  trx: Trx,
  { issuer, subject }: Who,
  { userId, name, now }: { userId: string; name: string; now: number },
): Promise<boolean> {
  const row = {
    id: newId('signin'),
    issuer,
    subject,
    user_id: userId,
    joined_at: now,
    used_at: now,
  };
  const joined = await trx
    .insertInto('joined_sign_in')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (joined !== undefined)
    await noteChange(trx, { userId, kind: 'SIGN_IN_JOINED', detail: name, now });
  return joined !== undefined || (await ownerOf(trx, { issuer, subject })) === userId;
}

async function ownerOf(db: Handle, { issuer, subject }: Who): Promise<string | null> {
  const row = await db
    .selectFrom('joined_sign_in')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** By whom a session was begun there, so that it ends with the one there. */
export const noteBegunBy = (db: Handle, sessionId: string, { issuer, subject, sid }: BegunBy) =>
  db
    .insertInto('provider_session')
    .values({ session_id: sessionId, issuer, subject, sid, confirmed_at: null })
    .execute();

/** A branch of a session ends with it. */
export async function alsoBegunBy(
  db: Handle,
  { before, sessionId }: { before: string; sessionId: string },
): Promise<void> {
  const row = await db
    .selectFrom('provider_session')
    .selectAll()
    .where('session_id', '=', before)
    .executeTakeFirst();
  if (row !== undefined) await noteBegunBy(db, sessionId, row);
}

/**
 * The provider has asked anew who is in front of the device of this session. One that was begun
 * there ends with the session there that has taken the place of the first.
 */
export const noteConfirmed = (
  db: Services['db'],
  sessionId: string,
  { issuer, subject, sid }: BegunBy,
  now: number,
): Promise<void> =>
  writeTransaction(db, async (trx) => {
    await trx
      .insertInto('provider_session')
      .values({ session_id: sessionId, issuer: '', subject: '', sid: null, confirmed_at: now })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ confirmed_at: now }))
      .execute();
    // Not every answer names the session there.
    if (sid !== null)
      await trx
        .updateTable('provider_session')
        .set({ sid })
        .where('session_id', '=', sessionId)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .execute();
  });

/** Whether that was so lately that it stands for a password. */
export async function isConfirmed(db: Handle, sessionId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('provider_session')
    .select('confirmed_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return (
    row?.confirmed_at != null &&
    row.confirmed_at > now - settings.factors.confirmedLife &&
    row.confirmed_at <= now
  );
}

/**
 * The open sessions that end when somebody signs out there: of one session there, or all of theirs.
 * Those of which it is not known by which session there they were begun end with any of that
 * person's.
 */
export async function sessionsBegunBy(
  db: Handle,
  { issuer, subject, sid }: Pick<SignedOut, 'issuer' | 'subject' | 'sid'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_session')
    .innerJoin('session', 'session.id', 'provider_session.session_id')
    .select('session.id')
    .where('session.ended_at', 'is', null)
    .where('provider_session.issuer', '=', issuer)
    .$if(subject !== null, (query) => query.where('provider_session.subject', '=', subject))
    .$if(sid !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('provider_session.sid', '=', sid),
          ...(subject === null ? [] : [eb('provider_session.sid', 'is', null)]),
        ]),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The oldest first. */
export const joinedOf = (db: Handle, userId: string): Promise<JoinedSignInTable[]> =>
  db
    .selectFrom('joined_sign_in')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();

/** Whether somebody has an account and never chose a password. */
export async function lacksPassword(db: Handle, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.password_hash === noPassword;
}
