import { plural, t } from '@lingui/core/macro';

const outside = (count: number, chip: string) => plural(count, { one: `# more outside ${chip}`, other: `# more outside ${chip}` });
export const rowWords = {
  /** Search results that the chip excludes. */
  outside,
  found: (chip: string, count: number, more: number) =>
    more === 0
      ? t`${chip}: ${plural(count, { 0: 'no snags', one: '# snag', other: '# snags' })}`
      : t`${chip}: ${plural(count, { 0: 'no snags', one: '# snag', other: '# snags' })}. ${plural(more, { one: `# more outside ${chip}`, other: `# more outside ${chip}` })}`,
  /** For print. */
  unprinted: (count: number) => plural(count, { one: '# more snag is in this list and was not loaded when it was printed.', other: '# more snags are in this list and were not loaded when it was printed.' }),
  loadingMore: t`Loading more snags`,
  more: t`Show more`,
  earlier: t`Show earlier`,
  tryAgain: t`Try again`,
  refused: t`Not accepted by the server`,
  waiting: (count: number) => t`${count} new`,
  gone: (count: number) => t`${count} no longer here`,
  select: (reference: string) => t`Select ${reference}`,
  noPlace: t`Without a location`,
};
