import type { JWTVerifyGetKey } from 'jose';
import type { ServerMetadata } from 'openid-client';
import { settings } from '../../settings';

/** Who has signed out there. */
export interface SignedOut {
  issuer: string;
  /** Null if only one session of theirs is over. */
  subject: string | null;
  sid: string | null;
  /** Of the message, which counts once. */
  id: string;
}

/** Loaded with the first sign-out there. */
const load = () => import('jose');

/**
 * What makes a token of a provider a message that somebody has signed out (OpenID Connect
 * Back-Channel Logout 1.0).
 */
const event = 'http://schemas.openid.net/event/backchannel-logout';

/** Where a provider does not say what it signs with: what every one of them has to know. */
const usual = ['RS256'];

/**
 * Reads a provider's message that somebody has signed out there. Throws at one that is not its own,
 * not for us, not new, or no such message, such as an ID token.
 */
export function signOutReader({ clientId, clock }: { clientId: string; clock: () => number }) {
  /**
   * Fetched when a token names one that is not known, and not once for each token that somebody has
   * made up.
   */
  let keys: { at: string; get: JWTVerifyGetKey } | null = null;

  return async function read(
    token: string,
    { issuer, jwks_uri: at, id_token_signing_alg_values_supported: signs = usual }: ServerMetadata,
  ): Promise<SignedOut> {
    const { createRemoteJWKSet, jwtVerify, errors } = await load();
    if (at === undefined || !isAsSafe(at, issuer)) throw new errors.JWKSInvalid();
    if (keys?.at !== at)
      keys = {
        at,
        get: createRemoteJWKSet(new URL(at), {
          timeoutDuration: settings.factors.providerAnswer * 1_000,
        }),
      };
    const { payload } = await jwtVerify(token, keys.get, {
      issuer,
      audience: clientId,
      // Nothing that whoever knows our secret could sign.
      algorithms: signs.filter((algorithm) => /^(RS|PS|ES|Ed)/.test(algorithm)),
      currentDate: new Date(clock()),
      clockTolerance: settings.factors.providerClock,
      maxTokenAge: settings.factors.signOutAge,
      requiredClaims: ['iat', 'jti'],
    });
    const { jti: id = '', sub: subject = null, sid, events, nonce } = payload;
    const says = typeof events === 'object' && events !== null && event in events;
    const session = typeof sid === 'string' ? sid : null;
    // A nonce stands in ID tokens alone, so that none is taken for this.
    if (!says || nonce !== undefined || (subject === null && session === null))
      throw new errors.JWTInvalid();
    return { issuer, subject, sid: session, id };
  };
}

/**
 * Whether the keys come as safely as all else from there: by plain http only from a provider on the
 * same machine (main.ts).
 */
const isAsSafe = (at: string, issuer: string): boolean =>
  URL.canParse(at) && (at.startsWith('https:') || issuer.startsWith('http:'));
