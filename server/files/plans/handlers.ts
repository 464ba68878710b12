import { createHash } from 'node:crypto';
import { fromParts, wholeInParts } from '../../../rules/pins';
import { etagMatches, fileHeaders, keptForGood, rangeOf, refuseFile } from '../fileHeaders';
import type { StoredFile } from '../storage';
import type { PageSize, PlanFiles } from './plan';

// What is answered below /files/plans: pictures of a file's pages, and a revision's tiles,
// overviews, extracts and pack.

export interface PageHandlerOptions {
  /**
   * Says whether this request may have this file's pictures; null answers 404, for unknown and
   * forbidden alike.
   */
  find(request: Request, fileId: string): Promise<{ key: string; pageCount: number } | null>;
  files: Pick<PlanFiles, 'openPage'>;
}

const pageAddress =
  /^\/files\/plans\/(planfile_[0-7][0-9a-hjkmnp-tv-z]{25})\/pages\/([1-9]\d{0,2})\/(small|large)$/;

/** s after which whoever got no picture may ask again. */
const AGAIN = 1;

/**
 * Says that there will never be a picture. A page's `<img>` learns no status, and draws a picture
 * whatever the status is: one pixel by one, which no page has. src/screens/Plans/PagePicture.tsx
 * asks no more then.
 */
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers GET and HEAD of /files/plans/:fileId/pages/:page/small|large: a picture, 202 while it is
 * being drawn, or 410 if it can never be.
 */
export function createPageHandler({
  find,
  files,
}: PageHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseFile(405, { Allow: 'GET, HEAD' });
    const [, fileId, number, size] = pageAddress.exec(new URL(request.url).pathname) ?? [];
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
      const gone = {
        ...fileHeaders,
        'Cache-Control': 'no-store',
        'Content-Type': 'image/gif',
        'Content-Length': String(onePixel.length),
      };
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(onePixel), {
        status: 410,
        headers: gone,
      });
    }
    const described = {
      ...headers,
      'Content-Type': picture.mime,
      'Content-Length': String(picture.byteLength),
    };
    return new Response(request.method === 'HEAD' ? null : picture.stream(), {
      headers: described,
    });
  };
}

export interface TileHandlerOptions {
  /**
   * Says whether this request may have this revision's pictures; null answers 404, for unknown and
   * forbidden alike.
   */
  find(request: Request, revisionId: string): Promise<{ tilesKey: string } | null>;
  files: Pick<PlanFiles, 'openTile' | 'openOverview' | 'openPack' | 'extract'>;
}

interface TilePicture {
  byteLength: number;
  body(): BodyInit;
}

type Look = (files: TileHandlerOptions['files'], tilesKey: string) => Promise<TilePicture | null>;

const tileAddress = /^\/files\/plans\/(revision_[0-7][0-9a-hjkmnp-tv-z]{25})\/(.+)$/;
const number = '(0|[1-9]\\d{0,5})';
const tile = new RegExp(`^tiles/${number}/${number}_${number}\\.webp$`);
const overview = /^overview\/(small|medium)$/;
const extract = new RegExp(`^extract/${number}_${number}$`);

/**
 * Answers GET and HEAD of /files/plans/:revisionId/tiles/:level/:column_:row.webp,
 * /overview/small|medium, /extract/:x_:y and /pack.
 */
export function createTileHandler({
  find,
  files,
}: TileHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseFile(405, { Allow: 'GET, HEAD' });
    const [, revisionId, rest = ''] = tileAddress.exec(new URL(request.url).pathname) ?? [];
    const look = lookFor(rest);
    if (revisionId === undefined || (look === null && rest !== 'pack')) return refuseFile(404);
    const revision = await find(request, revisionId);
    if (revision === null) return refuseFile(404);
    if (look === null)
      return answerPack(request, revision.tilesKey, await files.openPack(revision.tilesKey));

    // What a sheet's key stands for never changes, so the browser's copy is good without a look at
    // ours.
    const tag = `"${createHash('sha256').update(`${revision.tilesKey} ${rest}`).digest('base64url').slice(0, 22)}"`;
    const headers = { ...fileHeaders, ...keptForGood, ETag: tag };
    if (etagMatches(request, tag)) return new Response(null, { status: 304, headers });
    const found = await look(files, revision.tilesKey);
    if (found === null) return refuseFile(404);
    const described = {
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Length': String(found.byteLength),
    };
    return new Response(request.method === 'HEAD' ? null : found.body(), { headers: described });
  };
}

/**
 * In parts, as a device takes them along. The browser keeps none of them, because the device does.
 */
function answerPack(request: Request, tilesKey: string, pack: StoredFile | null): Response {
  if (pack === null) return refuseFile(404);
  const { byteLength } = pack;
  const tag = `"${createHash('sha256').update(`${tilesKey} pack ${byteLength}`).digest('base64url').slice(0, 22)}"`;
  const range = rangeOf(request, byteLength, tag);
  if (range === 'beyond') return refuseFile(416, { 'Content-Range': `bytes */${byteLength}` });
  const described = {
    ...fileHeaders,
    'Cache-Control': 'private, no-store',
    ETag: tag,
    'Accept-Ranges': 'bytes',
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(range === null ? byteLength : range.end - range.start + 1),
    ...(range !== null && { 'Content-Range': `bytes ${range.start}-${range.end}/${byteLength}` }),
  };
  return new Response(request.method === 'HEAD' ? null : pack.stream(range ?? undefined), {
    status: range === null ? 200 : 206,
    headers: described,
  });
}

function lookFor(rest: string): Look | null {
  const [, level, column, row] = tile.exec(rest) ?? [];
  if (row !== undefined)
    return async (files, key) =>
      stored(
        await files.openTile(key, {
          level: Number(level),
          column: Number(column),
          row: Number(row),
        }),
      );
  const [, size] = overview.exec(rest) ?? [];
  // The pattern names exactly the sizes there are.
  if (size !== undefined)
    return async (files, key) => stored(await files.openOverview(key, size as 'small' | 'medium'));
  const [, x, y] = extract.exec(rest) ?? [];
  if (y === undefined || Number(x) > wholeInParts || Number(y) > wholeInParts) return null;
  return async (files, key) => {
    const bytes = await files.extract(key, { x: fromParts(Number(x)), y: fromParts(Number(y)) });
    return bytes && { byteLength: bytes.byteLength, body: () => new Uint8Array(bytes) };
  };
}

const stored = (file: Awaited<ReturnType<PlanFiles['openTile']>>): TilePicture | null =>
  file && { byteLength: file.byteLength, body: () => file.stream() };
