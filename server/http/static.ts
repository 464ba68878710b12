import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import { isPage } from '../../rules/addresses';

interface Previews {
  /** Whether an address is a secret. */
  isSecret(path: string): boolean;
  /** A title for whoever asks for a page without running it; null for the page as it is. */
  titleOf(path: string, req: IncomingMessage): Promise<string | null>;
}

/**
 * The built client. Files with a hash in their name never change; every page of the app is the one
 * page, but for its title.
 */
export function createStatic(
  clientDir: string,
  { isSecret, titleOf }: Previews = { isSecret: () => false, titleOf: () => Promise.resolve(null) },
): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const serve = sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    // Looks for a file when it is asked for. A list made at the start would end the server at the
    // first file that a newer build took away.
    dev: true,
    setHeaders(res, path) {
      res.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (isPart.test(path)) for (const name of ofPages) res.removeHeader(name);
    },
  });
  return (req, res, next) => {
    // sirv answers a range from one byte to another. What it would misread (the last bytes of a
    // file, a range that ends before it begins or with the first byte, one of another version) may
    // be answered by the whole file.
    if (req.headers['if-range'] !== undefined || !isForward(req.headers.range))
      delete req.headers.range;
    const path = pathOf(req.url);
    if (!isPage(path)) return serve(req, res, next);
    req.url = '/';
    if (!isSecret(path)) return serve(req, res, next);
    res.setHeader('referrer-policy', 'no-referrer');
    res.setHeader('x-robots-tag', 'noindex, nofollow');
    void titled(path, req, res).then(
      (isAnswered) => isAnswered || serve(req, res, next),
      () => serve(req, res, next),
    );
  };

  async function titled(path: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const title = await titleOf(path, req);
    if (title === null) return false;
    const page = await readFile(join(clientDir, 'index.html'), 'utf8');
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(
      page.replace(
        '</head>',
        () =>
          `<meta property="og:title" content="${escaped(title)}" /><meta property="og:site_name" content="Snagbook" /></head>`,
      ),
    );
    return true;
  }
}

/** As the value of an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A page's scripts and styles, for which browsers take no notice of what is meant for pages. A
 * worker's script (vite.config.ts) is not among them: it has the policy it came with.
 */
const isPart = /^\/assets\/[^/]+\.(js|css)$/;

/** Half a kilobyte on each of the files that a first start waits for. */
const ofPages = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** Of the address in a request's first line. */
export const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/';

function isForward(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return start !== undefined && (end === '' || (Number(end) > 0 && Number(start) <= Number(end)));
}

/**
 * React Aria writes this one style sheet into the page on iOS (an open sheet does not scroll what
 * is behind it): its hash, and nothing else's.
 */
const ariaStyle = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/**
 * The sender says what the host is called; what could begin another rule of the policy is no name.
 */
const isHost = /^[\w.:[\]-]+$/;

/**
 * Headers on every page: nothing is loaded from elsewhere, nothing is framed, no script or style
 * stands in the page.
 */
export function securityHeaders(
  host: string,
  reportsOrigin: string | null,
  secure: boolean,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${ariaStyle}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    // Some browsers do not count the websocket of the same host as 'self'.
    `connect-src 'self'${isHost.test(host) ? ` ws://${host} wss://${host}` : ''}${reportsOrigin === null ? '' : ` ${reportsOrigin}`}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
