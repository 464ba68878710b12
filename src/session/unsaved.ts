import { notifyListeners } from '../device/observable';
import type { UnsavedDatabase } from './unsavedDatabase';

/** What people have entered and not saved yet, by what it is about. */
export interface Unsaved {
  get(person: string, about: string): object | undefined;
  /** `input` has to be plain JSON; undefined: nothing is left of it. */
  set(person: string, about: string, input: object | undefined): void;
  /** Whether the person has entered anything. */
  has(person: string): boolean;
  /** Deletes all that the person has entered, in every tab. */
  forget(person: string): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

interface Inputs {
  /** Undefined: entered and saved, or taken away again, on this page. */
  readonly byAbout: Map<string, object | undefined>;
  readonly unwritten: Map<string, object | undefined>;
}

/**
 * Kept on the device: phones drop tabs in the background, such as when the camera opens, and kill
 * apps. Where the disk is full or forbidden it is kept as long as the page.
 */
export function createUnsaved(open: () => Promise<UnsavedDatabase>): Unsaved {
  const people = new Map<string, Inputs>();
  const listeners = new Set<() => void>();
  /** One access after the other; a failed one costs what it would have kept. */
  let last: Promise<unknown> = Promise.resolve();
  let opened: UnsavedDatabase | undefined;

  function onDisk(work: (database: UnsavedDatabase) => Promise<void>): void {
    last = last.then(async () => work((opened = await open()))).catch(() => undefined);
  }

  function of(person: string): Inputs {
    const known = people.get(person);
    if (known !== undefined) return known;
    const inputs: Inputs = { byAbout: new Map(), unwritten: new Map() };
    people.set(person, inputs);
    onDisk((database) =>
      database.inherit(person, (about, input) => {
        // What was entered here meanwhile is newer.
        if (people.get(person) !== inputs || inputs.byAbout.has(about)) return;
        inputs.byAbout.set(about, input);
        notifyListeners(listeners);
      }),
    );
    return inputs;
  }

  return {
    get: (person, about) => of(person).byAbout.get(about),
    set(person, about, input) {
      const { byAbout, unwritten } = of(person);
      byAbout.set(about, input);
      // What is entered while the disk is busy is written together.
      if (unwritten.size === 0)
        onDisk((database) => {
          const now = new Map(unwritten);
          unwritten.clear();
          return database.write(person, now);
        });
      unwritten.set(about, input);
      notifyListeners(listeners);
    },
    has: (person) => [...of(person).byAbout.values()].some((input) => input !== undefined),
    forget(person) {
      people.set(person, { byAbout: new Map(), unwritten: new Map() });
      onDisk((database) => database.forget(person));
      notifyListeners(listeners);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      // After what was entered last.
      void last.then(() => opened?.close());
    },
  };
}
