// A real provider of OpenID Connect on this machine. Whoever signs in there says who they are: its
// page asks for an e-mail, and whether that is checked.
import { createServer } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import Provider from 'oidc-provider';

/** Where the server is that is tested. */
let served = '';

/** By subject. */
const people = new Map();

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  format: 'jwk',
});
const server = createServer((request, response) => void answer(request, response));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'snagbook',
      client_secret: 'the secret of snagbook',
      redirect_uris: ['http://127.0.0.1/session/oidc/callback'],
      backchannel_logout_uri: 'http://127.0.0.1/session/oidc/sign-out',
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'test' }] },
  cookies: { keys: ['a key of the test'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, ...people.get(id) }),
  }),
  pkce: { required: () => true },
  // The port of the server that is tested is not known yet, and its dispatcher reaches no address
  // of this machine.
  fetch: (url, { dispatcher: _dispatcher, ...options }) =>
    fetch(url.replace('http://127.0.0.1/', `${served}/`), options),
  // Nobody is asked whether Snagbook may know them.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
// The port of the server that is tested is not known yet.
provider.Client.prototype.redirectUriAllowed = (uri) =>
  new URL(uri).pathname === '/session/oidc/callback';
provider.on('backchannel.error', (_context, error) => console.error(error));
const handle = provider.callback();

async function answer(request, response) {
  if (!request.url.startsWith('/interaction/')) return handle(request, response);
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(
      '<!doctype html><html lang="en"><title>Company</title><main><h1>Company</h1><form method="post"><label>Work e-mail <input name="email"></label><input type="hidden" name="verified" value="1"><button>Continue</button><button name="cancel" value="1">Cancel</button></form></main></html>',
    );
  }
  const parts = [];
  for await (const part of request) parts.push(part);
  const said = new URLSearchParams(Buffer.concat(parts).toString());
  if (said.has('cancel'))
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  const subject = said.get('subject') ?? `subject of ${said.get('email')}`;
  people.set(subject, {
    email: said.get('email'),
    email_verified: said.get('verified') === '1',
    name: said.get('name') ?? undefined,
  });
  return provider.interactionFinished(request, response, { login: { accountId: subject } });
}

process.on('message', (message) => (served = message.served));
process.on('disconnect', () => process.exit(0));
process.send({ issuer });
