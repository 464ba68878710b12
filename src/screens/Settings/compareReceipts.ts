import type { KeptHash } from '../../sync/outbox/receipts';

export interface Comparison {
  count: number;
  agreeing: number;
  /**
   * The oldest that does not agree; null if all do. `hash`: in the record, null if the event is not
   * there.
   */
  first: { confirmedAt: number; hash: string | null } | null;
}

/**
 * Compares the receipts of a device, oldest first, with the hashes that its events have in the
 * record.
 */
export function compareReceipts(
  kept: readonly KeptHash[],
  recorded: ReadonlyMap<string, string>,
): Comparison {
  const differing = kept.filter(({ eventId, hash }) => recorded.get(eventId) !== hash);
  const [first] = differing;
  return {
    count: kept.length,
    agreeing: kept.length - differing.length,
    first:
      first === undefined
        ? null
        : { confirmedAt: first.confirmedAt, hash: recorded.get(first.eventId) ?? null },
  };
}
