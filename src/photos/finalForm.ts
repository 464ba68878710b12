import type { PhotoFacts } from '../domain/photo';
import { readCamera } from './camera';
import { sha256Hex } from './hash';
import { scaled } from './scale';

/** The photo as it is sent: scaled, with its hash and the camera's metadata. */
export async function finalForm(bytes: ArrayBuffer, facts: PhotoFacts): Promise<{ facts: PhotoFacts; bytes: ArrayBuffer }> {
  const { takenAt, camera } = await readCamera(bytes, facts.takenAt, Date.now());
  const picture = await scaled(bytes, facts.mime);
  return {
    bytes: picture.bytes,
    facts: {
      ...facts,
      mime: picture.mime,
      width: picture.width,
      height: picture.height,
      byteLength: picture.bytes.byteLength,
      sha256: await sha256Hex(picture.bytes),
      takenAt,
      camera,
    },
  };
}
