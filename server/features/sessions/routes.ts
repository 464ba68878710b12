import { readBody } from '../../body';
import { readCookie, writeCookie } from '../../cookies';
import { answeredIn, languageOf } from '../../language';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { cleanText } from '../../text';
import { resetPassword } from '../people/resetPassword';
import { filesCookie } from './tokens';
import type { TokenPair } from './store';

const refreshCookie = 'snagbook_refresh';
const photosCookie = 'snagbook_files';

/** Where a request came from, as far as the socket or a trusted proxy says. */
export interface From {
  address: string;
  /** Whether the browser spoke https, to us or to the proxy in front. */
  secure: boolean;
}

/** Signing in, also by a reset link, refreshing and signing out: plain HTTP beside GraphQL. Answers null for any other path. */
export async function sessionRoutes(services: Services, request: Request, from: From): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const route = { '/session': signIn, '/session/refresh': refresh, '/session/end': end, '/session/reset': reset }[pathname];
  if (route === undefined) return null;
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  // A page of another site cannot send this header without being asked first.
  if (request.headers.get('x-snagbook') === null) return refuse(request, new Refusal('BAD_REQUEST'), 400);
  try {
    return await route(services, request, from);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(request, error, statusOf[error.code] ?? 400);
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
};

async function signIn(services: Services, request: Request, from: From): Promise<Response> {
  const sent = await readTexts(request, ['email', 'password']);
  const [email, password] = [cleanText(sent.email).toLowerCase(), sent.password];
  services.tries.begin(email, from.address);
  const user = await services.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
  const matches = await services.passwords.matches(user?.password_hash ?? null, password).catch((error: unknown) => {
    services.tries.takeBack(email, from.address);
    throw error;
  });
  if (!matches || user === undefined) throw new Refusal('WRONG_CREDENTIALS');
  const pair = await services.sessions.start(user.id, request.headers.get('user-agent') ?? '');
  // Looked up again, now that whoever changes the password ends this session too: it may have been changed while the old one was looked at.
  const now = await services.db.selectFrom('user').select('password_hash').where('id', '=', user.id).executeTakeFirst();
  if (now?.password_hash !== user.password_hash) {
    await services.sessions.end(pair.sessionId);
    throw new Refusal('WRONG_CREDENTIALS');
  }
  services.tries.succeeded(email, from.address);
  await takeLanguage(services, request, user.id);
  return welcome(services, pair, user, from);
}

/** Whoever signs in is written to in the language they see then. */
async function takeLanguage({ db }: Services, request: Request, userId: string): Promise<void> {
  const language = languageOf(request.headers.get('accept-language'));
  if (language !== null) await db.updateTable('user').set({ language }).where('id', '=', userId).where('language', '!=', language).execute();
}

/** A new password by a reset link, and signed in with it. */
async function reset(services: Services, request: Request, from: From): Promise<Response> {
  const user = await resetPassword(services, await readTexts(request, ['token', 'password']), from.address);
  await takeLanguage(services, request, user.id);
  return welcome(services, await services.sessions.start(user.id, request.headers.get('user-agent') ?? ''), user, from);
}

async function refresh(services: Services, request: Request, from: From): Promise<Response> {
  const token = readCookie(request, refreshCookie);
  const pair = token === null ? null : await services.sessions.refresh(token);
  if (pair === 'reused' && token !== null) {
    const sessionId = await services.sessions.sessionOf(token);
    if (sessionId !== null) services.sessionEnded(sessionId);
  }
  const signedIn = pair === null || pair === 'reused' ? null : await services.sessions.bySession(pair.sessionId);
  if (pair === null || pair === 'reused' || signedIn === null) throw new Refusal('UNAUTHENTICATED');
  return welcome(services, pair, { id: signedIn.userId, name: signedIn.name }, from);
}

async function end(services: Services, request: Request, from: From): Promise<Response> {
  const token = readCookie(request, refreshCookie);
  const sessionId = token === null ? null : await services.sessions.sessionOf(token);
  if (sessionId !== null) {
    await services.sessions.end(sessionId);
    services.sessionEnded(sessionId);
  }
  const gone = { value: '', maxAgeMs: 0, secure: from.secure };
  // Pictures the browser has kept are not for the next person at a shared device.
  const headers = new Headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
  headers.append('set-cookie', writeCookie({ ...gone, name: refreshCookie, path: '/session' }));
  headers.append('set-cookie', writeCookie({ ...gone, name: photosCookie, path: '/files' }));
  return new Response(null, { status: 204, headers });
}

function welcome(services: Services, pair: TokenPair, user: { id: string; name: string }, from: From): Response {
  const shared = { maxAgeMs: settings.session.refreshTokenLife, secure: from.secure };
  const headers = new Headers({ 'cache-control': 'no-store' });
  headers.append('set-cookie', writeCookie({ ...shared, name: refreshCookie, path: '/session', value: pair.refreshToken }));
  headers.append('set-cookie', writeCookie({ ...shared, name: photosCookie, path: '/files', value: filesCookie(services.secret, pair.sessionId) }));
  const body = {
    accessToken: pair.accessToken,
    expiresInMs: settings.session.accessTokenLife,
    user: { id: user.id, name: user.name },
    // At run time, so that one build serves every installation.
    reportsDsn: services.reportsDsn,
  };
  return Response.json(body, { headers });
}

/** The texts a body of JSON must have; none of them is longer than a password may be. */
async function readTexts<Name extends string>(request: Request, names: readonly Name[]): Promise<Record<Name, string>> {
  let body: unknown;
  try {
    body = await (await readBody(request, settings.body.anonymous)).json();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('BAD_REQUEST');
  }
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}; // any object's values are unknown
  const texts = names.map((name) => {
    const text = sent[name];
    if (typeof text !== 'string' || text.length > settings.text.password) throw new Refusal('BAD_REQUEST');
    return [name, text] as const;
  });
  return Object.fromEntries(texts) as Record<Name, string>; // one for each name
}

const refuse = (request: Request, refusal: Refusal, status: number): Response =>
  Response.json({ error: { ...refusal.extensions, message: refusal.in(answeredIn(request.headers.get('accept-language'))) } }, { status, headers: { 'cache-control': 'no-store' } });
