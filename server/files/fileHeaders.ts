import parseRange from 'range-parser';
import type { ByteRange } from './storage';

/**
 * On every response, including refusals: these addresses deliver pictures only and never a page.
 */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * For content that never changes, so that a browser does not request it again: on a bad connection
 * that is the difference between a list with pictures and one without. Only the browser itself may
 * cache it, and because of `Vary` only for the session whose cookie was sent:
 * after a sign-out, or for another person on the device, the cached response does not match and the
 * server checks again.
 * (So the cookie's value must not change during a session.)
 */
export const keptForGood = {
  'Cache-Control': 'private, max-age=31536000, immutable',
  Vary: 'Cookie',
} as const;

export function refuseFile(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...fileHeaders, 'Cache-Control': 'no-store', ...headers },
  });
}

/** Whether the browser has the current version already. */
export function etagMatches(request: Request, tag: string): boolean {
  const asked = request.headers.get('if-none-match');
  return asked !== null && asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/**
 * The requested part of a file; null for the whole file, also if several parts are requested or the
 * file has changed since.
 */
export function rangeOf(
  request: Request,
  byteLength: number,
  tag: string,
): ByteRange | 'beyond' | null {
  const asked = request.headers.get('range');
  const ifRange = request.headers.get('if-range');
  if (asked === null || request.method !== 'GET' || (ifRange !== null && ifRange !== tag))
    return null;
  const ranges = parseRange(byteLength, asked);
  // -1: the range is outside of the file; -2: the header is invalid and is ignored.
  if (ranges === -1) return 'beyond';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
