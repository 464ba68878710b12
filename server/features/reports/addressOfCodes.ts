import type { Handle } from '../../database/engine';
import { addToken, openLinkOf } from '../links/store';
import type { Reader } from '../snags/listFilter';
import type { AskedReport } from './make';

/**
 * Where the codes of a sheet lead. Each sheet has a token of its own, because nobody can read one
 * again; a link that was withdrawn since leaves the plain addresses.
 */
export async function addressOfCodes(
  db: Handle,
  { project, now }: Reader,
  { filter, settings }: AskedReport,
): Promise<string | null> {
  if (settings.origin === undefined) return null;
  const link =
    settings.opens === true ? await openLinkOf(db, filter.companyId ?? '', now) : undefined;
  return link === undefined
    ? `${settings.origin}/p/${project.code}/snags`
    : `${settings.origin}/t/${await addToken(db, link.id, now)}`;
}
