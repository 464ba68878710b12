import { Refusal } from '../domain/errors';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SessionState =
  /** `ended`: the server ended it, not the person. */
  | { readonly kind: 'signedOut'; readonly ended: boolean }
  /** It is not known yet whether somebody is signed in. */
  | { readonly kind: 'restoring' }
  /** Not `confirmed` after a start without connection: the last person, until the server says otherwise. */
  | { readonly kind: 'signedIn'; readonly user: Person; readonly confirmed: boolean };

/** Why signing in or out did not work; the message is the sentence a person reads. */
export class SessionRefusal extends Refusal {
  override readonly name = 'SessionRefusal';
}

/** What the server answers to a sign-in and to a refresh. */
export interface Grant {
  readonly accessToken: string;
  readonly user: Person;
  /** Where failures and loading times are reported to; nothing if nowhere. */
  readonly reportsDsn?: unknown;
}

export function isGrant(value: unknown): value is Grant {
  return isRecord(value) && typeof value['accessToken'] === 'string' && value['accessToken'] !== '' && isPerson(value['user']);
}

export function isPerson(value: unknown): value is Person {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
