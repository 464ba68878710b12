import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeTransaction } from '../../database/engine';
import type { From } from '../../http/request';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { linkOfPerson } from '../links/enter';
import { readCookie } from './cookies';
import { linkInUse } from './linkCookie';
import type { SignedIn } from './store';
import { hashToken, newToken } from './tokens';
import { refreshCookie } from './welcome';

/**
 * The manifest as this browser's person gets it where an app on the home screen has a storage of its own: its start address has a token with which that app begins a session like this one, once. For nobody else, and
 * kept by no cache.
 */
export async function manifest(services: Services, request: Request, from: From): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const site = request.headers.get('sec-fetch-site');
  const token = site === null || site === 'same-origin' ? (linkInUse(request, from) ?? readCookie(request, { name: refreshCookie, secure: from.secure })) : null;
  const session = token === null || request.method === 'HEAD' ? null : await services.sessions.inUse(token);
  const said = await manifestFor(services, session?.signedIn ?? null);
  if (said === null) return new Response(null, { status: 404 });
  return Response.json(said, { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-store', vary: 'Cookie' } });
}

/** The client's manifest, with a start address that takes the session of `viewer` along; as it is for nobody. Null where no client is served. */
async function manifestFor(services: Services, viewer: SignedIn | null): Promise<object | null> {
  if (services.clientDir === null) return null;
  const manifest: unknown = JSON.parse(await readFile(join(services.clientDir, 'manifest.webmanifest'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null) return null;
  if (viewer === null) return manifest;
  const token = await makeStartToken(services, viewer.sessionId);
  const link = viewer.kind === 'LINK' ? await linkOfPerson(services.db, viewer.userId) : null;
  return { ...manifest, start_url: link === null ? `/?start=${token}` : `/p/${link.code}?sort=PLACE&start=${token}` };
}

/** A new token takes the place of the one before. */
async function makeStartToken({ db, clock }: Services, sessionId: string): Promise<string> {
  const token = newToken();
  const made = { hash: hashToken(token), expires_at: clock() + settings.startToken.life };
  await db
    .insertInto('start_token')
    .values({ session_id: sessionId, ...made })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(made))
    .execute();
  return token;
}

/** Whose session a token takes along, and when that began; null if it was used, is too old, or the session is over. It works once. */
export async function takeStartToken({ db, clock, sessions }: Services, token: string): Promise<{ signedIn: SignedIn; since: number } | null> {
  const taken = await writeTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('start_token')
      .innerJoin('session', 'session.id', 'start_token.session_id')
      .where('start_token.hash', '=', hashToken(token))
      .select(['start_token.session_id', 'start_token.expires_at', 'session.created_at'])
      .executeTakeFirst();
    await trx.deleteFrom('start_token').where('hash', '=', hashToken(token)).execute();
    return found;
  });
  if (taken === undefined || taken.expires_at <= clock()) return null;
  const signedIn = await sessions.bySession(taken.session_id);
  return signedIn === null ? null : { signedIn, since: taken.created_at };
}
