import type { Context } from '../../context';
import type { CompanyTable } from '../../database/schema';
import { cameByLink, memberOf } from '../../permissions';

/** A company as the viewer may know of it: whoever came by a link knows none but their own. */
export async function sharedCompany(
  context: Context,
  projectId: string,
  companyId: string,
): Promise<CompanyTable | null> {
  if (cameByLink(context) && (await memberOf(context, projectId))?.company_id !== companyId)
    return null;
  return context.loaders.company.load(companyId);
}
