import { plural, t } from '@lingui/core/macro';

export const rowMessages = {
  /** Search results that the chip excludes. */
  otherStatuses: (count: number) =>
    plural(count, { one: '# more in other statuses', other: '# more in other statuses' }),
  /** Those that a chip excludes which is no status. */
  outsideChip: (count: number, chip: string) =>
    plural(count, { one: `# more outside ${chip}`, other: `# more outside ${chip}` }),
  /** Search results that the chip and the filters exclude. */
  outsideFilters: (count: number) =>
    plural(count, { one: '# more outside these filters', other: '# more outside these filters' }),
  found: (chip: string, count: number) =>
    t`${chip}: ${plural(count, { 0: 'no snags', one: '# snag', other: '# snags' })}`,
  foundMany: (chip: string, count: number) =>
    t`${chip}: at least ${plural(count, { one: '# snag', other: '# snags' })}`,
  /** What is said when a list has come: what of it is shown, and what of it is not. */
  foundAndOutside: (found: string, outside: string) => t`${found}. ${outside}`,
  /** For print. */
  unprinted: (count: number) =>
    plural(count, {
      one: '# more snag in this list was not loaded when it was printed.',
      other: '# more snags in this list were not loaded when it was printed.',
    }),
  printing: (loaded: number, total: number) => t`Loading for print: ${loaded} of ${total}`,
  cancelPrint: t`Cancel`,
  loadingMore: t`Loading more snags`,
  more: t`Show more`,
  earlier: t`Show earlier`,
  tryAgain: t`Try again`,
  sortOut: t`Sort out`,
  sending: t`sending`,
  noCompany: t`No company yet`,
  waiting: (count: number) => t`${count} new`,
  gone: (count: number) => t`${count} no longer here`,
  select: (reference: string) => t`Select ${reference}`,
};

/** When the work on a snag was done. */
export const doneMessages = {
  FIXED: {
    today: t`Fixed today`,
    yesterday: t`Fixed yesterday`,
    on: (day: string) => t`Fixed ${day}`,
  },
  CLOSED: {
    today: t`Closed today`,
    yesterday: t`Closed yesterday`,
    on: (day: string) => t`Closed ${day}`,
  },
};
