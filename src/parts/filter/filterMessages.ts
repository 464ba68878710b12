import { t } from '@lingui/core/macro';
import type { SnagChip } from '../../../rules/lists';

export const chipLabels: Record<SnagChip, string> = {
  OPEN: t`Open`,
  TO_CHECK: t`To check`,
  OVERDUE: t`Overdue`,
  MINE: t`Mine`,
  UNASSIGNED: t`No company`,
  SENT_BACK: t`Sent back`,
  DISPUTED: t`Disputed`,
  OUTSTANDING: t`Outstanding`,
  ALL: t`All`,
  UNDONE: t`Undone import`,
};

/** The bar over the list. The sheet has sheetMessages.ts. */
export const filterMessages = {
  chips: t`Which snags`,
  filter: t`Filter`,
  filterAndMore: t`Filter, order, views, select`,
  active: t`active`,
  title: t`Filter and order`,
};

export const searchMessages = {
  label: t`Search snags`,
  hint: t`Title, number, place`,
  close: t`Close the search`,
};
