export type PhotoMime = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';

export type RenditionSize = 'small' | 'medium' | 'large';

/** The three renditions, and the bytes as they came. */
export type PhotoSize = RenditionSize | 'original';

/** The longer side of each rendition in pixels; a smaller photo is never enlarged. */
export const renditionPixels: Readonly<Record<RenditionSize, number>> = { small: 320, medium: 1280, large: 2560 };

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

export interface OpenFile {
  path: string;
  byteLength: number;
  mime: string;
  stream(): ReadableStream<Uint8Array>;
}
