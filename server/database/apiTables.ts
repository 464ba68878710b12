import type { KeyKind } from '../../rules/apiKeys';

/** A key with which a program uses the API for one project. */
export interface ApiKeyTable {
  id: string;
  project_id: string;
  /**
   * By which the journal and the snags name the key. The name is in `user`, whose row has no e-mail
   * and no password, and in `named_actor`, both by this id.
   */
  user_id: string;
  kind: KeyKind;
  /** sha256 of the key; empty until somebody was shown it. */
  hash: string;
  made_by: string;
  made_at: number;
  /** When it was last used, to a minute; null while it was not. */
  used_at: number | null;
  ended_at: number | null;
}

/**
 * Where the events of a project are posted. Its secret is derived from the secret of the data
 * directory (features/api/signature.ts).
 */
export interface WebhookTable {
  id: string;
  project_id: string;
  url: string;
  /** Of the pages that its messages link to. */
  origin: string;
  made_by: string;
  made_at: number;
  /** The journal's number up to which events were sent, or stand in `webhook_event`. */
  seq: number;
  /** When one was last taken. */
  sent_at: number | null;
  /** How often in a row the receiver seemed to be away. */
  away: number;
  /** Until when nothing is sent because of that. */
  rests_until: number;
  ended_at: number | null;
}

/** An event that was not taken, or waits behind such a one of the same snag. */
export interface WebhookEventTable {
  webhook_id: string;
  seq: number;
  /** Empty for events about no snag. */
  snag_id: string;
  /** When it was first tried; null while it waits. */
  first_at: number | null;
  tries: number;
  next_at: number;
  /** What came of the last try: a status, or the code of an error. */
  outcome: string | null;
  given_up_at: number | null;
}
