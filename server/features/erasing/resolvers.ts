import type { Resolvers } from '../../../__generated__/server/resolvers';
import { listLimits } from '../../../rules/lists';
import type { Context } from '../../context';
import { loaded } from '../../graphql/loaders';
import { prefixOf } from '../../ids';
import { seesEvent } from '../../permissions';
import { hasFactors } from '../auth/factorStore';
import { eventsAt } from '../journal/store';
import type { RedactedFacts } from '../journal/verify';
import { storageOf } from '../projects/storage';
import { snagPayload } from '../snags/resolvers';
import { deleteProject } from './deleteProject';
import { erasePerson, erasing } from './erasePerson';
import { erasePhoto, eraseText } from './eraseText';
import { mayErase } from './mayErase';
import { archivedProjects, emailOf, exportPerson, personByEmail, projectCodesOf } from './records';

export const erasingResolvers: Resolvers<Context> = {
  Viewer: {
    records: (viewer) => (viewer.isOwner ? {} : null),
  },
  Records: {
    person: async (_records, { email }, { services }) =>
      (await personByEmail(services.db, email)) ?? null,
    archivedProjects: (_records, _args, context) => archivedProjects(context),
    storage: (_records, _args, { services }) => storageOf(services),
    erasing: (_records, _args, { services }) => erasing(services),
  },
  PersonRecord: {
    user: async ({ id }, _args, { loaders }) => loaded(await loaders.user.load(id)),
    email: (person, _args, { services }) => emailOf(services.db, person),
    projectCodes: (person, _args, { services }) => projectCodesOf(services.db, person),
    hasFactors: (person, _args, { services }) => hasFactors(services.db, person.id),
    export: (person, _args, { services }) => exportPerson(services.db, person),
  },
  Event: {
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
  },
  Mutation: {
    erasePerson: async (_root, args, context) => ({ erasedId: await erasePerson(context, args) }),
    deleteProject: async (_root, args, context) => ({
      deletedId: await deleteProject(context, args),
    }),
    eraseText: async (_root, args, context) => snagPayload(context, await eraseText(context, args)),
    erasePhoto: async (_root, args, context) =>
      snagPayload(context, await erasePhoto(context, args)),
  },
};
