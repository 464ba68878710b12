import type { Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { settings } from '../../settings';
import {
  changeLanguage,
  changeName,
  changePassword,
  endOtherSessions,
  endSession,
} from './account';
import { deviceOf } from './deviceOf';
import { loaded } from '../../graphql/loaders';
import { passkeysOf } from './factorStore';
import { issuePasswordLink, openPasswordLink } from './passwordLinks';
import { receiptOf } from '../journal/record';

export const sessionResolvers: Resolvers<Context> = {
  Query: {
    passwordLink: async (_root, { token }, { services }) => {
      const link = await openPasswordLink(services, services.db, token);
      if (link === undefined) return null;
      const passkeys = await passkeysOf(services.db, link.user_id);
      return { name: link.name, email: link.email, passkeys: passkeys.length };
    },
  },
  Viewer: {
    sessions: (viewer, _args, { services }) => services.sessions.openOf(viewer.userId),
  },
  Session: {
    browser: (session) => deviceOf(session.user_agent).browser,
    system: (session) => deviceOf(session.user_agent).system,
    startedAt: (session) => session.created_at,
    // Moves on with each refresh, which a page in use makes every ten minutes.
    lastUsedAt: (session) => session.expires_at - settings.session.refreshTokenLife,
    isCurrent: (session, _args, { viewer }) => session.id === viewer?.sessionId,
  },
  Mutation: {
    changeName: async (_root, args, context) => {
      const id = await changeName(context, args);
      return { user: loaded(await context.loaders.user.load(id)) };
    },
    changeLanguage: async (_root, args, context) => ({
      language: await changeLanguage(context, args),
    }),
    changePassword: async (_root, args, context) => ({
      endedSessions: await changePassword(context, args),
    }),
    endSession: async (_root, args, context) => ({ endedIds: [await endSession(context, args)] }),
    endOtherSessions: async (_root, _args, context) => ({
      endedIds: await endOtherSessions(context),
    }),
    issuePasswordLink: async (_root, args, context) => {
      const { event, token } = await issuePasswordLink(context, args);
      return { receipt: receiptOf(context, event), path: `/reset/${token}` };
    },
  },
};
