import exifr from 'exifr';

/** A camera whose clock was never set says 1970 or 2000. */
const earliest = Date.UTC(2005, 0);
/** Cameras write local time without saying where; a day covers every zone. */
const dayMs = 86_400_000;

/** When the shutter was pressed, as the picture itself says; `fallback` if it says nothing that can be true. */
export async function takenAt(bytes: ArrayBuffer, fallback: number, now: number): Promise<number> {
  try {
    const tags: unknown = await exifr.parse(bytes, ['DateTimeOriginal']);
    const original = typeof tags === 'object' && tags !== null && 'DateTimeOriginal' in tags ? tags.DateTimeOriginal : undefined;
    const at = original instanceof Date ? original.getTime() : Number.NaN;
    return at >= earliest && at <= now + dayMs ? Math.min(at, now) : fallback;
  } catch {
    return fallback; // A picture without readable facts is still a photo.
  }
}
