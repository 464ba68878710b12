import type { World } from '../device/world';
import { isPerson, type Person } from './state';

const personKey = 'snagbook.person';
const endKey = 'snagbook.endSession';

/** What is kept in localStorage: who was signed in last, and whether a sign-out still has to be sent to the server. No secrets. */
export interface Memory {
  /** False where the browser has no storage. */
  readonly works: boolean;
  person(): Person | null;
  remember(person: Person): void;
  forget(): void;
  endDue(): void;
  endIsDue(): boolean;
  ended(): void;
}

export function createMemory(storage: World['storage']): Memory {
  return {
    works: storage !== null,
    person() {
      const text = attempt(() => storage?.getItem(personKey));
      const value: unknown = text == null ? null : attempt(() => JSON.parse(text));
      return isPerson(value) ? value : null;
    },
    remember: ({ id, name }) => attempt(() => storage?.setItem(personKey, JSON.stringify({ id, name }))),
    forget: () => attempt(() => storage?.removeItem(personKey)),
    endDue: () => attempt(() => storage?.setItem(endKey, '1')),
    endIsDue: () => attempt(() => storage?.getItem(endKey)) === '1',
    ended: () => attempt(() => storage?.removeItem(endKey)),
  };
}

/** A full or forbidden storage is ignored. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
