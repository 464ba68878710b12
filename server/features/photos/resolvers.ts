import type { PhotoSize, Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { memberOf, seesPhoto } from '../../permissions';
import { may } from '../../../rules/rights';
import { Refusal } from '../../refusal';
import { snagPayload } from '../snags/resolvers';
import { evidenceOf } from '../snags/facts';
import { addPhoto, mayHide, readCamera, removePhoto } from './add';
import { markPhoto, readShapes, shapesOf } from './mark';
import { latestKeys } from './store';
import { loaded } from '../../graphql/loaders';

const pathOf = (photoId: string, size: Lowercase<PhotoSize> | 'original'): string =>
  `/files/photos/${photoId}/${size}`;

export const photoResolvers: Resolvers<Context> = {
  Project: {
    photoBytes: async (project, { size }, context) => {
      const keys = await latestKeys(
        context.services.db,
        loaded(await memberOf(context, project.id)),
      );
      const files = await Promise.all(
        keys.map((key) =>
          context.services.photos.open(key, size.toLowerCase() as Lowercase<PhotoSize>),
        ),
      );
      const lengths = files.flatMap((file) => file?.byteLength ?? []);
      return lengths.length === 0
        ? 0
        : Math.round(lengths.reduce((sum, each) => sum + each, 0) / lengths.length);
    },
  },
  Photo: {
    thumbHash: (photo) => photo.thumb_hash,
    // The enum's names in small letters are the sizes of the path.
    url: (photo, { size }) =>
      photo.state === 'READY' ? pathOf(photo.id, size.toLowerCase() as Lowercase<PhotoSize>) : null,
    originalUrl: async (photo, _args, context) =>
      may(await memberOf(context, photo.project_id), 'seeOriginals')
        ? pathOf(photo.id, 'original')
        : null,
    camera: async (photo, _args, context) =>
      may(await memberOf(context, photo.project_id), 'seeOriginals')
        ? readCamera(photo.camera)
        : null,
    shapes: (photo) => readShapes(photo.shapes),
    mayRemove: async (photo, _args, context) => {
      const member = await memberOf(context, photo.project_id);
      const snag = await context.loaders.snag.load(photo.snag_id);
      const active = (await context.loaders.project.load(photo.project_id))?.state === 'ACTIVE';
      if (!active || member === null || snag === null) return false;
      const shown = await context.loaders.photosOfSnag.load(snag.id);
      return mayHide(member, photo, snag, evidenceOf(snag, shown).length);
    },
    by: async (photo, _args, { loaders }) => {
      const user = await loaders.user.load(photo.by_id);
      if (user === null) throw new Refusal('NOT_FOUND');
      return user;
    },
    takenAt: (photo) => photo.taken_at,
  },
  Event: {
    shapes: async (event, _args, context) => {
      const drawn = shapesOf(event);
      const photo = drawn === null ? null : await context.loaders.photo.load(event.photo_id ?? '');
      return photo !== null && (await seesPhoto(photo, context)) ? drawn : null;
    },
  },
  Mutation: {
    addPhoto: async (_root, args, context) => snagPayload(context, await addPhoto(context, args)),
    removePhoto: async (_root, args, context) =>
      snagPayload(context, await removePhoto(context, args)),
    markPhoto: async (_root, args, context) => snagPayload(context, await markPhoto(context, args)),
  },
};
