import { Refusal, sentenceOf } from '../errors';

/** Why a file cannot be a photo; the message is the sentence a person reads. */
export class PhotoRefusal extends Refusal {
  override readonly name = 'PhotoRefusal';
}

/** What the bytes are, whatever the file is called; rejects what no snag can have before it is stored. */
export function photoMime(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes, 0, Math.min(12, bytes.byteLength));
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12))) return 'image/heic';
  throw new PhotoRefusal('PHOTO_TYPE', sentenceOf('PHOTO_TYPE'));
}

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** Formats that every browser can show. */
export function isShowable(mime: string): boolean {
  return mime !== 'image/heic';
}
