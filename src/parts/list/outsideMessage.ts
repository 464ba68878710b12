import type { SnagChip } from '../../../rules/lists';
import { narrowings, type SnagFilters } from '../../domain/filters';
import { chipLabels } from '../filter/filterMessages';
import { rowMessages } from './rowMessages';

/** Chips that only a status decides. */
const statusChips: readonly SnagChip[] = ['TO_CHECK', 'OPEN', 'DISPUTED', 'OUTSTANDING'];

/**
 * A sentence about snags that a search finds but the chip and the filters exclude; null if there
 * are none. `everywhere`: how many it finds in all; null without a search.
 */
export function outsideMessage(
  { chip = 'OPEN', ...filters }: SnagFilters,
  counts: Readonly<Record<SnagChip, number>>,
  everywhere: number | null,
): string | null {
  const outside = everywhere === null ? 0 : everywhere - counts[chip];
  if (outside <= 0) return null;
  if (narrowings.some((field) => filters[field] !== undefined))
    return rowMessages.outsideFilters(outside);
  return statusChips.includes(chip)
    ? rowMessages.otherStatuses(outside)
    : rowMessages.outsideChip(outside, chipLabels[chip]);
}
