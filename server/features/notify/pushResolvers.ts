import type { Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { countAllNews } from './store';
import { removePushSubscription, savePushSubscription } from './subscribe';

export const pushResolvers: Resolvers<Context> = {
  Instance: {
    pushKey: (_instance, _args, { services }) => services.pushKeys.publicKey,
  },
  Viewer: {
    newlyWaiting: (viewer, _args, { services }) => countAllNews(services.db, viewer),
  },
  Mutation: {
    savePushSubscription: async (_root, args, context) => ({
      endpoint: await savePushSubscription(context, args),
    }),
    removePushSubscription: async (_root, _args, context) => ({
      wasTold: await removePushSubscription(context),
    }),
  },
};
