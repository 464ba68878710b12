import { tellFaults } from '../worker/faults';
import { workOn, type Work } from './photoWork';

// Runs in a worker, because decoding a photo of 12 megapixels would block the main thread of a slow
// phone.

/**
 * The part of a worker's global scope that is used here; the types of the page know another one.
 */
interface Scope {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: { readonly id: number; readonly work: Work } }) => void,
  ): void;
}

// This file runs only as a worker.
const scope = globalThis as unknown as Scope;

tellFaults(globalThis);

scope.addEventListener('message', ({ data: { id, work } }) => {
  workOn(work).then(
    (done) =>
      scope.postMessage({ id, done }, 'bytes' in done && done.bytes !== null ? [done.bytes] : []),
    // Only the text, because an error may contain something that cannot be posted.
    (error: unknown) => scope.postMessage({ id, error: String(error) }, []),
  );
});
