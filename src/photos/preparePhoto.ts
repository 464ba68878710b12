import type { PhotoFacts } from '../domain/photo';
import { workOn, type Done, type Work } from './photoWork';

type Pending = {
  readonly work: Work;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
};
type Answer =
  | { readonly id: number; readonly done: Done }
  | { readonly id: number; readonly error: string };

const pending = new Map<number, Pending>();
let last = 0;
/**
 * Started as soon as this code is loaded, while there is a connection. Null: the browser has no
 * workers, or the worker could not be loaded.
 */
let worker: Worker | null = startWorker();

/**
 * The photo as it is sent: scaled on the device, with its hash and the time the camera noted.
 * Rejects if the device has too little memory for it.
 */
export async function preparePhoto(
  bytes: ArrayBuffer,
  facts: PhotoFacts,
): Promise<{ facts: PhotoFacts; bytes: ArrayBuffer }> {
  const done = await ask({ kind: 'final', bytes, facts });
  if (!('facts' in done)) throw new Error('That was the answer to something else');
  return { facts: done.facts, bytes: done.bytes ?? bytes };
}

/**
 * A small picture for strips and lists; null if this device cannot read the photo. Transfers the
 * bytes to the worker: two copies of twenty photos exceed the memory of a phone.
 */
export async function smallPicture(bytes: ArrayBuffer, mime: string): Promise<Blob | null> {
  const done = await ask({ kind: 'small', bytes, mime });
  return 'picture' in done ? done.picture : null;
}

function ask(work: Work): Promise<Done> {
  if (worker === null) return workOn(work);
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    pending.set(id, { work, resolve, reject });
    // The bytes of a photo that is to be sent are copied, in case the worker fails; those for a
    // strip are still on the disk.
    worker?.postMessage({ id, work }, work.kind === 'small' ? [work.bytes] : []);
  });
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const started = new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('done' in data) waiting?.resolve(data.done);
    else waiting?.reject(new Error(data.error));
  });
  // The worker's code could not be loaded, or it failed: from now on this thread does the work.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    worker = null;
    started.terminate();
    for (const { work, resolve, reject } of pending.values()) workOn(work).then(resolve, reject);
    pending.clear();
  });
  return started;
}
