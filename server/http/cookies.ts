import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Context, createContext } from '../context';
import { byKey, keyIn } from '../features/api/keyStore';
import type { SignedIn } from '../features/auth/sessionStore';
import { type FileKind, readsFiles } from '../readsFiles';
import type { Services } from '../services';
import { settings } from '../settings';
import { readFilesCookie } from '../tokens';

export const photosCookie = 'snagbook_files';

/**
 * Who requests a picture or another file, by the session's cookie or a key of the API; null if
 * session or key has ended, or its kind reads no such files.
 */
export async function contextOfFiles(
  services: Services,
  request: Request,
  kind: FileKind,
): Promise<Context | null> {
  const viewer = await viewerOfFiles(services, request);
  return viewer === null || !readsFiles(viewer, kind) ? null : createContext(services, viewer);
}

async function viewerOfFiles(services: Services, request: Request): Promise<SignedIn | null> {
  const key = keyIn(request);
  if (key !== null) return (await byKey(services.db, services.clock, key))?.signedIn ?? null;
  // A request for a picture does not say whether the page was loaded by https, so both names are
  // read. A cookie planted by an attacker would only show the attacker's own pictures.
  const cookie =
    readCookie(request, { name: photosCookie, secure: true }) ??
    readCookie(request, { name: photosCookie, secure: false });
  const sessionId = cookie === null ? null : readFilesCookie(services.secret, cookie);
  return sessionId === null ? null : services.sessions.bySession(sessionId);
}

/**
 * The cookie of people who have signed in on a browser, so that tries of strangers do not slow
 * their next sign-in down: a name of its own, and for each person the server's signature over that
 * name and their e-mail. It reveals nothing, and gives no access by itself.
 */
const sign = (secret: Buffer, device: string, email: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', device, email]))
    .digest('base64url');

/** A name that this server gave: another one might be shared by many devices. */
const isOurs = (device: string): boolean => /^[\w-]{22}$/.test(device);

/** The device's name if this person has signed in on it before; null if not. */
export function deviceKnownTo(secret: Buffer, cookie: string | null, email: string): string | null {
  const [device = '', ...signatures] = (cookie ?? '').split('.');
  if (!isOurs(device)) return null;
  const expected = Buffer.from(sign(secret, device, email));
  const known = signatures.slice(0, settings.session.peopleOfDevice).some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return known ? device : null;
}

/**
 * The cookie of a device on which this person has signed in too; those who did so longest ago are
 * forgotten.
 */
export function knownDevice(secret: Buffer, cookie: string | null, email: string): string {
  const [before = '', ...signatures] = (cookie ?? '').split('.');
  const device = isOurs(before) ? before : randomBytes(16).toString('base64url');
  const mine = sign(secret, device, email);
  const others =
    device === before
      ? signatures.filter((signature) => /^[\w-]{43}$/.test(signature) && signature !== mine)
      : [];
  return [device, mine, ...others].slice(0, 1 + settings.session.peopleOfDevice).join('.');
}

/**
 * Under https the name says that the cookie came by https: nobody on a line of plain http can put
 * another one in its place. `__Host-` would say more, but asks for the path `/`, and ours go to a
 * few paths only.
 */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Secure-${name}` : name);

/** The value of a request's cookie, or null. */
export function readCookie(
  request: Request,
  { name, secure }: { name: string; secure: boolean },
): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === nameOf(name, secure)) return value.join('=');
  }
  return null;
}

/**
 * A cookie no script can read and no other site can make the browser send. `lax`: it also comes
 * along when another site leads the browser here.
 */
export function writeCookie(cookie: {
  name: string;
  value: string;
  path: string;
  maxAgeMs: number;
  secure: boolean;
  lax?: boolean;
}): string {
  const age = Math.floor(cookie.maxAgeMs / 1000);
  return `${nameOf(cookie.name, cookie.secure)}=${cookie.value}; Path=${cookie.path}; Max-Age=${age}; HttpOnly; SameSite=${cookie.lax === true ? 'Lax' : 'Strict'}${cookie.secure ? '; Secure' : ''}`;
}
