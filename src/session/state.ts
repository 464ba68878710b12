import type { World } from '../device/world';
import { Refusal } from '../domain/errors';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SessionState =
  /** `ended`: the server ended it, not the person. */
  | { readonly kind: 'signedOut'; readonly ended: boolean }
  /** It is not known yet whether a person is signed in. */
  | { readonly kind: 'restoring' }
  /** Not `confirmed` after a start without a connection: the last person of this device, until the server has answered. */
  | { readonly kind: 'signedIn'; readonly user: Person; readonly confirmed: boolean };

/** Why signing in or out failed; the message is shown to the person. */
export class SessionRefusal extends Refusal {
  override readonly name = 'SessionRefusal';
}

/** What the server answers to a sign-in and to a refresh. */
export interface Grant {
  readonly accessToken: string;
  readonly user: Person;
  /** DSN that failures and loading times are reported to; absent for none. */
  readonly reportsDsn?: unknown;
}

export function isGrant(value: unknown): value is Grant {
  return isRecord(value) && typeof value['accessToken'] === 'string' && value['accessToken'] !== '' && isPerson(value['user']);
}

function isPerson(value: unknown): value is Person {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

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
