import type { Generated } from 'kysely';

// What is kept of a person: sessions and links, what they have seen and were written about, their saved views.

/** One sign-in on one device. */
export interface SessionTable {
  id: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
  /** What the browser said of itself when it signed in. */
  user_agent: string;
}

/** The one link of a person who forgot their password; a newer one takes its place. */
export interface PasswordLinkTable {
  user_id: string;
  token_hash: string;
  /** Whose admin made it. Both are null for one that was made on the machine. */
  project_id: string | null;
  issued_by: string | null;
  expires_at: number;
  used_at: number | null;
}

/** Access and refresh tokens, by their sha256 only. The two that were given out together share a `pair`. */
export interface TokenTable {
  hash: string;
  session_id: string;
  kind: 'ACCESS' | 'REFRESH';
  pair: string;
  /** The pair whose refresh token these were given for; empty for a sign-in. */
  parent_pair: string;
  expires_at: number;
  used_at: number | null;
  /** Set on a refresh token when a successor was first used. */
  retired_at: number | null;
}

/** How far a person has come in a project: numbers of its journal. No row is the same as one with nothing in it. */
export interface AttentionTable {
  user_id: string;
  project_id: string;
  /** What came up to here was on their screen. */
  seen_seq: Generated<number>;
  /** What came up to here they were written about, or it needed no mail. */
  mailed_seq: Generated<number>;
  /** The day, in the project's time zone, of the last digest; empty before the first. */
  digest_on: Generated<string>;
}

/** Which mails a person wants, and when they got the last. No row: both, and none yet. */
export interface MailingTable {
  user_id: string;
  /** When something begins to wait for them. */
  waiting: Generated<number>;
  /** What is overdue, once a working day. */
  digest: Generated<number>;
  /** When something that waits was last written about; epoch ms. */
  sent_at: Generated<number>;
}

/** A way of looking at the list. */
export interface SavedViewTable {
  id: string;
  project_id: string;
  owner_id: string;
  name: string;
  /** Unique among the owner's views of the project. */
  name_key: string;
  /** What lists are ordered by. */
  sort_key: string;
  shared: number;
  /** JSON, as features/views/search.ts writes it. */
  search: string;
}
