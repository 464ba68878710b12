import type { PhotoMime } from '../../rules/fileKinds';
import type { StoredFile } from './storage';

export type RenditionSize = (typeof renditionSizes)[number];

/** The three renditions, and the original bytes. */
export type PhotoSize = RenditionSize | 'original';

export const renditionSizes = ['small', 'medium', 'large'] as const;

/** The longer side in pixels; a smaller photo is never enlarged. */
export const renditionPixels: Readonly<Record<'small' | 'medium', number>> = {
  small: 320,
  medium: 1280,
};

/** The longer side of a thumbnail: sharp where it is shown at half of that. */
export const thumbnailPixels = 200;

export interface StoredPhoto {
  /** Made by the server; never shown to anybody. */
  key: string;
  /** SHA-256: 64 hexadecimal digits, lower case. */
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
  /** Of the three renditions together. */
  byteLength: number;
}

export interface OpenFile extends StoredFile {
  mime: string;
}
