import { typeid } from 'typeid-js';

export type IdPrefix = 'project' | 'company' | 'trade' | 'location' | 'invitation' | 'snag' | 'photo' | 'event' | 'plan' | 'revision' | 'planfile' | 'view';

/** A new id that is final from the start: there are no temporary ones to swap. Needs only `crypto.getRandomValues`. */
export function newId(prefix: IdPrefix): string {
  return typeid(prefix).toString();
}
