import { setTimeout } from 'node:timers/promises';
import type { ByteRange } from '../storage';
import { isMissing } from './faults';

export interface Source {
  byteLength: number;
  /** The bytes of the range, however many come; rejects if they are not those. */
  open(range: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** How often it is opened again where nothing came, after so many ms, which double each time. */
  attempts: number;
  pause: number;
  /** Turns the last error into what is thrown. */
  failed(error: unknown): Promise<never>;
}

/**
 * Nothing is asked for before somebody reads. What is cut off goes on where it was cut, so that
 * whoever reads notices nothing.
 */
export function download(
  source: Source,
  { start, end }: ByteRange = { start: 0, end: source.byteLength - 1 },
): ReadableStream<Uint8Array> {
  let at = start;
  let bytes: AsyncIterator<Uint8Array> | null = null;
  let failures = 0;
  let left = false;

  async function leave(): Promise<void> {
    const leaving = bytes;
    bytes = null;
    await leaving?.return?.().catch(() => undefined);
  }

  async function next(): Promise<Uint8Array> {
    for (;;) {
      try {
        bytes ??= (await source.open({ start: at, end }))[Symbol.asyncIterator]();
        const { value, done } = await bytes.next();
        if (done === true) throw new Error('The answer ended too early.');
        failures = 0;
        return value;
      } catch (error) {
        await leave();
        failures += 1;
        // What is not there any more does not come back.
        if (left || isMissing(error) || failures >= source.attempts) return source.failed(error);
        await setTimeout(source.pause * 2 ** (failures - 1));
      }
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (at > end) return controller.close();
        const chunk = await next();
        at += chunk.length;
        controller.enqueue(chunk);
        if (at <= end) return;
        // Read to its end, the answer gives its connection back.
        await bytes?.next().catch(() => undefined);
        await leave();
        controller.close();
      },
      async cancel() {
        left = true;
        await leave();
      },
    },
    { highWaterMark: 0 },
  );
}
