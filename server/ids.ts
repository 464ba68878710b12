import { fromString, typeidUnboxed } from 'typeid-js';
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

/** By which events name the two PDFs of a handover. */
export const draftIdOf = (handoverId: string): string => handoverId.replace('handover_', 'draft_');
export const sealedIdOf = (handoverId: string): string =>
  handoverId.replace('handover_', 'sealed_');
