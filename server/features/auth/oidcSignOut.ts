import { createHash } from 'node:crypto';
import { writeTransaction } from '../../database/engine';
import { anonymousBody, readBody } from '../../http/body';
import type { From } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { takeChallenge } from './factorStore';
import { sessionsBegunBy } from './oidcStore';

/**
 * Where the provider says that somebody has signed out there; registered there as the back-channel
 * logout address.
 */
export const signOutPath = '/session/oidc/sign-out';

const noStore = { 'cache-control': 'no-store' };

/**
 * POST /session/oidc/sign-out: ends the sessions that were begun by whoever has signed out there
 * (OpenID Connect Back-Channel Logout 1.0). No browser calls it: the provider does, with a token
 * that it has signed.
 */
export async function endByProvider(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  const { provider, db, clock } = services;
  if (provider === null) return new Response(null, { status: 404 });
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  try {
    const counted = await services.tries.byProvider(from.address);
    const token = new URLSearchParams(await (await readBody(request, anonymousBody)).text()).get(
      'logout_token',
    );
    if (token === null) throw new Refusal('BAD_REQUEST');
    const said = await provider.signedOut(token);
    await counted.takeBack();
    const until =
      clock() + 1_000 * (settings.factors.signOutAge + 2 * settings.factors.providerClock);
    const ended = await services.reserve.use(() =>
      writeTransaction(db, async (trx) => {
        // Sent once more it would end what was begun since. One that failed may be sent again.
        if (
          !(await takeChallenge(
            trx,
            createHash('sha256').update(`sign-out ${said.id}`).digest('hex'),
            until,
          ))
        )
          throw new Refusal('OIDC_OVER');
        const sessionIds = await sessionsBegunBy(trx, said);
        if (sessionIds.length === 0) return [];
        return services.sessions.endWhere(trx, (is) => is('id', 'in', sessionIds));
      }),
    );
    for (const sessionId of ended) services.sessionEnded(sessionId);
    return new Response(null, { status: 200, headers: noStore });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What it says when it was not understood, by that standard; a fault of ours or of its keys is
    // tried again by some.
    const isOurs =
      error.code === 'OIDC_AWAY' ||
      error.code === 'SERVER_BUSY' ||
      error.code === 'STORAGE_FULL_SERVER';
    return Response.json(
      { error: 'invalid_request' },
      { status: error.code === 'TOO_MANY_TRIES' ? 429 : isOurs ? 503 : 400, headers: noStore },
    );
  }
}
