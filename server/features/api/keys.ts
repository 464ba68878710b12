import type {
  MutationEndApiKeyArgs,
  MutationMakeApiKeyArgs,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import { may } from '../../../rules/rights';
import { sortKey } from '../../../rules/sortKeys';
import { type Context, requireViewer } from '../../context';
import { type Trx, writeTransaction } from '../../database/engine';
import { loaded } from '../../graphql/loaders';
import { checkId, newId } from '../../ids';
import { memberOf, mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { cleanName } from '../../text';
import { knownNameOf } from '../journal/names';
import { memberWithRole, receiptOf, record, type Recorded } from '../journal/record';
import { endKeys, giveSecret, keyById, keysOf } from './keyStore';

/**
 * A key of the API. It is in the answer alone. The same event sent again, because its answer was
 * lost, is answered with another secret, and the first one, which nobody has read, is over. So
 * whoever sends it again has to be an admin still.
 */
async function makeApiKey(
  context: Context,
  { input }: MutationMakeApiKeyArgs,
): Promise<Recorded & { key: string }> {
  const recorded = await record(
    context,
    {
      mutation: 'makeApiKey',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { now, project, viewer }) => {
      checkId(input.keyId, 'key', 'keyId');
      if ((await keyById(trx, input.keyId)) !== undefined) throw new Refusal('ID_TAKEN');
      if ((await keysOf(trx, project.id)).length >= settings.api.keys)
        throw new Refusal('TOO_MANY_KEYS', { limit: settings.api.keys });
      const name = cleanName(input.name, 'name');
      const userId = newId('user');
      await trx
        .insertInto('user')
        .values({
          id: userId,
          name,
          sort_key: sortKey(name),
          language: 'en',
          // Cannot be used to sign in: no address has this form, and no password matches an empty
          // hash.
          email: `key ${userId}`,
          password_hash: '',
          is_owner: 0,
          erased_at: null,
          created_at: now,
        })
        .execute();
      await trx
        .insertInto('named_actor')
        .values({ id: userId, project_id: project.id, kind: 'KEY', name })
        .execute();
      await trx
        .insertInto('api_key')
        .values({
          id: input.keyId,
          project_id: project.id,
          user_id: userId,
          kind: input.kind,
          hash: '',
          made_by: viewer.userId,
          made_at: now,
          used_at: null,
          ended_at: null,
        })
        .execute();
      return {
        kind: 'API_KEY_MADE',
        subjectId: input.keyId,
        changes: [
          { field: 'name', from: null, to: name },
          { field: 'kind', from: null, to: input.kind },
        ],
      };
    },
  );
  return { ...recorded, key: await secretOf(context, input.keyId) };
}

function secretOf(context: Context, keyId: string): Promise<string> {
  return writeTransaction(context.services.db, async (trx) => {
    const { project_id, ended_at } = await requireKey(trx, keyId);
    const project = await trx
      .selectFrom('project')
      .selectAll()
      .where('id', '=', project_id)
      .executeTakeFirstOrThrow();
    await memberWithRole(trx, project, requireViewer(context), mutationRoles('makeApiKey'));
    if (ended_at !== null) throw new Refusal('NOT_FOUND');
    return giveSecret(trx, keyId);
  });
}

/** Ends a key for whoever has it. One that is over already stays so. */
const endApiKey = (context: Context, { input }: MutationEndApiKeyArgs): Promise<Recorded> =>
  context.services.reserve.use(() =>
    record(
      context,
      {
        mutation: 'endApiKey',
        input,
        content: input,
        projectOf: async (trx) => (await requireKey(trx, input.keyId)).project_id,
        inArchived: true,
        about: input.keyId,
      },
      async (trx, { now }) => {
        await endKeys(trx, { id: input.keyId }, now);
        return {
          kind: 'API_KEY_ENDED',
          subjectId: input.keyId,
          changes: [{ field: 'name', from: (await requireKey(trx, input.keyId)).name, to: null }],
        };
      },
    ),
  );

async function requireKey(trx: Trx, id: string) {
  const key = await keyById(trx, id);
  if (key === undefined) throw new Refusal('NOT_FOUND');
  return key;
}

export const apiKeyResolvers: Resolvers<Context> = {
  Project: {
    apiKeys: async (project, _args, context) =>
      may(await memberOf(context, project.id), 'manageApi')
        ? keysOf(context.services.db, project.id)
        : null,
  },
  ApiKey: {
    madeAt: (key) => key.made_at,
    madeBy: (key, _args, context) => knownNameOf(context, key.made_by),
    lastUsedAt: (key) => key.used_at,
  },
  Mutation: {
    makeApiKey: async (_root, args, context) => {
      const { event, key } = await makeApiKey(context, args);
      return { receipt: receiptOf(context, event), key, project: await projectOf(context, event) };
    },
    endApiKey: async (_root, args, context) => {
      const { event } = await endApiKey(context, args);
      return { receipt: receiptOf(context, event), project: await projectOf(context, event) };
    },
  },
};

const projectOf = async (context: Context, { project_id: id }: { project_id: string }) =>
  loaded(await context.loaders.project.load(id));
