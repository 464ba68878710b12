import { Refusal } from '../domain/errors';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Of somebody who came by a link and has no account. */
  readonly link?: ByLink;
}

export interface ByLink {
  /** Of the project. */
  readonly code: string;
  /** Or the client's name. */
  readonly company: string;
  /** Looks at the project for a client. */
  readonly client?: true;
  /** Of a part of the project, such as a flat, with no names of companies. */
  readonly part?: true;
  /** How many of the company's snags were sent back when it was opened. */
  readonly sentBack?: number;
}

export type SessionState =
  /**
   * `ended`: the server ended it, not the person. `byLink`: who was signed in had come by a
   * company's link.
   */
  | { readonly kind: 'signedOut'; readonly ended: boolean; readonly byLink?: true }
  /** It is not known yet whether a person is signed in. */
  | { readonly kind: 'restoring' }
  /**
   * Not `confirmed` after a start without a connection: the last person of this device, until the
   * server has answered.
   */
  | { readonly kind: 'signedIn'; readonly user: Person; readonly confirmed: boolean };

/** Why signing in or out failed; the message is shown to the person. */
export class SessionRefusal extends Refusal {
  override readonly name = 'SessionRefusal';
}

/** The server's answer to a sign-in and to a refresh. */
export interface Grant {
  readonly accessToken: string;
  readonly user: Person;
  /** Where failures and loading times are reported to; absent if nowhere. */
  readonly reportsDsn?: unknown;
}

export function isGrant(value: unknown): value is Grant {
  return (
    isRecord(value) &&
    typeof value['accessToken'] === 'string' &&
    value['accessToken'] !== '' &&
    isPerson(value['user'])
  );
}

export function isPerson(value: unknown): value is Person {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What is stored about the session for the next start. */
export interface Known {
  /**
   * Incremented by each change: of the two copies (localStorage, IndexedDB) the one with the higher
   * count is the newer.
   */
  readonly count: number;
  readonly person: Person | null;
  /** A sign-out still has to be sent to the server. */
  readonly endDue: boolean;
  /**
   * Id of the person whose session was ended on purpose last, if they have not signed in since.
   * Absent if an earlier version wrote it.
   */
  readonly left?: string | null;
}
