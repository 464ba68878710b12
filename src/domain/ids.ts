import { typeid } from 'typeid-js';

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
