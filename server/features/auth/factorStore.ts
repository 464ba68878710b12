import type { Handle, Trx } from '../../database/engine';
import type { OneTimeCodesTable, PasskeyTable, SignInChange } from '../../database/factorTables';
import { newId } from '../../ids';
import { settings } from '../../settings';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes';

/**
 * The confirmed one-time codes of a person; undefined if there are none, or their set-up is not
 * finished.
 */
export const codesOf = (db: Handle, userId: string): Promise<OneTimeCodesTable | undefined> =>
  db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Marks a time step as used: false if it or a later one was used before. */
export async function takeStep(db: Handle, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Uses a recovery code once. */
export async function takeRecoveryCode(
  trx: Trx,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const hash = hashRecoveryCode(userId, code);
  const taken = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  if (taken !== undefined) await noteChange(trx, { userId, kind: 'RECOVERY_USED', now });
  return taken !== undefined;
}

/** Replaces all recovery codes of a person. Only hashes are stored. */
export async function renewRecovery(trx: Trx, userId: string, now: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        user_id: userId,
        hash: hashRecoveryCode(userId, code),
        made_at: now,
        used_at: null,
      })),
    )
    .execute();
  return codes;
}

/** Stores what was changed, for the e-mail to the person. */
export async function noteChange(
  trx: Handle,
  {
    userId,
    kind,
    detail = '',
    now,
  }: { userId: string; kind: SignInChange; detail?: string; now: number },
): Promise<void> {
  await trx
    .insertInto('sign_in_change')
    .values({ id: newId('change'), user_id: userId, kind, detail, made_at: now, told_at: null })
    .execute();
}

export async function recoveryCodesLeft(db: Handle, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Marks the session as one in which a second factor was used. */
export async function markShown(trx: Handle, sessionId: string, now: number): Promise<void> {
  await trx
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/**
 * Once the last factor is gone, no session counts as begun with one. Answers the open sessions,
 * whose sockets were opened as if they did.
 */
export async function unmarkIfNone(trx: Trx, userId: string): Promise<string[]> {
  if (await hasFactors(trx, userId)) return [];
  const marked = await trx
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .where('second_factor_at', 'is not', null)
    .returning(['id', 'ended_at'])
    .execute();
  return marked.filter(({ ended_at }) => ended_at === null).map(({ id }) => id);
}

export const hasFactors = async (db: Handle, userId: string): Promise<boolean> =>
  (await codesOf(db, userId)) !== undefined || (await passkeysOf(db, userId)).length > 0;

/** The oldest first. */
export const passkeysOf = (db: Handle, userId: string): Promise<PasskeyTable[]> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

/** Uses a challenge once: false if it was answered before. */
export async function takeChallenge(db: Handle, hash: string, until: number): Promise<boolean> {
  const taken = await db
    .insertInto('used_challenge')
    .values({ hash, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

const ofFactors = ['recovery_code', 'one_time_codes', 'passkey'] as const;

/**
 * Removes all second factors and passkeys of a person. Returns the open sessions, whose sockets
 * still count as having used one.
 */
export async function removeFactorsOf(trx: Trx, userId: string, now: number): Promise<string[]> {
  if (!(await hasFactors(trx, userId))) return [];
  for (const table of ofFactors)
    await trx.deleteFrom<(typeof ofFactors)[number]>(table).where('user_id', '=', userId).execute();
  await noteChange(trx, { userId, kind: 'FACTORS_REMOVED', now });
  return unmarkIfNone(trx, userId);
}

/** Deletes old notes of changes. */
export async function sweepFactors(db: Handle, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in_change')
    .where('made_at', '<', now - settings.factors.changeKept)
    .execute();
  await db
    .deleteFrom('one_time_codes')
    .where('confirmed_at', 'is', null)
    .where('made_at', '<', now - settings.factors.setUpLife)
    .execute();
  await db.deleteFrom('used_challenge').where('until', '<', now).execute();
}
