import { type Received, sendParts, untilThrough } from '../../app/sendParts';
import { type CallsNeed, createServerCalls, noConnection, readAnswer } from '../../app/serverCalls';
import type { Reachability } from '../../sync/reachability';
import type { SendOptions, UploadInput } from './uploads';

/** ms for a part of 512 KiB: it arrives at 4 kB/s, slower than the server waits for. */
const partTimeout = 150_000;

interface PlanUpload extends Received {
  readonly id: string;
}

/**
 * Sends a plan file in parts, or what the server does not have yet of it, over any number of cuts.
 * Answers the id of the upload. Rejects with a CallProblem, or when the signal is aborted.
 */
export async function sendPlanParts(
  needed: CallsNeed & { reachability: Reachability },
  { fileId, projectId, file, sha256, byteLength }: UploadInput,
  { signal, onProgress, onWaiting }: SendOptions,
): Promise<string> {
  const ask = createServerCalls(needed);
  const put = async (path: string, body: BodyInit, within: AbortSignal): Promise<PlanUpload> =>
    readAnswer<PlanUpload>(
      await ask(`/files/uploads/${path}`, { method: 'PUT', body, signal: within }),
    );
  const woken = (over: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const stop = needed.reachability.subscribe(resolve);
      over.addEventListener('abort', stop);
    });
  const through = async (path: string, body: BodyInit): Promise<PlanUpload> => {
    const now = await untilThrough(() => inTime(signal, (within) => put(path, body, within)), {
      signal,
      onWaiting,
      woken,
    });
    onProgress(now.received, file.size);
    return now;
  };
  const begun = await through(fileId, JSON.stringify({ projectId, sha256, byteLength }));
  // Read before it is sent: a file that is gone is no cut of the line.
  await sendParts(file, begun, async (n, bytes) =>
    through(`${begun.id}/parts/${n}`, await bytes.arrayBuffer()),
  );
  return begun.id;
}

/** Fails as a cut if nothing comes back in time. */
async function inTime<T>(
  signal: AbortSignal,
  work: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const one = new AbortController();
  const stop = (): void => one.abort(signal.reason);
  signal.addEventListener('abort', stop);
  const timer = setTimeout(() => one.abort(noConnection()), partTimeout);
  try {
    return await work(one.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
