import { createValue, type Value } from '../device/observable';
import type { World } from '../device/world';

/** When the server last answered this person on this device, as Date.now(); null if that is not known. Kept over reloads. */
export interface LastContact extends Value<number | null> {
  /** The server has answered. */
  made(): void;
}

/** How old the stored moment may be, in ms: a write for each answer would be too many. */
const writtenEvery = 30_000;

export function createLastContact({ storage, clock }: Pick<World, 'storage' | 'clock'>, userId: string): LastContact {
  const key = `snagbook.contact.${userId}`;
  const stored = Number(storage?.getItem(key) ?? Number.NaN);
  const { get, set, subscribe } = createValue<number | null>(Number.isFinite(stored) ? stored : null);
  return {
    get,
    subscribe,
    made() {
      const now = clock.now();
      // Also when the clock was set back.
      if (Math.abs(now - (get() ?? 0)) < writtenEvery) return;
      set(now);
      try {
        storage?.setItem(key, String(now));
      } catch {
        // A full device; known until the page is closed.
      }
    },
  };
}
