import { packPartBytes, readPackHead } from '../../rules/sheetPack';

// Where pictures are kept on the device: what the service worker reads and the page writes.

/** One database for the signed-in person. It is emptied when they sign out. */
export const picturesDatabaseOf = (databaseName: string): string => `${databaseName}-pictures`;

/** The object store with the bytes of each picture or part. */
export const bytesStore = 'bytes';

/** `PhotoSize` of the schema in lower case. */
export type KeptSize = 'small' | 'medium';

export const photoKey = (photoId: string, size: KeptSize): string => `photos/${photoId}/${size}`;

export const isThumbnail = (key: string): boolean =>
  key.startsWith('photos/') && key.endsWith('/small');

/** A part of a sheet's pack (rules/sheetPack.ts), counted from 0. */
export const packKey = (revisionId: string, part: number): string =>
  `plans/${revisionId}/pack/${part}`;

/** Reads the bytes under a key. */
export type ReadBytes = (key: string) => Promise<ArrayBuffer | null>;

const photo = /^\/files\/photos\/(photo_\w+)\/(small|medium|large)$/;
const sheet = /^\/files\/plans\/(revision_\w+)\/((?:tiles|overview)\/[\w/.]+)$/;

/** Whether this is the address of a picture that may be on the device. */
export const mayBeKept = (path: string): boolean => photo.test(path) || sheet.test(path);

/** The picture of this address, in pieces; null if it is not on the device. */
export async function findKept(path: string, read: ReadBytes): Promise<readonly BlobPart[] | null> {
  const [, photoId, size] = photo.exec(path) ?? [];
  if (photoId !== undefined) {
    // the pattern allows no other
    const bytes = size === 'large' ? null : await read(photoKey(photoId, size as KeptSize));
    return bytes && [bytes];
  }
  const [, revisionId, picture] = sheet.exec(path) ?? [];
  if (revisionId === undefined || picture === undefined) return null;
  const start = await read(packKey(revisionId, 0));
  const range = start && readPackHead(start)?.get(picture);
  if (range == null || range.to === range.from) return null;
  const pieces: ArrayBuffer[] = [];
  for (
    let part = Math.floor(range.from / packPartBytes);
    part * packPartBytes < range.to;
    part += 1
  ) {
    const bytes = await read(packKey(revisionId, part));
    if (bytes === null) return null;
    const begin = part * packPartBytes;
    pieces.push(bytes.slice(Math.max(0, range.from - begin), range.to - begin));
  }
  return pieces;
}

/** The same photo in a smaller size that is on the device, for when the server does not answer. */
export async function findSmaller(
  path: string,
  read: ReadBytes,
): Promise<readonly BlobPart[] | null> {
  const [, photoId, size] = photo.exec(path) ?? [];
  if (photoId === undefined || size === 'small') return null;
  const bytes =
    (size === 'large' ? await read(photoKey(photoId, 'medium')) : null) ??
    (await read(photoKey(photoId, 'small')));
  return bytes && [bytes];
}
