import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** The built client. Files with a hash in their name never change; every other path is the one page. */
export function createStatic(clientDir: string): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  return sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    single: true,
    // Looks for a file when it is asked for. A list made at the start would end the server at the first file that a newer build took away.
    dev: true,
    setHeaders(res, path) {
      res.setHeader('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
