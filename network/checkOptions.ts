import { defaultLimits, type AuthOptions } from './options';
import type { NetworkOptions } from './layer';
import type { Platform } from './platform';

/** What each option may be, by `typeof`, and null where it says so. */
type Kinds<Options> = { readonly [Name in keyof Required<Options>]: string };

const kinds: Kinds<NetworkOptions> = {
  url: 'string or function',
  socketUrl: 'string or function',
  subscriptions: 'function',
  incremental: 'object',
  headers: 'function',
  accept: 'string',
  fetchOptions: 'object',
  body: 'function',
  persistByHash: 'function',
  connectionParams: 'function',
  auth: 'object',
  retryMutations: 'boolean',
  retryStatus: 'function',
  tolerateErrors: 'function',
  limits: 'object',
  platform: 'object',
  onAnswer: 'function',
  onEvent: 'function',
};
const authKinds: Kinds<AuthOptions> = {
  token: 'function',
  refresh: 'function',
  lost: 'function',
  header: 'string',
  prefix: 'string',
  codes: 'object',
};
const platformKinds: Kinds<Platform> = {
  fetch: 'function',
  upload: 'function or null',
  WebSocket: 'function or null',
  storage: 'object or null',
  clock: 'object',
  random: 'function',
  online: 'object',
};

/** The longest delay that setTimeout supports, in ms: with Infinity it would fire at once. */
const longestTimer = 2_147_483_647;

/**
 * Throws a TypeError that names the invalid option, when the layer is made rather than at the first
 * request.
 */
export function checkOptions(options: NetworkOptions): void {
  const { url, socketUrl, subscriptions, auth, limits, platform }: NetworkOptions = options;
  // Missing where nothing checks types.
  const { retryMutations }: Partial<NetworkOptions> = options;
  // Not of `auth` and `platform`: a session or a page's globals may be given as they are.
  for (const name of Object.keys(options)) expect(name in kinds, name, 'is not known');
  checkKinds(options, kinds);
  expect(retryMutations !== undefined, 'retryMutations', 'must be true or false');
  checkKinds(platform ?? {}, platformKinds, 'platform.');
  if (auth !== undefined) {
    checkKinds(auth, authKinds, 'auth.');
    const { token, refresh, lost } = auth;
    for (const [name, value] of Object.entries({ token, refresh, lost }))
      expect(typeof value === 'function', `auth.${name}`, 'must be a function');
  }
  for (const [name, value] of Object.entries(limits ?? {})) {
    const list = name === 'retryDelaysMs';
    expect(name in defaultLimits, `limits.${name}`, 'is not known');
    expect(
      list === Array.isArray(value) &&
        [value]
          .flat()
          .every((limit) => typeof limit === 'number' && limit >= 0 && limit <= longestTimer),
      `limits.${name}`,
      `must be a ${list ? 'list of numbers' : 'number'}, 0 to ${longestTimer}`,
    );
  }
  // A fetch of the caller's own may understand relative addresses.
  expect(
    typeof url !== 'string' || platform?.fetch !== undefined || isAbsoluteUrl(url),
    'url',
    'must be a whole address here, where no page has one that it could follow',
  );
  expect(
    typeof socketUrl !== 'string' || /^wss?:/.test(socketUrl),
    'socketUrl',
    'must begin with ws: or wss:',
  );
  expect(
    socketUrl === undefined || subscriptions !== undefined,
    'socketUrl',
    'needs the option subscriptions, from @snagbook/network/subscriptions',
  );
}

function checkKinds(options: object, kinds: Readonly<Record<string, string>>, path = ''): void {
  for (const [name, kind] of Object.entries(kinds)) {
    const value: unknown = Reflect.get(options, name);
    expect(
      value === undefined || kind.includes(value === null ? 'null' : typeof value),
      path + name,
      `must be of type ${kind}`,
    );
  }
}

function expect(holds: boolean, name: string, says: string): asserts holds {
  if (!holds) throw new TypeError(`createNetwork: the option ${name} ${says}.`);
}

function isAbsoluteUrl(url: string): boolean {
  // Only a page has a location.
  const { location }: Partial<typeof globalThis> = globalThis;
  try {
    new URL(url, location?.href);
    return true;
  } catch {
    return false;
  }
}
