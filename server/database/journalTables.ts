import type { SnagStatus } from '../../rules/snag';

/**
 * Who did something: a person with an account, a person with a link, a key of the API, a name from
 * an import, or the server.
 */
export type ActorKind = 'USER' | 'LINK' | 'KEY' | 'IMPORTED' | 'SYSTEM';

/** As `changes` of an event lists them. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
  /** The field was not changed, because somebody had edited it later. @default false */
  lost?: boolean;
}

/**
 * The part of an event that is never changed or erased: ids, kinds, numbers and times. The hash
 * covers all of it (features/journal/chain.ts).
 */
export interface EventTable {
  project_id: string;
  seq: number;
  /** Version of the rules for the hash. */
  format: number;
  id: string;
  kind: string;
  actor_kind: ActorKind;
  /**
   * Of a user, or of a `named_actor` for IMPORTED, or of one and the other for LINK and KEY; null
   * for SYSTEM.
   */
  actor_id: string | null;
  snag_id: string | null;
  /**
   * Id of the company, trade, location, plan, member, invitation, person, event or comment it is
   * about.
   */
  subject_id: string | null;
  reason: string | null;
  without_effect: number;
  /** The snag's status after the event; null if the event is not about a snag. */
  status_after: SnagStatus | null;
  /**
   * The snag's company before and after: decides which trade sees the event or is told that the
   * snag is gone.
   */
  company_before: string | null;
  company_after: string | null;
  occurred_at: number;
  recorded_at: number;
  /**
   * When it got its hash, if that was after it was written: in the migration that began the chain.
   */
  sealed_at: number | null;
  /** JSON: number, sha256, byteLength. */
  receipt: string;
  /** JSON list of [name, sha256] of its values, by name. */
  commitments: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/**
 * The photos and plan files that an event brought or is about, by position from 0. Never changed.
 */
export interface EventFileTable {
  project_id: string;
  seq: number;
  position: number;
  /** Of a photo or a plan file. */
  file_id: string;
  /** Hash and length of the bytes that came with the event; both null if none came. */
  sha256: string | null;
  byte_length: number | null;
}

/**
 * A text or a personal value of an event. Never changed; deleted only when a `redaction` names it.
 */
export interface EventValueTable {
  project_id: string;
  seq: number;
  /**
   * changes: JSON list of {field, from, to}. comment. content: JSON of what the device sent and
   * what was written, with ids.
   */
  name: string;
  /** 32 hexadecimal digits. */
  salt: string;
  value: string;
  /** With the content: sha256 of what the device sent, to compare a repeated event with. */
  sent_hash: string | null;
}

/** Which value is erased by which REDACTED event. */
export interface RedactionTable {
  project_id: string;
  seq: number;
  name: string;
  /** The journal number of the REDACTED event. */
  redacted_by: number;
}

/** Who did something without an account. The name is empty once it is erased. */
export interface NamedActorTable {
  id: string;
  project_id: string;
  kind: 'LINK' | 'KEY' | 'IMPORTED';
  name: string;
}

/**
 * An event with its values, null where there is none or it was erased, and the first of its files.
 */
export interface ToldEventTable extends EventTable {
  photo_id: string | null;
  changes: string | null;
  comment: string | null;
  content: string | null;
}

/** What is left of a deleted project. */
export interface DeletedProjectTable {
  id: string;
  code: string;
  events: number;
  last_hash: string;
  deleted_by: string;
  deleted_at: number;
}

/** The last check of a project's journal and files that somebody asked for. */
export interface RecordCheckTable {
  project_id: string;
  asked_by: string;
  asked_at: number;
  state: 'QUEUED' | 'CHECKING' | 'DONE';
  /** Whole percent. */
  progress: number;
  /** JSON, as features/journal/checkRecord.ts writes it; null until DONE. */
  result: string | null;
}
