import { randomBytes } from 'node:crypto';
import type {
  MutationConfirmCodesArgs,
  MutationRemoveCodesArgs,
  MutationRemoveFactorsArgs,
  MutationRenewRecoveryCodesArgs,
  MutationSetUpCodesArgs,
} from '../../../__generated__/server/resolvers';
import { type Context, requireViewer } from '../../context';
import { writeTransaction } from '../../database/engine';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { readCode } from './codeStep';
import { requireFactor, requirePassword } from './requirePassword';
import { seal, unseal } from './sealed';
import {
  codesOf,
  markShown,
  noteChange,
  removeFactorsOf,
  renewRecovery,
  unmarkIfNone,
} from './factorStore';
import { base32, secretBytes, stepOf, uriOf } from './totp';

// One-time codes of one's own account: set up, confirmed by a first code, and removed.

/** What authenticator apps show above the code. */
const issuer = 'Snagbook';

/** A new secret, which takes the place of one that was never confirmed. */
export async function setUpCodes(
  context: Context,
  { input }: MutationSetUpCodesArgs,
): Promise<{ secret: string; uri: string }> {
  const { db, secret, clock } = context.services;
  const { userId, email } = requireViewer(context);
  await requirePassword(context, input.password);
  await requireFactor(context);
  const made = randomBytes(secretBytes);
  const row = {
    secret: seal(secret, sealOf(userId), made.toString('base64url')),
    last_step: 0,
    made_at: clock(),
    confirmed_at: null,
  };
  const written = await db
    .insertInto('one_time_codes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('one_time_codes.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (written === undefined) throw new Refusal('CODES_ON');
  return {
    secret: (base32(made).match(/.{1,4}/g) ?? []).join(' '),
    uri: uriOf(made, { email, issuer }),
  };
}

/**
 * Switches them on, and answers the recovery codes. This session has shown a second factor by it.
 */
export async function confirmCodes(
  context: Context,
  { input }: MutationConfirmCodesArgs,
): Promise<string[]> {
  const { db, secret, clock, sessionEnded } = context.services;
  const { userId, sessionId } = requireViewer(context);
  await requireFactor(context);
  const now = clock();
  const row = await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row !== undefined && row.confirmed_at !== null) throw new Refusal('CODES_ON');
  const key =
    row === undefined || row.made_at <= now - settings.factors.setUpLife
      ? null
      : unseal(secret, sealOf(userId), row.secret);
  if (row === undefined || key === null) throw new Refusal('STEP_OVER');
  const step = stepOf(Buffer.from(key, 'base64url'), readCode(input.code), {
    now,
    last: row.last_step,
  });
  if (step === null) throw new Refusal('WRONG_CODE', {}, 'code');
  const codes = await writeTransaction(db, async (trx) => {
    const confirmed = await trx
      .updateTable('one_time_codes')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', row.secret)
      .where('confirmed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (confirmed === undefined) throw new Refusal('CODES_ON');
    await markShown(trx, sessionId, now);
    await noteChange(trx, { userId, kind: 'CODES_ON', now });
    return renewRecovery(trx, userId, now);
  });
  // Its sockets are opened anew, and know then that a second factor was shown.
  sessionEnded(sessionId);
  return codes;
}

export async function renewRecoveryCodes(
  context: Context,
  { input }: MutationRenewRecoveryCodesArgs,
): Promise<string[]> {
  const { db, clock } = context.services;
  const { userId } = requireViewer(context);
  await requirePassword(context, input.password);
  await requireFactor(context);
  return writeTransaction(db, async (trx) => {
    if ((await codesOf(trx, userId)) === undefined) throw new Refusal('NOT_FOUND');
    await noteChange(trx, { userId, kind: 'RECOVERY_RENEWED', now: clock() });
    return renewRecovery(trx, userId, clock());
  });
}

export async function removeCodes(
  context: Context,
  { input }: MutationRemoveCodesArgs,
): Promise<void> {
  const { db, clock, reserve, sessionEnded } = context.services;
  const { userId } = requireViewer(context);
  await requirePassword(context, input.password);
  await requireFactor(context);
  const unmarked = await reserve.use(() =>
    writeTransaction(db, async (trx) => {
      await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
      const removed = await trx
        .deleteFrom('one_time_codes')
        .where('user_id', '=', userId)
        .returning('confirmed_at')
        .executeTakeFirst();
      if (removed === undefined || removed.confirmed_at === null) return [];
      await noteChange(trx, { userId, kind: 'CODES_OFF', now: clock() });
      return unmarkIfNone(trx, userId);
    }),
  );
  for (const sessionId of unmarked) sessionEnded(sessionId);
}

/** For the owner of the server: of somebody who has lost their phone and the recovery codes. */
export async function removeFactors(
  context: Context,
  { input }: MutationRemoveFactorsArgs,
): Promise<string> {
  const { db, clock, sessionEnded } = context.services;
  const person = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', input.userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (person === undefined) throw new Refusal('NOT_FOUND');
  for (const sessionId of await writeTransaction(db, (trx) =>
    removeFactorsOf(trx, person.id, clock()),
  ))
    sessionEnded(sessionId);
  return person.id;
}

const sealOf = (userId: string) => ({ purpose: 'one-time codes', about: userId }) as const;
