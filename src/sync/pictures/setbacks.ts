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
