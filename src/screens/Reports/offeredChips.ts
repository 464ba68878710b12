import type { SnagChip } from '../../../rules/lists';
import { chipLabels } from '../../parts/filter/filterMessages';
import { messages } from './messages';

/** What a report is made of most often, without a way through the list. */
export const offeredChips = [
  'ALL',
  'OPEN',
  'OVERDUE',
  'TO_CHECK',
  'DISPUTED',
] as const satisfies readonly SnagChip[];

export const chipName = (chip: SnagChip): string =>
  chip === 'ALL' ? messages.everything : chipLabels[chip];
