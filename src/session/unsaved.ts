import { notifyListeners } from '../device/observable';
import type { World } from '../device/world';
import { isRecord } from './state';

/** What people have entered and not saved yet, by what it is about. */
export interface Unsaved {
  get(person: string, about: string): object | undefined;
  /** `input` has to be plain JSON; undefined: nothing is left of it. */
  set(person: string, about: string, input: object | undefined): void;
  /** Whether the person has entered anything. */
  has(person: string): boolean;
  /** Deletes all that the person has entered. */
  forget(person: string): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Kept as long as the tab, also over a reload: phones drop tabs in the background, such as when the
 * camera opens. Where the storage is full or forbidden it is kept as long as the page.
 */
export function createUnsaved(storage: World['tabStorage']): Unsaved {
  const people = new Map<string, Map<string, object>>();
  const listeners = new Set<() => void>();

  function of(person: string): Map<string, object> {
    const known = people.get(person) ?? new Map(Object.entries(read(person)));
    people.set(person, known);
    return known;
  }

  function read(person: string): Record<string, object> {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(keyOf(person)) ?? '{}');
      return isRecord(kept)
        ? Object.fromEntries(
            Object.entries(kept).filter((entry): entry is [string, Record<string, unknown>] =>
              isRecord(entry[1]),
            ),
          )
        : {};
    } catch {
      return {};
    }
  }

  function write(person: string): void {
    const texts = [...of(person)]
      .map(([about, input]) => `${JSON.stringify(about)}:${JSON.stringify(input)}`)
      .toSorted((one, other) => one.length - other.length);
    let room = mostKept;
    const kept = texts.filter((text) => (room -= text.length) >= 0);
    try {
      // First what is there: where there is no room for the new state, an older one would show
      // again what was sent since.
      storage?.removeItem(keyOf(person));
      if (kept.length > 0) storage?.setItem(keyOf(person), `{${kept.join(',')}}`);
    } catch {
      // It lasts until the next reload.
    }
    notifyListeners(listeners);
  }

  return {
    get: (person, about) => of(person).get(about),
    set(person, about, input) {
      if (input === undefined) of(person).delete(about);
      else of(person).set(about, input);
      write(person);
    },
    has: (person) => of(person).size > 0,
    forget(person) {
      people.set(person, new Map());
      write(person);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * In characters, of all input together. The longest beyond it, such as a large table that was
 * pasted, is kept as long as the page: it would fill the storage, and then the rest could not be
 * kept over a reload either.
 */
const mostKept = 1_000_000;

/**
 * The number is the version of the format, which is that of `UnsavedInput` in
 * parts/unsavedInput.ts.
 */
const keyOf = (person: string): string => `snagbook.unsaved.1.${person}`;
