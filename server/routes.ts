import { serveBcf } from './features/bcf/serve';
import { serveArchives } from './features/import/route';
import { serveApi } from './features/api/serve';
import { serveImports } from './features/tablesIn/route';
import { servePhotos } from './features/photos/serve';
import { servePlanUploads } from './features/plans/route';
import { findPages, findTiles } from './features/plans/serve';
import { serveNotices } from './features/defectNotices/serve';
import { serveReports } from './features/reports/serve';
import { manifestPath, publicManifest } from './features/auth/manifest';
import { sessionRoute } from './features/auth/routes';
import { serveTables } from './features/tablesOut/serve';
import { serveProjectExports } from './features/export/serve';
import { createPageHandler, createTileHandler } from './files';
import { type From, keptNowhere } from './http/request';
import type { Noted } from './monitoring/requests';
import type { Services } from './services';

interface Options {
  services: Services;
  graphql: (request: Request, from: From, noted: Noted) => Promise<Response>;
  probes: (request: Request) => Promise<Response> | Response | null;
  /** The schema for keys of the API. */
  published: string;
}

/**
 * Which part of the server answers which address. The name that it notes is the one in the log and
 * the metrics.
 */
export function createRoutes({
  services,
  graphql,
  probes,
  published,
}: Options): (request: Request, from: From, noted: Noted) => Promise<Response> {
  const pictures = servePhotos(services);
  const reportFiles = serveReports(services);
  const noticeFiles = serveNotices(services);
  const tiles = createTileHandler({
    files: services.plans,
    find: (request, revisionId) => findTiles(services, request, revisionId),
  });
  const planPages = createPageHandler({
    files: services.plans,
    find: (request, fileId) => findPages(services, request, fileId),
  });
  const tables = serveTables(services);
  const bcf = serveBcf(services);
  const projectExports = serveProjectExports(services);
  const archives = serveArchives(services);
  const planUploads = servePlanUploads(services);
  const imports = serveImports(services);
  const api = serveApi(services, published);
  return async (request, from, noted) => {
    const { pathname } = new URL(request.url);
    const named = <T>(name: string, answering: T): T => ((noted.name = name), answering);
    const probed = probes(request);
    if (probed !== null) return named('probe', probed);
    if (pathname === '/graphql')
      return keptNowhere(await named('unread', graphql(request, from, noted)));
    if (pathname.startsWith('/api/')) return named('feed', api(request, from));
    if (pathname.startsWith('/files/plans/planfile_')) return named('page', planPages(request));
    if (pathname.startsWith('/files/plans/')) return named('tile', tiles(request));
    if (pathname.startsWith('/files/notices/')) return named('notice', noticeFiles(request));
    if (pathname.startsWith('/files/reports/')) return named('report', reportFiles(request, from));
    if (pathname.startsWith('/files/projects/'))
      return named('project', projectExports(request, from));
    if (pathname.startsWith('/files/archives/')) return named('archive', archives(request));
    if (pathname.startsWith('/files/uploads/')) return named('planUpload', planUploads(request));
    if (pathname === '/files/imports' || pathname.startsWith('/files/imports/'))
      return named('import', imports(request));
    if (pathname.startsWith('/files/bcf/')) return named('bcf', bcf(request, from));
    if (pathname.startsWith('/files/tables/')) return named('table', tables(request, from));
    if (pathname.startsWith('/files/')) return named('photo', pictures(request));
    if (pathname === manifestPath) return named('manifest', publicManifest(services, request));
    const session = sessionRoute(pathname);
    return session === null
      ? new Response('Not found', { status: 404 })
      : named(pathname, session(services, request, from));
  };
}
