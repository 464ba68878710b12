import { TypeID, typeid } from 'typeid-js';

export type IdPrefix =
  | 'project'
  | 'company'
  | 'trade'
  | 'location'
  | 'invitation'
  | 'snag'
  | 'draft'
  | 'page'
  | 'photo'
  | 'event'
  | 'plan'
  | 'revision'
  | 'planfile'
  | 'view'
  | 'report'
  | 'sending'
  | 'asking'
  | 'schedule'
  | 'handover'
  | 'acceptance'
  | 'link'
  | 'key'
  | 'webhook'
  | 'notice'
  | 'slip'
  | 'copy'
  | 'archive'
  | 'import';

/**
 * A new id, final from the start, so that no temporary id has to be replaced. Needs only
 * `crypto.getRandomValues`.
 */
export function newId(prefix: IdPrefix): string {
  return typeid(prefix).toString();
}

/** The same id for the same hash. */
export function idOfHash(prefix: IdPrefix, hash: Uint8Array): string {
  const bytes = hash.slice(0, 16);
  // A UUID of version 8: made by a way of our own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return TypeID.fromUUIDBytes(prefix, bytes).toString();
}
