import type { From } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { readCookie } from '../../http/cookies';
import { readTexts, refreshCookie } from './welcome';
import { forgetOutcome, providerOf, useUp, whoCame } from './oidcOutcome';
import { noteConfirmed, userOf } from './oidcStore';

/**
 * POST /session/oidc/confirm: somebody who is signed in and has no password was asked anew by the
 * provider who they are, which stands for a password for some minutes.
 */
export async function confirmByProvider(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  const { name } = providerOf(services);
  await readTexts(request, []);
  const token = readCookie(request, { name: refreshCookie, secure: from.secure });
  const session = token === null ? null : await services.sessions.inUse(token);
  if (session === null) throw new Refusal('UNAUTHENTICATED');
  const outcome = whoCame(services, request, from);
  if (!outcome.again) throw new Refusal('OIDC_OVER');
  const joined = await userOf(services.db, outcome.came, services.clock());
  if (joined?.id !== session.signedIn.userId) throw new Refusal('OIDC_ANOTHER', { name });
  await useUp(services, outcome);
  await noteConfirmed(services.db, session.signedIn.sessionId, outcome.came, services.clock());
  const headers = new Headers({ 'cache-control': 'no-store' });
  forgetOutcome(headers, from);
  return new Response(null, { status: 204, headers });
}
