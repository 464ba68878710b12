import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages, type Spoken } from '../../../rules/languages';
import type { From } from '../../http/request';
import { answeredIn, message, type Message, say } from '../../messages';
import type { Services } from '../../services';
import { linkOfPerson } from '../links/enter';
import { readCookie } from '../../http/cookies';
import { linkInUse } from './linkCookie';
import { makeStartToken } from './startToken';
import type { SignedIn } from './sessionStore';
import { refreshCookie } from './welcome';

/** The client's file, which says all but the words. */
export const manifestPath = '/manifest.webmanifest';

/** The manifest in the language that the browser asks for. */
export async function publicManifest(services: Services, request: Request): Promise<Response> {
  if (!reads(request)) return onlyRead();
  const said = await manifestIn(services, answeredIn(request.headers.get('accept-language')));
  return said === null
    ? new Response(null, { status: 404 })
    : answer(said, { 'cache-control': 'no-cache', vary: 'Accept-Language' });
}

/**
 * The manifest as this browser's person gets it where an app on the home screen has a storage of
 * its own: its start address has a token with which that app begins a session like this one, once.
 * For nobody else, and kept by no cache.
 */
export async function ownManifest(
  services: Services,
  request: Request,
  from: From,
): Promise<Response> {
  if (!reads(request)) return onlyRead();
  const said = await manifestIn(services, answeredIn(request.headers.get('accept-language')));
  if (said === null) return new Response(null, { status: 404 });
  const site = request.headers.get('sec-fetch-site');
  const token =
    site === null || site === 'same-origin'
      ? (linkInUse(request, from) ??
        readCookie(request, { name: refreshCookie, secure: from.secure }))
      : null;
  const session =
    token === null || request.method === 'HEAD' ? null : await services.sessions.inUse(token);
  return answer(
    session === null ? said : { ...said, start_url: await startFor(services, session.signedIn) },
    { 'cache-control': 'no-store', vary: 'Cookie, Accept-Language' },
  );
}

/** A start address that takes the session of `viewer` along. */
async function startFor(services: Services, viewer: SignedIn): Promise<string> {
  const token = await makeStartToken(services, viewer.sessionId);
  const link = viewer.kind === 'LINK' ? await linkOfPerson(services.db, viewer.userId) : null;
  return link === null
    ? `/?go=project&start=${token}`
    : `/p/${link.code}?sort=PLACE&start=${token}`;
}

/** Null where no client is served. */
async function manifestIn(
  { clientDir }: Services,
  language: Language,
): Promise<Record<string, unknown> | null> {
  if (clientDir === null) return null;
  const manifest: unknown = JSON.parse(await readFile(join(clientDir, manifestPath), 'utf8'));
  if (!isObject(manifest)) return null;
  const spoken: Spoken = languages[language];
  const shortcuts = Array.isArray(manifest['shortcuts'])
    ? manifest['shortcuts'].map((shortcut: unknown) =>
        isObject(shortcut) ? { ...shortcut, ...namesOf(shortcut['url'], language) } : shortcut,
      )
    : undefined;
  return {
    ...manifest,
    lang: language,
    dir: spoken.dir ?? 'ltr',
    description: say(messages.description, language),
    ...(shortcuts && { shortcuts }),
  };
}

/** What a shortcut is called; one that is not known here keeps its English name. */
function namesOf(url: unknown, language: Language): Record<string, string> {
  const names = typeof url === 'string' ? shortcutNames[url] : undefined;
  return names === undefined
    ? {}
    : Object.fromEntries(Object.entries(names).map(([key, name]) => [key, say(name, language)]));
}

const messages = {
  description: message(
    'A snag list for building sites that keeps working on bad signal and never loses a photo.',
  ),
};

/** By their addresses in public/manifest.webmanifest. */
const shortcutNames: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  '/?go=raise': { name: message('Raise a snag'), short_name: message('Raise') },
  '/?go=check': { name: message('To check') },
};

const reads = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
const onlyRead = (): Response => new Response(null, { status: 405, headers: { allow: 'GET' } });
const answer = (said: object, headers: Record<string, string>): Response =>
  Response.json(said, { headers: { 'content-type': 'application/manifest+json', ...headers } });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
