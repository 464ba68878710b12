import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderOptions } from '../../server/features/auth/oidcProvider';

type Claims = Record<string, unknown>;

/** What it lies about; all of it is honest without. */
export interface Lies {
  /** In what it says of itself. */
  about?: Claims;
  /** In the ID token; undefined leaves one out. */
  claims?: Claims;
  /** In the answer about the person. */
  person?: Claims;
  /** What the ID token is signed with. */
  signs?: 'another key' | 'nothing' | 'our secret';
  /** Of the answer for the code. */
  status?: number;
}

interface Key {
  kid: string;
  secret: KeyObject;
  public: object;
}

/**
 * A provider of OpenID Connect that says what it is told to. Whoever comes is `subject`, without
 * asking.
 */
export class LyingProvider {
  lies: Lies = {};
  readonly clientId = 'snagbook';
  readonly clientSecret = 'the secret of snagbook';
  /** What was sent for the last code. */
  asked = new URLSearchParams();
  /** How often somebody asked for its keys. */
  keysAsked = 0;
  private readonly keys: readonly [Key, Key] = [newKey('its own'), newKey('another')];
  private nonce = '';

  private constructor(private readonly server: Server) {
    server.on(
      'request',
      (request: IncomingMessage, response: ServerResponse) => void this.answer(request, response),
    );
  }

  static async start(): Promise<LyingProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new LyingProvider(server);
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // it listens
  }

  get options(): ProviderOptions {
    return {
      issuer: this.issuer,
      clientId: this.clientId,
      clientSecret: this.clientSecret,
      name: 'Company',
    };
  }

  /** Where it leads back from an address of a sign-in. */
  backFrom(address: string, more: Record<string, string> = {}): URL {
    const asked = new URL(address).searchParams;
    this.nonce = asked.get('nonce') ?? '';
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({
      code: 'a code',
      state: asked.get('state') ?? '',
      ...more,
    }).toString();
    return back;
  }

  /** A token as it would sign one. */
  token(claims: Claims, signs?: Lies['signs']): string {
    const [own, another] = this.keys;
    const key = signs === 'another key' ? another : own;
    const alg = signs === 'nothing' ? 'none' : signs === 'our secret' ? 'HS256' : 'RS256';
    // The key that it names is always its own.
    const text = [{ alg, kid: own.kid }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature =
      alg === 'none'
        ? Buffer.alloc(0)
        : alg === 'HS256'
          ? createHmac('sha256', this.clientSecret).update(text).digest()
          : sign('sha256', Buffer.from(text), key.secret);
    return `${text}.${signature.toString('base64url')}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    // of a request without an encoding
    for await (const part of request) parts.push(part as Buffer);
    const { pathname } = new URL(request.url ?? '/', this.issuer);
    if (pathname === '/token') this.asked = new URLSearchParams(Buffer.concat(parts).toString());
    if (pathname === '/keys') this.keysAsked += 1;
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => this.about(),
      '/keys': () => ({ keys: [this.keys[0].public] }),
      '/token': () => ({
        access_token: 'a token',
        token_type: 'Bearer',
        expires_in: 60,
        id_token: this.token(this.claims(), this.lies.signs),
      }),
      '/person': () => ({
        sub: 'subject',
        email: 'ada@site.example',
        email_verified: true,
        ...this.lies.person,
      }),
    };
    const found = answers[pathname];
    response.statusCode =
      found === undefined ? 404 : pathname === '/token' ? (this.lies.status ?? 200) : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(found?.() ?? {}));
  }

  private about(): object {
    const at = (path: string): string => `${this.issuer}${path}`;
    const endpoints = {
      authorization_endpoint: at('/authorize'),
      token_endpoint: at('/token'),
      jwks_uri: at('/keys'),
      userinfo_endpoint: at('/person'),
    };
    return {
      issuer: this.issuer,
      ...endpoints,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      ...this.lies.about,
    };
  }

  private claims(): Claims {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: this.issuer,
      aud: this.clientId,
      sub: 'subject',
      iat: now,
      exp: now + 60,
      nonce: this.nonce,
      ...this.lies.claims,
    };
  }
}

/** Whether the secret of a code fits what was sent to the provider before (RFC 7636). */
export const fits = (address: string, asked: URLSearchParams): boolean =>
  createHash('sha256')
    .update(asked.get('code_verifier') ?? '')
    .digest('base64url') === new URL(address).searchParams.get('code_challenge');

function newKey(kid: string): Key {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    kid,
    secret: pair.privateKey,
    public: { ...pair.publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
  };
}
