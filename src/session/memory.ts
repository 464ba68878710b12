import type { World } from '../device/world';
import { createKeptMemory, type StoredName } from './keptMemory';
import { isPerson, type Known, type Person } from './state';

/**
 * Who was signed in last, and whether a sign-out still has to be sent to the server. No secrets.
 */
export interface Memory {
  person(): Person | null;
  remember(person: Person): void;
  /** `left`: the session was ended on purpose. */
  forget(how: { readonly left: boolean }): void;
  /**
   * Id of the person whose session was ended on purpose last, if they have not signed in since:
   * data that had to be deleted may still be there.
   */
  left(): string | null;
  endDue(): void;
  endIsDue(): boolean;
  ended(): void;
  /**
   * Called once, at the start. Resolves with true if the database had something newer, which
   * `person` and `endIsDue` say from then on. May take any time.
   */
  recall(): Promise<boolean>;
}

/** Kept in localStorage, which answers at once, and in IndexedDB (keptMemory.ts). */
export function createMemory(world: Pick<World, 'storage' | 'databaseName'>): Memory {
  const { storage } = world;
  let changed = false;
  const get = (name: StoredName): string | null =>
    attempt(() => storage?.getItem(keyOf(name))) ?? null;
  const set = (name: StoredName, text: string | null): unknown =>
    attempt(() =>
      text === null ? storage?.removeItem(keyOf(name)) : storage?.setItem(keyOf(name), text),
    );
  const kept = createKeptMemory(world, { known, set, changed: () => changed });

  function known(): Known {
    const person: unknown = attempt(() => JSON.parse(get('person') ?? 'null'));
    return {
      count: Number(get('sessionCount')),
      person: isPerson(person) ? person : null,
      endDue: get('endSession') === '1',
      left: get('left'),
    };
  }

  function change(values: Partial<Record<StoredName, string | null>>): void {
    // Named by those who call it.
    const others = (Object.entries(values) as [StoredName, string | null][]).filter(
      ([name, text]) => get(name) !== text,
    );
    if (others.length === 0) return;
    changed = true;
    for (const [name, text] of others) set(name, text);
    set('sessionCount', String(known().count + 1));
    void kept.copy();
  }

  return {
    person: () => known().person,
    remember: ({ id, name, link }) =>
      change({
        person: JSON.stringify({ id, name, link }),
        ...(get('left') === id && { left: null }),
      }),
    forget({ left }) {
      const { person } = known();
      // Another tab may have done this already; then the person is not known any more.
      change({ person: null, ...(person !== null && left && { left: person.id }) });
    },
    left: () => get('left'),
    endDue: () => change({ endSession: '1' }),
    endIsDue: () => known().endDue,
    ended: () => change({ endSession: null }),
    recall: kept.recall,
  };
}

const keyOf = (name: StoredName): string => `snagbook.${name}`;

/** A full or forbidden storage is ignored. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
