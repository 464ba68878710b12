import { newId } from '../ids';
import type { NewPhoto } from '../outbox/shelf';
import { photoMime, PhotoRefusal } from './sniff';
import { sentenceOf } from '../errors';

/** A file from the camera or the gallery with the id it will keep; rejects with PhotoRefusal if it is no photo. */
export async function newPhoto(file: File): Promise<NewPhoto> {
  const bytes = await bytesOf(file);
  return {
    bytes,
    facts: {
      photoId: newId('photo'),
      name: file.name,
      mime: photoMime(bytes),
      byteLength: bytes.byteLength,
      sha256: null,
      takenAt: file.lastModified > 0 ? Math.min(file.lastModified, Date.now()) : Date.now(),
      width: null,
      height: null,
    },
  };
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    // Such as a picture that a cloud's gallery shows but has not on the device.
    throw new PhotoRefusal('PHOTO_TYPE', sentenceOf('PHOTO_TYPE'), { cause });
  }
}
