import { unfinished } from './shown';

// Where a company's link to one snag leads, and what its preview shows.

/** A snag as far as it matters whether it is sent to its company. */
export interface SentSnag {
  /** Null until the server has given it: without it no address leads there. */
  readonly number: number | null | undefined;
  readonly status: string;
  readonly company: { readonly archived: boolean } | null | undefined;
}

/** Whether there is somebody to send a snag to, and something left for them to do. */
export const canBeSent = ({ number, status, company }: SentSnag): boolean =>
  number != null &&
  company != null &&
  !company.archived &&
  unfinished.some((each) => each === status);

/** Where a company's link leads to one of its snags. */
export const pathToSnag = (pathOfLink: string, number: number): string => `${pathOfLink}/${number}`;

/**
 * What may be shown of the snag beside such an address, before it is opened: nothing of
 * people, and nothing that they wrote.
 */
export const previewOfSnag = (
  reference: string,
  { place, trade }: { readonly place: string | null; readonly trade: string | null },
): string => [reference, place, trade].filter((word) => word !== null).join(' · ');
