import type { PhotoMime } from './photo';

/** As many bytes from the start of a file as `sniff` wants to see. */
export const SNIFF_BYTES = 256;

/** The device knows the same (src/app/photos/sniff.ts). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** What the bytes are, whatever the file is called. Null for everything that is not one of the four kinds of photo. */
export function sniff(head: Uint8Array): PhotoMime | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  if (text(head, 4, 8) === 'ftyp' && isHeic(head)) return 'image/heic';
  return null;
}

/** AVIF and HEIC share their container, and both may call themselves mif1: then the list of compatible brands decides. */
function isHeic(head: Uint8Array): boolean {
  const major = text(head, 8, 12);
  if (heicBrands.has(major)) return true;
  if (major !== 'mif1' && major !== 'msf1') return false;
  const end = Math.min(new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0), head.length);
  for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(text(head, at, at + 4))) return true;
  return false;
}

function startsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return head.length >= magic.length && magic.every((byte, at) => head[at] === byte);
}

function text(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to));
}
