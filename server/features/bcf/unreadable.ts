import { Refusal } from '../../refusal';
import type { UnreadableMeta } from '../tablesIn/unreadableMessage';

/** `n`: of BCF_TOTAL and BCF_UNPACKED the limit in MB. */
export const unreadable = (why: UnreadableMeta['why'], n?: number): Refusal =>
  new Refusal('IMPORT_UNREADABLE', { why, ...(n !== undefined && { n }) });
