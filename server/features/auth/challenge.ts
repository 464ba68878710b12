import { createHash } from 'node:crypto';
import { type From, originOf } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { seal, unseal } from './sealed';
import { takeChallenge } from './factorStore';

/** A challenge for a passkey. The browser keeps it, sealed, until it is answered. */
interface Step {
  challenge: string;
  until: number;
}

/** `about`: the person who adds a passkey; empty for signing in. */
export const sealChallenge = (
  { secret, clock }: Services,
  about: string,
  challenge: string,
): string =>
  seal(
    secret,
    { purpose: 'passkey', about },
    JSON.stringify({ challenge, until: clock() + settings.factors.challengeLife } satisfies Step),
  );

/**
 * Opens the challenge of a step, which can be used once. Refuses one that has expired, was used
 * before or was not made by this server.
 */
export async function openChallenge(
  { db, secret, clock }: Services,
  about: string,
  sent: string,
): Promise<string> {
  const opened = unseal(secret, { purpose: 'passkey', about }, sent);
  if (opened === null) throw new Refusal('STEP_OVER');
  // Sealed above.
  const { challenge, until } = JSON.parse(opened) as Step;
  if (
    until <= clock() ||
    !(await takeChallenge(db, createHash('sha256').update(challenge).digest('hex'), until))
  )
    throw new Refusal('STEP_OVER');
  return challenge;
}

/**
 * The relying party of WebAuthn: a passkey works only for the host name under which it was made.
 */
export const relyingPartyOf = (origin: string): { origin: string; rpID: string } => ({
  origin,
  rpID: new URL(origin).hostname,
});

export const relyingPartyOfRequest = (request: Request, from: From) =>
  relyingPartyOf(originOf(request, from));

/** Reads the JSON of an answer of WebAuthn, which the browser has made. */
export function readAnswer<Answer>(json: string): Answer {
  try {
    const read: unknown = JSON.parse(json);
    // Its content is checked by the library that verifies it.
    if (typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string')
      return read as Answer;
  } catch {
    // Refused below.
  }
  throw new Refusal('BAD_REQUEST');
}
