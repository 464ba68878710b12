/** When pictures are fetched again after something went wrong. */
export interface Pauses {
  /** Nothing is fetched before, epoch ms. */
  until(): number;
  /** The device is full, or was: what is free now is for new work. */
  full(): void;
  isFull(): boolean;
  /** Whether a project that had no room is tried though the browser does not say that there is enough. */
  triesAnyway(): boolean;
  /** Answers how long the pause is, in ms. */
  failed(): number;
  succeeded(): void;
  lineBack(): void;
  /** Somebody wants it now. */
  end(): void;
}

/** First and longest pause after a failure, in ms. Only the browser's `online` event ends it early: a server that fails to deliver pictures may answer everything else. */
const firstPauseMs = 3_000;
const lastPauseMs = 30_000;
/** How long it rests when the device is full, in ms. */
const fullMs = 600_000;

export function createPauses(now: () => number): Pauses {
  let pauseMs = firstPauseMs;
  let pausedUntil = -Infinity;
  let fullUntil = -Infinity;
  // Whether room was made for new work just before the page was opened is not known.
  let anywayAt = now() + fullMs;
  return {
    until: () => Math.max(pausedUntil, fullUntil),
    full() {
      fullUntil = anywayAt = now() + fullMs;
    },
    isFull: () => now() < fullUntil,
    triesAnyway: () => now() >= anywayAt,
    failed() {
      const ms = pauseMs;
      pausedUntil = now() + ms;
      pauseMs = Math.min(ms * 2, lastPauseMs);
      return ms;
    },
    succeeded() {
      pauseMs = firstPauseMs;
    },
    lineBack() {
      pausedUntil = -Infinity;
    },
    end() {
      pausedUntil = fullUntil = -Infinity;
    },
  };
}

/** What the server did not give lately. In memory only: after a reload it is asked for again. */
export interface Setbacks {
  /** It is not there for this person. */
  absent(key: string): void;
  isAbsent(key: string): boolean;
  /** The server failed to deliver it: it is tried again after all others, so that it delays nothing. */
  failed(key: string): void;
  lastOf<T extends { readonly key: string }>(all: readonly T[]): T[];
  clear(): void;
}

/** How long what is absent is not asked for again, in ms. */
const absentMs = 3_600_000;

export function createSetbacks(now: () => number): Setbacks {
  const absentSince = new Map<string, number>();
  const failed = new Set<string>();
  return {
    absent: (key) => void absentSince.set(key, now()),
    isAbsent: (key) => now() - (absentSince.get(key) ?? -Infinity) < absentMs,
    failed: (key) => void failed.add(key),
    lastOf: (all) => [...all.filter(({ key }) => !failed.has(key)), ...all.filter(({ key }) => failed.has(key))],
    clear() {
      absentSince.clear();
      failed.clear();
    },
  };
}
