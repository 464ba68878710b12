import { t } from '@lingui/core/macro';

/** Headings of a list. */
export const groupMessages = {
  due: {
    OVERDUE: t`Overdue`,
    SOON: t`Next 7 days`,
    LATER: t`Later`,
    NONE: t`No date`,
  },
  noPlace: t`No location`,
};
