import { settings } from '../settings';

/** Whether a body still comes quickly enough. A sender who drips would otherwise hold a connection, and what is kept for it, without end. */
export interface Pace {
  /** Counts bytes that have come; false once they come too slowly or have been coming for too long. */
  keptWith(bytes: number): boolean;
  /** ms until the whole body has taken too long. */
  left(): number;
  /** From its first byte to its last it may take so many ms. */
  within(ms: number): void;
}

export function createPace(longestMs: number): Pace {
  const { windowMs, bytesPerSecond } = settings.body.slowest;
  const since = performance.now();
  let longest = longestMs;
  let windowSince = since;
  let inWindow = 0;
  const left = (): number => since + longest - performance.now();
  return {
    left,
    keptWith(bytes) {
      inWindow += bytes;
      const took = performance.now() - windowSince;
      if (took < windowMs) return left() > 0;
      const enough = inWindow >= (bytesPerSecond * took) / 1_000;
      windowSince += took;
      inWindow = 0;
      return enough && left() > 0;
    },
    within(ms) {
      longest = ms;
    },
  };
}
