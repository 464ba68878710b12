import type { EventKind, MoveReason, Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { memberOf, seesPhoto } from '../../permissions';
import { Refusal } from '../../refusal';
import { sealCursor } from './cursor';
import { type Entry, follow, readPage } from './read';
import type { Change } from './record';

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
    actor: (event, _args, { loaders }) => (event.actor_id === null ? null : loaders.user.load(event.actor_id)),
    snag: (event, _args, { loaders }) => (event.snag_id === null ? null : loaders.snag.load(event.snag_id)),
    changes: (event) => JSON.parse(event.changes) as Change[],
    photo: async (event, _args, context) => {
      const photo = event.photo_id === null ? null : await context.loaders.photo.load(event.photo_id);
      return photo !== null && (await seesPhoto(photo, context)) ? photo : null;
    },
    withoutEffect: (event) => event.without_effect === 1,
    occurredAt: (event) => event.occurred_at,
    recordedAt: (event) => event.recorded_at,
  },
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
