import { plural, t } from '@lingui/core/macro';
import type { chipLabels } from '../../parts/filter/filterMessages';

export const messages = {
  title: (project: string) => t`Snags of ${project}`,
  select: t`Select`,
  selected: (count: number) =>
    count === 0
      ? t`Nothing selected`
      : plural(count, { one: '# snag selected', other: '# snags selected' }),
  jump: (reference: string) => t`Go to ${reference}`,
  enter: t`Enter`,
  emptyTitle: t`No snags yet`,
  emptyRaise: t`Walk the site, take a photo of what is not right, and raise the first one.`,
  emptyWait: t`As soon as a snag is raised that concerns you, it is listed here.`,
  raise: t`Raise a snag`,
  noneTitle: t`Nothing here`,
  none: {
    TO_CHECK: t`No snag waits to be checked.`,
    OPEN: t`No snag is open.`,
    OVERDUE: t`No snag is overdue.`,
    MINE: t`No open snag was raised by you or given to you or your company.`,
    UNASSIGNED: t`Every snag has a company.`,
    SENT_BACK: t`No snag was sent back.`,
    DISPUTED: t`No snag is disputed.`,
    OUTSTANDING: t`No snag is outstanding.`,
    ALL: t`There is no snag.`,
  } satisfies typeof chipLabels,
  noMatch: t`No snag matches what you look for.`,
  showAll: t`Show all snags`,
  notFound: t`Not found`,
  allProjects: t`All projects`,
};
