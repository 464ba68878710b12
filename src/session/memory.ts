import { importWithRetry } from '../device/importWithRetry';
import type { World } from '../device/world';
import type { KeptMemory, StoredName } from './keptMemory';
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

/**
 * Kept in localStorage, which answers at once, and in IndexedDB (keptMemory.ts), whose code is
 * loaded later.
 */
export function createMemory(world: Pick<World, 'storage' | 'databaseName'>): Memory {
  const { storage } = world;
  let changed = false;
  let loading: Promise<KeptMemory> | undefined;
  const get = (name: StoredName): string | null =>
    attempt(() => storage?.getItem(keyOf(name))) ?? null;
  const set = (name: StoredName, text: string | null): unknown =>
    attempt(() =>
      text === null ? storage?.removeItem(keyOf(name)) : storage?.setItem(keyOf(name), text),
    );

  function known(): Known {
    const person: unknown = attempt(() => JSON.parse(get('person') ?? 'null'));
    return {
      count: Number(get('sessionCount')),
      person: isPerson(person) ? person : null,
      endDue: get('endSession') === '1',
      left: get('left'),
    };
  }

  /** False if its code could not be loaded; the next call tries again. */
  function inDatabase(act: keyof KeptMemory): Promise<boolean> {
    loading ??= load()
      .then(({ createKeptMemory }) =>
        createKeptMemory(world, { known, set, changed: () => changed }),
      )
      .catch((cause: unknown) => {
        loading = undefined;
        throw cause;
      });
    return loading.then((kept) => kept[act]()).catch(() => false);
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
    void inDatabase('copy');
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
    recall: () => inDatabase('recall'),
  };
}

const keyOf = (name: StoredName): string => `snagbook.${name}`;

const load = importWithRetry(() => import('./keptMemory'));

/** A full or forbidden storage is ignored. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
