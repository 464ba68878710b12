import type { From } from '../../http/request';
import { settings } from '../../settings';
import { readCookie, writeCookie } from '../../http/cookies';

/**
 * The sessions by links of companies, beside the one of an account, so that none is lost: first the
 * refresh token of the one in use, or nothing, then those of others, which still say who this is
 * when such a link is opened again. A contractor works on several sites.
 */
const linkCookie = 'snagbook_link';

export interface LinkTokens {
  /** Of the session in use, or null. */
  used: string | null;
  others: readonly string[];
}

export function linkTokens(request: Request, { secure }: From): LinkTokens {
  const [used = '', ...others] = (readCookie(request, { name: linkCookie, secure }) ?? '').split(
    '.',
  );
  return { used: used === '' ? null : used, others: others.filter((token) => token !== '') };
}

export const linkInUse = (request: Request, from: From): string | null =>
  linkTokens(request, from).used;

export function writeLinkCookie(
  headers: Headers,
  { used, others }: LinkTokens,
  { secure }: From,
): void {
  const value = [used ?? '', ...others].slice(0, 1 + settings.companyLink.perBrowser).join('.');
  headers.append(
    'set-cookie',
    writeCookie({
      name: linkCookie,
      path: '/session',
      value,
      maxAgeMs: settings.companyLink.unused,
      secure,
    }),
  );
}

/** Whoever signs in, or leaves, uses the link no more; it still says who they were. */
export function leaveLink(headers: Headers, request: Request, from: From): void {
  const { used, others } = linkTokens(request, from);
  if (used !== null) writeLinkCookie(headers, { used: null, others: [used, ...others] }, from);
}
