import { isOwnPath } from '../../../rules/addresses';
import { cleanText } from '../../../rules/text';
import type { UserTable } from '../../database/schema';
import { type From, originOf } from '../../http/request';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { asksCode, codeRequired } from './codeStep';
import { deviceKnownTo, readCookie } from '../../http/cookies';
import { beginSession, deviceCookie, readTexts } from './welcome';
import { acceptAsInvited, isInvited } from './oidcInvited';
import {
  type Came,
  forgetOutcome,
  forgetUnderWay,
  isOutcome,
  isWayBack,
  keepOutcome,
  keepUnderWay,
  type OutcomeRefusal,
  providerOf,
  readUnderWay,
  type UnderWay,
  useUp,
  whoCame,
} from './oidcOutcome';
import type { Identity, Provider } from './oidcProvider';
import { accountWith, join, userOf } from './oidcStore';

// Sign-in at an OpenID Connect provider: a button leads the browser to the provider, which
// redirects it back here with a code; the page then asks for the outcome. The state of a sign-in is
// kept by the browser, in a sealed cookie.

/** The redirect URI that is registered with the provider. */
export const callbackPath = '/session/oidc/callback';

/**
 * POST /session/oidc/begin: the provider's address for this sign-in, to which the page goes.
 * `invitation` is accepted by it; with `again` somebody who is signed in only confirms that it is
 * them.
 */
export async function beginAtProvider(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  const provider = providerOf(services);
  const { next, invitation, again } = await readTexts(request, ['next'], {
    maybe: ['invitation', 'again'],
  });
  // Counted here and not given back: each sign-in that begins allows one request to the provider
  // when the browser comes back.
  await services.tries.byProvider(from.address);
  const transaction = await provider.begin({ again: again !== '', named: invitation !== '' });
  const origin = originOf(request, from);
  const address = await provider.addressFor(transaction, origin + callbackPath);
  const headers = new Headers({ 'cache-control': 'no-store' });
  keepUnderWay(headers, services, from, {
    ...transaction,
    origin,
    next: isOwnPath(next) ? next : '',
    invitation: /^[\w-]{43}$/.test(invitation) ? invitation : '',
    until: services.clock() + settings.factors.providerLife,
  });
  return Response.json({ address }, { headers });
}

/**
 * GET /session/oidc/callback: the provider leads the browser here with a code. Nobody is signed in
 * by it: the page it leads on to asks for that, so that no other site can.
 */
export async function comeBack(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { allow: 'GET' } });
  if (services.provider === null) return new Response(null, { status: 404 });
  const underWay = readUnderWay(services, request, from);
  const said = new URL(request.url).searchParams;
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  keepOutcome(
    headers,
    services,
    from,
    await outcomeOf(services, services.provider, underWay, said),
  );
  // Of another sign-in than the one under way: that one goes on, whoever made the address.
  const isOurs = underWay !== null && said.get('state') === underWay.state;
  if (isOurs) forgetUnderWay(headers, from);
  headers.set('location', leadOn(isOurs ? underWay : null));
  return new Response(null, { status: 303, headers });
}

/** The page that asks who came. */
function leadOn(underWay: UnderWay | null): string {
  if (underWay === null) return '/sign-in?by=provider';
  const { next, again, invitation } = underWay;
  if (invitation !== '') return `/join/${invitation}?by=provider`;
  // They are signed in, and confirm that it is them.
  if (again) return '/account?by=provider';
  return `/sign-in?by=provider${next === '' ? '' : `&next=${encodeURIComponent(next)}`}`;
}

async function outcomeOf(
  services: Services,
  provider: Provider,
  underWay: UnderWay | null,
  said: URLSearchParams,
): Promise<Omit<Came, 'until'> | { refused: OutcomeRefusal }> {
  // Of another browser or another sign-in, too late, or sent once more.
  if (underWay === null || !(await isWayBack(services, underWay, said.get('state'))))
    return { refused: 'OIDC_OVER' };
  try {
    const address = new URL(underWay.origin + callbackPath);
    address.search = said.toString();
    return {
      id: newId('signin'),
      came: await provider.identify(underWay, address),
      again: underWay.again,
      invitation: underWay.invitation,
    };
  } catch (error) {
    if (error instanceof Refusal && isOutcome(error.code)) return { refused: error.code };
    throw error;
  }
}

/**
 * POST /session/oidc: signs in whoever came back. An identity that nobody has joined is joined to
 * the account with its e-mail, with the password of that; without one it is asked for. Somebody
 * without an account who was invited gets one, under a name that is asked for.
 */
export async function enterByProvider(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  const provider = providerOf(services);
  const { password, name } = await readTexts(request, ['password'], { maybe: ['name'] });
  const counted = await services.tries.byProvider(from.address);
  const outcome = whoCame(services, request, from);
  const { came } = outcome;
  const by = { issuer: came.issuer, subject: came.subject, sid: came.sid };
  const joined = await userOf(services.db, came, services.clock());
  if (await isInvited(services, outcome)) {
    if (joined !== undefined)
      throw new Refusal('OIDC_JOINED_OTHER', { name: provider.name, email: joined.email });
    const user = await acceptAsInvited(services, request, from, { outcome, name });
    await counted.takeBack();
    return entered(await beginSession(services, request, { user, from, by }), from);
  }
  const user = joined ?? (await confirmed(services, request, from, { came, password }));
  await useUp(services, outcome);
  await counted.takeBack();
  // The provider stands for the password alone, whatever it says of how it asked. What is new is
  // joined after the code.
  if (await asksCode(services.db, user.id))
    throw codeRequired(services, user, { ...by, joins: joined === undefined });
  if (
    joined === undefined &&
    !(await join(services, came, { userId: user.id, name: provider.name }))
  )
    throw new Refusal('OIDC_OVER');
  return entered(await beginSession(services, request, { user, from, by }), from);
}

function entered(response: Response, from: From): Response {
  forgetOutcome(response.headers, from);
  return response;
}

/** The account with the e-mail of an identity, once its person has shown that it is theirs. */
async function confirmed(
  services: Services,
  request: Request,
  { address, secure }: From,
  { came, password }: { came: Identity; password: string },
): Promise<UserTable> {
  const { db, secret, tries, passwords } = services;
  const { name } = providerOf(services);
  const email = cleanText(came.email ?? '').toLowerCase();
  if (!came.verified || !email.includes('@')) throw new Refusal('OIDC_UNVERIFIED', { name });
  const user = await accountWith(db, email);
  if (user === undefined) throw new Refusal('OIDC_NO_ACCOUNT', { name });
  if (password === '') throw new Refusal('OIDC_CONFIRM', { email });
  const device = deviceKnownTo(secret, readCookie(request, { name: deviceCookie, secure }), email);
  const counted = await tries.signInAttempts({ email, address, device });
  if (!(await counted.looking(passwords.matches(user.password_hash, password, counted.sender))))
    throw new Refusal('WRONG_PASSWORD', {}, 'password');
  await counted.succeeded();
  return user;
}
