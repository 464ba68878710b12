import { seesPlanFile, seesPlanOf } from '../../permissions';
import type { Services } from '../../services';
import { contextOfFiles } from '../../http/cookies';
import { pagesOf } from './file';

/**
 * The tiles of a revision for whoever may see its plan by the cookie of their session; null for
 * unknown and forbidden alike.
 */
export async function findTiles(
  services: Services,
  request: Request,
  revisionId: string,
): Promise<{ tilesKey: string } | null> {
  const context = await contextOfFiles(services, request, 'plan');
  const revision = context === null ? null : await context.loaders.planRevision.load(revisionId);
  if (context === null || revision === null || revision.state !== 'READY') return null;
  return (await seesPlanOf(revision.plan_id, context)) ? { tilesKey: revision.tiles_key } : null;
}

/**
 * The pages of a file for whoever may see it by the cookie of their session; null for unknown and
 * forbidden alike.
 */
export async function findPages(
  services: Services,
  request: Request,
  fileId: string,
): Promise<{ key: string; pageCount: number } | null> {
  const context = await contextOfFiles(services, request, 'page');
  const file = context === null ? null : await context.loaders.planFile.load(fileId);
  if (context === null || file === null || !(await seesPlanFile(file, context))) return null;
  return { key: file.file_key, pageCount: pagesOf(file).length };
}
