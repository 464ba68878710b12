import type { Configuration, ServerMetadata } from 'openid-client';
import type { Log } from '../../monitoring/log';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { type SignedOut, signOutReader } from './logoutToken';

export interface ProviderOptions {
  /** Its address as it names itself, such as https://login.example.org/realms/site. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button on the sign-in page calls it. */
  name: string;
}

/** What a sign-in there is to be like. */
export interface Wishes {
  /** The person is asked who they are, also where they are signed in there. */
  again: boolean;
  /** Their name is asked for, for somebody who is new here. */
  named: boolean;
}

/** What is known of one sign-in there and of no other. */
export interface Transaction extends Wishes {
  state: string;
  nonce: string;
  /** Of PKCE: whoever has the code alone cannot use it. */
  verifier: string;
  /** When it began; epoch ms. */
  at: number;
}

/** Who somebody is there. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null if it does not say. */
  email: string | null;
  /** Whether it has checked that the e-mail is theirs. */
  verified: boolean;
  /** Null if it was not asked for, or it does not say. */
  name: string | null;
  /** Of their session there; null if it does not say. */
  sid: string | null;
}

/**
 * The provider of OpenID Connect at which people of a company sign in. Rejects with a Refusal when
 * it cannot be asked or its answer does not hold.
 */
export interface Provider {
  readonly name: string;
  /** As it is set. */
  readonly issuer: string;
  begin(wishes: Wishes): Promise<Transaction>;
  /** Where the browser goes for a transaction. */
  addressFor(transaction: Transaction, redirectUri: string): Promise<string>;
  /** Exchanges the code in the address to which the browser was led back. */
  identify(transaction: Transaction, address: URL): Promise<Identity>;
  /** Reads its message that somebody has signed out there. */
  signedOut(logoutToken: string): Promise<SignedOut>;
}

/** Loaded with the first sign-in there. */
const load = () => import('openid-client');
type Client = Awaited<ReturnType<typeof load>>;

export function createProvider(
  { issuer, clientId, clientSecret, name }: ProviderOptions,
  { clock, log }: { clock: () => number; log: Log },
): Provider {
  /** What it says of itself, or why it could not be asked, until a time. */
  let known: { about: Promise<ServerMetadata>; until: number } | null = null;

  async function discovered(): Promise<ServerMetadata> {
    if (known !== null && known.until > clock()) return known.about;
    const client = await load();
    const about = client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: settings.factors.providerAnswer,
        execute: extensionsFor(client),
      })
      .then((found) => found.serverMetadata());
    const mine = (known = { about, until: clock() + settings.factors.providerKept });
    // Asked again soon, but not once for each press.
    about.catch(() => (mine.until = clock() + settings.factors.providerAway));
    return about;
  }

  /** Made anew for each sign-in: the times in its tokens are held against our clock. */
  async function configured(): Promise<Configuration> {
    const client = await load();
    const skew = Math.round((clock() - Date.now()) / 1_000);
    const config = new client.Configuration(await discovered(), clientId, {
      client_secret: clientSecret,
      [client.clockSkew]: skew,
      [client.clockTolerance]: settings.factors.providerClock,
    });
    config.timeout = settings.factors.providerAnswer;
    for (const extend of extensionsFor(client)) extend(config);
    // The signature of the ID token too, though it comes straight from the provider.
    client.enableNonRepudiationChecks(config);
    return config;
  }

  /** Plain http for a provider on the same machine alone (main.ts). */
  function extensionsFor(client: Client): ((config: Configuration) => void)[] {
    // oxlint-disable-next-line typescript/no-deprecated -- the library marks it so that nobody uses it without a reason
    return issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  }

  const readSignOut = signOutReader({ clientId, clock });

  async function orRefused<T>(asking: Promise<T>): Promise<T> {
    try {
      return await asking;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const { code, facts } = readFailure(error);
      // Codes only: what is quoted in such errors may be a token or an address.
      if (code !== 'OIDC_CANCELLED')
        log({ level: 'warn', message: 'the sign-in of the OpenID provider failed', ...facts });
      throw new Refusal(code, { name });
    }
  }

  async function identified(
    { state, nonce, verifier, again, at }: Transaction,
    address: URL,
  ): Promise<Identity> {
    const client = await load();
    const config = await configured();
    const tokens = await client.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Refusal('OIDC_REFUSED', { name });
    // The library looks at when it ends alone.
    if (claims.iat * 1_000 > clock() + settings.factors.providerClock * 1_000)
      throw new Refusal('OIDC_CLOCK', { name });
    // One that asks nobody anew says when it asked last, or nothing.
    if (
      again &&
      !(
        typeof claims.auth_time === 'number' &&
        claims.auth_time * 1_000 >= at - settings.factors.providerClock * 1_000
      )
    )
      throw new Refusal('OIDC_NOT_ANEW', { name });
    // Many say the e-mail, or that it is checked, only here. Both come from the same place.
    const saysAll = typeof claims['email'] === 'string' && claims['email_verified'] !== undefined;
    const more =
      saysAll || config.serverMetadata().userinfo_endpoint === undefined
        ? claims
        : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
    const {
      email,
      email_verified: verified,
      name: called = claims['name'],
    } = more as Record<string, unknown>; // looked at below
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: textIn(email),
      // Some write it as a text.
      verified: verified === true || verified === 'true',
      name: textIn(called),
      sid: textIn(claims['sid']),
    };
  }

  return {
    name,
    issuer,
    async begin(wishes) {
      const { randomState, randomNonce, randomPKCECodeVerifier } = await load();
      return {
        ...wishes,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        at: clock(),
      };
    },
    addressFor: ({ state, nonce, verifier, again, named }, redirectUri) =>
      orRefused(
        (async () => {
          const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
          const [challenge, config] = await Promise.all([
            calculatePKCECodeChallenge(verifier),
            configured(),
          ]);
          // Some refuse a scope that they do not know.
          const scope =
            named && config.serverMetadata().scopes_supported?.includes('profile') === true
              ? 'openid email profile'
              : 'openid email';
          const anew = again ? { prompt: 'login', max_age: '0' } : {};
          return buildAuthorizationUrl(config, {
            redirect_uri: redirectUri,
            scope,
            state,
            nonce,
            code_challenge: challenge,
            code_challenge_method: 'S256',
            ...anew,
          }).href;
        })(),
      ),
    identify: (transaction, address) => orRefused(identified(transaction, address)),
    signedOut: (logoutToken) =>
      orRefused(discovered().then((about) => readSignOut(logoutToken, about))),
  };
}

type Failure = 'OIDC_AWAY' | 'OIDC_REFUSED' | 'OIDC_CLOCK' | 'OIDC_CANCELLED';

/** What an error of the library means to the person, and what the log says of it. */
function readFailure(error: unknown): { code: Failure; facts: Record<string, string | number> } {
  if (!(error instanceof Error)) throw error;
  const {
    code,
    cause,
    error: said,
    // as the library documents them
  } = error as { code?: unknown; cause?: unknown; error?: unknown };
  const facts: Record<string, string | number> = {
    code: typeof code === 'string' ? code : 'unknown',
  };
  // Words of the standard, such as invalid_client where the secret is wrong.
  if (typeof said === 'string' && /^[a-z_]{1,40}$/.test(said)) facts['reason'] = said;
  const status = isObject(cause) && typeof cause['status'] === 'number' ? cause['status'] : null;
  if (status !== null) facts['status'] = status;
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR')
    return {
      code:
        said === 'temporarily_unavailable' || said === 'server_error'
          ? 'OIDC_AWAY'
          : 'OIDC_CANCELLED',
      facts,
    };
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return { code: 'OIDC_CLOCK', facts };
  const network = codeIn(error);
  // ERR_JOSE_GENERIC: its keys were answered with another status than 200.
  if (
    code === 'OAUTH_TIMEOUT' ||
    code === 'ERR_JWKS_TIMEOUT' ||
    code === 'ERR_JOSE_GENERIC' ||
    (code === undefined && error.name === 'TypeError') ||
    network !== 'unknown' ||
    (status !== null && status >= 500)
  )
    return {
      code: 'OIDC_AWAY',
      facts: network === 'unknown' ? facts : { ...facts, code: network },
    };
  return { code: 'OIDC_REFUSED', facts };
}

/** Why a line to it failed, such as ECONNREFUSED, wherever in its causes that stands. */
function codeIn(error: unknown): string {
  if (!isObject(error)) return 'unknown';
  const { code, cause } = error;
  return typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+|CERT_\w+|\w+_CERT\w*)$/.test(code)
    ? code
    : codeIn(cause);
}

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
