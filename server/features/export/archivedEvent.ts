import type { EventFileTable, EventTable, EventValueTable } from '../../database/journalTables';
import { valueNames } from '../journal/chain';
import {
  type Check,
  type Columns,
  faultOf,
  fields,
  isObject,
  json,
  knowsNone,
  listOf,
  matching,
  oneOf,
  or,
  orNull,
  text,
  tuple,
  whole,
} from './checks';

/** An event as a line of the journal has it. */
export interface ArchivedEvent {
  event: EventTable;
  files: EventFileTable[];
  values: EventValueTable[];
}

const textOrNull = orNull(text);
const columns: Readonly<Record<keyof EventTable, Check>> = {
  project_id: text,
  seq: whole,
  id: text,
  format: whole,
  kind: text,
  actor_kind: oneOf('USER', 'LINK', 'KEY', 'IMPORTED', 'SYSTEM'),
  actor_id: textOrNull,
  snag_id: textOrNull,
  subject_id: textOrNull,
  reason: textOrNull,
  without_effect: whole,
  status_after: textOrNull,
  company_before: textOrNull,
  company_after: textOrNull,
  occurred_at: whole,
  recorded_at: whole,
  sealed_at: orNull(whole),
  receipt: json(isObject),
  commitments: json(listOf(tuple(text, text))),
  hash: text,
};
const lineColumns: Columns = {
  ...columns,
  files: listOf(tuple(text, textOrNull, orNull(whole))),
  values: listOf(
    fields({
      name: oneOf(...valueNames),
      salt: matching(/^[0-9a-f]{32}$/),
      value: text,
      sent_hash: or(undefined, textOrNull),
    }),
  ),
};
const isJson = json((value) => value !== null);

interface Line extends EventTable {
  files: [id: string, sha256: string | null, byteLength: number | null][];
  values: (Pick<EventValueTable, 'name' | 'salt' | 'value'> &
    Partial<Pick<EventValueTable, 'sent_hash'>>)[];
}

/** Null if it is no line of a journal. */
export function asEvent(line: unknown): ArchivedEvent | null {
  if (!isObject(line) || faultOf(lineColumns, line) !== null) return null;
  const { files, values, ...event } = line as unknown as Line; // every column was looked at
  if ((event.actor_kind === 'SYSTEM') !== (event.actor_id === null)) return null;
  if (new Set(values.map(({ name }) => name)).size < values.length) return null;
  if (values.some(({ name, value }) => name !== 'comment' && !isJson(value, knowsNone)))
    return null;
  const { project_id, seq } = event;
  return {
    event,
    files: files.map(([file_id, sha256, byte_length], position) => ({
      project_id,
      seq,
      position,
      file_id,
      sha256,
      byte_length,
    })),
    values: values.map(({ name, salt, value, sent_hash = null }) => ({
      project_id,
      seq,
      name,
      salt,
      value,
      sent_hash,
    })),
  };
}
