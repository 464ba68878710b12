import { sha256 } from '@noble/hashes/sha2';
import exifr from 'exifr';
import { largestPicture, photoLimits } from '../../rules/limits';
import type { CameraFacts, PhotoFacts } from '../domain/photo';

/** A task for the worker. `asTaken`: the final form without decoding. */
export type Work =
  | { readonly kind: 'final' | 'asTaken'; readonly bytes: ArrayBuffer; readonly facts: PhotoFacts }
  | { readonly kind: 'small'; readonly bytes: ArrayBuffer; readonly mime: string };

/** `bytes` is null if they stay as they are. */
export type Done =
  | { readonly facts: PhotoFacts; readonly bytes: ArrayBuffer | null }
  | { readonly picture: Blob | null };

export async function workOn(work: Work): Promise<Done> {
  if (work.kind === 'small') return { picture: await small(work.bytes, work.mime) };
  const { facts, bytes } = await finalForm(work);
  return { facts, bytes: bytes === work.bytes ? null : bytes };
}

/** The photo as it is sent: scaled, with its hash and the camera's metadata. */
async function finalForm({
  kind,
  bytes,
  facts,
}: Exclude<Work, { kind: 'small' }>): Promise<{ facts: PhotoFacts; bytes: ArrayBuffer }> {
  const { takenAt, camera } = await readCamera(bytes, facts.takenAt, Date.now());
  const picture =
    kind === 'final' ? await scaled(bytes, facts.mime) : notDecoded(bytes, facts.mime);
  return {
    bytes: picture.bytes,
    facts: {
      ...facts,
      mime: picture.mime,
      width: picture.width,
      height: picture.height,
      byteLength: picture.bytes.byteLength,
      sha256: await sha256Hex(picture.bytes),
      takenAt,
      camera,
    },
  };
}

/** A camera whose clock was never set says 1970 or 2000. */
const earliest = Date.UTC(2005, 0);
/** Cameras that say no zone write their local time; a day covers every zone. */
const dayMs = 86_400_000;

/**
 * Reads from the picture's metadata when it was taken (`fallback` if the metadata has no plausible
 * time) and by which camera.
 */
export async function readCamera(
  bytes: ArrayBuffer,
  fallback: number,
  now: number,
): Promise<{ takenAt: number; camera: CameraFacts | null }> {
  try {
    const pick = ['DateTimeOriginal', 'OffsetTimeOriginal', 'Orientation', 'Make', 'Model'];
    const parsed: unknown = await exifr.parse(bytes, {
      pick,
      reviveValues: false,
      translateValues: false,
    });
    const tags =
      // the values of any object are unknown
      typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
    const offsetMinutes = readOffset(tags['OffsetTimeOriginal']);
    const at = readTime(tags['DateTimeOriginal'], offsetMinutes);
    const { Orientation: orientation } = tags;
    const device = nameOf(text(tags['Make']), text(tags['Model']));
    const camera = {
      offsetMinutes,
      orientation: typeof orientation === 'number' ? orientation : null,
      device: device === '' ? null : device,
    };
    return {
      takenAt: at >= earliest && at <= now + dayMs ? Math.min(at, now) : fallback,
      camera: Object.values(camera).every((fact) => fact === null) ? null : camera,
    };
  } catch {
    // A picture without readable metadata is still a photo.
    return { takenAt: fallback, camera: null };
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';

/** Many models begin with their maker's name. */
const nameOf = (make: string, model: string): string =>
  (model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`).trim();

/** `+02:00`, as EXIF 2.31 writes it. */
function readOffset(value: unknown): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text(value)) ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * `2025:06:30 10:20:30`, in the camera's time zone; without an offset in this device's. NaN if it
 * is no time.
 */
function readTime(value: unknown, offsetMinutes: number | null): number {
  const [, ...parts] = /^(\d{4})\D(\d\d)\D(\d\d)\D(\d\d)\D(\d\d)\D(\d\d)/.exec(text(value)) ?? [];
  const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
  if (year === undefined) return Number.NaN;
  if (offsetMinutes === null) return new Date(year, month - 1, day, hour, minute, second).getTime();
  return Date.UTC(year, month - 1, day, hour, minute, second) - offsetMinutes * 60_000;
}

/** Chunk size, in bytes, that does not block the main thread. */
const pieceBytes = 512 * 1024;

/**
 * SHA-256 as 64 hexadecimal digits. Over plain http browsers have no `crypto.subtle`; there a
 * script does it in pieces.
 */
export async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return hex(
    subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : await inPieces(bytes),
  );
}

async function inPieces(bytes: ArrayBuffer): Promise<Uint8Array> {
  const hash = sha256.create();
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    hash.update(new Uint8Array(bytes, at, Math.min(pieceBytes, bytes.byteLength - at)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hash.digest();
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Width of small pictures, in pixels: a third of a phone's screen at three pixels per point. */
const smallWidth = 480;
const quality = 0.85;

export interface Picture {
  readonly bytes: ArrayBuffer;
  readonly mime: string;
  /** Upright pixels; null if this device cannot read the picture. */
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * A picture of at most 5 megapixels, upright. One that is small enough, or that this device cannot
 * decode, keeps its bytes.
 */
export async function scaled(bytes: ArrayBuffer, mime: string): Promise<Picture> {
  const reduced = await decodeReduced(bytes, mime, largestPicture);
  const bitmap = reduced ?? (await decode(bytes, mime));
  if (bitmap === null) return notDecoded(bytes, mime);
  try {
    const { width, height } = bitmap;
    const size = largestPicture({ width, height });
    if (
      reduced === null &&
      size.width === width &&
      mime !== 'image/heic' &&
      bytes.byteLength <= photoLimits.bytes
    )
      return { bytes, mime, width, height };
    const blob = await encode(bitmap, size.width, size.height);
    if (blob) return { bytes: await blob.arrayBuffer(), mime: blob.type, ...size };
    // If it was decoded smaller, the original size is not known here.
    return reduced === null ? { bytes, mime, width, height } : notDecoded(bytes, mime);
  } finally {
    bitmap.close();
  }
}

const notDecoded = (bytes: ArrayBuffer, mime: string): Picture => ({
  bytes,
  mime,
  width: null,
  height: null,
});

/**
 * For strips and lists: a picture of 12 megapixels takes 48 MB of memory when shown, this one 1 MB.
 * Null if this device cannot decode it.
 */
export async function small(bytes: ArrayBuffer, mime: string): Promise<Blob | null> {
  const reduced = await decodeReduced(bytes, mime, smallSize);
  const bitmap =
    reduced ?? (await decode(bytes, mime, { resizeWidth: smallWidth, resizeQuality: 'medium' }));
  if (bitmap === null) return null;
  try {
    return await encode(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

function smallSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  return { width: smallWidth, height: Math.max(1, Math.round((height * smallWidth) / width)) };
}

async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return draw(canvas.getContext('2d'), bitmap, width, height)
      ? canvas.convertToBlob({ type: 'image/jpeg', quality })
      : null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  if (!draw(canvas.getContext('2d'), bitmap, width, height)) return null;
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  // Frees the canvas's memory in Safari.
  canvas.width = 0;
  return blob;
}

function draw(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  width: number,
  height: number,
): boolean {
  if (context === null) return false;
  // JPEG has no transparency; without a background it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return true;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A JPEG decodes to n eighths of its width and height for n times n sixty-fourths of the memory.
 */
const eighths = 8;
/**
 * Degrees clockwise that make a picture upright, by its EXIF orientation. Mirrored ones are left to
 * the browser.
 */
const rotations: Readonly<Record<number, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * A JPEG in the size that `sizeOf` gives for its upright size, decoded in the smallest form that
 * has as many pixels: one of 12 megapixels takes 48 MB whole and a small picture of it less than 1
 * MB. Null if that is not possible or saves nothing; then it has to be decoded whole.
 */
async function decodeReduced(
  bytes: ArrayBuffer,
  mime: string,
  sizeOf: (upright: Size) => Size,
): Promise<ImageBitmap | null> {
  if (mime !== 'image/jpeg' || typeof ImageDecoder === 'undefined') return null;
  try {
    const stored = jpegSize(bytes);
    const clockwise = rotations[(await exifr.orientation(bytes)) ?? 1];
    if (stored === null || clockwise === undefined) return null;
    const { width, height } = stored;
    const upright = clockwise % 180 === 0 ? stored : { width: height, height: width };
    const size = sizeOf(upright);
    const part = Math.ceil((eighths * size.width) / upright.width);
    if (part >= eighths) return null;
    // Half an eighth more than needed, because browsers round the requested size down to an eighth.
    const ratio = (part + 0.5) / eighths;
    return await decodeFrame(
      {
        data: bytes,
        type: mime,
        desiredWidth: Math.round(width * ratio),
        desiredHeight: Math.round(height * ratio),
      },
      clockwise,
      size,
    );
  } catch {
    return null; // A damaged picture may still be decoded whole.
  }
}

async function decodeFrame(
  how: ImageDecoderInit,
  clockwise: number,
  { width, height }: Size,
): Promise<ImageBitmap | null> {
  const decoder = new ImageDecoder(how);
  try {
    const { image } = await decoder.decode();
    try {
      // Without `rotation` the browser has not turned the picture. The property is newer than the
      // types.
      const { rotation = 0 } = image as VideoFrame & { readonly rotation?: number };
      if (rotation !== clockwise) return null;
      // Drawing the frame itself on a canvas would make a copy that the browser keeps for a while.
      return await createImageBitmap(image, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'low',
      });
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}

/** The size before rotation, from the file's header; null if it is not found there. */
function jpegSize(bytes: ArrayBuffer): Size | null {
  const view = new DataView(bytes);
  // Steps through the segments after the start marker; the frame's segment has the size.
  for (
    let at = 2;
    at + 9 <= view.byteLength && view.getUint8(at) === 0xff;
    at += 2 + view.getUint16(at + 2)
  ) {
    if (isFrame(view.getUint8(at + 1)))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return null;
}

/** The markers C0 to CF begin a frame, except C4 and CC (tables) and C8 (reserved). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Null if this device cannot read the picture. */
async function decode(
  bytes: ArrayBuffer,
  mime: string,
  how: ImageBitmapOptions = {},
): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  try {
    return await createImageBitmap(new Blob([bytes], { type: mime }), {
      imageOrientation: 'from-image',
      ...how,
    });
  } catch {
    return null; // Such as HEIC outside of Safari.
  }
}
