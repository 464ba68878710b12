import { createHash } from 'node:crypto';
import { textLimits } from '../../../rules/limits';
import { cleanText } from '../../../rules/text';
import type { UserTable } from '../../database/schema';
import { type From, originOf } from '../../http/request';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { asksCode, codeRequired } from '../factors/codeStep';
import { seal, unseal } from '../factors/sealed';
import { takeChallenge } from '../factors/store';
import { deviceKnownTo, readCookie, writeCookie } from '../sessions/cookies';
import { beginSession, deviceCookie, readTexts } from '../sessions/welcome';
import type { Identity, Provider, Transaction } from './provider';
import { accountWith, join, userOf } from './store';

// Sign-in at an OpenID Connect provider: a button leads the browser to the provider, which redirects it back here with a code; the page then asks for the outcome. The state of a sign-in is kept
// by the browser, in a sealed cookie.

/** The redirect URI that is registered with the provider. */
export const callbackPath = '/session/oidc/callback';

/** Holds a sign-in under way. It has to be sent with the provider's redirect. */
const transactionCookie = 'snagbook_oidc';
/** Holds the outcome until the page asks for it. */
const outcomeCookie = 'snagbook_oidc_came';
const cookiePath = '/session/oidc';

interface UnderWay extends Transaction {
  /** The origin at which the browser reached the server: part of the redirect URI in both requests to the provider. */
  origin: string;
  /** Where the person goes once they are signed in; empty for the first page. */
  next: string;
  until: number;
}

/** The identity that the provider confirmed, or why there is none. */
type Outcome = { until: number } & ({ refused: 'OIDC_AWAY' | 'OIDC_REFUSED' | 'OIDC_CLOCK' | 'OIDC_CANCELLED' | 'OIDC_OVER' } | { id: string; came: Identity });

/** POST /session/oidc/begin: the provider's address for this sign-in, to which the page goes. */
export async function beginAtProvider(services: Services, request: Request, from: From): Promise<Response> {
  const provider = providerOf(services);
  const { next } = await readTexts(request, ['next'], textLimits.password);
  // Stays counted: the way back is good once for each.
  await services.tries.byProvider(from.address);
  const transaction = await provider.begin();
  const origin = originOf(request, from);
  const address = await provider.addressFor(transaction, origin + callbackPath);
  const underWay: UnderWay = { ...transaction, origin, next: isOwnPath(next) ? next : '', until: services.clock() + settings.factors.providerLife };
  const value = seal(services.secret, { purpose: 'provider', about: '' }, JSON.stringify(underWay));
  const headers = new Headers({ 'cache-control': 'no-store' });
  headers.append('set-cookie', writeCookie({ name: transactionCookie, path: cookiePath, value, maxAgeMs: settings.factors.providerLife, secure: from.secure, lax: true }));
  return Response.json({ address }, { headers });
}

/** GET /session/oidc/callback: the provider leads the browser here with a code. Nobody is signed in by it: the page it leads on to asks for that, so that no other site can. */
export async function comeBack(services: Services, request: Request, from: From): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
  if (services.provider === null) return new Response(null, { status: 404 });
  const underWay = readUnderWay(services, request, from);
  const outcome = await outcomeOf(services, services.provider, underWay, new URL(request.url).searchParams);
  const value = seal(services.secret, { purpose: 'identity', about: '' }, JSON.stringify(outcome));
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  headers.append('set-cookie', writeCookie({ name: transactionCookie, path: cookiePath, value: '', maxAgeMs: 0, secure: from.secure, lax: true }));
  headers.append('set-cookie', writeCookie({ name: outcomeCookie, path: cookiePath, value, maxAgeMs: settings.factors.identityLife, secure: from.secure }));
  const next = underWay === null || underWay.next === '' ? '' : `&next=${encodeURIComponent(underWay.next)}`;
  headers.set('location', `/sign-in?by=provider${next}`);
  return new Response(null, { status: 303, headers });
}

/** POST /session/oidc: signs in whoever came back. An identity that nobody has joined is joined to the account with its e-mail, with the password of that; without one it is asked for. */
export async function enterByProvider(services: Services, request: Request, from: From): Promise<Response> {
  const provider = providerOf(services);
  const { password } = await readTexts(request, ['password']);
  const counted = await services.tries.byProvider(from.address);
  const { id, came, until } = whoCame(services, request, from);
  const joined = await userOf(services.db, came, services.clock());
  const user = joined ?? (await confirmed(services, request, from, { came, password }));
  // Once, also where an answer to it was read by somebody.
  if (!(await takeChallenge(services.db, hashOf(id), until))) throw new Refusal('OIDC_OVER');
  if (joined === undefined && !(await join(services, came, { userId: user.id, name: provider.name }))) throw new Refusal('OIDC_OVER');
  await counted.takeBack();
  // The provider stands for the password alone, whatever it says of how it asked.
  if (await asksCode(services.db, user.id)) throw codeRequired(services, user);
  const response = await beginSession(services, request, { user, from });
  response.headers.append('set-cookie', writeCookie({ name: outcomeCookie, path: cookiePath, value: '', maxAgeMs: 0, secure: from.secure }));
  return response;
}

/** The account with the e-mail of an identity, once its person has shown that it is theirs. */
async function confirmed(services: Services, request: Request, { address, secure }: From, { came, password }: { came: Identity; password: string }): Promise<UserTable> {
  const { db, secret, tries, passwords } = services;
  const { name } = providerOf(services);
  const email = cleanText(came.email ?? '').toLowerCase();
  if (!came.verified || !email.includes('@')) throw new Refusal('OIDC_UNVERIFIED', { name });
  const user = await accountWith(db, email);
  if (user === undefined) throw new Refusal('OIDC_NO_ACCOUNT', { name });
  if (password === '') throw new Refusal('OIDC_CONFIRM', { email });
  const device = deviceKnownTo(secret, readCookie(request, { name: deviceCookie, secure }), email);
  const counted = await tries.atTheDoor({ email, address, device });
  if (!(await counted.looking(passwords.matches(user.password_hash, password, counted.sender)))) throw new Refusal('WRONG_PASSWORD', {}, 'password');
  await counted.succeeded();
  return user;
}

async function outcomeOf(services: Services, provider: Provider, underWay: UnderWay | null, said: URLSearchParams): Promise<Outcome> {
  const until = services.clock() + settings.factors.identityLife;
  // Of another browser or another sign-in, too late, or sent once more.
  if (underWay === null || said.get('state') !== underWay.state || underWay.until <= services.clock() || !(await takeChallenge(services.db, hashOf(underWay.state), underWay.until))) return { refused: 'OIDC_OVER', until };
  try {
    const address = new URL(underWay.origin + callbackPath);
    address.search = said.toString();
    return { id: newId('signin'), came: await provider.identify(underWay, address), until };
  } catch (error) {
    if (error instanceof Refusal && isOutcome(error.code)) return { refused: error.code, until };
    throw error;
  }
}

const outcomes = ['OIDC_AWAY', 'OIDC_REFUSED', 'OIDC_CLOCK', 'OIDC_CANCELLED', 'OIDC_OVER'] as const;
const isOutcome = (code: string): code is (typeof outcomes)[number] => outcomes.some((each) => each === code);

/** Refuses if nobody did. */
function whoCame(services: Services, request: Request, { secure }: From) {
  const opened = unseal(services.secret, { purpose: 'identity', about: '' }, readCookie(request, { name: outcomeCookie, secure }) ?? '');
  // Sealed above.
  const outcome = opened === null ? null : (JSON.parse(opened) as Outcome);
  if (outcome === null || outcome.until <= services.clock()) throw new Refusal('OIDC_OVER');
  if ('refused' in outcome) throw new Refusal(outcome.refused, { name: providerOf(services).name });
  return outcome;
}

function readUnderWay({ secret }: Services, request: Request, { secure }: From): UnderWay | null {
  const opened = unseal(secret, { purpose: 'provider', about: '' }, readCookie(request, { name: transactionCookie, secure }) ?? '');
  // Sealed above.
  return opened === null ? null : (JSON.parse(opened) as UnderWay);
}

function providerOf({ provider }: Services): Provider {
  if (provider === null) throw new Refusal('NOT_FOUND');
  return provider;
}

/** Whether it is a path of ours, and not another site's address. */
const isOwnPath = (next: string): boolean => /^\/(?!\/)/.test(next);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
