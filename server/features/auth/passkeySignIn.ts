import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { From } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { beginSession, readTexts } from './welcome';
import { openChallenge, relyingPartyOfRequest, readAnswer, sealChallenge } from './challenge';

/** Loaded with the first passkey: it reads certificates of all makers, which takes a while. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Characters of an answer: a few hundred, more with keys after quantum computers. */
const mostOfAnswer = 12_000;

/**
 * POST /session/passkey/begin: what a browser needs to ask for a passkey of this address, whosever
 * it is.
 */
export async function challengePasskey(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOfRequest(request, from).rpID,
    userVerification: 'required',
    timeout: settings.factors.challengeLife,
  });
  return Response.json(
    { options, step: sealChallenge(services, '', options.challenge) },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/**
 * POST /session/passkey: signs in by its answer. The device has asked for a finger, a face or a
 * PIN, so it is two factors by itself.
 */
export async function enterByPasskey(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  const { db, clock } = services;
  const { step, response } = await readTexts(request, ['step', 'response'], { most: mostOfAnswer });
  const tries = await services.tries.byPasskey(from.address);
  const answer = readAnswer<AuthenticationResponseJSON>(response);
  const expectedChallenge = await openChallenge(services, '', step);
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', answer.id)
    .executeTakeFirst();
  if (passkey === undefined) throw new Refusal('PASSKEY_UNKNOWN');
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { origin, rpID } = relyingPartyOfRequest(request, from);
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((cause: unknown) => {
    // It throws at what is malformed, is of another address or counts backwards, as a copy of a key
    // would.
    if (!(cause instanceof Error)) throw cause;
    return { verified: false } as const;
  });
  // It says whose it is, as it was given when it was made (WebAuthn 7.2, 6).
  if (
    !verified.verified ||
    Buffer.from(answer.response.userHandle ?? '', 'base64url').toString() !== passkey.user_id
  )
    throw new Refusal('PASSKEY_REFUSED');
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', passkey.user_id)
    .executeTakeFirstOrThrow();
  // Removed meanwhile, if no row is left.
  const used = await db
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: clock() })
    .where('id', '=', passkey.id)
    .returning('id')
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('PASSKEY_UNKNOWN');
  await tries.takeBack();
  return beginSession(services, request, { user, from, secondFactor: true });
}
