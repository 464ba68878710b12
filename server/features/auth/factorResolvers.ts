import type { Factors, Resolvers } from '../../../__generated__/server/resolvers';
import { type Context, requireViewer } from '../../context';
import { confirmCodes, removeCodes, removeFactors, renewRecoveryCodes, setUpCodes } from './codes';
import { addPasskey, removePasskey, setUpPasskey } from './passkeys';
import { codesOf, passkeysOf, recoveryCodesLeft } from './factorStore';

export const factorResolvers: Resolvers<Context> = {
  Viewer: {
    factors: (_viewer, _args, context) => factorsOf(context),
  },
  Mutation: {
    setUpCodes: (_root, args, context) => setUpCodes(context, args),
    confirmCodes: async (_root, args, context) => ({
      codes: await confirmCodes(context, args),
      factors: await factorsOf(context),
    }),
    renewRecoveryCodes: async (_root, args, context) => ({
      codes: await renewRecoveryCodes(context, args),
      factors: await factorsOf(context),
    }),
    setUpPasskey: (_root, args, context) => setUpPasskey(context, args),
    addPasskey: async (_root, args, context) => {
      await addPasskey(context, args);
      return { factors: await factorsOf(context) };
    },
    removePasskey: async (_root, args, context) => {
      await removePasskey(context, args);
      return { factors: await factorsOf(context) };
    },
    removeFactors: async (_root, args, context) => ({
      removedOf: await removeFactors(context, args),
    }),
    removeCodes: async (_root, args, context) => {
      await removeCodes(context, args);
      return { factors: await factorsOf(context) };
    },
  },
};

/** Read again, because the session may have used a second factor since the request began. */
async function factorsOf(context: Context): Promise<Factors> {
  const { services } = context;
  const { userId, sessionId } = requireViewer(context);
  const [codes, recoveryCodes, session] = await Promise.all([
    codesOf(services.db, userId),
    recoveryCodesLeft(services.db, userId),
    services.sessions.bySession(sessionId),
  ]);
  const passkeys = (await passkeysOf(services.db, userId)).map(
    ({ id, name, made_at, used_at }) => ({ id, name, madeAt: made_at, usedAt: used_at }),
  );
  return {
    passkeys,
    codesSince: codes?.confirmed_at ?? null,
    recoveryCodes,
    shown: session?.hasSecondFactor ?? false,
  };
}
