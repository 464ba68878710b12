import { largestPicture, photoLimits } from '../../rules/limits';
import { decode } from './decode';
import { decodeReduced } from './decodeReduced';

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

/** A picture of at most 5 megapixels, upright. One that is small enough, or that this device cannot decode, keeps its bytes. */
export async function scaled(bytes: ArrayBuffer, mime: string): Promise<Picture> {
  const reduced = await decodeReduced(bytes, mime, largestPicture);
  const bitmap = reduced ?? (await decode(bytes, mime));
  if (bitmap === null) return { bytes, mime, width: null, height: null };
  try {
    const { width, height } = bitmap;
    const size = largestPicture({ width, height });
    if (reduced === null && size.width === width && mime !== 'image/heic' && bytes.byteLength <= photoLimits.bytes) return { bytes, mime, width, height };
    const blob = await encode(bitmap, size.width, size.height);
    if (blob) return { bytes: await blob.arrayBuffer(), mime: blob.type, ...size };
    // Of one that was decoded smaller the whole size is not known here.
    return reduced === null ? { bytes, mime, width, height } : { bytes, mime, width: null, height: null };
  } finally {
    bitmap.close();
  }
}

/** For strips and lists: a picture of 12 megapixels takes 48 MB of memory when shown, this one 1 MB. Null if this device cannot decode it. */
export async function small(bytes: ArrayBuffer, mime: string): Promise<Blob | null> {
  const reduced = await decodeReduced(bytes, mime, smallSize);
  const bitmap = reduced ?? (await decode(bytes, mime, { resizeWidth: smallWidth, resizeQuality: 'medium' }));
  if (bitmap === null) return null;
  try {
    return await encode(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

function smallSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width: smallWidth, height: Math.max(1, Math.round((height * smallWidth) / width)) };
}

async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return draw(canvas.getContext('2d'), bitmap, width, height) ? canvas.convertToBlob({ type: 'image/jpeg', quality }) : null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  if (!draw(canvas.getContext('2d'), bitmap, width, height)) return null;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  // Frees the canvas's memory in Safari.
  canvas.width = 0;
  return blob;
}

function draw(context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null, bitmap: ImageBitmap, width: number, height: number): boolean {
  if (context === null) return false;
  // JPEG has no transparency; without a background it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return true;
}
