import { cleanText } from '../../../rules/text';
import { textLimits } from '../../../rules/limits';
import { anonymousBody, readBody } from '../../http/body';
import { deviceKnownTo, knownDevice, photosCookie, readCookie, writeCookie } from './cookies';
import { languageOf } from '../../messages';
import { Refusal } from '../../refusal';
import { refusedRequest, type From } from '../../http/request';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { resetPassword } from '../people/passwordLinks';
import { filesCookie } from './tokens';
import type { TokenPair } from './store';

const refreshCookie = 'snagbook_refresh';
const deviceCookie = 'snagbook_device';

type Route = (services: Services, request: Request, from: From) => Promise<Response>;

const routes = new Map<string, Route>([
  ['/session', signIn],
  ['/session/refresh', refresh],
  ['/session/end', end],
  ['/session/reset', reset],
]);

/** Signing in, also by a reset link, refreshing and signing out: plain HTTP beside GraphQL. Null for any other path. */
export function sessionRoute(pathname: string): Route | null {
  const route = routes.get(pathname);
  return route === undefined ? null : (services, request, from) => answerOf(route, services, request, from);
}

async function answerOf(route: Route, services: Services, request: Request, from: From): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  // A page of another site cannot send this header without a preflight request.
  if (request.headers.get('x-snagbook') === null) return refusedRequest(request, new Refusal('BAD_REQUEST'), 400);
  try {
    return await route(services, request, from);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedRequest(request, error, statusOf[error.code] ?? 400);
  }
}

const statusOf: Partial<Record<Refusal['code'], number>> = {
  // Not 401: the client must not try to refresh a token because a password was wrong.
  WRONG_CREDENTIALS: 403,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  TOO_MANY_TRIES: 429,
  SERVER_BUSY: 503,
  BODY_TOO_LARGE: 413,
  STORAGE_FULL_SERVER: 507,
};

async function signIn(services: Services, request: Request, from: From): Promise<Response> {
  const sent = await readTexts(request, ['email', 'password']);
  const [email, password] = [cleanText(sent.email).toLowerCase(), sent.password];
  const device = deviceKnownTo(services.secret, readCookie(request, { name: deviceCookie, secure: from.secure }), email);
  const counted = await services.tries.atTheDoor({ email, address: from.address, device });
  const user = await services.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
  const matches = await counted.looking(services.passwords.matches(user?.password_hash ?? null, password, counted.sender));
  if (!matches || user === undefined) throw new Refusal('WRONG_CREDENTIALS');
  const pair = await services.sessions.start(user.id, request.headers.get('user-agent') ?? '');
  // Looked up again, now that whoever changes the password ends this session too: it may have been changed while the old one was looked at.
  const now = await services.db.selectFrom('user').select('password_hash').where('id', '=', user.id).executeTakeFirst();
  if (now?.password_hash !== user.password_hash) {
    await services.sessions.end(pair.sessionId);
    throw new Refusal('WRONG_CREDENTIALS');
  }
  await counted.succeeded();
  await takeLanguage(services, request, user.id);
  // This browser's cookies are replaced now, so the session they named can only be used by a thief.
  await endNamed(services, request, from);
  return welcome(services, request, { pair, user, from });
}

/** Ends the sessions that the request's cookies name, if there are any; under https also one whose cookie was set before https came or before cookies were named by it. */
async function endNamed(services: Services, request: Request, from: From): Promise<void> {
  for (const secure of from.secure ? [true, false] : [false]) {
    const token = readCookie(request, { name: refreshCookie, secure });
    const sessionId = token === null ? null : await services.sessions.sessionOf(token);
    if (sessionId === null) continue;
    await services.reserve.use(() => services.sessions.end(sessionId));
    services.sessionEnded(sessionId);
  }
}

/** Deletes the session cookies. */
function takeCookies(headers: Headers, secure: boolean): void {
  const gone = { value: '', maxAgeMs: 0, secure };
  headers.append('set-cookie', writeCookie({ ...gone, name: refreshCookie, path: '/session' }));
  headers.append('set-cookie', writeCookie({ ...gone, name: photosCookie, path: '/files' }));
}

/** Those from before https, or before cookies were named by it, would still open the pictures of whoever was here then. */
function takeFormer(headers: Headers, request: Request, from: From): void {
  if (from.secure && readCookie(request, { name: refreshCookie, secure: false }) !== null) takeCookies(headers, false);
}

/** Mails to the person are in the language of their last sign-in. */
async function takeLanguage({ db }: Services, request: Request, userId: string): Promise<void> {
  const language = languageOf(request.headers.get('accept-language'));
  if (language !== null) await db.updateTable('user').set({ language }).where('id', '=', userId).where('language', '!=', language).execute();
}

/** A new password by a reset link, and signed in with it. */
async function reset(services: Services, request: Request, from: From): Promise<Response> {
  const user = await resetPassword(services, await readTexts(request, ['token', 'password']));
  await takeLanguage(services, request, user.id);
  const pair = await services.sessions.start(user.id, request.headers.get('user-agent') ?? '');
  await endNamed(services, request, from);
  return welcome(services, request, { pair, user, from });
}

async function refresh(services: Services, request: Request, from: From): Promise<Response> {
  const token = readCookie(request, { name: refreshCookie, secure: from.secure });
  // Also on a full disk: without it nobody could read there for longer than an access token lives.
  const refreshed = (of: string) => services.reserve.use(() => services.sessions.refresh(of), { leave: settings.reserveForEnding });
  const pair = token === null ? null : await refreshed(token);
  if (pair === 'reused') await endNamed(services, request, from);
  const signedIn = pair === null || pair === 'reused' ? null : await services.sessions.bySession(pair.sessionId);
  if (pair === null || pair === 'reused' || signedIn === null) {
    // On purpose, such as on a lost phone: it deletes what it keeps of it. A session that ran out, or that a server which was put back to an earlier state does not know, leaves that to its person.
    throw new Refusal('UNAUTHENTICATED', token !== null && (await services.sessions.wasEnded(token)) ? { ended: 1 } : {});
  }
  return welcome(services, request, { pair, user: { id: signedIn.userId, name: signedIn.name, email: signedIn.email }, from });
}

async function end(services: Services, request: Request, from: From): Promise<Response> {
  await endNamed(services, request, from);
  // The cookie of known people stays: it gives no access, and keeps others from slowing their sign-in down.
  // Pictures the browser has kept are not for the next person at a shared device.
  const headers = new Headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
  takeCookies(headers, from.secure);
  takeFormer(headers, request, from);
  return new Response(null, { status: 204, headers });
}

interface Welcomed {
  pair: TokenPair;
  user: { id: string; name: string; email: string };
  from: From;
}

function welcome(services: Services, request: Request, { pair, user, from }: Welcomed): Response {
  const shared = { maxAgeMs: pair.life, secure: from.secure };
  const headers = new Headers({ 'cache-control': 'no-store' });
  takeFormer(headers, request, from);
  headers.append('set-cookie', writeCookie({ ...shared, name: refreshCookie, path: '/session', value: pair.refreshToken }));
  headers.append('set-cookie', writeCookie({ ...shared, name: photosCookie, path: '/files', value: filesCookie(services.secret, pair.sessionId) }));
  const device = readCookie(request, { name: deviceCookie, secure: from.secure });
  const known = knownDevice(services.secret, device, user.email);
  // Also at a refresh: the browser may have lost it alone.
  if (known !== device) headers.append('set-cookie', writeCookie({ ...shared, maxAgeMs: settings.session.deviceLife, name: deviceCookie, path: '/session', value: known }));
  const body = {
    accessToken: pair.accessToken,
    expiresInMs: settings.session.accessTokenLife,
    user: { id: user.id, name: user.name },
    // At run time, so that one build serves every installation.
    reportsDsn: services.reportsDsn,
    epoch: services.epoch,
  };
  return Response.json(body, { headers });
}

/** The texts a body of JSON must have; none of them is longer than a password may be. */
async function readTexts<Name extends string>(request: Request, names: readonly Name[]): Promise<Record<Name, string>> {
  let body: unknown;
  try {
    body = await (await readBody(request, anonymousBody)).json();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('BAD_REQUEST');
  }
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}; // any object's values are unknown
  const texts = names.map((name) => {
    const text = sent[name];
    if (typeof text !== 'string' || text.length > textLimits.password) throw new Refusal('BAD_REQUEST');
    return [name, text] as const;
  });
  return Object.fromEntries(texts) as Record<Name, string>; // one for each name
}
