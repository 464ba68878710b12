export const rowWords = {
  loadingMore: 'Loading more snags',
  more: 'Show more',
  tryAgain: 'Try again',
  refused: 'Not accepted by the server',
  waiting: (count: number) => `${count} new`,
  gone: (count: number) => `${count} no longer here`,
  select: (reference: string) => `Select ${reference}`,
  noPlace: 'Without a location',
};
