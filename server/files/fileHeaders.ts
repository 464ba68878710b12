import parseRange from 'range-parser';
import type { ByteRange } from './storage';

/** On every answer, refusals too: what comes from here is a picture or nothing, and never a page. */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * For what never changes, so that a browser that has it does not ask again: on a bad line that is the difference between a list with
 * pictures and one without. It is kept for this browser alone, and by `Vary` only for the session whose cookie it was fetched with:
 * after a sign-out or for the next person on the device the kept answer does not fit and the server is asked, which checks again.
 * (So the cookie's value must last as long as its session.)
 */
export const keptForGood = { 'Cache-Control': 'private, max-age=31536000, immutable', Vary: 'Cookie' } as const;

export function refuseFile(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...fileHeaders, 'Cache-Control': 'no-store', ...headers } });
}

/** Whether the browser has it already. */
export function etagMatches(request: Request, tag: string): boolean {
  const asked = request.headers.get('if-none-match');
  return asked !== null && asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** The part of a file that a request asks for; null for all of it, as where several parts are asked for or the file has changed since. */
export function rangeOf(request: Request, byteLength: number, tag: string): ByteRange | 'beyond' | null {
  const asked = request.headers.get('range');
  const ifRange = request.headers.get('if-range');
  if (asked === null || request.method !== 'GET' || (ifRange !== null && ifRange !== tag)) return null;
  const ranges = parseRange(byteLength, asked);
  // -1: none of it is there; -2: it cannot be read, and then counts as not asked for.
  if (ranges === -1) return 'beyond';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
