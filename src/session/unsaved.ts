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

/** Kept as long as the tab, also over a reload: phones drop tabs in the background, such as when the camera opens. Where the storage is full or forbidden it is kept as long as the page. */
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
      return isRecord(kept) ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))) : {};
    } catch {
      return {};
    }
  }

  function write(person: string): void {
    const all = of(person);
    try {
      const short = [...all].filter(([, input]) => JSON.stringify(input).length <= longestKept);
      if (short.length === 0) storage?.removeItem(keyOf(person));
      else storage?.setItem(keyOf(person), JSON.stringify(Object.fromEntries(short)));
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

/** In characters. Longer input, such as a large table that was pasted, is kept as long as the page: it would fill the storage, and then that of other forms could not be kept over a reload either. */
const longestKept = 1_000_000;

/** The number is the version of the format, which is that of `UnsavedInput` in parts/unsavedInput.ts. */
const keyOf = (person: string): string => `snagbook.unsaved.1.${person}`;
