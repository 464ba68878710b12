import { plural, t } from '@lingui/core/macro';

export const messages = {
  title: t`Overview`,
  page: (project: string) => t`Overview of ${project}`,
  notFound: t`Not found`,
  allProjects: t`All projects`,
  narrow: t`Part of the project`,
  all: t`All`,
  overdue: t`Overdue`,
  moreThisWeek: (count: number) =>
    plural(count, { one: '# more this week', other: '# more this week' }),
  toCheck: t`To check`,
  oldest: (day: string) => t`oldest ${day}`,
  nothingWaits: t`nothing waits`,
  disputed: t`Disputed`,
  waitForAnswer: t`wait for an answer`,
  noCompany: t`No company`,
  nobodyTold: t`nobody was told`,
  raisedAndClosed: t`Raised and closed`,
  weeks: (count: number) => plural(count, { one: '# week', other: '# weeks' }),
  raised: (count: number) => plural(count, { one: '# raised', other: '# raised' }),
  closed: (count: number) => plural(count, { one: '# closed', other: '# closed' }),
  outstanding: (count: number) => plural(count, { one: '# outstanding', other: '# outstanding' }),
  void: (count: number) => plural(count, { one: '# void', other: '# void' }),
  week: (day: string) => t`Week from ${day}`,
};
