import type { PhotoFacts } from '../outbox/entry';
import { sha256Hex } from './hash';
import { scaled } from './scale';
import { takenAt } from './takenAt';

/** The photo as it is sent: scaled on the device, with its hash and the time the camera noted. */
export async function preparePhoto(bytes: ArrayBuffer, facts: PhotoFacts): Promise<{ facts: PhotoFacts; bytes: ArrayBuffer }> {
  const at = await takenAt(bytes, facts.takenAt, Date.now());
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
      takenAt: at,
    },
  };
}
