import { createRetry } from '../../device/retry';
import type { World } from '../../device/world';

/** Decides when pictures are fetched again after a failure. */
export interface Pauses {
  /** Nothing is fetched before this time of the clock. */
  until(): number;
  /** The device is full: space that becomes free is for new work. */
  full(): void;
  isFull(): boolean;
  /**
   * Whether to try a project that had no room, although the browser does not say that there is
   * enough now.
   */
  triesAnyway(): boolean;
  /** Returns the length of the pause, in ms. */
  failed(): number;
  succeeded(): void;
  lineBack(): void;
  /** Ends all pauses, because the person asked for the pictures. */
  end(): void;
}

/**
 * First and longest pause after a failure, in ms. Only the browser's `online` event ends it early:
 * a server that fails to deliver pictures may answer everything else.
 */
const afterFailure = { firstMs: 3_000, lastMs: 30_000 };
/** The pause after the device was full, in ms. */
const fullMs = 600_000;

export function createPauses(clock: World['clock']): Pauses {
  const { now } = clock;
  const { next, worked } = createRetry(clock, afterFailure);
  let pausedUntil = -Infinity;
  let fullUntil = -Infinity;
  // It is not known whether space was freed for new work just before the page was opened.
  let anywayAt = now() + fullMs;
  return {
    until: () => Math.max(pausedUntil, fullUntil),
    full() {
      fullUntil = anywayAt = now() + fullMs;
    },
    isFull: () => now() < fullUntil,
    triesAnyway: () => now() >= anywayAt,
    failed() {
      const ms = next();
      pausedUntil = now() + ms;
      return ms;
    },
    succeeded: () => void worked(),
    lineBack() {
      pausedUntil = -Infinity;
    },
    end() {
      pausedUntil = fullUntil = -Infinity;
    },
  };
}

/**
 * Pictures that the server did not deliver lately. In memory only: after a reload they are
 * requested again.
 */
export interface Setbacks {
  /** The server does not have it for this person. */
  absent(key: string): void;
  isAbsent(key: string): boolean;
  /**
   * The server failed to deliver it: it is tried again after all others, so that it delays nothing.
   */
  failed(key: string): void;
  lastOf<T extends { readonly key: string }>(all: readonly T[]): T[];
  clear(): void;
}

/** How long an absent picture is not requested again, in ms. */
const absentMs = 3_600_000;

export function createSetbacks(now: () => number): Setbacks {
  const absentSince = new Map<string, number>();
  const failed = new Set<string>();
  return {
    absent: (key) => void absentSince.set(key, now()),
    isAbsent: (key) => now() - (absentSince.get(key) ?? -Infinity) < absentMs,
    failed: (key) => void failed.add(key),
    lastOf: (all) => [
      ...all.filter(({ key }) => !failed.has(key)),
      ...all.filter(({ key }) => failed.has(key)),
    ],
    clear() {
      absentSince.clear();
      failed.clear();
    },
  };
}
