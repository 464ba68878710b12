/** File types that are accepted as photos. */
export const photoMimes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export type PhotoMime = (typeof photoMimes)[number];

/** File types that are accepted as plans. */
export const planMimes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type PlanMime = (typeof planMimes)[number];

/** File types that are accepted as the logo of a sender. */
export const logoMimes = ['image/jpeg', 'image/png'] as const;
export type LogoMime = (typeof logoMimes)[number];

type Mime = PhotoMime | PlanMime;

/** Bytes from the start of a file that are enough to recognise its type. */
export const headBytes = 1_024;

/** The type of a photo, by its first bytes and not its name; null if it is not accepted. */
export function photoMimeOf(head: Uint8Array): PhotoMime | null {
  const mime = mimeOf(head);
  return photoMimes.find((each) => each === mime) ?? null;
}

/** The type of a plan file, by its first bytes and not its name; null if it is not accepted. */
export function planMimeOf(head: Uint8Array): PlanMime | null {
  const mime = mimeOf(head);
  return planMimes.find((each) => each === mime) ?? null;
}

/** The type of a logo, by its first bytes and not its name; null if it is not accepted. */
export function logoMimeOf(head: Uint8Array): LogoMime | null {
  const mime = mimeOf(head);
  return logoMimes.find((each) => each === mime) ?? null;
}

function mimeOf(file: Uint8Array): Mime | null {
  const head = file.subarray(0, headBytes);
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp') return isHeic(head, text) ? 'image/heic' : null;
  // A PDF's header may begin some bytes after the start of the file.
  return text.includes('%PDF-') ? 'application/pdf' : null;
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/**
 * AVIF and HEIC share their container, and both may call themselves mif1: then the list of
 * compatible brands decides.
 */
function isHeic(head: Uint8Array, text: string): boolean {
  const major = text.slice(8, 12);
  if (heicBrands.has(major)) return true;
  if (major !== 'mif1' && major !== 'msf1') return false;
  const end = Math.min(
    new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0),
    head.length,
  );
  for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(text.slice(at, at + 4))) return true;
  return false;
}
