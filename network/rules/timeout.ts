import type { Files, Rule } from '../layer';
import type { Limits } from '../options';
import { failed } from '../request';
import * as settings from '../settings';

/**
 * Ends one attempt 15,000 ms after its start, whether it connects, waits or reads. An upload is
 * ended after a time without progress that is too long for its measured rate; from the first byte
 * of its response on, the limit is 15,000 ms again.
 */
export const timeout: Rule =
  (next, { platform: { clock, upload }, limits }) =>
  (call, answer) => {
    const startedAt = clock.now();
    const { timeoutMs = limits.requestTimeoutMs } = call.options;
    let pace: UploadPace | undefined;
    let timer: unknown;
    // Without progress events, all bytes count as buffered from the start.
    wait(
      call.files === undefined || upload !== null
        ? timeoutMs
        : createUploadPace(limits, timeoutMs)(startedAt, bytesOf(call.files)),
    );

    const cancel = next(call, {
      next: answer.next,
      end(failure, final) {
        clock.clearTimeout(timer);
        answer.end(failure, final);
      },
      moved(sent) {
        pace ??= createUploadPace(limits, timeoutMs);
        wait(pace(clock.now(), sent));
      },
      responseStarted: () => wait(timeoutMs),
    });

    function wait(ms: number): void {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(expire, ms);
    }

    function expire(): void {
      cancel();
      call.record.attempts.push({
        startedAt,
        durationMs: clock.now() - startedAt,
        kind: 'timeout',
      });
      answer.end(failed(call, { kind: 'timeout' }));
    }

    return () => {
      clock.clearTimeout(timer);
      cancel();
    };
  };

function bytesOf(files: Files): number {
  return [...files.keys()].reduce((bytes, file) => bytes + ('size' in file ? file.size : 0), 0);
}

/**
 * Returns how long one attempt of an upload may go without progress from now, in ms. Called with
 * the time and the bytes sent at each progress event.
 */
type UploadPace = (now: number, sent: number) => number;

/**
 * A browser counts a byte as sent when the operating system has buffered it. The buffers take the
 * first bytes at once, up to some megabytes, and then more in large steps; after the last byte
 * there is no progress event until the response. So the time limit covers the bytes that may still
 * be buffered, at the slowest rate measured on this connection, or, before a rate was measured, at
 * `uploadSlowestRate`.
 */
function createUploadPace(
  { uploadSlowestRate, uploadSilenceMaxMs }: Limits,
  timeoutMs: number,
): UploadPace {
  let burstEnd: number | undefined;
  let stretch = { at: 0, sent: 0 };
  /** Slowest rate measured so far, in bytes a ms. */
  let slowest: number | undefined;

  return (now, sent) => {
    burstEnd ??= now + settings.uploadBurstMs;
    if (now <= burstEnd) stretch = { at: now, sent };
    else if (now - stretch.at >= settings.uploadStretchMs) {
      const rate = (sent - stretch.sent) / (now - stretch.at);
      slowest = Math.min(slowest ?? rate, rate);
      stretch = { at: now, sent };
    }
    const buffered = Math.min(sent, settings.uploadBuffersBytes);
    const needed = (settings.uploadSlack * buffered) / (slowest ?? uploadSlowestRate / 1_000);
    // Written so that NaN, from a sender that reports no bytes, gives `timeoutMs`.
    return needed > timeoutMs ? Math.min(needed, uploadSilenceMaxMs) : timeoutMs;
  };
}
