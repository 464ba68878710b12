import type {
  MutationRemoveJoinedSignInArgs,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import { type Context, requireViewer } from '../../context';
import { writeTransaction } from '../../database/engine';
import type { Services } from '../../services';
import { Refusal } from '../../refusal';
import { requirePassword } from './requirePassword';
import { noteChange } from './factorStore';
import { isConfirmed, joinedOf, lacksPassword } from './oidcStore';

export const oidcResolvers: Resolvers<Context> = {
  Instance: {
    provider: (_instance, _args, { services }) => services.provider?.name ?? null,
  },
  Viewer: {
    hasPassword: async (viewer, _args, { services }) =>
      !(await lacksPassword(services.db, viewer.userId)),
    confirmWith: async (viewer, _args, context) => {
      const { db, clock, provider } = context.services;
      if (
        !(await lacksPassword(db, viewer.userId)) ||
        (await isConfirmed(db, requireViewer(context).sessionId, clock()))
      )
        return null;
      return provider?.name ?? null;
    },
    joinedSignIns: async (viewer, _args, { services }) =>
      (await joinedOf(services.db, viewer.userId)).map(({ id, issuer, joined_at, used_at }) => ({
        id,
        name: nameOf(services, issuer),
        joinedAt: joined_at,
        usedAt: used_at,
      })),
  },
  Mutation: {
    removeJoinedSignIn: async (_root, args, context) => ({
      removedId: await removeJoinedSignIn(context, args),
    }),
  },
};

async function removeJoinedSignIn(
  context: Context,
  { input }: MutationRemoveJoinedSignInArgs,
): Promise<string> {
  const { services } = context;
  const { userId } = requireViewer(context);
  await requirePassword(context, input.password);
  await services.reserve.use(() =>
    writeTransaction(services.db, async (trx) => {
      // The update changes nothing and locks the rows, so that of two removals at once the second
      // sees the first.
      const joined = await trx
        .updateTable('joined_sign_in')
        .set({ user_id: userId })
        .where('user_id', '=', userId)
        .returning(['id', 'issuer'])
        .execute();
      if (!joined.some(({ id }) => id === input.id)) return;
      const others = joined.filter(
        ({ id, issuer }) => id !== input.id && isConfigured(services, issuer),
      );
      // Passkeys are lost with their devices, and a provider that is not configured any more signs
      // nobody in.
      if (others.length === 0 && (await lacksPassword(trx, userId)))
        throw new Refusal('LAST_SIGN_IN');
      const removed = await trx
        .deleteFrom('joined_sign_in')
        .where('id', '=', input.id)
        .where('user_id', '=', userId)
        .returning('issuer')
        .executeTakeFirst();
      if (removed !== undefined)
        await noteChange(trx, {
          userId,
          kind: 'SIGN_IN_REMOVED',
          detail: nameOf(services, removed.issuer),
          now: services.clock(),
        });
    }),
  );
  return input.id;
}

const isConfigured = ({ provider }: Services, issuer: string): boolean =>
  provider !== null && new URL(provider.issuer).href === new URL(issuer).href;

/** The provider's name as on the button; the host of a provider that is not configured any more. */
const nameOf = (services: Services, issuer: string): string =>
  services.provider !== null && isConfigured(services, issuer)
    ? services.provider.name
    : new URL(issuer).hostname;
