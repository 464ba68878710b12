import type { Resolvers } from '../../../__generated__/server/resolvers';
import { seesPlace } from '../../admitted';
import type { Context } from '../../context';
import { memberOf } from '../../permissions';
import { receiptOf } from '../journal/record';
import { addLocations, saveLocation } from './location';
import { archiveLocation, removeLocation } from './retire';

export const locationResolvers: Resolvers<Context> = {
  Project: {
    locations: async (project, _args, context) => {
      const rows = await context.services.db
        .selectFrom('location')
        .selectAll()
        .where('project_id', '=', project.id)
        .where('removed_at', 'is', null)
        .orderBy('path_key')
        .execute();
      const member = await memberOf(context, project.id);
      return rows.filter(({ id }) => member !== null && seesPlace(member, id));
    },
  },
  Location: {
    parent: (location, _args, { loaders }) =>
      location.parent_id === '' ? null : loaders.location.load(location.parent_id),
    shortPath: async (location, _args, { loaders }) =>
      (await loaders.shortPaths.load(location.project_id))(location.path),
    archived: (location) => location.archived_at !== null,
    filterable: async (location, _args, { loaders }) =>
      location.archived_at === null ||
      (await loaders.locationsWithSnags.load(location.project_id)).has(location.id),
  },
  Mutation: {
    archiveLocation: async (_root, { input }, context) => {
      const { event } = await archiveLocation(context, { input });
      return {
        receipt: receiptOf(context, event),
        location: await context.loaders.location.load(input.locationId),
      };
    },
    removeLocation: async (_root, { input }, context) => {
      const { event } = await removeLocation(context, { input });
      return { receipt: receiptOf(context, event), removedId: input.locationId };
    },
    addLocations: async (_root, args, context) => {
      const { event } = await addLocations(context, args);
      const locations = await Promise.all(
        args.input.locations.map(({ id }) => context.loaders.location.load(id)),
      );
      return {
        receipt: receiptOf(context, event),
        locations: locations.filter((location) => location !== null),
      };
    },
    saveLocation: async (_root, args, context) => {
      const { event } = await saveLocation(context, args);
      return {
        receipt: receiptOf(context, event),
        location: await context.loaders.location.load(args.input.id),
      };
    },
  },
};
