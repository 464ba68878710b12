import { createHash, randomBytes } from 'node:crypto';
import type { EventFileTable, EventTable } from '../../database/journalTables';

/**
 * The hash chain of a project's journal, described in docs/journal.md for those who check it
 * without this program. A format never changes: another order or field is a new format with its own
 * number. New events have this one.
 */
export const chainFormat = 1;

/** Takes the place of the previous hash for the first event. */
export const noHash = '0'.repeat(64);

/**
 * The texts and personal values of an event, which can be erased: they stand in a table of their
 * own, each with its salt.
 */
export const valueNames = ['changes', 'comment', 'content'] as const;
export type ValueName = (typeof valueNames)[number];

export interface SaltedValue {
  name: ValueName;
  /** 16 random bytes, as 32 hexadecimal digits. */
  salt: string;
  value: string;
}

/** A value's name and commitment, as they stand in an event. */
export type Commitment = readonly [name: string, sha256: string];

export const newSalt = (): string => randomBytes(16).toString('hex');

/**
 * SHA-256 over the 16 bytes of the salt and the value in UTF-8: reveals nothing about the value
 * once salt and value are erased.
 */
export const commitmentOf = ({ salt, value }: Pick<SaltedValue, 'salt' | 'value'>): string =>
  createHash('sha256').update(salt, 'hex').update(value, 'utf8').digest('hex');

/** The commitments of an event, by name in the order of their letters, as the column keeps them. */
export const commitmentsOf = (values: readonly SaltedValue[]): string =>
  JSON.stringify(
    values
      .map((value): Commitment => [value.name, commitmentOf(value)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

// Written by `commitmentsOf`.
export const readCommitments = (event: Pick<EventTable, 'commitments'>): readonly Commitment[] =>
  JSON.parse(event.commitments) as Commitment[];

export type HashedFile = Pick<EventFileTable, 'file_id' | 'sha256' | 'byte_length'>;

type Fields = (event: Omit<EventTable, 'hash'>, files: readonly HashedFile[]) => readonly unknown[];

/** What is hashed of an event, by its format. `files` are in their stored order. */
const fieldsOf: Readonly<Record<number, Fields>> = {
  1: (event, files) => [
    1,
    event.project_id,
    event.seq,
    event.id,
    event.kind,
    event.actor_kind,
    event.actor_id,
    event.snag_id,
    event.subject_id,
    files.map((file) => [file.file_id, file.sha256, file.byte_length]),
    event.reason,
    event.without_effect,
    event.status_after,
    event.company_before,
    event.company_after,
    event.occurred_at,
    event.recorded_at,
    event.sealed_at,
    event.receipt,
    readCommitments(event),
  ],
};

/**
 * SHA-256 over the 32 bytes of the hash before it and a JSON list of the fields of the event's own
 * format in UTF-8; null if this program does not know the format.
 */
export function eventHash(
  previousHash: string,
  event: Omit<EventTable, 'hash'>,
  files: readonly HashedFile[],
): string | null {
  const fields = fieldsOf[event.format]?.(event, files);
  return fields === undefined
    ? null
    : createHash('sha256')
        .update(previousHash, 'hex')
        .update(JSON.stringify(fields), 'utf8')
        .digest('hex');
}

/** Of an event that is being written. */
export function newEventHash(
  previousHash: string,
  event: Omit<EventTable, 'hash'>,
  files: readonly HashedFile[],
): string {
  const hash = eventHash(previousHash, event, files);
  if (hash === null) throw new Error(`There is no format ${event.format}.`);
  return hash;
}
