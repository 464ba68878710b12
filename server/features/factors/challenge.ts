import { createHash } from 'node:crypto';
import { type From, originOf } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { seal, unseal } from './sealed';
import { takeChallenge } from './store';

/** A challenge for a passkey, kept by the browser, sealed, until it is answered. */
interface Step {
  challenge: string;
  until: number;
}

/** `about`: whose passkey is made; empty for signing in. */
export const sealChallenge = ({ secret, clock }: Services, about: string, challenge: string): string =>
  seal(secret, { purpose: 'passkey', about }, JSON.stringify({ challenge, until: clock() + settings.factors.challengeLife } satisfies Step));

/** The challenge of a step, which is used up by that. Refuses one that is over, was answered before or is not of this server. */
export async function openChallenge({ db, secret, clock }: Services, about: string, sent: string): Promise<string> {
  const opened = unseal(secret, { purpose: 'passkey', about }, sent);
  if (opened === null) throw new Refusal('STEP_OVER');
  // Sealed above.
  const { challenge, until } = JSON.parse(opened) as Step;
  if (until <= clock() || !(await takeChallenge(db, createHash('sha256').update(challenge).digest('hex'), until))) throw new Refusal('STEP_OVER');
  return challenge;
}

/** The address at which a browser is, for which alone a passkey is good: where the server is reached at another one, it has others. */
export const relyingPartyOf = (origin: string): { origin: string; rpID: string } => ({ origin, rpID: new URL(origin).hostname });

export const relyingPartyOfRequest = (request: Request, from: From) => relyingPartyOf(originOf(request, from));

/** WebAuthn's answers are JSON that the browser has made. */
export function readAnswer<Answer>(json: string): Answer {
  try {
    const read: unknown = JSON.parse(json);
    // What is in it is checked by those who verify it.
    if (typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string') return read as Answer;
  } catch {
    // Refused below.
  }
  throw new Refusal('BAD_REQUEST');
}
