import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import type {
  MutationAddPasskeyArgs,
  MutationRemovePasskeyArgs,
  MutationSetUpPasskeyArgs,
} from '../../../__generated__/server/resolvers';
import { textLimits } from '../../../rules/limits';
import { type Context, requireViewer } from '../../context';
import { writeTransaction } from '../../database/engine';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { cleanName } from '../../text';
import { openChallenge, relyingPartyOf, readAnswer, sealChallenge } from './challenge';
import { requireFactor, requirePassword } from './requirePassword';
import { markShown, noteChange, passkeysOf, unmarkIfNone } from './factorStore';

// Passkeys of one's own account: made by the browser, kept as public keys.

const loadWebAuthn = () => import('@simplewebauthn/server');

export async function setUpPasskey(
  context: Context,
  { input }: MutationSetUpPasskeyArgs,
): Promise<{ options: string; step: string }> {
  const { userId, email, name } = requireViewer(context);
  await requirePassword(context, input.password);
  await requireFactor(context);
  const known = await passkeysOf(context.services.db, userId);
  if (known.length >= settings.factors.passkeys)
    throw new Refusal('PASSKEYS_TOO_MANY', { limit: settings.factors.passkeys });
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Snagbook',
    rpID: relyingPartyHere(context).rpID,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    timeout: settings.factors.challengeLife,
    // Written below from such a list.
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as AuthenticatorTransport[],
    })),
    // Found without an e-mail, and never without its person.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    options: JSON.stringify(options),
    step: sealChallenge(context.services, userId, options.challenge),
  };
}

/** This session has shown a second factor by it. */
export async function addPasskey(
  context: Context,
  { input }: MutationAddPasskeyArgs,
): Promise<void> {
  const { services } = context;
  const { userId, sessionId } = requireViewer(context);
  const name = cleanName(input.name, 'name', 'name', textLimits.viewName);
  const response = readAnswer<RegistrationResponseJSON>(input.response);
  await requireFactor(context);
  const expectedChallenge = await openChallenge(services, userId, input.step);
  const { origin, rpID } = relyingPartyHere(context);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    if (!(cause instanceof Error)) throw cause;
    return { verified: false } as const;
  });
  if (!verified.verified) throw new Refusal('PASSKEY_REFUSED');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const now = services.clock();
  await writeTransaction(services.db, async (trx) => {
    const row = {
      id,
      user_id: userId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      name,
      made_at: now,
      used_at: null,
    };
    const added = await trx
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Nobody else's id is taken over.
    if (added === undefined) throw new Refusal('PASSKEY_REFUSED');
    await markShown(trx, sessionId, now);
    await noteChange(trx, { userId, kind: 'PASSKEY_ADDED', detail: name, now });
  });
  // Its sockets are opened anew, and know then that a second factor was shown.
  services.sessionEnded(sessionId);
}

export async function removePasskey(
  context: Context,
  { input }: MutationRemovePasskeyArgs,
): Promise<void> {
  const { db, clock, reserve, sessionEnded } = context.services;
  const { userId } = requireViewer(context);
  await requirePassword(context, input.password);
  await requireFactor(context);
  const unmarked = await reserve.use(() =>
    writeTransaction(db, async (trx) => {
      const removed = await trx
        .deleteFrom('passkey')
        .where('id', '=', input.id)
        .where('user_id', '=', userId)
        .returning('name')
        .executeTakeFirst();
      if (removed === undefined) return [];
      await noteChange(trx, {
        userId,
        kind: 'PASSKEY_REMOVED',
        detail: removed.name,
        now: clock(),
      });
      return unmarkIfNone(trx, userId);
    }),
  );
  for (const sessionId of unmarked) sessionEnded(sessionId);
}

function relyingPartyHere({ origin }: Context) {
  if (origin === null) throw new Refusal('BAD_REQUEST');
  return relyingPartyOf(origin);
}
