import type { Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { loaded } from '../../graphql/loaders';
import { portfolioOf } from './portfolio';

export const portfolioResolvers: Resolvers<Context> = {
  Viewer: {
    portfolio: (viewer, _args, context) => portfolioOf(context, viewer),
  },
  PortfolioCompany: {
    company: async ({ companyId }, _args, { loaders }) =>
      loaded(await loaders.company.load(companyId)),
  },
};
