import { fileHeaders } from '../../files/fileHeaders';
import { publishedVersion } from '../../graphql/published';
import { serveDownloads } from '../../http/downloads';
import type { From } from '../../http/request';
import type { Services } from '../../services';
import { feedFor } from './feed';

/** By its realm spreadsheets remember the key. */
const basic = 'basic realm="snagbook"';

const versionHeader = { 'Snagbook-Api-Version': publishedVersion };

/** What there is below /api/: the schema, for everybody, and the feeds of a project, for keys. */
export function serveApi(
  services: Services,
  published: string,
): (request: Request, from: From) => Promise<Response> {
  const feeds = serveDownloads({
    log: services.log,
    share: services.shares.tables,
    find: (request, from, takePlace) => feedFor(services, request, from, takePlace),
  });
  return async (request, from) => {
    if (new URL(request.url).pathname === '/api/schema.graphql')
      return new Response(published, {
        headers: {
          ...fileHeaders,
          ...versionHeader,
          'content-type': 'text/plain; charset=utf-8',
        },
      });
    const response = await feeds(request, from);
    for (const [name, value] of Object.entries(versionHeader)) response.headers.set(name, value);
    // Spreadsheets ask for a password then.
    if (response.status === 401) response.headers.set('www-authenticate', basic);
    return response;
  };
}
