import { createFileHandler, type PhotoSize } from '../../files';
import { memberOf, seesPhoto } from '../../permissions';
import { inspects } from '../../../rules/scope';
import type { Services } from '../../services';
import { contextOfFiles } from '../sessions/cookies';

/** GET /files/photos/:id/:size, for whoever may see the photo by the cookie of their session. */
export const servePhotos = (services: Services): ((request: Request) => Promise<Response>) =>
  createFileHandler({ files: services.photos, find: (request, photoId, size) => find(services, request, photoId, size) });

async function find(services: Services, request: Request, photoId: string, size: PhotoSize) {
  const context = await contextOfFiles(services, request, 'photo');
  if (context === null) return null;
  const photo = await context.loaders.photo.load(photoId);
  if (photo === null || !(await seesPhoto(photo, context))) return null;
  // Originals hold where they were taken and by which device.
  if (size === 'original' && !inspects(await memberOf(context, photo.project_id))) return null;
  return { key: photo.file_key, filename: `${photo.id}-${size}` };
}
