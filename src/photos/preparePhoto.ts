import type { PhotoFacts } from '../domain/photo';
import { createPhotoThread, WorkerHung } from './photoThread';

const run = createPhotoThread(
  () =>
    typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
      ? null
      : new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' }),
  {
    setTimeout: (after, ms) => setTimeout(after, ms),
    clearTimeout: (timer) => clearTimeout(Number(timer)),
  },
);

/**
 * The photo as it is sent: scaled on the device, with its hash and the time the camera noted; in
 * its own size if decoding it hangs. Rejects if the device has too little memory for it.
 */
export async function preparePhoto(
  bytes: ArrayBuffer,
  facts: PhotoFacts,
): Promise<{ facts: PhotoFacts; bytes: ArrayBuffer }> {
  const done = await run({ kind: 'final', bytes, facts }).catch((error: unknown) => {
    if (error instanceof WorkerHung) return run({ kind: 'asTaken', bytes, facts });
    throw error;
  });
  if (!('facts' in done)) throw new Error('That was the answer to something else');
  return { facts: done.facts, bytes: done.bytes ?? bytes };
}

/**
 * A small picture for strips and lists; null if this device cannot read the photo. Transfers the
 * bytes to the worker: two copies of twenty photos exceed the memory of a phone.
 */
export async function smallPicture(bytes: ArrayBuffer, mime: string): Promise<Blob | null> {
  const done = await run({ kind: 'small', bytes, mime });
  return 'picture' in done ? done.picture : null;
}
