import { t } from '@lingui/core/macro';

export const rowWords = {
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
