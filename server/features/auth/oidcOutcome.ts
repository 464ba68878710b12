import { createHash } from 'node:crypto';
import type { From } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { seal, unseal } from './sealed';
import { takeChallenge } from './factorStore';
import { readCookie, writeCookie } from '../../http/cookies';
import type { Identity, Provider, Transaction } from './oidcProvider';

// What the browser keeps, sealed, while somebody signs in with the company's own account: the
// server keeps nothing of it.

/** Of a sign-in under way. It has to come along when the provider leads the browser back. */
const transactionCookie = 'snagbook_oidc';
/** Of what came of it, until the page asks. */
const outcomeCookie = 'snagbook_oidc_came';
const cookiePath = '/session/oidc';

export interface UnderWay extends Transaction {
  /** Where the browser reached the server; the provider gets the same once more. */
  origin: string;
  /** Where the person goes once they are signed in; empty for the first page. */
  next: string;
  /** The token of the invitation that is accepted by it; empty for none. */
  invitation: string;
  until: number;
}

/** Who came back. */
export interface Came {
  id: string;
  came: Identity;
  /** Whether the provider has asked them anew. */
  again: boolean;
  /** As in {@link UnderWay}. */
  invitation: string;
  until: number;
}

/** Or why nobody did. */
type Outcome = Came | { refused: OutcomeRefusal; until: number };

const refusals = [
  'OIDC_AWAY',
  'OIDC_REFUSED',
  'OIDC_CLOCK',
  'OIDC_CANCELLED',
  'OIDC_NOT_ANEW',
  'OIDC_OVER',
] as const;
export type OutcomeRefusal = (typeof refusals)[number];
export const isOutcome = (code: string): code is OutcomeRefusal =>
  refusals.some((each) => each === code);

export function keepUnderWay(
  headers: Headers,
  { secret }: Services,
  from: From,
  underWay: UnderWay,
): void {
  const value = seal(secret, { purpose: 'provider', about: '' }, JSON.stringify(underWay));
  headers.append(
    'set-cookie',
    writeCookie({
      name: transactionCookie,
      path: cookiePath,
      value,
      maxAgeMs: settings.factors.providerLife,
      secure: from.secure,
      lax: true,
    }),
  );
}

export function forgetUnderWay(headers: Headers, from: From): void {
  headers.append(
    'set-cookie',
    writeCookie({
      name: transactionCookie,
      path: cookiePath,
      value: '',
      maxAgeMs: 0,
      secure: from.secure,
      lax: true,
    }),
  );
}

export function readUnderWay(
  { secret }: Services,
  request: Request,
  { secure }: From,
): UnderWay | null {
  const opened = unseal(
    secret,
    { purpose: 'provider', about: '' },
    readCookie(request, { name: transactionCookie, secure }) ?? '',
  );
  // Sealed above.
  return opened === null ? null : (JSON.parse(opened) as UnderWay);
}

export function keepOutcome(
  headers: Headers,
  { secret, clock }: Services,
  from: From,
  outcome: Omit<Came, 'until'> | { refused: OutcomeRefusal },
): void {
  const value = seal(
    secret,
    { purpose: 'identity', about: '' },
    JSON.stringify({
      ...outcome,
      until: clock() + settings.factors.identityLife,
    } satisfies Outcome),
  );
  headers.append(
    'set-cookie',
    writeCookie({
      name: outcomeCookie,
      path: cookiePath,
      value,
      maxAgeMs: settings.factors.identityLife,
      secure: from.secure,
    }),
  );
}

export function forgetOutcome(headers: Headers, from: From): void {
  headers.append(
    'set-cookie',
    writeCookie({
      name: outcomeCookie,
      path: cookiePath,
      value: '',
      maxAgeMs: 0,
      secure: from.secure,
    }),
  );
}

/** Refuses if nobody did. */
export function whoCame(services: Services, request: Request, { secure }: From): Came {
  const opened = unseal(
    services.secret,
    { purpose: 'identity', about: '' },
    readCookie(request, { name: outcomeCookie, secure }) ?? '',
  );
  // Sealed above.
  const outcome = opened === null ? null : (JSON.parse(opened) as Outcome);
  if (outcome === null || outcome.until <= services.clock()) throw new Refusal('OIDC_OVER');
  if ('refused' in outcome) throw new Refusal(outcome.refused, { name: providerOf(services).name });
  return outcome;
}

/** Once, also where an answer to it was read by somebody. */
export async function useUp(
  { db }: Services,
  { id, until }: Pick<Came, 'id' | 'until'>,
): Promise<void> {
  if (!(await takeChallenge(db, hashOf(id), until))) throw new Refusal('OIDC_OVER');
}

/** Whether the provider leads back from this sign-in, in time and for the first time. */
export const isWayBack = async (
  { db, clock }: Services,
  { state, until }: UnderWay,
  said: string | null,
): Promise<boolean> =>
  said === state && until > clock() && (await takeChallenge(db, hashOf(state), until));

export function providerOf({ provider }: Services): Provider {
  if (provider === null) throw new Refusal('NOT_FOUND');
  return provider;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
