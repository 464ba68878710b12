import parseRange from 'range-parser';
import type { ByteRange } from './storage';

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
