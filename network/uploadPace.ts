import type { Limits } from './limits';
import * as settings from './settings';

/** How long one attempt of an upload may now be silent, in ms. Told the time and the bytes that are out whenever that number changes. */
export type UploadPace = (now: number, sent: number) => number;

/**
 * A sender counts a byte as sent when the operating system has taken it. The system's buffers take the first bytes at once, up to some
 * megabytes, and from then on more in large steps; after the last of them nothing is told until the answer. So silence means something
 * only when the bytes that may still lie there have had their time: at the slowest rate this line has shown, or, while it has shown none,
 * at the slowest that uploads must get through at.
 */
export function createUploadPace({ requestTimeoutMs, uploadSlowestRate, uploadSilenceMaxMs }: Limits): UploadPace {
  let burstEnd: number | undefined;
  let stretch = { at: 0, sent: 0 };
  /** Bytes a ms, in the slowest stretch so far. */
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
    // No number at all, from a sender that does not count, is no reason for more time.
    return needed > requestTimeoutMs ? Math.min(needed, uploadSilenceMaxMs) : requestTimeoutMs;
  };
}
