import { cleanText } from '../../../rules/text';
import { deviceKnownTo, photosCookie, readCookie, writeCookie } from '../../http/cookies';
import { languageOf } from '../../messages';
import { leaveLink, linkInUse, type LinkTokens, linkTokens, writeLinkCookie } from './linkCookie';
import { Refusal } from '../../refusal';
import { refusedRequest, type From } from '../../http/request';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { enterByLink, knownByLink, type LinkName, linkOfPerson, nameOfLink } from '../links/enter';
import { linkByToken, type OpenedLink, sentBackTo } from '../links/store';
import { mailPasswordLink } from '../notify/linkMails';
import { asksCode, codeRequired, enterCode } from './codeStep';
import { ownManifest } from './manifest';
import { takeStartToken } from './startToken';
import { challengePasskey, enterByPasskey } from './passkeySignIn';
import { alsoBegunBy } from './oidcStore';
import { confirmByProvider } from './oidcConfirm';
import { endByProvider, signOutPath } from './oidcSignOut';
import { beginAtProvider, callbackPath, comeBack, enterByProvider } from './oidcSignIn';
import { resetPassword } from './passwordLinks';
import { filesCookie } from '../../tokens';
import type { TokenPair } from './sessionStore';
import {
  beginSession,
  deviceCookie,
  endByToken,
  endNamed,
  grantOf,
  readTexts,
  refreshCookie,
  takeCookies,
  takeFormer,
  welcome,
} from './welcome';

type Route = (services: Services, request: Request, from: From) => Promise<Response>;

const routes = new Map<string, Route>([
  ['/session', signIn],
  ['/session/code', enterCode],
  ['/session/passkey/begin', challengePasskey],
  ['/session/passkey', enterByPasskey],
  ['/session/oidc/begin', beginAtProvider],
  ['/session/oidc', enterByProvider],
  ['/session/oidc/confirm', confirmByProvider],
  ['/session/refresh', refresh],
  ['/session/end', end],
  ['/session/reset', reset],
  ['/session/forgotten', forgotten],
  ['/session/link', openLink],
  ['/session/link/aside', putLinkAside],
  ['/session/start', startAlong],
]);

/**
 * Signing in, also by a reset link, refreshing and signing out: plain HTTP beside GraphQL. Null for
 * any other path.
 */
export function sessionRoute(pathname: string): Route | null {
  if (pathname === '/session/manifest.webmanifest') return ownManifest;
  if (pathname === callbackPath) return comeBack;
  if (pathname === signOutPath) return endByProvider;
  const route = routes.get(pathname);
  return route === undefined
    ? null
    : (services, request, from) => answerOf(route, services, request, from);
}

async function answerOf(
  route: Route,
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  // A page of another site cannot send this header without a preflight request.
  if (request.headers.get('x-snagbook') === null)
    return refusedRequest(request, new Refusal('BAD_REQUEST'), 400);
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
  CODE_REQUIRED: 403,
  WRONG_CODE: 403,
  PASSKEY_UNKNOWN: 403,
  PASSKEY_REFUSED: 403,
  WRONG_PASSWORD: 403,
  OIDC_AWAY: 503,
  OIDC_REFUSED: 403,
  OIDC_CLOCK: 403,
  OIDC_CANCELLED: 403,
  OIDC_OVER: 403,
  OIDC_UNVERIFIED: 403,
  OIDC_NO_ACCOUNT: 403,
  OIDC_CONFIRM: 403,
  OIDC_JOIN: 403,
  OIDC_INVITED_OTHER: 403,
  OIDC_JOINED_OTHER: 403,
  OIDC_INVITED_UNVERIFIED: 403,
  OIDC_NOT_ANEW: 403,
  OIDC_ANOTHER: 403,
  STEP_OVER: 403,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  LINK_OVER: 404,
  TOO_MANY_TRIES: 429,
  SERVER_BUSY: 503,
  BODY_TOO_LARGE: 413,
  STORAGE_FULL_SERVER: 507,
};

async function signIn(services: Services, request: Request, from: From): Promise<Response> {
  const sent = await readTexts(request, ['email', 'password']);
  const [email, password] = [cleanText(sent.email).toLowerCase(), sent.password];
  const device = deviceKnownTo(
    services.secret,
    readCookie(request, { name: deviceCookie, secure: from.secure }),
    email,
  );
  const counted = await services.tries.signInAttempts({ email, address: from.address, device });
  const user = await services.db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  const matches = await counted.looking(
    services.passwords.matches(user?.password_hash ?? null, password, counted.sender),
  );
  if (!matches || user === undefined) throw new Refusal('WRONG_CREDENTIALS');
  if (await asksCode(services.db, user.id)) {
    // The password was right; from here on the codes are counted.
    await counted.succeeded();
    throw codeRequired(services, user);
  }
  return beginSession(services, request, { user, from, tries: counted });
}

/**
 * Opens a company's link: a POST by its page, because messengers ask for every address they are
 * shown. Who came by it on this device before goes on as the same person, also after it was
 * withdrawn and another one was made, so that what waits on the device is theirs. Everybody else
 * says their name first.
 */
async function openLink(services: Services, request: Request, from: From): Promise<Response> {
  const { token, name } = await readTexts(request, ['token', 'name']);
  const counted = await services.tries.atLink(from.address);
  const link = await linkByToken(services.db, token, services.clock());
  if (link === undefined) throw new Refusal('LINK_OVER');
  // Other tokens from there stay counted.
  await counted.takeBack();
  const tokens = linkTokens(request, from);
  const before = await whoCameBefore(services, tokens, link);
  const { company, client } = nameOfLink(link);
  if (name === '' && before?.person.isOpen !== true)
    return Response.json(
      {
        link: { project: link.project, company, client, name: before?.person.name ?? null },
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  const user = await enterByLink(services, {
    link,
    name,
    address: from.address,
    known: before?.person ?? null,
    language: languageOf(request.headers.get('accept-language')),
  });
  // The page may be refreshing the same session at this moment: both get the same tokens.
  const same =
    before !== null && before.person.isOpen && before.person.id === user.id
      ? await services.sessions.refresh(before.token)
      : null;
  const pair =
    same !== null && same !== 'reused'
      ? same
      : await services.sessions.start(user.id, request.headers.get('user-agent') ?? '', {
          byLink: true,
        });
  // Somebody else at the same device takes the place of whoever was there.
  if (before !== null && pair !== same) await endByToken(services, before.token);
  const others = [tokens.used, ...tokens.others].filter((each) => each !== before?.token);
  return welcomeByLink(services, {
    pair,
    user,
    link: { ...nameOfLink(link), sentBack: await sentBackTo(services.db, link.company_id) },
    others,
    from,
  });
}

/**
 * Who came by a link of the same company on this browser before, by which of its tokens; or null.
 */
async function whoCameBefore(services: Services, { used, others }: LinkTokens, link: OpenedLink) {
  for (const token of used === null ? others : [used, ...others]) {
    const sessionId = await services.sessions.sessionOf(token);
    const person = sessionId === null ? null : await knownByLink(services, sessionId, link);
    if (person !== null) return { token, person };
  }
  return null;
}

/**
 * Goes back to the account of this browser, or to nobody, without ending the session by the link.
 */
async function putLinkAside(_services: Services, request: Request, from: From): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' });
  leaveLink(headers, request, from);
  return new Response(null, { status: 204, headers });
}

/** The app on a home screen begins the session that its start address was made for. */
async function startAlong(services: Services, request: Request, from: From): Promise<Response> {
  const { token } = await readTexts(request, ['token']);
  const counted = await services.tries.atLink(from.address);
  const before = await takeStartToken(services, token);
  if (before === null) throw new Refusal('LINK_OVER');
  await counted.takeBack();
  const { signedIn, since } = before;
  const byLink = signedIn.kind === 'LINK';
  const link = byLink ? await linkOfPerson(services.db, signedIn.userId) : null;
  const pair = await services.sessions.start(
    signedIn.userId,
    request.headers.get('user-agent') ?? '',
    {
      byLink,
      since,
      secondFactor: signedIn.hasSecondFactor && !byLink,
      alsoWrite: (trx, sessionId) => alsoBegunBy(trx, { before: signedIn.sessionId, sessionId }),
    },
  );
  const user = { id: signedIn.userId, name: signedIn.name };
  if (link !== null)
    return welcomeByLink(services, {
      pair,
      user,
      link,
      others: linkTokens(request, from).others,
      from,
    });
  await endNamed(services, request, from);
  return welcome(services, request, { pair, user: { ...user, email: signedIn.email }, from });
}

interface WelcomedByLink {
  pair: TokenPair;
  user: { id: string; name: string };
  /** `sentBack`: how many of its snags were, where the device is to be led to them. */
  link: LinkName & { sentBack?: number };
  others: readonly (string | null)[];
  from: From;
}

function welcomeByLink(
  services: Services,
  { pair, user, link, others, from }: WelcomedByLink,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  writeLinkCookie(
    headers,
    { used: pair.refreshToken, others: others.filter((token) => token !== null) },
    from,
  );
  headers.append(
    'set-cookie',
    writeCookie({
      name: photosCookie,
      path: '/files',
      value: filesCookie(services.secret, pair.sessionId),
      maxAgeMs: pair.life,
      secure: from.secure,
    }),
  );
  return Response.json(
    grantOf(services, pair, {
      id: user.id,
      name: user.name,
      link,
    }),
    { headers },
  );
}

/** A new password by a reset link, and signed in with it, unless one-time codes are asked for. */
async function reset(services: Services, request: Request, from: From): Promise<Response> {
  const { token, password, passkeys } = await readTexts(request, ['token', 'password'], {
    maybe: ['passkeys'],
  });
  const removePasskeys = passkeys === 'remove';
  const { id } = await resetPassword(services, { token, password, removePasskeys });
  const user = await services.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A link for a forgotten password takes the place of the password alone: whoever reads somebody's
  // mail is not let in by it.
  if (await asksCode(services.db, user.id)) throw codeRequired(services, user);
  return beginSession(services, request, { user, from });
}

/** A link for a new password by mail. The answer is the same whether anybody has this e-mail. */
async function forgotten(services: Services, request: Request, from: From): Promise<Response> {
  if (!services.sendsMail) throw new Refusal('MAIL_OFF');
  const email = cleanText((await readTexts(request, ['email'])).email).toLowerCase();
  await services.tries.forgotten({ email, address: from.address });
  await mailPasswordLink(services, email);
  return new Response(null, { status: 204 });
}

async function refresh(services: Services, request: Request, from: From): Promise<Response> {
  const ofLink = linkInUse(request, from);
  if (ofLink !== null) return refreshByLink(services, request, { token: ofLink, from });
  const token = readCookie(request, { name: refreshCookie, secure: from.secure });
  // Also on a full disk: without it nobody could read there for longer than an access token lives.
  const refreshed = (of: string) =>
    services.reserve.use(() => services.sessions.refresh(of), { leave: settings.reserveForEnding });
  const pair = token === null ? null : await refreshed(token);
  if (pair === 'reused') await endNamed(services, request, from);
  const signedIn =
    pair === null || pair === 'reused' ? null : await services.sessions.bySession(pair.sessionId);
  if (pair === null || pair === 'reused' || signedIn === null) {
    // On purpose, such as on a lost phone: it deletes what it keeps of it. A session that ran out,
    // or that a server which was put back to an earlier state does not know, leaves that to its
    // person.
    throw new Refusal(
      'UNAUTHENTICATED',
      token !== null && (await services.sessions.wasEnded(token)) ? { ended: 1 } : {},
    );
  }
  return welcome(services, request, {
    pair,
    user: { id: signedIn.userId, name: signedIn.name, email: signedIn.email },
    from,
  });
}

async function refreshByLink(
  services: Services,
  request: Request,
  { token, from }: { token: string; from: From },
): Promise<Response> {
  const pair = await services.reserve.use(() => services.sessions.refresh(token), {
    leave: settings.reserveForEnding,
  });
  if (pair === 'reused') await endByToken(services, token);
  const signedIn =
    pair === null || pair === 'reused' ? null : await services.sessions.bySession(pair.sessionId);
  const link = signedIn === null ? null : await linkOfPerson(services.db, signedIn.userId);
  if (pair === null || pair === 'reused' || signedIn === null || link === null) {
    const refused = refusedRequest(
      request,
      new Refusal('UNAUTHENTICATED', (await services.sessions.wasEnded(token)) ? { ended: 1 } : {}),
      401,
    );
    // The account of this browser, if there is one, is not kept out by it.
    leaveLink(refused.headers, request, from);
    return refused;
  }
  return welcomeByLink(services, {
    pair,
    user: { id: signedIn.userId, name: signedIn.name },
    link,
    others: linkTokens(request, from).others,
    from,
  });
}

async function end(services: Services, request: Request, from: From): Promise<Response> {
  const ofLink = linkInUse(request, from);
  if (ofLink !== null) {
    await endByToken(services, ofLink);
    const headers = new Headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
    leaveLink(headers, request, from);
    headers.append(
      'set-cookie',
      writeCookie({
        name: photosCookie,
        path: '/files',
        value: '',
        maxAgeMs: 0,
        secure: from.secure,
      }),
    );
    return new Response(null, { status: 204, headers });
  }
  await endNamed(services, request, from);
  // The cookie of known people stays: it gives no access, and keeps others from slowing their
  // sign-in down.
  // Pictures the browser has kept are not for the next person at a shared device.
  const headers = new Headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
  takeCookies(headers, from.secure);
  takeFormer(headers, request, from);
  return new Response(null, { status: 204, headers });
}
