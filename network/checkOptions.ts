import { defaultLimits } from './options';
import type { NetworkOptions } from './layer';

/** What each option may be, by `typeof`. */
const kinds: { readonly [Name in keyof Required<NetworkOptions>]: string } = {
  url: 'string or function',
  socketUrl: 'string or function',
  subscriptions: 'function',
  incremental: 'object',
  headers: 'function',
  credentials: 'string',
  body: 'function',
  auth: 'object',
  retryMutations: 'boolean',
  retryStatus: 'function',
  tolerateErrors: 'function',
  limits: 'object',
  world: 'object',
  onAnswer: 'function',
  onEvent: 'function',
};

/** The longest delay that setTimeout supports, in ms: with Infinity it would fire at once. */
const longestTimer = 2_147_483_647;

/** Throws a TypeError that names the invalid option, when the layer is made rather than at the first request. */
export function checkOptions(options: NetworkOptions): void {
  const { url, socketUrl, subscriptions, auth, limits, world }: NetworkOptions = options;
  for (const [name, value] of Object.entries(options)) {
    // An unknown name has no kind.
    const kind = kinds[name as keyof NetworkOptions] as string | undefined;
    expect(kind !== undefined, name, 'is not known');
    expect(value === undefined || (value !== null && kind.includes(typeof value)), name, `must be of type ${kind}`);
  }
  if (auth !== undefined) {
    const { token, refresh, lost } = auth;
    for (const [name, value] of Object.entries({ token, refresh, lost })) expect(typeof value === 'function', `auth.${name}`, 'must be a function');
  }
  for (const [name, value] of Object.entries(limits ?? {})) {
    const list = name === 'retryDelaysMs';
    expect(name in defaultLimits, `limits.${name}`, 'is not known');
    expect(list === Array.isArray(value) && [value].flat().every((limit) => typeof limit === 'number' && limit >= 0 && limit <= longestTimer), `limits.${name}`, `must be a ${list ? 'list of numbers' : 'number'}, 0 to ${longestTimer}`);
  }
  // A fetch of the caller's own may understand relative addresses.
  expect(typeof url !== 'string' || world?.fetch !== undefined || isAbsoluteUrl(url), 'url', 'must be a whole address here, where no page has one that it could follow');
  expect(typeof socketUrl !== 'string' || /^wss?:/.test(socketUrl), 'socketUrl', 'must begin with ws: or wss:');
  expect(socketUrl === undefined || subscriptions !== undefined, 'socketUrl', 'needs the option subscriptions, from @snagbook/network/subscriptions');
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
