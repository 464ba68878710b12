import { workOn, type Done, type Work } from './photoWork';
import type { NetworkClock } from '../../network/index';

type Pending = {
  readonly work: Work;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
};
type Answer =
  | { readonly id: number; readonly done: Done }
  | { readonly id: number; readonly error: string };

/**
 * The worker did not answer for a minute and was replaced: it hung on this work, or on older work
 * while it had the only copy of these bytes. Slow phones take some seconds for a photo.
 */
export class WorkerHung extends Error {
  override readonly name = 'WorkerHung';
}

/** The limit in ms, counted in steps: a page that was frozen meanwhile counts only one of them. */
const stepMs = 5_000;
const steps = 12;

/**
 * Runs work in a worker that `start` makes; null if the browser has no workers, then on this
 * thread. Transfers the bytes of small pictures to the worker.
 */
export function createPhotoThread(
  start: () => Worker | null,
  clock: Pick<NetworkClock, 'setTimeout' | 'clearTimeout'>,
): (work: Work) => Promise<Done> {
  const pending = new Map<number, Pending>();
  let last = 0;
  let timer: unknown;
  /** Started now, while there is a connection. Null: its code could not be loaded, either. */
  let worker = started();

  function started(): Worker | null {
    const made = start();
    made?.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      watch();
      if ('done' in data) waiting?.resolve(data.done);
      else waiting?.reject(new Error(data.error));
    });
    // Its code could not be loaded, or it failed: from now on this thread does the work.
    made?.addEventListener('error', (event) => {
      event.preventDefault();
      worker = null;
      for (const { work, resolve, reject } of leave(made)) workOn(work).then(resolve, reject);
    });
    return made;
  }

  function leave(worker: Worker | null): readonly Pending[] {
    worker?.terminate();
    const left = [...pending.values()];
    pending.clear();
    watch();
    return left;
  }

  /** Counts from now to the next answer, if one is due. */
  function watch(stepsLeft = steps): void {
    clock.clearTimeout(timer);
    if (pending.size === 0) return;
    timer = clock.setTimeout(() => {
      if (stepsLeft > 1) return watch(stepsLeft - 1);
      const [hung, ...others] = leave(worker);
      worker = started();
      hung?.reject(new WorkerHung());
      for (const other of others)
        if (other.work.kind === 'small') other.reject(new WorkerHung());
        else post(other);
    }, stepMs);
  }

  function post({ work, resolve, reject }: Pending): void {
    if (worker === null) return void workOn(work).then(resolve, reject);
    last += 1;
    const id = last;
    pending.set(id, { work, resolve, reject });
    if (pending.size === 1) watch();
    // The bytes of a photo that is to be sent are copied, in case the worker fails; those of a
    // small picture are still on the disk.
    worker.postMessage({ id, work }, work.kind === 'small' ? [work.bytes] : []);
  }

  return (work) => new Promise((resolve, reject) => post({ work, resolve, reject }));
}
