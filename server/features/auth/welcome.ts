import { textLimits } from '../../../rules/limits';
import { anonymousBody, readBody } from '../../http/body';
import type { From } from '../../http/request';
import { languageOf } from '../../messages';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { type BegunBy, noteBegunBy } from './oidcStore';
import { noteChange } from './factorStore';
import {
  deviceKnownTo,
  knownDevice,
  photosCookie,
  readCookie,
  writeCookie,
} from '../../http/cookies';
import { leaveLink } from './linkCookie';
import { deviceOf } from './deviceOf';
import type { TokenPair } from './sessionStore';
import type { Try } from './tries';
import { filesCookie } from '../../tokens';

// What all ways to sign in have in common: the body that asks, the answer with its cookies, and
// what ends with it.

export const refreshCookie = 'snagbook_refresh';
export const deviceCookie = 'snagbook_device';

interface Beginning {
  /** As it was when the password was looked at. */
  user: { id: string; name: string; email: string; password_hash: string };
  from: From;
  /** Whether a second factor was shown. */
  secondFactor?: boolean;
  /** The identity at the company's provider that begins it. */
  by?: BegunBy;
  /** The try that this is. */
  tries?: Try;
}

/** Begins a session for somebody who has proved who they are. */
export async function beginSession(
  services: Services,
  request: Request,
  { user, from, secondFactor = false, by, tries }: Beginning,
): Promise<Response> {
  const pair = await services.sessions.start(user.id, request.headers.get('user-agent') ?? '', {
    secondFactor,
    ...(by !== undefined && { alsoWrite: (trx, sessionId) => noteBegunBy(trx, sessionId, by) }),
  });
  // Looked up again, now that whoever changes the password ends this session too: it may have been
  // changed while the old one was looked at.
  const now = await services.db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst();
  if (now?.password_hash !== user.password_hash) {
    await services.sessions.end(pair.sessionId);
    throw new Refusal('WRONG_CREDENTIALS');
  }
  await tries?.succeeded();
  await noteDevice(services, request, user, from);
  await takeLanguage(services, request, user.id);
  // This browser's cookies are replaced now, so the session they named can only be used by a thief.
  await endNamed(services, request, from);
  return welcome(services, request, { pair, user, from });
}

interface Welcomed {
  pair: TokenPair;
  user: { id: string; name: string; email: string };
  from: From;
}

export function welcome(
  services: Services,
  request: Request,
  { pair, user, from }: Welcomed,
): Response {
  const shared = { maxAgeMs: pair.life, secure: from.secure };
  const headers = new Headers({ 'cache-control': 'no-store' });
  takeFormer(headers, request, from);
  leaveLink(headers, request, from);
  headers.append(
    'set-cookie',
    writeCookie({ ...shared, name: refreshCookie, path: '/session', value: pair.refreshToken }),
  );
  headers.append(
    'set-cookie',
    writeCookie({
      ...shared,
      name: photosCookie,
      path: '/files',
      value: filesCookie(services.secret, pair.sessionId),
    }),
  );
  const device = readCookie(request, { name: deviceCookie, secure: from.secure });
  const known = knownDevice(services.secret, device, user.email);
  // Also at a refresh: the browser may have lost it alone.
  if (known !== device)
    headers.append(
      'set-cookie',
      writeCookie({
        ...shared,
        maxAgeMs: settings.session.deviceLife,
        name: deviceCookie,
        path: '/session',
        value: known,
      }),
    );
  return Response.json(grantOf(services, pair, { id: user.id, name: user.name }), { headers });
}

interface TextsRead<Maybe> {
  /** Characters of each. @default as many as a password may have */
  most?: number;
  /** Those that pages of older builds do not send; empty if they are not there. */
  maybe?: readonly Maybe[];
}

/** The texts a body of JSON must have, and those that it may. */
export async function readTexts<Name extends string, Maybe extends string = never>(
  request: Request,
  names: readonly Name[],
  { most = textLimits.password, maybe = [] }: TextsRead<Maybe> = {},
): Promise<Record<Name | Maybe, string>> {
  let body: unknown;
  try {
    body = await (await readBody(request, anonymousBody)).json();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('BAD_REQUEST');
  }
  // any object's values are unknown
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const texts = [...names, ...maybe].map((name) => {
    const text = sent[name] ?? (maybe.some((each) => each === name) ? '' : undefined);
    if (typeof text !== 'string' || text.length > most) throw new Refusal('BAD_REQUEST');
    return [name, text] as const;
  });
  return Object.fromEntries(texts) as Record<Name | Maybe, string>; // one for each name
}

/** The body of an answer that begins or continues a session. */
export const grantOf = (services: Services, pair: TokenPair, user: object) => ({
  accessToken: pair.accessToken,
  expiresInMs: settings.session.accessTokenLife,
  user,
  // At run time, so that one build serves every installation.
  reportsDsn: services.reportsDsn,
});

/** Deletes the session cookies. */
export function takeCookies(headers: Headers, secure: boolean): void {
  const gone = { value: '', maxAgeMs: 0, secure };
  headers.append('set-cookie', writeCookie({ ...gone, name: refreshCookie, path: '/session' }));
  headers.append('set-cookie', writeCookie({ ...gone, name: photosCookie, path: '/files' }));
}

/**
 * Those from before https, or before cookies were named by it, would still open the pictures of
 * whoever was here then.
 */
export function takeFormer(headers: Headers, request: Request, from: From): void {
  if (from.secure && readCookie(request, { name: refreshCookie, secure: false }) !== null)
    takeCookies(headers, false);
}

/** Somebody's first device is no news: they have just made the account with it. */
async function noteDevice(
  { db, clock, secret }: Services,
  request: Request,
  { id, email }: { id: string; email: string },
  { secure }: From,
): Promise<void> {
  const cookie = readCookie(request, { name: deviceCookie, secure });
  if (deviceKnownTo(secret, cookie, email) !== null) return;
  const now = clock();
  const { created_at: since } = await db
    .selectFrom('user')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (now - since < settings.session.firstDevice) return;
  const { browser, system } = deviceOf(request.headers.get('user-agent') ?? '');
  const detail = [browser, system].filter((part) => part !== null).join(' · ') || '?';
  await noteChange(db, { userId: id, kind: 'NEW_DEVICE', detail, now });
}

/** Mails to the person are in the language of their last sign-in. */
async function takeLanguage({ db }: Services, request: Request, userId: string): Promise<void> {
  const language = languageOf(request.headers.get('accept-language'));
  if (language !== null)
    await db
      .updateTable('user')
      .set({ language })
      .where('id', '=', userId)
      .where('language', '!=', language)
      .execute();
}

/**
 * Ends the sessions that the request's cookies name, if there are any; under https also one whose
 * cookie was set before https came or before cookies were named by it.
 */
export async function endNamed(services: Services, request: Request, from: From): Promise<void> {
  for (const secure of from.secure ? [true, false] : [false]) {
    const token = readCookie(request, { name: refreshCookie, secure });
    if (token !== null) await endByToken(services, token);
  }
}

export async function endByToken(services: Services, token: string): Promise<void> {
  const sessionId = await services.sessions.sessionOf(token);
  if (sessionId === null) return;
  await services.reserve.use(() => services.sessions.end(sessionId));
  services.sessionEnded(sessionId);
}
