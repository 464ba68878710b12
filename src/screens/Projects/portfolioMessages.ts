import { plural, t } from '@lingui/core/macro';

export const portfolioMessages = {
  loading: t`Counting`,
  failed: t`The figures couldn’t be loaded.`,
  again: t`Try again`,
  download: t`Download as XLSX`,
  none: t`No open project`,
  all: t`All projects`,
  project: t`Project`,
  open: t`Open`,
  overdue: t`Overdue`,
  toCheck: t`To check`,
  age: t`Average age`,
  /** To a tenth. */
  days: (exact: number) => {
    const days = Math.round(exact * 10) / 10;
    return plural(days, { one: '# day', other: '# days' });
  },
  /** Read out: what a figure of a project is. */
  figure: (figure: string, value: string, project: string) => `${project}: ${figure} ${value}`,
  companies: t`Days to fix by company`,
  companiesHint: t`From raising to fixing, on average.`,
  fixed: (count: number) => plural(count, { one: '# fixed', other: '# fixed' }),
  of: (project: string, value: string) => `${project}: ${value}`,
};
