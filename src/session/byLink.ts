import type { ByLink, Person } from './state';

/**
 * Where the address of a link leads, without its token: to the snag it names, else to the list,
 * which begins with what was sent back.
 */
export function addressByLink({ code, sentBack }: ByLink, pathname: string): string {
  const number = pathname.split('/')[3];
  return `/p/${code}${number ? `/snags/${number}` : ''}?${sentBack && !number ? 'chip=SENT_BACK&' : ''}sort=PLACE`;
}

/** By a company's link there are none. */
export const readsReports = ({ link }: Person): boolean =>
  link === undefined || link.client === true;
