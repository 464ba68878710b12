import type { World } from '../device/world';
import { isPerson, type Person } from './state';

const personKey = 'snagbook.person';
const endKey = 'snagbook.endSession';

/** What outlives the tab: who was signed in last, and whether the server still has to hear of a sign-out. No secret is among it. */
export interface Memory {
  /** False where the browser keeps nothing. */
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

/** A full or forbidden storage must not stop anybody from working. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
