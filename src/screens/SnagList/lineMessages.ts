import { t } from '@lingui/core/macro';
import type { SnagChip } from '../../../rules/lists';

/** Above the list: how many of what it shows. `count`: a number, or two as in “8 of 11”. */
export const lineMessages = {
  of: (count: string, all: string) => t`${count} of ${all}`,
  what: {
    OPEN: (count: string) => t`${count} open`,
    TO_CHECK: (count: string) => t`${count} to check`,
    OVERDUE: (count: string) => t`${count} overdue`,
    MINE: (count: string) => t`${count} yours`,
    UNASSIGNED: (count: string) => t`${count} without a company`,
    SENT_BACK: (count: string) => t`${count} sent back`,
    DISPUTED: (count: string) => t`${count} disputed`,
    OUTSTANDING: (count: string) => t`${count} outstanding`,
    ALL: (count: string) => t`${count} in all`,
    UNDONE: (count: string) => t`${count} in all`,
  } satisfies Record<SnagChip, (count: string) => string>,
};
