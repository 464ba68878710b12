import type { Generated } from 'kysely';

// Tables about a person: sessions and links, what they have seen and got mails about, saved views.

/** One sign-in on one device. */
export interface SessionTable {
  id: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
  /** The User-Agent at sign-in. */
  user_agent: string;
  /** When a second factor was shown in it; null if none was. */
  second_factor_at: number | null;
}

/** The one link of a person who forgot their password; a newer one takes its place. */
/** Of each person one that was handed over to them, and one that was mailed. */
export interface PasswordLinkTable {
  user_id: string;
  mailed: 0 | 1;
  token_hash: string;
  /**
   * The project whose admin made it. Both are null for one that was mailed, or made on the server's
   * machine.
   */
  project_id: string | null;
  issued_by: string | null;
  expires_at: number;
  used_at: number | null;
}

/** Access and refresh tokens, as sha256. Two that were issued together have the same `pair`. */
export interface TokenTable {
  hash: string;
  session_id: string;
  /**
   * Those of a session by a link are of kinds of their own: a server of an older version, which
   * would take its person for one with an account, does not know them.
   */
  kind: 'ACCESS' | 'REFRESH' | 'LINK_ACCESS' | 'LINK_REFRESH';
  pair: string;
  /** The pair whose refresh token these were given for; empty for a sign-in. */
  parent_pair: string;
  expires_at: number;
  used_at: number | null;
  /** Set on a refresh token when a successor was first used. */
  retired_at: number | null;
}

/** How far a person has read a project's journal. No row means: nothing yet. */
export interface AttentionTable {
  user_id: string;
  project_id: string;
  /** Events up to this number were on the person's screen. */
  seen_seq: Generated<number>;
  /** Events up to this number were mailed, or needed no mail. */
  mailed_seq: Generated<number>;
  /** The day, in the project's time zone, of the last digest; empty before the first. */
  digest_on: Generated<string>;
}

/** The last mail to a person about the end of a period (rules/defectsPeriod.ts). */
export interface PeriodWarningTable {
  acceptance_id: string;
  user_id: string;
  /** The end that it named, as YYYY-MM-DD. */
  ends_on: string;
  /** One of `periodWarnings`. */
  days: number;
}

/** Which mails a person wants, and when they got the last. No row: both, and none yet. */
export interface MailingTable {
  user_id: string;
  /** When something begins to wait for them. */
  waiting: Generated<number>;
  /** What is overdue, once a working day. */
  digest: Generated<number>;
  /** Time of the last mail about what waits; epoch ms. */
  sent_at: Generated<number>;
}

/** A saved view of the list. */
export interface SavedViewTable {
  id: string;
  project_id: string;
  owner_id: string;
  name: string;
  /** Unique among the owner's views of the project. */
  name_key: string;
  /** Sort key of the name. */
  sort_key: string;
  shared: number;
  /** JSON, as features/views/search.ts writes it. */
  search: string;
}

/**
 * Tries to sign in, where several processes count them; by hashes, because they are about whoever
 * tries.
 */
export interface TryCountTable {
  key: string;
  /** Of the account whose tries alone are in it; else empty. */
  account: string;
  /** ms from `at` on until all tries are left again. */
  used_ms: number;
  at: number;
}
