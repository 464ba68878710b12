import type { SnagStatus } from '../../rules/snag';

/** Who did something: somebody with an account; somebody who came by a link; a name that came with an import; the server itself. */
export type ActorKind = 'USER' | 'LINK' | 'IMPORTED' | 'SYSTEM';

/** As `changes` of an event lists them. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
  /** Somebody had edited the field later than this: it was left. @default false */
  lost?: boolean;
}

/** What of an event is never changed and never erased: ids, kinds, numbers and times. Its hash covers all of it (features/journal/chain.ts). */
export interface EventTable {
  project_id: string;
  seq: number;
  /** By which rules its hash is made. */
  format: number;
  id: string;
  kind: string;
  actor_kind: ActorKind;
  /** Of a user, or of a `named_actor` for LINK and IMPORTED; null for SYSTEM. */
  actor_id: string | null;
  snag_id: string | null;
  /** The company, trade, location, plan, member, invitation, person, event or comment it is about. */
  subject_id: string | null;
  reason: string | null;
  without_effect: number;
  /** The snag's status after the event; null if the event is not about a snag. */
  status_after: SnagStatus | null;
  /** Whose snag it was before and after: decides which trade sees the event or is told that the snag is gone. */
  company_before: string | null;
  company_after: string | null;
  occurred_at: number;
  recorded_at: number;
  /** When it got its hash, if that was later than it was written: by the migration that began the chain. */
  sealed_at: number | null;
  /** JSON: number, sha256, byteLength. */
  receipt: string;
  /** JSON list of [name, sha256], one of each of its values, by name. */
  commitments: string;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** The photos and plan files that an event brought or is about, by their place from 0. Never changed. */
export interface EventFileTable {
  project_id: string;
  seq: number;
  position: number;
  /** Of a photo or a plan file. */
  file_id: string;
  /** Of the bytes that came with the event; both are null if none came. */
  sha256: string | null;
  byte_length: number | null;
}

/** A text or a personal value of an event. Never changed; deleted only when a `redaction` names it. */
export interface EventValueTable {
  project_id: string;
  seq: number;
  /** changes: JSON list of {field, from, to}. comment. content: JSON, what the device sent, and what was written from it, with ids. */
  name: string;
  /** 32 hexadecimal digits. */
  salt: string;
  value: string;
  /** With the content: sha256 over what the device sent, because a repeat must be the same. */
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

/** Somebody who acts or acted without an account: their name may be erased, and then is empty. */
export interface NamedActorTable {
  id: string;
  project_id: string;
  kind: 'LINK' | 'IMPORTED';
  name: string;
}

/** An event with its values, null where there is none or it was erased, and the first of its files. */
export interface ToldEventTable extends EventTable {
  photo_id: string | null;
  changes: string | null;
  comment: string | null;
  content: string | null;
}

/** A project that was deleted, with all but this. */
export interface DeletedProjectTable {
  id: string;
  code: string;
  events: number;
  last_hash: string;
  deleted_by: string;
  deleted_at: number;
}
