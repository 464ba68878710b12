import { createProvider, type Identity } from '../../server/features/auth/oidcProvider';
import { Refusal } from '../../server/refusal';
import { fits, type Lies, LyingProvider } from '../support/lyingProvider';

// A provider that lies, is broken or is somebody else, as the server sees it.

let liar: LyingProvider;
let ahead = 0;
const lines: object[] = [];
const clock = (): number => Date.now() + ahead;
beforeAll(async () => void (liar = await LyingProvider.start()));
afterAll(() => liar.close());
beforeEach(() => {
  liar.lies = {};
  ahead = 0;
  lines.length = 0;
});

const opened = () => createProvider(liar.options, { clock, log: (line) => lines.push(line) });
const redirect = 'https://snags.example/session/oidc/callback';

interface Signing {
  again?: boolean;
  back?: Record<string, string>;
  honest?: Lies;
}

/** Signs in there, with what it says of itself read while it was honest. */
async function identify(
  lies: Lies = {},
  { again = false, back = {}, honest = {} }: Signing = {},
): Promise<Identity> {
  liar.lies = honest;
  const provider = opened();
  const transaction = await provider.begin({ again, named: true });
  const address = await provider.addressFor(transaction, redirect);
  liar.lies = { ...honest, ...lies };
  return provider.identify(transaction, liar.backFrom(address, back));
}

const codeOf = async (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'none',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
const seconds = (): number => Math.floor(Date.now() / 1_000);

test('an honest one says who came, and gets the secret that fits what it was told', async () => {
  const provider = opened();
  const transaction = await provider.begin({ again: false, named: false });
  const address = await provider.addressFor(transaction, redirect);
  const came = await provider.identify(transaction, liar.backFrom(address));
  expect(came).toEqual({
    issuer: liar.issuer,
    subject: 'subject',
    email: 'ada@site.example',
    verified: true,
    name: null,
    sid: null,
  });
  expect([
    fits(address, liar.asked),
    liar.asked.get('redirect_uri'),
    liar.asked.get('code'),
  ]).toEqual([true, redirect, 'a code']);
  expect(lines).toEqual([]);
});

const hour = 3_600;
test.each<[string, Lies, string]>([
  ['of another issuer', { claims: { iss: 'https://evil.example' } }, 'OIDC_REFUSED'],
  ['for another application', { claims: { aud: 'another' } }, 'OIDC_REFUSED'],
  ['of another sign-in', { claims: { nonce: 'x'.repeat(43) } }, 'OIDC_REFUSED'],
  ['that somebody else has signed', { signs: 'another key' }, 'OIDC_REFUSED'],
  ['that nobody has signed', { signs: 'nothing' }, 'OIDC_REFUSED'],
  ['that is over', { claims: { iat: seconds() - hour, exp: seconds() - hour + 60 } }, 'OIDC_CLOCK'],
])('an ID token %s signs nobody in', async (_what, lies, code) => {
  expect(await codeOf(identify(lies))).toBe(code);
  // No token, name or address in the log.
  expect(JSON.stringify(lines)).not.toMatch(/evil|another|subject|@|eyJ/);
});

test('one that names another issuer than was set is not asked anything', async () => {
  for (const about of [
    { issuer: 'https://evil.example' },
    { issuer: `${liar.issuer}/realms/other` },
    { issuer: undefined },
  ]) {
    liar.lies = { about };
    const provider = opened();
    expect(
      await codeOf(
        provider.addressFor(await provider.begin({ again: false, named: false }), redirect),
      ),
    ).toBe('OIDC_REFUSED');
  }
});

test('an answer of another provider, as it says itself (RFC 9207), is refused before the code goes anywhere', async () => {
  const honest = { about: { authorization_response_iss_parameter_supported: true } };
  liar.asked = new URLSearchParams();
  for (const back of [{ iss: 'https://evil.example' }, {}])
    expect(await codeOf(identify({}, { honest, back }))).toBe('OIDC_REFUSED');
  expect(liar.asked.get('code')).toBeNull();
  expect(await codeOf(identify({}, { honest, back: { iss: liar.issuer } }))).toBe('none');
});

test('whoever is to be asked anew was: one that says it asked long ago, or nothing, confirms nobody', async () => {
  expect(await codeOf(identify({ claims: { auth_time: seconds() } }, { again: true }))).toBe(
    'none',
  );
  expect(await codeOf(identify({ claims: { auth_time: seconds() - hour } }, { again: true }))).toBe(
    'OIDC_NOT_ANEW',
  );
  expect(await codeOf(identify({}, { again: true }))).toBe('OIDC_NOT_ANEW');
});

describe('its message that somebody has signed out', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const honest = () => ({
    iss: liar.issuer,
    aud: 'snagbook',
    iat: seconds(),
    exp: seconds() + 60,
    jti: 'one',
    sub: 'subject',
    sid: 'there',
    events,
  });
  const read = (claims: Record<string, unknown> = {}, signs?: Lies['signs']) =>
    opened().signedOut(liar.token({ ...honest(), ...claims }, signs));

  test.each<[string, Record<string, unknown>, Lies['signs'] | null]>([
    ['another has signed', {}, 'another key'],
    ['nobody has signed', {}, 'nothing'],
    ['anybody could sign who knows our secret', {}, 'our secret'],
    ['is of another issuer', { iss: 'https://evil.example' }, null],
    ['is for another application', { aud: 'another' }, null],
    ['is old', { iat: seconds() - hour, exp: undefined }, null],
    ['has no time', { iat: undefined, exp: undefined }, null],
    ['is of the future', { iat: seconds() + hour, exp: seconds() + 2 * hour }, null],
    ['is an ID token', { events: undefined, nonce: 'x' }, null],
    ['has a nonce, as ID tokens have', { nonce: 'x' }, null],
    ['says something else', { events: { 'http://schemas.openid.net/event/other': {} } }, null],
    ['names nobody', { sub: undefined, sid: undefined }, null],
    ['could be sent again and again', { jti: undefined }, null],
  ])('ends nothing if it %s', async (_what, claims, signs) => {
    expect(['OIDC_REFUSED', 'OIDC_CLOCK']).toContain(
      await codeOf(read(claims, signs ?? undefined)),
    );
  });
});
