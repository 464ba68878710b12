import type { SnagChip } from '../../../rules/lists';
import { narrowings, type SnagFilters } from '../../domain/filters';
import { chipWords } from '../filter/filterMessages';
import { rowWords } from './rowMessages';

/** A sentence about snags that a search finds but the chip and the filters exclude; null if there are none. `everywhere`: how many it finds in all; null without a search. */
export function outsideWords({ chip = 'OPEN', ...filters }: SnagFilters, counts: Readonly<Record<SnagChip, number>>, everywhere: number | null): string | null {
  const outside = everywhere === null ? 0 : everywhere - counts[chip];
  if (outside <= 0) return null;
  return narrowings.some((field) => filters[field] !== undefined) ? rowWords.outsideFilters(outside) : rowWords.outsideChip(outside, chipWords[chip]);
}
