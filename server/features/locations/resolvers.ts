import type { Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { receiptOf } from '../journal/record';
import { loaded } from '../projects/register';
import { addLocations } from './add';
import { saveLocation } from './location';

export const locationResolvers: Resolvers<Context> = {
  Project: {
    locations: (project, _args, { services }) =>
      services.db.selectFrom('location').selectAll().where('project_id', '=', project.id).orderBy('path_key').execute(),
  },
  Location: {
    parent: (location, _args, { loaders }) => (location.parent_id === '' ? null : loaders.location.load(location.parent_id)),
  },
  Mutation: {
    addLocations: async (_root, args, context) => {
      const { event } = await addLocations(context, args);
      const locations = await Promise.all(args.input.locations.map(async ({ id }) => loaded(await context.loaders.location.load(id))));
      return { receipt: receiptOf(context, event), locations };
    },
    saveLocation: async (_root, args, context) => {
      const { event } = await saveLocation(context, args);
      return { receipt: receiptOf(context, event), location: loaded(await context.loaders.location.load(args.input.id)) };
    },
  },
};
