/** NONE: the server sends no mail, so whoever asked hands link and code over. */
export type CodeLinkMail = 'NONE' | 'SENDING' | 'SENT' | 'FAILED';

/**
 * Who was asked for something that needs no membership: to sign for a party of a handover. Somebody
 * with an account does it in their own session; others open a link and prove by a code, which came
 * to them apart, that it was meant for them.
 */
export interface CodeLinkTable {
  id: string;
  project_id: string;
  /** What it is about, and which part of it. Another one about the same replaces it. */
  subject_id: string;
  part: number;
  /** Either a member, or an e-mail; the other one is null or empty. */
  user_id: string | null;
  email: string;
  sent_by: string;
  made_at: number;
  ends_at: number;
  /** As sha256, because nobody can read one again; null for somebody with an account. */
  token_hash: string | null;
  /** sha256 of the token with the code: the code alone could be found out by trying all. */
  code_hash: string | null;
  /** Wrong codes since the last right one. */
  tries: number;
  opened_at: number | null;
  mail: CodeLinkMail;
}
