import { t } from '@lingui/core/macro';
import type { chipLabels } from '../../parts/filter/filterMessages';

export const emptyMessages = {
  emptyTitle: t`No snags yet`,
  emptyRaise: t`Walk the site, photograph a defect and raise the first one.`,
  emptyWait: t`Snags for you appear here.`,
  raise: t`Raise a snag`,
  noneTitle: t`Nothing here`,
  none: {
    TO_CHECK: t`Nothing to check.`,
    OPEN: t`No open snags.`,
    OVERDUE: t`No overdue snags.`,
    MINE: t`No open snags raised by you or assigned to you or your company.`,
    UNASSIGNED: t`Every snag has a company.`,
    SENT_BACK: t`No snags sent back.`,
    DISPUTED: t`No disputed snags.`,
    OUTSTANDING: t`No outstanding snags.`,
    ALL: t`No snags.`,
    UNDONE: t`No snags.`,
  } satisfies typeof chipLabels,
  noMatch: t`No snags match.`,
  showAll: t`Show all snags`,
};
