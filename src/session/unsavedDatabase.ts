import type { DBSchema } from 'idb';
import { keepDatabase, openKept, whole } from '../device/keptDatabase';
import type { World } from '../device/world';
import { newId } from '../domain/ids';
import { mergeInput } from './mergeInput';

/** What one page keeps of a person's unsaved input. */
interface Kept {
  readonly person: string;
  readonly page: string;
  readonly about: string;
  /**
   * Plain JSON in the format of `UnsavedInput` (parts/unsavedInput.ts), of which a later version
   * must go on reading this one.
   */
  readonly input: object;
}

interface Schema extends DBSchema {
  inputs: { key: [string, string, string]; value: Kept };
}

/** Unsaved input on the disk. A page keeps its own, apart from that of other tabs. */
export interface UnsavedDatabase {
  /**
   * Reads what pages have left behind that are gone: reloaded, closed or killed. From then on it is
   * this page's, with what this page has already. `take` is called later, too, with what a page
   * leaves that is closed then.
   */
  inherit(person: string, take: (about: string, input: object) => void): Promise<void>;
  /** `input` undefined: nothing is left of it. */
  write(person: string, inputs: ReadonlyMap<string, object | undefined>): Promise<void>;
  /** Deletes all that the person has entered, in every tab. */
  forget(person: string): Promise<void>;
  close(): void;
}

export function openUnsaved({
  databaseName,
  locks,
}: Pick<World, 'databaseName' | 'locks'>): UnsavedDatabase {
  const page = newId('page');
  const kept = keepDatabase<Schema>((events) =>
    openKept<Schema>(`${databaseName}-unsaved`, 1, {
      upgrade: (created) =>
        void created.createObjectStore('inputs', { keyPath: ['person', 'page', 'about'] }),
      ...events,
    }),
  );
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve());
  });
  const lockOf = (id: string): string => `${databaseName}-page-${id}`;
  /** A lock ends with its page. */
  const isHere = new Promise<void>((resolve) => {
    if (locks === null) return resolve();
    locks
      .request(lockOf(page), () => {
        resolve();
        return closed;
      })
      .catch(() => resolve());
  });

  const write = <T>(
    work: (inputs: {
      getAll(query: IDBKeyRange): Promise<Kept[]>;
      put(value: Kept): Promise<unknown>;
      delete(key: [string, string, string] | IDBKeyRange): Promise<void>;
    }) => Promise<T>,
  ): Promise<T> =>
    kept.use((database) =>
      whole(database.transaction('inputs', 'readwrite'), ({ store }) => work(store)),
    );

  async function adopt(person: string, from: string): Promise<readonly Kept[]> {
    return write(async (inputs) => {
      const left = await inputs.getAll(startingWith(person, from));
      const mine = await inputs.getAll(startingWith(person, page));
      const own = new Map(mine.map(({ about, input }) => [about, input]));
      for (const { about, input } of left) {
        await inputs.put({ person, page, about, input: mergeInput(input, own.get(about)) });
        await inputs.delete([person, from, about]);
      }
      return left;
    });
  }

  return {
    async inherit(person, take) {
      await isHere;
      const all = await kept.use((database) => database.getAll('inputs', startingWith(person)));
      const others = new Set(all.map((each) => each.page).filter((each) => each !== page));
      const takeFrom = async (from: string): Promise<void> => {
        for (const { about, input } of await adopt(person, from)) take(about, input);
      };
      for (const other of others) {
        if (locks === null) await takeFrom(other);
        else
          await locks.request(lockOf(other), { ifAvailable: true }, (lock) =>
            lock === null ? takeOnceGone(other) : takeFrom(other),
          );
      }
      function takeOnceGone(other: string): void {
        locks
          ?.request(lockOf(other), { signal: closing.signal }, () => takeFrom(other))
          .catch(() => undefined);
      }
    },
    async write(person, inputs) {
      await isHere;
      const entered = [...inputs].filter(([, input]) => input !== undefined);
      // Apart from what is written, which a full disk refuses.
      if (entered.length < inputs.size)
        await write(async (store) => {
          for (const [about, input] of inputs)
            if (input === undefined) await store.delete([person, page, about]);
        });
      if (entered.length > 0)
        await write(async (store) => {
          for (const [about, input = {}] of entered)
            await store.put({ person, page, about, input });
        });
    },
    forget: (person) => write((inputs) => inputs.delete(startingWith(person))),
    close() {
      closing.abort();
      kept.close();
    },
  };
}

/** Keys that begin with these parts: an array sorts after every text. */
const startingWith = (...parts: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound(parts, [...parts, []]);
