import type { EventKind, MoveReason, Resolvers } from '../../../__generated__/server/resolvers';
import { hiddenNames } from '../../../rules/amounts';
import { listLimits } from '../../../rules/lists';
import { type Context, requireViewer } from '../../context';
import type { ActorRow, EventRow } from '../../graphql/mappers';
import {
  cameByLink,
  cameForCompany,
  memberOf,
  seesPart,
  seesPhoto,
  sharedCompany,
} from '../../permissions';
import { Refusal } from '../../refusal';
import { memberScope } from '../../scope';
import { kindOf } from './kinds';
import { nameFor } from './names';
import { positionOf, sealCursor, start } from './cursor';
import { type Entry, follow, readPage } from './read';
import { changesOf, eventsOf, isRedacted } from './store';

const actorOf = (
  event: EventRow,
  _args: object,
  { loaders }: Context,
): Promise<ActorRow | null> | null => {
  if (event.actor_id === null) return null;
  return event.actor_kind === 'USER'
    ? loaders.user.load(event.actor_id)
    : loaders.namedActor.load(event.actor_id);
};

export const journalResolvers: Resolvers<Context> = {
  Project: {
    // From the project's row, which was read before every list of the same answer.
    journalCursor: async ({ id, last_seq }, _args, { services, loaders }) =>
      sealCursor(
        services.secret,
        id,
        (await loaders.position.load({ projectId: id, seq: last_seq })) ?? start,
      ),
    lostEvents: async (project, { ids }, context) => {
      if (ids.length > listLimits.ids) throw new Refusal('BULK_TOO_MANY');
      const there = await eventsOf(
        context.services.db,
        project.id,
        requireViewer(context).userId,
        ids,
      );
      return ids.filter((id) => !there.has(id));
    },
    journal: (project, args, context) => readPage(context, project.id, args),
  },
  Event: {
    // Both were written by `record` from these very types.
    kind: (event) => event.kind as EventKind,
    reason: (event) => event.reason as MoveReason | null,
    actor: actorOf,
    snag: (event, _args, { loaders }) =>
      event.snag_id === null ? null : loaders.snag.load(event.snag_id),
    // Whoever came by a company's link sees no other one, and nobody who did not do
    // something themselves; whoever sees a part of the project, nothing that names another part.
    changes: async (event, _args, context) => {
      if (cameByLink(context) && kindOf(event.kind)?.toldTo === 'ACCEPTANCE') return [];
      const member = await memberOf(context, event.project_id);
      const hidden = hiddenNames(member);
      // Of another plan, which not all who see this one see.
      const seesLinks = member !== null && memberScope(member).kind === 'ALL';
      return changesOf(event).filter(
        ({ field }) =>
          !(
            hidden.includes(field) ||
            (field === 'link' && !seesLinks) ||
            (cameForCompany(context) && ['company', 'assignee'].includes(field)) ||
            (seesPart(context) && ['company', 'assignee', 'location', 'pin'].includes(field))
          ),
      );
    },
    photo: async (event, _args, context) => {
      const photo =
        event.photo_id === null ? null : await context.loaders.photo.load(event.photo_id);
      return photo !== null && (await seesPhoto(photo, context)) ? photo : null;
    },
    photos: async (event, _args, context) => {
      const files = await context.loaders.filesOfEvent.load(event.id);
      const photos = await Promise.all(
        files.map(({ file_id }) => context.loaders.photo.load(file_id)),
      );
      const shown = await Promise.all(
        photos.map(async (photo) =>
          photo !== null && (await seesPhoto(photo, context)) ? photo : null,
        ),
      );
      return shown.filter((photo) => photo !== null);
    },
    redacted: (event) => isRedacted(event),
    withoutEffect: (event) => event.without_effect === 1,
    occurredAt: (event) => event.occurred_at,
    recordedAt: (event) => event.recorded_at,
  },
  NamedActor: {
    // Somebody who came by a link is a user too, such as who fixed a snag: two types of one id
    // would be one thing to a device.
    id: ({ id }) => id.replace(/^user_/, 'actor_'),
    name: (actor, _args, context) => nameFor(context, actor),
    company: ({ project_id, link_company_id }, _args, context) =>
      link_company_id === null ? null : sharedCompany(context, project_id, link_company_id),
  },
  Actor: { __resolveType: (row) => ('kind' in row ? 'NamedActor' : 'User') },
  Change: {
    lost: (change) => change.lost ?? false,
  },
  Subscription: {
    journal: {
      subscribe: async (_root, { projectId, after }, context) => {
        if ((await memberOf(context, projectId)) === null) throw new Refusal('NOT_FOUND');
        return follow(context, projectId, await positionOf(context.services, projectId, after));
      },
      resolve: (entry: Entry) => entry,
    },
  },
};
