import type { EventKind, MoveReason, Resolvers } from '../../../__generated__/server/resolvers';
import type { HistoryKind } from '../../../rules/events';
import { listLimits } from '../../../rules/lists';
import { isIn } from '../../../rules/snag';
import { type Context, requireViewer } from '../../context';
import type { ActorRow, EventRow } from '../../graphql/mappers';
import { cameByLink, memberOf, seesEvent, seesPhoto } from '../../permissions';
import { prefixOf } from '../../ids';
import { Refusal } from '../../refusal';
import { sharedCompany } from '../companies/sharedCompany';
import { nameFor } from '../people/names';
import { shapesOf } from '../photos/mark';
import { snagPayload } from '../snags/resolvers';
import { positionOf, sealCursor, start } from './cursor';
import { erasePhoto, eraseText } from './eraseText';
import { type Entry, follow, readPage } from './read';
import type { Change } from '../../database/journalTables';
import { eventsAt, eventsOf, isRedacted } from './store';
import type { RedactedFacts } from './verify';

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

/**
 * The owner may erase the text or photo of an event while it exists. Whether they see the event is
 * checked before.
 */
async function mayErase(event: EventRow, context: Context): Promise<boolean> {
  if (
    context.viewer?.isOwner !== true ||
    event.snag_id === null ||
    event.kind === 'REDACTED' ||
    event.actor_kind === 'SYSTEM'
  )
    return false;
  if (event.kind === 'PHOTO_ADDED') {
    const photo = await context.loaders.photo.load(event.photo_id ?? '');
    return photo !== null && (await seesPhoto(photo, context));
  }
  return hasFreeText(event);
}

/** Whether the event has free text that is not erased. */
function hasFreeText(event: EventRow): boolean {
  if (event.comment !== null) return true;
  return isIn(textsOf, event.kind) && textsOf[event.kind](event);
}

const inCommentAlone = (): boolean => false;

/** Whether an event of a kind has a free text beside its comment. */
const textsOf: Readonly<Record<HistoryKind, (event: EventRow) => boolean>> = {
  SNAG_RAISED: ({ content }) => wasRaisedWithText(content),
  SNAG_EDITED: (event) =>
    changesOf(event).some(
      ({ field, from, to }) =>
        (field === 'title' || field === 'description') &&
        ((from ?? '') !== '' || (to ?? '') !== ''),
    ),
  SNAG_STARTED: inCommentAlone,
  SNAG_FIXED: inCommentAlone,
  SNAG_CLOSED: inCommentAlone,
  SNAG_SENT_BACK: inCommentAlone,
  SNAG_DISPUTED: inCommentAlone,
  SNAG_ANSWERED: inCommentAlone,
  SNAG_REOPENED: inCommentAlone,
  SNAG_VOIDED: inCommentAlone,
  SNAG_RESTORED: inCommentAlone,
  COMMENT_ADDED: inCommentAlone,
  COMMENT_EDITED: ({ changes }) => changes !== null,
  PHOTO_ADDED: inCommentAlone,
  PHOTO_REMOVED: inCommentAlone,
  PHOTO_MARKED: (event) => (shapesOf(event) ?? []).some(({ kind }) => kind === 'TEXT'),
  REDACTED: inCommentAlone,
};

function wasRaisedWithText(content: string | null): boolean {
  if (content === null) return false;
  // Written by `append`: the snag as it was raised.
  const { facts } = JSON.parse(content) as {
    facts: { title?: string | null; description?: string | null };
  };
  return (facts.title ?? '') !== '' || (facts.description ?? '') !== '';
}

// Written by `append`.
const changesOf = ({ changes }: EventRow): Change[] =>
  changes === null ? [] : (JSON.parse(changes) as Change[]);

export const journalResolvers: Resolvers<Context> = {
  Project: {
    // From the project's row, which was read before every list of the same answer.
    journalCursor: async ({ id, last_seq }, _args, { services, loaders }) =>
      sealCursor(
        services.cursorSecret,
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
    // Whoever came by a link sees no company but their own, and nobody who did not do
    // something themselves.
    changes: (event, _args, context) =>
      cameByLink(context)
        ? changesOf(event).filter(({ field }) => field !== 'company' && field !== 'assignee')
        : changesOf(event),
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
    mayErase: (event, _args, context) => mayErase(event, context),
    erasedPhotoId: (event) =>
      event.kind === 'REDACTED' && prefixOf(event.subject_id ?? '') === 'photo'
        ? event.subject_id
        : null,
    erased: async (event, _args, context) => {
      if (event.kind !== 'REDACTED' || event.content === null) return [];
      // Written by `append`.
      const { facts } = JSON.parse(event.content) as { facts: RedactedFacts };
      const seqs = [...new Set(facts.values.map(([seq]) => seq))].toSorted(
        (one, other) => one - other,
      );
      const events = await eventsAt(
        context.services.db,
        event.project_id,
        event.snag_id === null ? seqs.slice(-listLimits.ids) : seqs,
      );
      const seen = await Promise.all(
        events.map(async (one) => ((await seesEvent(one, context)) ? one : null)),
      );
      return seen.filter((one) => one !== null);
    },
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
  Mutation: {
    eraseText: async (_root, args, context) => snagPayload(context, await eraseText(context, args)),
    erasePhoto: async (_root, args, context) =>
      snagPayload(context, await erasePhoto(context, args)),
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
