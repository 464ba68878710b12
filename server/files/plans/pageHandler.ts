import { createHash } from 'node:crypto';
import { etagMatches, fileHeaders, keptForGood, refuseFile } from '../fileHeaders';
import type { PageSize, PlanFiles } from './plan';

export interface PageHandlerOptions {
  /** Says whether this request may have this file's pictures; null answers 404, for unknown and forbidden alike. */
  find(request: Request, fileId: string): Promise<{ key: string; pageCount: number } | null>;
  files: Pick<PlanFiles, 'openPage'>;
}

const address = /^\/files\/plans\/(planfile_[0-7][0-9a-hjkmnp-tv-z]{25})\/pages\/([1-9]\d{0,2})\/(small|large)$/;

/** s after which whoever got no picture may ask again. */
const AGAIN = 1;

/**
 * Says that there will never be a picture. A page's `<img>` learns no status, and draws a picture whatever the status is: one pixel by one, which no
 * page has. src/screens/Plans/PagePicture.tsx asks no more then.
 */
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers GET and HEAD of /files/plans/:fileId/pages/:page/small|large: a picture, 202 while it is being drawn, or 410 if it can never be. */
export function createPageHandler({ find, files }: PageHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseFile(405, { Allow: 'GET, HEAD' });
    const [, fileId, number, size] = address.exec(new URL(request.url).pathname) ?? [];
    if (fileId === undefined || size === undefined) return refuseFile(404);
    const page = Number(number);
    const file = await find(request, fileId);
    if (file === null || page > file.pageCount) return refuseFile(404);

    // A file never changes, nor do its pages.
    const tag = `"${createHash('sha256').update(`${file.key} ${page} ${size}`).digest('base64url').slice(0, 22)}"`;
    const headers = { ...fileHeaders, ...keptForGood, ETag: tag };
    if (etagMatches(request, tag)) return new Response(null, { status: 304, headers });
    // The pattern names exactly the sizes there are.
    const picture = await files.openPage(file.key, page, size as PageSize);
    if (picture === 'drawing') return refuseFile(202, { 'Retry-After': String(AGAIN) });
    if (picture === null) {
      const gone = { ...fileHeaders, 'Cache-Control': 'no-store', 'Content-Type': 'image/gif', 'Content-Length': String(onePixel.length) };
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(onePixel), { status: 410, headers: gone });
    }
    const described = { ...headers, 'Content-Type': picture.mime, 'Content-Length': String(picture.byteLength) };
    return new Response(request.method === 'HEAD' ? null : picture.stream(), { headers: described });
  };
}
