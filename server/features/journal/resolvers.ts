import type { EventKind, MoveReason, Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { ActorRow, EventRow } from '../../graphql/mappers';
import { memberOf, seesPhoto } from '../../permissions';
import { Refusal } from '../../refusal';
import { sealCursor } from './cursor';
import { type Entry, follow, readPage } from './read';
import type { Change } from './append';
import { filesOf } from './store';

const actorOf = (event: EventRow, _args: object, { loaders }: Context): Promise<ActorRow | null> | null => {
  if (event.actor_id === null) return null;
  return event.actor_kind === 'USER' ? loaders.user.load(event.actor_id) : loaders.namedActor.load(event.actor_id);
};

export const journalResolvers: Resolvers<Context> = {
  Project: {
    // Of the row the project was found with, which is older than every list of the same answer.
    journalCursor: (project, _args, { services }) => sealCursor(services.secret, project.id, project.last_seq),
    journal: (project, args, context) => readPage(context, project.id, args),
  },
  Event: {
    // Both were written by `record` from these very types.
    kind: (event) => event.kind as EventKind,
    reason: (event) => event.reason as MoveReason | null,
    actor: actorOf,
    snag: (event, _args, { loaders }) => (event.snag_id === null ? null : loaders.snag.load(event.snag_id)),
    changes: (event) => (event.changes === null ? [] : (JSON.parse(event.changes) as Change[])),
    photo: async (event, _args, context) => {
      const photo = event.photo_id === null ? null : await context.loaders.photo.load(event.photo_id);
      return photo !== null && (await seesPhoto(photo, context)) ? photo : null;
    },
    photos: async (event, _args, context) => {
      const files = await filesOf(context.services.db, event);
      const photos = await Promise.all(files.map(({ file_id }) => context.loaders.photo.load(file_id)));
      const shown = await Promise.all(photos.map(async (photo) => (photo !== null && (await seesPhoto(photo, context)) ? photo : null)));
      return shown.filter((photo) => photo !== null);
    },
    withoutEffect: (event) => event.without_effect === 1,
    occurredAt: (event) => event.occurred_at,
    recordedAt: (event) => event.recorded_at,
  },
  Actor: { __resolveType: (row) => ('kind' in row ? 'NamedActor' : 'User') },
  Change: {
    lost: (change) => change.lost ?? false,
  },
  Subscription: {
    journal: {
      subscribe: async (_root, { projectId, after }, context) => {
        if ((await memberOf(context, projectId)) === null) throw new Refusal('NOT_FOUND');
        return follow(context, projectId, after);
      },
      resolve: (entry: Entry) => entry,
    },
  },
};
