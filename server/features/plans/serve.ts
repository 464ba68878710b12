import { seesPlanOf } from '../../permissions';
import type { Services } from '../../services';
import { contextOfFiles } from '../sessions/filesCookie';

/** The tiles of a revision for whoever may see its plan by the cookie of their session; null for unknown and forbidden alike. */
export async function findTiles(services: Services, request: Request, revisionId: string): Promise<{ tilesKey: string } | null> {
  const context = await contextOfFiles(services, request);
  const revision = context === null ? null : await context.loaders.planRevision.load(revisionId);
  if (context === null || revision === null || revision.state !== 'READY') return null;
  return (await seesPlanOf(revision.plan_id, context)) ? { tilesKey: revision.tiles_key } : null;
}
