import type { Generated } from 'kysely';

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
