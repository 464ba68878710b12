import { t } from '@lingui/core/macro';
import type { SnagDue } from '../../../rules/lists';

export const dueFilterLabels: Record<SnagDue, string> = {
  OVERDUE: t`Overdue`,
  THIS_WEEK: t`This week`,
  NONE: t`No due date`,
};
