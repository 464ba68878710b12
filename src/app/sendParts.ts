import { CallProblem } from './serverCalls';

/** ms before something is sent again that did not get through. */
const retryAfter = 3_000;

/** How much of a file is on the server. */
export interface Received {
  /** Bytes of each part but the last. */
  readonly partBytes: number;
  readonly received: number;
}

/**
 * Sends what the server does not have yet of a file, part by part, and says after each how far it
 * is.
 */
export async function sendParts<Answer extends Received>(
  file: Blob,
  begun: Answer,
  send: (n: number, bytes: Blob) => Promise<Answer>,
): Promise<void> {
  for (let now = begun; now.received < file.size;) {
    const { received, partBytes } = now;
    now = await send(received / partBytes, file.slice(received, received + partBytes));
  }
}

/**
 * Repeats what failed for a passing reason until it goes through. `onWaiting` hears whether it
 * waits; `woken` resolves when it may be worth trying again sooner.
 */
export async function untilThrough<T>(
  work: () => Promise<T>,
  {
    signal,
    onWaiting,
    woken,
  }: {
    signal: AbortSignal;
    onWaiting: (waits: boolean) => void;
    woken?: (signal: AbortSignal) => Promise<void>;
  },
): Promise<T> {
  for (;;) {
    try {
      const done = await work();
      onWaiting(false);
      return done;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallProblem) || !error.passing) throw error;
      onWaiting(true);
      await pause(retryAfter, signal, woken);
    }
  }
}

/** Rejects when the signal is aborted. */
export function pause(
  ms: number,
  signal: AbortSignal,
  woken?: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    void woken?.(over.signal).then(resolve);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
  }).finally(() => over.abort());
}
