import { t } from '@lingui/core/macro';
import type { SnagChip } from '../../../rules/lists';

export const chipLabels: Record<SnagChip, string> = {
  TO_CHECK: t`To check`,
  OPEN: t`Open`,
  OVERDUE: t`Overdue`,
  MINE: t`Mine`,
  UNASSIGNED: t`Unassigned`,
  SENT_BACK: t`Sent back`,
  DISPUTED: t`Disputed`,
  ALL: t`All`,
};

/** The bar over the list. The sheet has sheetMessages.ts. */
export const filterMessages = {
  chips: t`Which snags`,
  filter: t`Filter`,
  active: t`active`,
  title: t`Filter and order`,
};
