import { randomBytes } from 'node:crypto';
import type { PhotoMime } from '../../rules/fileKinds';
import type { PhotoSize } from './photo';

/**
 * The extension of the stored file; part of the key, so that a photo can be opened without listing
 * a folder.
 */
const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
} satisfies Record<PhotoMime, string>;

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
    // Object.entries widens the type of the keys.
    if (its === ending) return mime as PhotoMime;
  }
  throw new Error('Not the key of a photo.');
}

/**
 * The folders of photos. Each is divided into shards, because a hundred thousand files in one
 * folder are slow to list and to back up.
 */
export const photoPrefixes = {
  originals: 'photos/originals/',
  renditions: 'photos/renditions/',
} as const;

/** The storage key of a photo in this size. */
export function storageKey(key: string, size: PhotoSize): string {
  const shard = shape.exec(key)?.[1];
  // An invalid key is our own fault, because keys come from our rows.
  if (shard === undefined) throw new Error('Not the key of a photo.');
  return size === 'original'
    ? `${photoPrefixes.originals}${shard}/${key}`
    : `${photoPrefixes.renditions}${shard}/${key}.${size}.webp`;
}

/** The key of the photo that a stored name belongs to; null for a foreign file. */
export function keyOfFile(name: string): string | null {
  if (isPhotoKey(name)) return name;
  return renditionShape.exec(name)?.[1] ?? null;
}
