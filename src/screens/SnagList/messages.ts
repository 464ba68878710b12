import { plural, t } from '@lingui/core/macro';

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
  notFound: t`Not found`,
  allProjects: t`All projects`,
};
