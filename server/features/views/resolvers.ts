import type { Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { cameByLink, memberOf } from '../../permissions';
import { removeView, saveView } from './save';
import { openSearch } from './search';
import { changesView, sharesView, viewById, viewsFor } from './store';
import { loaded } from '../../graphql/loaders';

export const viewResolvers: Resolvers<Context> = {
  Project: {
    savedViews: async (project, _args, context) =>
      cameByLink(context)
        ? []
        : viewsFor(context.services.db, loaded(await memberOf(context, project.id))),
  },
  SavedView: {
    shared: (view) => view.shared === 1,
    owner: async (view, _args, { loaders }) => loaded(await loaders.user.load(view.owner_id)),
    mayChange: async (view, _args, context) =>
      changesView(loaded(await memberOf(context, view.project_id)), view),
    search: (view, _args, context) => openSearch(context, view),
  },
  Mutation: {
    saveView: async (_root, args, context) => {
      await saveView(context, args);
      const view = await viewById(context.services.db, args.input.id);
      const member = await memberOf(context, args.input.projectId);
      // An admin who takes the sharing from somebody else's view does not see it any more.
      return {
        view: view !== undefined && sharesView(member, view) ? view : null,
        project: loaded(await context.loaders.project.load(args.input.projectId)),
      };
    },
    removeView: async (_root, args, context) => {
      await removeView(context, args);
      return {
        removedId: args.input.id,
        project: loaded(await context.loaders.project.load(args.input.projectId)),
      };
    },
  },
};
