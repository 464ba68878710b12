import { worksForCompany } from '../../../rules/scope';
import type { Handle } from '../../database/engine';
import { addToken, openLinkOf } from '../links/store';
import type { Reader } from '../snags/listFilter';
import type { AskedReport } from './make';

/**
 * Where the codes of a sheet lead; null for one without codes. Those of somebody who sends it open
 * the company's link, because nothing else opens on any phone; a link that was withdrawn since opens
 * nothing. Each sheet has a token of its own, because nobody can read one again. Whoever makes the
 * sheet of their own company opens the plain addresses with their account.
 */
export async function addressOfCodes(
  db: Handle,
  { project, now, member }: Reader,
  { filter, settings }: AskedReport,
): Promise<string | null> {
  if (settings.origin === undefined) return null;
  if (worksForCompany(member.role)) return `${settings.origin}/p/${project.code}/snags`;
  const link =
    settings.opens === true ? await openLinkOf(db, filter.companyId ?? '', now) : undefined;
  return link === undefined ? null : `${settings.origin}/t/${await addToken(db, link.id, now)}`;
}
