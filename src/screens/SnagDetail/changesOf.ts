import type { PriorityWord, SnagTypeWord } from '../../ui/messages/snagMessages';

export interface EditValues {
  title: string;
  description: string;
  type: SnagTypeWord;
  priority: PriorityWord;
  tradeId: string | null;
  companyId: string | null;
  assigneeId: string | null;
  locationId: string | null;
  dueOn: string | null;
}

/** Only the fields that differ. */
export function changesOf(before: EditValues, after: EditValues): Partial<EditValues> {
  // Object.keys widens the type of the keys.
  const changed = (Object.keys(after) as (keyof EditValues)[]).filter((field) => after[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}
