import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { isPage } from '../../rules/addresses';

/** The built client. Files with a hash in their name never change; every page of the app is the one page. */
export function createStatic(clientDir: string): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const serve = sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    // Looks for a file when it is asked for. A list made at the start would end the server at the first file that a newer build took away.
    dev: true,
    setHeaders(res, path) {
      res.setHeader('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (req, res, next) => {
    // sirv answers a range from one byte to another. What it would misread (the last bytes of a file, a range that ends before it begins or
    // with the first byte, one of another version) may be answered by the whole file.
    if (req.headers['if-range'] !== undefined || !isForward(req.headers.range)) delete req.headers.range;
    if (isPage(pathOf(req.url))) req.url = '/';
    serve(req, res, next);
  };
}

/** Of the address in a request's first line. */
export const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/';

function isForward(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start !== undefined && (end === '' || (Number(end) > 0 && Number(start) <= Number(end)));
}
