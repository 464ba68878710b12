/** PREPARED: it waits for signatures. SIGNED: all are there, and the worker makes the final PDF. */
export type HandoverState = 'PREPARED' | 'SIGNED' | 'SEALED' | 'WITHDRAWN';

/**
 * A handover that is signed on the screen. Who signed, and what they reserve, stands in the journal
 * alone.
 */
export interface HandoverTable {
  id: string;
  project_id: string;
  /** As of a report. */
  filter: string;
  settings: string;
  /** JSON list of {role, company}: who has to sign. */
  parties: string;
  prepared_by: string;
  prepared_at: number;
  state: HandoverState;
  /** The last event that the draft tells of. */
  last_seq: number;
  last_hash: string;
  snag_count: number;
  /** Of the draft; its key is null once something was erased that it may say. */
  draft_key: string | null;
  draft_sha256: string;
  draft_length: number;
  /** What the draft was made of, for the final PDF; null when that is there, or never will be. */
  data_key: string | null;
  data_sha256: string | null;
  /** The final PDF; null until SEALED. */
  file_key: string | null;
  sha256: string | null;
  byte_length: number | null;
  /** When it was sealed or withdrawn. */
  ended_at: number | null;
}

/** Which party has signed by which event. */
export interface HandoverSignatureTable {
  /** Of the event. */
  id: string;
  handover_id: string;
  project_id: string;
  /** Its position among the parties, from 0. */
  party: number;
  seq: number;
}
