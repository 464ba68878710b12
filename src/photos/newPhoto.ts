import { photoMimeOf } from '../../rules/fileKinds';
import { photoLimits } from '../../rules/limits';
import { deviceSentenceOf } from '../domain/deviceErrors';
import { Refusal, sentenceOf } from '../domain/errors';
import { newId } from '../domain/ids';
import type { NewPhoto } from '../domain/photo';

/**
 * A photo from a file of the camera or the gallery; rejects with PhotoRefusal if it is no photo.
 * `photoId`: @default a new one
 */
export async function newPhoto(file: File, photoId = newId('photo')): Promise<NewPhoto> {
  const bytes = await bytesOf(file);
  const mime = photoMimeOf(new Uint8Array(bytes));
  if (mime === null) throw new PhotoRefusal('PHOTO_TYPE', sentenceOf('PHOTO_TYPE'));
  // Refused now rather than by the server later. A photo that this device can decode is scaled down
  // before it is sent.
  if (bytes.byteLength > photoLimits.bytes && !(await isReadable(bytes, mime)))
    throw new PhotoRefusal('PHOTO_TOO_BIG', deviceSentenceOf('PHOTO_TOO_BIG'));
  return {
    bytes,
    facts: {
      photoId,
      name: file.name,
      mime,
      byteLength: bytes.byteLength,
      sha256: null,
      takenAt: file.lastModified > 0 ? Math.min(file.lastModified, Date.now()) : Date.now(),
      width: null,
      height: null,
    },
  };
}

async function isReadable(bytes: ArrayBuffer, mime: string): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(new Blob([bytes], { type: mime }));
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

/** Rejects with PhotoRefusal. */
export async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    // For example a picture of a cloud gallery that is not on the device.
    throw new PhotoRefusal('PHOTO_TYPE', sentenceOf('PHOTO_TYPE'), { cause });
  }
}

/** Why a file cannot be a photo; the message is the sentence a person reads. */
export class PhotoRefusal extends Refusal {
  override readonly name = 'PhotoRefusal';
}
