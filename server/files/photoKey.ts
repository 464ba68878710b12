import { randomBytes } from 'node:crypto';
import type { PhotoMime } from '../../rules/fileKinds';
import type { PhotoSize } from './photo';

/** The ending of the stored file; it is part of the key, so that opening a photo needs no look into a folder. */
const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/heic': 'heic' } satisfies Record<PhotoMime, string>;

const shape = /^([0-9a-f]{2})[0-9a-f]{30}\.(jpg|png|webp|heic)$/;
const renditionShape = /^([0-9a-f]{32}\.(?:jpg|png|webp|heic))\.(?:small|medium|large)\.webp$/;

export function makePhotoKey(mime: PhotoMime): string {
  return `${randomBytes(16).toString('hex')}.${endings[mime]}`;
}

export function isPhotoKey(key: string): boolean {
  return shape.test(key);
}

export function mimeOfKey(key: string): PhotoMime {
  const ending = shape.exec(key)?.[2];
  for (const [mime, its] of Object.entries(endings)) {
    // Object.entries forgets that the names of this table are the mime types.
    if (its === ending) return mime as PhotoMime;
  }
  throw new Error('Not the key of a photo.');
}

/** Levels under which photos are stored, in shards: a hundred thousand on one level are slow to list and to back up. */
export const photoPrefixes = { originals: 'photos/originals/', renditions: 'photos/renditions/' } as const;

/** Where a photo of this key is stored in this size. */
export function storageKey(key: string, size: PhotoSize): string {
  const shard = shape.exec(key)?.[1];
  // Keys come from our own rows.
  if (shard === undefined) throw new Error('Not the key of a photo.');
  return size === 'original' ? `${photoPrefixes.originals}${shard}/${key}` : `${photoPrefixes.renditions}${shard}/${key}.${size}.webp`;
}

/** The key of the photo that a stored name belongs to; null for a stranger. */
export function keyOfFile(name: string): string | null {
  if (isPhotoKey(name)) return name;
  return renditionShape.exec(name)?.[1] ?? null;
}
