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
