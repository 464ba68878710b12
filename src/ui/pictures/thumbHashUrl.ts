import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string | null>();

/**
 * A blurred picture as a data: URL, made from the few bytes of a ThumbHash in base64; null if they
 * are not one.
 */
export function thumbHashUrl(base64: string): string | null {
  const before = known.get(base64);
  if (before !== undefined) return before;
  const url = decode(base64);
  known.set(base64, url);
  return url;
}

function decode(base64: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
