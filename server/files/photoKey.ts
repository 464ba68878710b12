import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PhotoMime } from '../../rules/fileKinds';
import type { RenditionSize } from './photo';

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

/** Two levels of folders, because a folder of a hundred thousand files is slow to list and to back up. */
export function originalPath(dir: string, key: string): string {
  return join(dir, 'originals', shardOf(key), key);
}

export function renditionPath(dir: string, key: string, size: RenditionSize): string {
  return join(dir, 'renditions', shardOf(key), `${key}.${size}.webp`);
}

/** The key a file in our folders belongs to; null for a stranger. */
export function keyOfFile(name: string): string | null {
  if (isPhotoKey(name)) return name;
  return renditionShape.exec(name)?.[1] ?? null;
}

function shardOf(key: string): string {
  const shard = shape.exec(key)?.[1];
  // Keys come from our own rows; anything else would be a way out of the folder.
  if (shard === undefined) throw new Error('Not the key of a photo.');
  return shard;
}
