import { plural, t } from '@lingui/core/macro';
import type { chipLabels } from '../../parts/filter/filterMessages';

export const messages = {
  title: (project: string) => t`Snags of ${project}`,
  select: t`Select`,
  table: t`Table`,
  selected: (count: number) =>
    count === 0
      ? t`Nothing selected`
      : plural(count, { one: '# snag selected', other: '# snags selected' }),
  /** At the top of a printed list. */
  printed: (chip: string, count: string) => t`${chip}: ${count}`,
  filtered: (name: string, value: string) => t`${name}: ${value}`,
  quoted: (text: string) => t`“${text}”`,
  jump: (reference: string) => t`Go to ${reference}`,
  enter: t`Enter`,
  gotIt: t`Got it`,
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
  } satisfies typeof chipLabels,
  noMatch: t`No snags match.`,
  showAll: t`Show all snags`,
  notFound: t`Not found`,
  allProjects: t`All projects`,
};
