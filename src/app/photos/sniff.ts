import { Refusal, sentenceOf } from '../errors';

/** Why a file cannot be a photo; the message is the sentence a person reads. */
export class PhotoRefusal extends Refusal {
  override readonly name = 'PhotoRefusal';
}

/** What the bytes are, whatever the file is called; rejects what no snag can have before it is stored. */
export function photoMime(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes, 0, Math.min(256, bytes.byteLength));
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && isHeic(head, text)) return 'image/heic';
  throw new PhotoRefusal('PHOTO_TYPE', sentenceOf('PHOTO_TYPE'));
}

/** The server knows the same (server/files/sniff.ts). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** AVIF and HEIC share their container, and both may call themselves mif1: then the list of compatible brands decides. */
function isHeic(head: Uint8Array, text: string): boolean {
  const major = text.slice(8, 12);
  if (heicBrands.has(major)) return true;
  if (major !== 'mif1' && major !== 'msf1') return false;
  const end = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length);
  for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(text.slice(at, at + 4))) return true;
  return false;
}

/** Formats that every browser can show. */
export function isShowable(mime: string): boolean {
  return mime !== 'image/heic';
}
