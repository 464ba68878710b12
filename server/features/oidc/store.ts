import { type Handle, writeTransaction } from '../../database/engine';
import type { JoinedSignInTable } from '../../database/factorTables';
import type { Services } from '../../services';
import type { UserTable } from '../../database/schema';
import { newId } from '../../ids';
import { noteChange } from '../factors/store';
import type { Identity } from './provider';

type Who = Pick<Identity, 'issuer' | 'subject'>;

/** Whoever signs in by an identity, which is used by that; undefined if nobody has joined it. */
export async function userOf(db: Handle, { issuer, subject }: Who, now: number): Promise<UserTable | undefined> {
  const used = await db.updateTable('joined_sign_in').set({ used_at: now }).where('issuer', '=', issuer).where('subject', '=', subject).returning('user_id').executeTakeFirst();
  return used === undefined ? undefined : db.selectFrom('user').selectAll().where('id', '=', used.user_id).where('erased_at', 'is', null).executeTakeFirst();
}

/** The account with an e-mail; undefined if there is none with a password. */
export const accountWith = (db: Handle, email: string): Promise<UserTable | undefined> =>
  db.selectFrom('user').selectAll().where('email', '=', email).where('password_hash', '!=', '').where('erased_at', 'is', null).executeTakeFirst();

/** Joins an identity to an account; false if it was joined meanwhile. */
export const join = ({ db, clock }: Services, { issuer, subject }: Who, { userId, name }: { userId: string; name: string }): Promise<boolean> =>
  writeTransaction(db, async (trx) => {
    const now = clock();
    const row = { id: newId('signin'), issuer, subject, user_id: userId, joined_at: now, used_at: now };
    const joined = await trx.insertInto('joined_sign_in').values(row).onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst();
    if (joined !== undefined) await noteChange(trx, { userId, kind: 'SIGN_IN_JOINED', detail: name, now });
    return joined !== undefined;
  });

/** The oldest first. */
export const joinedOf = (db: Handle, userId: string): Promise<JoinedSignInTable[]> => db.selectFrom('joined_sign_in').selectAll().where('user_id', '=', userId).orderBy('joined_at').orderBy('id').execute();
