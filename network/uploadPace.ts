import type { Limits } from './limits';
import * as settings from './settings';

/** Returns how long one attempt of an upload may go without progress from now, in ms. Called with the time and the bytes sent at each progress event. */
export type UploadPace = (now: number, sent: number) => number;

/**
 * A browser counts a byte as sent when the operating system has buffered it. The buffers take the first bytes at once, up to some
 * megabytes, and then more in large steps; after the last byte there is no progress event until the response. So the time limit covers the
 * bytes that may still be buffered, at the slowest rate measured on this connection, or, before a rate was measured, at
 * `uploadSlowestRate`.
 */
export function createUploadPace({ requestTimeoutMs, uploadSlowestRate, uploadSilenceMaxMs }: Limits): UploadPace {
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
    // Written so that NaN, from a sender that reports no bytes, gives `requestTimeoutMs`.
    return needed > requestTimeoutMs ? Math.min(needed, uploadSilenceMaxMs) : requestTimeoutMs;
  };
}
