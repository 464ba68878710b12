import type {
  EventKind,
  MutationAddWebhookArgs,
  MutationRemoveWebhookArgs,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import { may } from '../../../rules/rights';
import { type Context, renewLoaders, requireViewer } from '../../context';
import type { WebhookTable } from '../../database/apiTables';
import { type Handle, type Trx, writeTransaction } from '../../database/engine';
import { loaded } from '../../graphql/loaders';
import { webhookAddress } from '../../http/outside';
import { checkId } from '../../ids';
import { memberOf, mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { hashToken } from '../../tokens';
import { positionOf } from '../journal/cursor';
import { knownNameOf } from '../journal/names';
import { memberWithRole, receiptOf, record, type Recorded } from '../journal/record';
import { webhookSecret } from './signature';
import {
  endWebhooks,
  replayFrom,
  tryAgain,
  untakenEvents,
  webhookById,
  webhooksOf,
} from './webhookStore';

/** An address may have a secret of its receiver in it: of that the journal has nothing. */
const addWebhook = (context: Context, { input }: MutationAddWebhookArgs): Promise<Recorded> =>
  record(
    context,
    {
      mutation: 'addWebhook',
      input,
      content: { ...input, url: hashToken(input.url) },
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { now, seq, project, viewer }) => {
      checkId(input.webhookId, 'webhook', 'webhookId');
      const url = webhookAddress(input.url.trim());
      if (url === null) throw new Refusal('WEBHOOK_ADDRESS', {}, 'url');
      const { most } = settings.webhooks;
      if ((await webhooksOf(trx, project.id)).length >= most)
        throw new Refusal('TOO_MANY_WEBHOOKS', { limit: most });
      const known = await trx
        .selectFrom('webhook')
        .select('id')
        .where('id', '=', input.webhookId)
        .executeTakeFirst();
      if (known !== undefined) throw new Refusal('ID_TAKEN');
      await trx
        .insertInto('webhook')
        .values({
          id: input.webhookId,
          project_id: project.id,
          url,
          origin: context.origin ?? '',
          made_by: viewer.userId,
          made_at: now,
          // After this event.
          seq,
          sent_at: null,
          away: 0,
          rests_until: 0,
          ended_at: null,
        })
        .execute();
      return {
        kind: 'WEBHOOK_ADDED',
        subjectId: input.webhookId,
        changes: [{ field: 'host', from: null, to: new URL(url).host }],
      };
    },
  );

const removeWebhook = (context: Context, { input }: MutationRemoveWebhookArgs): Promise<Recorded> =>
  context.services.reserve.use(() =>
    record(
      context,
      {
        mutation: 'removeWebhook',
        input,
        content: input,
        projectOf: async (trx) => (await requireWebhook(trx, input.webhookId)).project_id,
        inArchived: true,
        about: input.webhookId,
      },
      async (trx, { now }) => {
        const { url } = await requireWebhook(trx, input.webhookId);
        await endWebhooks(trx, { id: input.webhookId }, now);
        return {
          kind: 'WEBHOOK_REMOVED',
          subjectId: input.webhookId,
          changes: [{ field: 'host', from: new URL(url).host, to: null }],
        };
      },
    ),
  );

async function requireWebhook(db: Handle, id: string): Promise<WebhookTable> {
  const hook = await webhookById(db, id);
  if (hook === undefined) throw new Refusal('NOT_FOUND');
  return hook;
}

/** Changes when a webhook sends; what it sends stands in the journal. */
async function steer(
  context: Context,
  mutation: 'addWebhook' | 'sendWebhookAgain' | 'replayWebhook',
  webhookId: string,
  work: (trx: Trx, hook: WebhookTable) => Promise<void>,
) {
  const projectId = await writeTransaction(context.services.db, async (trx) => {
    const hook = await requireWebhook(trx, webhookId);
    const project = await trx
      .selectFrom('project')
      .selectAll()
      .where('id', '=', hook.project_id)
      .executeTakeFirstOrThrow();
    // Who may not see that there is one is not told.
    await memberWithRole(trx, project, requireViewer(context), mutationRoles(mutation)).catch(
      (error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'FORBIDDEN') throw error;
        throw new Refusal('NOT_FOUND');
      },
    );
    await work(trx, hook);
    return project.id;
  });
  renewLoaders(context);
  return { project: loaded(await context.loaders.project.load(projectId)) };
}

export const webhookResolvers: Resolvers<Context> = {
  Project: {
    webhooks: async (project, _args, context) =>
      may(await memberOf(context, project.id), 'manageApi')
        ? webhooksOf(context.services.db, project.id)
        : null,
  },
  Webhook: {
    host: ({ url }) => new URL(url).host,
    madeAt: (hook) => hook.made_at,
    madeBy: (hook, _args, context) => knownNameOf(context, hook.made_by),
    lastTakenAt: (hook) => hook.sent_at,
    restsUntil: ({ rests_until: until }, _args, { services }) =>
      until > services.clock() ? until : null,
    untaken: ({ id }, _args, { services }) =>
      untakenEvents(services.db, [id], settings.webhooks.listed),
  },
  UntakenEvent: {
    id: (event) => event.event_id,
    // Written by `record` from these.
    kind: (event) => event.kind as EventKind,
    reference: ({ code, number }) => (number === null ? null : `${code}-${number}`),
    recordedAt: (event) => event.recorded_at,
    outcome: (event) => event.outcome ?? '',
    nextAt: (event) => (event.given_up_at === null ? event.next_at : null),
  },
  Mutation: {
    addWebhook: async (_root, args, context) => {
      const { webhookId } = args.input;
      const { event } = await addWebhook(context, args);
      // Sent again it may come from somebody who is no admin any more.
      const { project } = await steer(context, 'addWebhook', webhookId, () => Promise.resolve());
      return {
        receipt: receiptOf(context, event),
        secret: webhookSecret(context.services.secret, webhookId),
        project,
      };
    },
    removeWebhook: async (_root, args, context) => {
      const { event } = await removeWebhook(context, args);
      return { receipt: receiptOf(context, event), project: await projectOf(context, event) };
    },
    sendWebhookAgain: (_root, { input }, context) =>
      steer(context, 'sendWebhookAgain', input.webhookId, (trx) =>
        tryAgain(trx, input.webhookId, input.eventIds ?? null),
      ),
    replayWebhook: (_root, { input }, context) =>
      steer(context, 'replayWebhook', input.webhookId, async (trx, hook) => {
        const { secret, log } = context.services;
        const { seq } = await positionOf({ db: trx, secret, log }, hook.project_id, input.after);
        await replayFrom(trx, hook.id, seq);
      }),
  },
};

const projectOf = async (context: Context, { project_id: id }: { project_id: string }) =>
  loaded(await context.loaders.project.load(id));
