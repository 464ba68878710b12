import type { EventFileTable, EventTable, EventValueTable } from '../../database/journalTables';
import { valueNames } from '../journal/chain';
import { isObject } from './manifest';

/** An event as a line of the journal has it. */
export interface ArchivedEvent {
  event: EventTable;
  files: EventFileTable[];
  values: EventValueTable[];
}

const textColumns = [
  'project_id',
  'id',
  'kind',
  'actor_kind',
  'receipt',
  'commitments',
  'hash',
] as const;
const wholeColumns = ['seq', 'format', 'without_effect', 'occurred_at', 'recorded_at'] as const;
const textOrNullColumns = [
  'actor_id',
  'snag_id',
  'subject_id',
  'reason',
  'status_after',
  'company_before',
  'company_after',
] as const;
const actorKinds: readonly string[] = ['USER', 'LINK', 'IMPORTED', 'SYSTEM'];

/** Null if it is no line of a journal. */
export function asEvent(line: unknown): ArchivedEvent | null {
  if (!isObject(line)) return null;
  const { files, values, ...event } = line;
  const fits =
    Object.keys(event).length ===
      textColumns.length + wholeColumns.length + textOrNullColumns.length + 1 &&
    textColumns.every((column) => typeof event[column] === 'string') &&
    wholeColumns.every((column) => Number.isSafeInteger(event[column])) &&
    textOrNullColumns.every(
      (column) => event[column] === null || typeof event[column] === 'string',
    ) &&
    (event['sealed_at'] === null || Number.isSafeInteger(event['sealed_at'])) &&
    actorKinds.includes(String(event['actor_kind'])) &&
    (event['actor_kind'] === 'SYSTEM') === (event['actor_id'] === null) &&
    isPairs(event['commitments']) &&
    isJsonObject(event['receipt']);
  if (!fits || !Array.isArray(files) || !Array.isArray(values)) return null;
  const row = event as unknown as EventTable; // every column was looked at
  const key = { project_id: row.project_id, seq: row.seq };
  const fileRows: EventFileTable[] = [];
  for (const [position, file] of files.entries()) {
    const [fileId, sha256, byteLength] = Array.isArray(file) ? (file as unknown[]) : [];
    if (
      typeof fileId !== 'string' ||
      !(sha256 === null || typeof sha256 === 'string') ||
      !(byteLength === null || Number.isSafeInteger(byteLength))
    )
      return null;
    fileRows.push({
      ...key,
      position,
      file_id: fileId,
      sha256,
      byte_length: byteLength === null ? null : Number(byteLength),
    });
  }
  const valueRows: EventValueTable[] = [];
  for (const each of values) {
    if (!isObject(each)) return null;
    const { name, salt, value, sent_hash: sentHash = null } = each;
    if (
      !valueNames.some((known) => known === name) ||
      typeof name !== 'string' ||
      typeof salt !== 'string' ||
      !/^[0-9a-f]{32}$/.test(salt) ||
      typeof value !== 'string' ||
      !(sentHash === null || typeof sentHash === 'string')
    )
      return null;
    if (
      valueRows.some((other) => other.name === name) ||
      (name !== 'comment' && parsedOr(value, null) === null)
    )
      return null;
    valueRows.push({ ...key, name, salt, value, sent_hash: sentHash });
  }
  return { event: row, files: fileRows, values: valueRows };
}

const parsedOr = <T>(text: unknown, other: T): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : other;
  } catch {
    return other;
  }
};
const isJsonObject = (text: unknown): boolean => isObject(parsedOr(text, null));
const isPairs = (text: unknown): boolean => {
  const pairs = parsedOr(text, null);
  return (
    Array.isArray(pairs) &&
    pairs.every(
      (pair) =>
        Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === 'string'),
    )
  );
};
