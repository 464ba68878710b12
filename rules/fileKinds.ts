/** Kinds of file that can be the photo of a snag. */
export const photoMimes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export type PhotoMime = (typeof photoMimes)[number];

/** Kinds of file whose pages can become plans. */
export const planMimes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type PlanMime = (typeof planMimes)[number];

type Mime = PhotoMime | PlanMime;

/** As many bytes from the start of a file as decide what it is. */
export const headBytes = 1_024;

/** What a file that is to be a photo is, by its first bytes and whatever it is called; null if no snag can have it. */
export function photoMimeOf(head: Uint8Array): PhotoMime | null {
  const mime = mimeOf(head);
  return photoMimes.find((each) => each === mime) ?? null;
}

/** What a file that is to be a plan is, by its first bytes and whatever it is called; null if no plan can be made of it. */
export function planMimeOf(head: Uint8Array): PlanMime | null {
  const mime = mimeOf(head);
  return planMimes.find((each) => each === mime) ?? null;
}

function mimeOf(file: Uint8Array): Mime | null {
  const head = file.subarray(0, headBytes);
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp') return isHeic(head, text) ? 'image/heic' : null;
  // A PDF may begin a little later than its file.
  return text.includes('%PDF-') ? 'application/pdf' : null;
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** AVIF and HEIC share their container, and both may call themselves mif1: then the list of compatible brands decides. */
function isHeic(head: Uint8Array, text: string): boolean {
  const major = text.slice(8, 12);
  if (heicBrands.has(major)) return true;
  if (major !== 'mif1' && major !== 'msf1') return false;
  const end = Math.min(new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0), head.length);
  for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(text.slice(at, at + 4))) return true;
  return false;
}
