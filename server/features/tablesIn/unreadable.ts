import { Refusal } from '../../refusal';
import type { UnreadableMeta } from './unreadableMessage';

/** A file that cannot be read as a table. `n`: the row where that shows, or the limit in MB. */
export const unreadable = (why: UnreadableMeta['why'], n?: number): Refusal =>
  new Refusal('IMPORT_UNREADABLE', { why, ...(n !== undefined && { n }) });
