import { createHash } from 'node:crypto';
import { fromString, TypeID, typeidUnboxed } from 'typeid-js';
import { Refusal } from './refusal';

/** Prefix of each kind of thing; the part after it is a UUIDv7 in Crockford's base 32. */
export type Prefix =
  | 'user'
  | 'actor'
  | 'session'
  | 'project'
  | 'logo'
  | 'member'
  | 'company'
  | 'link'
  | 'key'
  | 'webhook'
  | 'trade'
  | 'location'
  | 'invitation'
  | 'planfile'
  | 'plan'
  | 'revision'
  | 'snag'
  | 'photo'
  | 'event'
  | 'view'
  | 'report'
  | 'sending'
  | 'mail'
  | 'schedule'
  | 'handover'
  | 'asking'
  | 'acceptance'
  | 'notice'
  | 'noticetext'
  | 'slip'
  | 'archive'
  | 'change'
  | 'signin'
  | 'import'
  | 'push';

export const newId = (prefix: Prefix): string => typeidUnboxed(prefix);

/** The prefix of an id, or null if it is none of ours. */
export function prefixOf(id: string): string | null {
  const at = id.lastIndexOf('_');
  return at > 0 ? id.slice(0, at) : null;
}

/** Checks an id a device made. It is trusted for nothing but identity. */
export function checkId(id: string, prefix: Prefix, field: string): string {
  try {
    fromString(id, prefix);
    return id;
  } catch {
    throw new Refusal('BAD_REQUEST', {}, field);
  }
}

/** An id that is always the same for the same thing of another program. */
export function idOfForeign(prefix: Prefix, projectId: string, of: unknown): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([prefix, projectId, of]))
    .digest()
    .subarray(0, 16);
  // A UUID of version 8: made by a way of our own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return TypeID.fromUUIDBytes(prefix, bytes).toString();
}

/** Whether an id is one of {@link idOfForeign}. */
export const isOfForeign = (id: string): boolean => uuidOf(id)[14] === '8';

/** The UUID in an id, as other programs write it. */
export const uuidOf = (id: string): string => TypeID.fromString(id).toUUID();

/** The id with this UUID, whether or not there is such a thing; null if it is no UUID. */
export function idOfUuid(prefix: Prefix, uuid: string): string | null {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)
    ? TypeID.fromUUID(prefix, uuid).toString()
    : null;
}

/** By which events name the two PDFs of a handover. */
export const draftIdOf = (handoverId: string): string => handoverId.replace('handover_', 'draft_');
export const sealedIdOf = (handoverId: string): string =>
  handoverId.replace('handover_', 'sealed_');
