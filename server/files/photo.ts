export type PhotoMime = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';

export type RenditionSize = (typeof renditionSizes)[number];

/** The three renditions, and the bytes as they came. */
export type PhotoSize = RenditionSize | 'original';

export const renditionSizes = ['small', 'medium', 'large'] as const;

/** The longer side in pixels; a smaller photo is never enlarged. */
export const renditionPixels: Readonly<Record<'small' | 'medium', number>> = { small: 320, medium: 1280 };

/** The largest is bounded by its pixels, so that one can read in a panorama too; and by its side, because WebP holds 16,383. */
const largest = { pixels: 5_000_000, side: 16_000 } as const;

/** The pixels of the largest rendition of a photo, which a device makes of it before it sends it. */
export function largeSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const ratio = Math.min(1, Math.sqrt(largest.pixels / (width * height)), largest.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

export const photoLimits = { bytes: 25_000_000, pixels: 60_000_000, side: 64 } as const;

export interface StoredPhoto {
  /** Made by the server; say nothing about it to anybody. */
  key: string;
  /** 64 hexadecimal digits, lower case. */
  sha256: string;
  byteLength: number;
  mime: PhotoMime;
  /** Pixels, upright, as the header says. */
  width: number;
  /** Pixels, upright, as the header says. */
  height: number;
}

export interface Rendered {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** Base64. */
  thumbHash: string;
}

export interface ByteRange {
  start: number;
  /** The last byte that belongs to it. */
  end: number;
}

export interface OpenFile {
  path: string;
  byteLength: number;
  mime: string;
  /** All of it, or from one byte to another, both included. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>;
}
