import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { may } from '../../../rules/rights';
import type { OpenFile, PhotoFiles, PhotoSize } from '../../files';
import {
  etagMatches,
  fileHeaders,
  keptForGood,
  rangeOf,
  refuseFile,
} from '../../files/fileHeaders';
import { memberOf, seesPhoto } from '../../permissions';
import type { Services } from '../../services';
import { contextOfFiles } from '../../http/cookies';

/** GET /files/photos/:id/:size, for whoever may see the photo by the cookie of their session. */
export const servePhotos = (services: Services): ((request: Request) => Promise<Response>) =>
  createFileHandler({
    files: services.photos,
    find: (request, photoId, size) => find(services, request, photoId, size),
  });

async function find(services: Services, request: Request, photoId: string, size: PhotoSize) {
  const context = await contextOfFiles(services, request, 'photo');
  if (context === null) return null;
  const photo = await context.loaders.photo.load(photoId);
  if (photo === null || !(await seesPhoto(photo, context))) return null;
  // Originals hold where they were taken and by which device.
  if (size === 'original' && !may(await memberOf(context, photo.project_id), 'seeOriginals'))
    return null;
  return { key: photo.file_key, filename: `${photo.id}-${size}` };
}

interface FileHandlerOptions {
  /**
   * Says whether this request may have this photo in this size; null answers 404, for unknown and
   * forbidden alike.
   */
  find(
    request: Request,
    photoId: string,
    size: PhotoSize,
  ): Promise<{ key: string; /** Without ending. */ filename: string } | null>;
  files: Pick<PhotoFiles, 'open' | 'addressOf'>;
}

const address =
  /^\/files\/photos\/(photo_[0-7][0-9a-hjkmnp-tv-z]{25})\/(small|medium|large|original)$/;

/** Answers GET and HEAD of /files/photos/:photoId/:size. */
export function createFileHandler({
  find,
  files,
}: FileHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseFile(405, { Allow: 'GET, HEAD' });
    const [, photoId, size] = address.exec(new URL(request.url).pathname) ?? [];
    if (photoId === undefined || size === undefined) return refuseFile(404);
    // The pattern names exactly the sizes there are.
    const wanted = size as PhotoSize;
    const found = await find(request, photoId, wanted);
    const file = found && (await files.open(found.key, wanted));
    if (!found || !file) return refuseFile(404);

    const filename = `${harmless(found.filename)}${extname(found.key)}`;
    // Whose cookie it is has been looked at; whoever gets the address needs none.
    const elsewhere =
      wanted === 'original' && request.method === 'GET'
        ? await files.addressOf(found.key, filename)
        : null;
    if (elsewhere !== null)
      return new Response(null, {
        status: 302,
        headers: { ...fileHeaders, ...keeping(wanted), Location: elsewhere },
      });
    const tag = etag(found.key, wanted, file);
    const headers = { ...fileHeaders, ...keeping(wanted), ETag: tag };
    if (etagMatches(request, tag)) return new Response(null, { status: 304, headers });
    const range = rangeOf(request, file.byteLength, tag);
    if (range === 'beyond')
      return refuseFile(416, { 'Content-Range': `bytes */${file.byteLength}` });
    const described = {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Type': file.mime,
      'Content-Length': String(range === null ? file.byteLength : range.end - range.start + 1),
      ...(range === null
        ? {}
        : { 'Content-Range': `bytes ${range.start}-${range.end}/${file.byteLength}` }),
      ...(wanted === 'original'
        ? { 'Content-Disposition': `attachment; filename="${filename}"` }
        : {}),
    };
    return new Response(request.method === 'HEAD' ? null : file.stream(range ?? undefined), {
      status: range === null ? 200 : 206,
      headers: described,
    });
  };
}

/** An original holds where it was taken, and is kept nowhere. */
function keeping(size: PhotoSize): Record<string, string> {
  if (size === 'original') return { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
  return keptForGood;
}

/** Hashed, because the key is the server's own business. */
function etag(key: string, size: PhotoSize, file: OpenFile): string {
  return `"${createHash('sha256').update(`${key} ${size} ${file.byteLength}`).digest('base64url').slice(0, 22)}"`;
}

/**
 * Letters, digits and dashes: nothing that a header, a shell or a file system could take for more
 * than a name.
 */
function harmless(filename: string): string {
  const name = filename
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return name === '' ? 'photo' : name;
}
