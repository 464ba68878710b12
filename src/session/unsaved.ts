import { notifyListeners } from '../device/observable';
import { readInTime } from '../device/readInTime';
import type { World } from '../device/world';
import { mergeInput } from './mergeInput';
import type { UnsavedDatabase } from './unsavedDatabase';

/** What people have entered and not saved yet, by what it is about. */
export interface Unsaved {
  get(person: string, about: string): object | undefined;
  /** `input` has to be plain JSON; undefined: nothing is left of it. */
  set(person: string, about: string, input: object | undefined): void;
  /** Whether the person has entered anything; known when `read` has resolved. */
  has(person: string): boolean;
  /** Resolves when the disk was read, could not be, or takes too long. */
  read(person: string): Promise<void>;
  /** Deletes all that the person has entered, in every tab. */
  forget(person: string): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

interface Inputs {
  /** Undefined: entered and saved, or taken away again, on this page. */
  readonly byAbout: Map<string, object | undefined>;
  /** What the disk does not have yet. */
  readonly unwritten: Set<string>;
  /** Whether what other pages have left behind was read. */
  isRead: boolean;
  /** An access to the disk is queued that has not begun. */
  isQueued: boolean;
}

const noInputs = (isRead: boolean): Inputs => ({
  byAbout: new Map(),
  unwritten: new Set(),
  isRead,
  isQueued: false,
});

/**
 * Kept on the device: phones drop tabs in the background, such as when the camera opens, and kill
 * apps. Where the disk is full or forbidden it is kept as long as the page.
 */
export function createUnsaved(
  { clock }: Pick<World, 'clock'>,
  open: () => Promise<UnsavedDatabase>,
): Unsaved {
  const people = new Map<string, Inputs>();
  const listeners = new Set<() => void>();
  /** One access after the other. */
  let last: Promise<unknown> = Promise.resolve();
  let opened: UnsavedDatabase | undefined;

  function onDisk(work: () => Promise<void>): void {
    last = last.then(work).catch(() => undefined);
  }
  const database = async (): Promise<UnsavedDatabase> => (opened = await open());

  function of(person: string): Inputs {
    const known = people.get(person);
    if (known !== undefined) return known;
    const inputs = noInputs(false);
    people.set(person, inputs);
    keep(person, inputs);
    return inputs;
  }

  /** Reads and writes; what failed is tried again with the next input. */
  function keep(person: string, inputs: Inputs): void {
    // What is entered while the disk is busy is written together.
    if (inputs.isQueued) return;
    inputs.isQueued = true;
    onDisk(async () => {
      inputs.isQueued = false;
      const disk = await database();
      if (!inputs.isRead) await inherit(disk, person, inputs).catch(() => undefined);
      const { byAbout, unwritten } = inputs;
      const now = new Map([...unwritten].map((about) => [about, byAbout.get(about)]));
      if (now.size === 0 || people.get(person) !== inputs) return;
      unwritten.clear();
      await disk.write(person, now).catch(() => {
        for (const about of now.keys()) unwritten.add(about);
      });
    });
  }

  async function inherit(disk: UnsavedDatabase, person: string, inputs: Inputs): Promise<void> {
    await disk.inherit(person, (about, input) => {
      if (people.get(person) !== inputs) return;
      const { byAbout } = inputs;
      if (byAbout.has(about)) enter(person, inputs, about, mergeInput(input, byAbout.get(about)));
      else byAbout.set(about, input);
      notifyListeners(listeners);
    });
    inputs.isRead = true;
  }

  function enter(person: string, inputs: Inputs, about: string, input: object | undefined): void {
    inputs.byAbout.set(about, input);
    inputs.unwritten.add(about);
    keep(person, inputs);
  }

  return {
    get: (person, about) => of(person).byAbout.get(about),
    set(person, about, input) {
      enter(person, of(person), about, input);
      notifyListeners(listeners);
    },
    has: (person) => [...of(person).byAbout.values()].some((input) => input !== undefined),
    read(person) {
      of(person);
      return readInTime(clock, last);
    },
    forget(person) {
      people.set(person, noInputs(true));
      onDisk(async () => (await database()).forget(person));
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
