import type { Files, Rule } from '../layer';
import type { Limits } from '../options';
import { failed } from '../request';
import * as settings from '../settings';

/**
 * Ends one attempt 15,000 ms after its start, whether it connects, waits or reads. An upload is
 * ended after a time without progress that is too long for its rate, once for each call already
 * after 30,000 ms if another request was sent and answered in that time, and not after 60,000 ms:
 * then only its own connection is dead. It is ended so no more once an upload that was sent again
 * was silent for as long and succeeded: then the line is only slow. From the first byte of its response on, the limit is 15,000 ms again.
 */
export const timeout: Rule = (next, { platform: { clock, upload }, limits }) => {
  /** The uploads under way; called with the start of a request that was answered. */
  const uploads = new Set<(startedAt: number) => void>();
  let silentAndAlive = false;

  return (call, answer) => {
    const startedAt = clock.now();
    const { timeoutMs = limits.requestTimeoutMs } = call.options;
    let movedAt = startedAt;
    let longestSilenceMs = 0;
    let pace: UploadPace | undefined;
    let timer: unknown;
    let endsAt = startedAt;
    // Without progress events, all bytes count as buffered from the start.
    wait(
      call.files === undefined || upload !== null
        ? timeoutMs
        : createUploadPace(limits, timeoutMs)(startedAt, bytesOf(call.files)),
    );
    const overtaken = (since: number): void => {
      const left = movedAt + settings.uploadOvertakenMs - clock.now();
      const isLate = clock.now() > movedAt + settings.uploadOvertakenMaxMs;
      if (isLate || silentAndAlive) return;
      if (since >= movedAt && clock.now() + left < endsAt) wait(Math.max(0, left));
    };
    // Once: a slow line that brings small answers at the same time gets its whole time after that.
    const isAgain = call.record.attempts.some(({ kind }) => kind === 'timeout');
    if (call.files !== undefined && !isAgain) uploads.add(overtaken);

    const cancel = next(call, {
      next: answer.next,
      end(failure, final) {
        leave();
        const isSilent = longestSilenceMs > settings.uploadOvertakenMs;
        if (failure === undefined && pace !== undefined && isAgain && isSilent)
          silentAndAlive = true;
        if (failure === undefined) for (const tell of uploads) tell(startedAt);
        answer.end(failure, final);
      },
      moved(sent) {
        pace ??= createUploadPace(limits, timeoutMs);
        heard();
        wait(pace(movedAt, sent));
      },
      responseStarted() {
        uploads.delete(overtaken);
        heard();
        wait(timeoutMs);
      },
    });

    function heard(): void {
      longestSilenceMs = Math.max(longestSilenceMs, clock.now() - movedAt);
      movedAt = clock.now();
    }

    function leave(): void {
      uploads.delete(overtaken);
      clock.clearTimeout(timer);
    }

    function wait(ms: number): void {
      clock.clearTimeout(timer);
      endsAt = clock.now() + ms;
      timer = clock.setTimeout(expire, ms);
    }

    function expire(): void {
      leave();
      cancel();
      call.record.attempts.push({
        startedAt,
        durationMs: clock.now() - startedAt,
        kind: 'timeout',
      });
      answer.end(failed(call, { kind: 'timeout' }));
    }

    return () => {
      leave();
      cancel();
    };
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
 * be buffered, at `uploadSlowestRate`, or at a slower rate that was measured on this connection. A
 * faster one says nothing of the next minute.
 */
function createUploadPace(
  { uploadSlowestRate, uploadSilenceMaxMs }: Limits,
  timeoutMs: number,
): UploadPace {
  let burstEnd: number | undefined;
  let stretch = { at: 0, sent: 0 };
  /** In bytes a ms. */
  let slowest = uploadSlowestRate / 1_000;

  return (now, sent) => {
    burstEnd ??= now + settings.uploadBurstMs;
    if (now <= burstEnd) stretch = { at: now, sent };
    else if (now - stretch.at >= settings.uploadStretchMs) {
      const rate = (sent - stretch.sent) / (now - stretch.at);
      slowest = Math.min(slowest, rate);
      stretch = { at: now, sent };
    }
    const buffered = Math.min(sent, settings.uploadBuffersBytes);
    const needed = (settings.uploadSlack * buffered) / slowest;
    // Written so that NaN, from a sender that reports no bytes, gives `timeoutMs`.
    return needed > timeoutMs ? Math.min(needed, uploadSilenceMaxMs) : timeoutMs;
  };
}
