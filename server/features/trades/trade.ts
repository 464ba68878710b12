import type { MutationSaveTradeArgs, Resolvers } from '../../../__generated__/server/resolvers';
import { sortKey } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';
import { projectLimits, textLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import { Refusal } from '../../refusal';
import { cleanLong } from '../../text';
import { type Recorded, receiptOf, record } from '../journal/record';
import { checkSaved, listNamed } from '../projects/register';
import { archive, remove } from '../projects/retire';
import { sharedCompany } from '../../permissions';
import { checkOffered, requireInProject } from '../journal/references';

/** Makes a trade of the project, or changes what is given of it. */
export function saveTrade(context: Context, { input }: MutationSaveTradeArgs): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'saveTrade',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project }) => {
      const { known, name } = await checkSaved(trx, project, 'trade', input);
      const companyId =
        known && input.defaultCompanyId === undefined
          ? known.default_company_id
          : (input.defaultCompanyId ?? null);
      const { company } = await requireInProject(
        trx,
        project.id,
        { companyId },
        'defaultCompanyId',
      );
      checkOffered('company', company, known?.default_company_id, 'defaultCompanyId');
      const fields = {
        name,
        name_key: nameKey(name),
        sort_key: sortKey(name),
        default_company_id: companyId,
        phrases:
          known && input.phrases == null
            ? known.phrases
            : JSON.stringify(cleanPhrases(input.phrases ?? [], name)),
      };
      if (known) await trx.updateTable('trade').set(fields).where('id', '=', input.id).execute();
      else
        await trx
          .insertInto('trade')
          .values({ id: input.id, project_id: project.id, archived_at: null, ...fields })
          .execute();
      return {
        kind: 'TRADE_SAVED',
        subjectId: input.id,
        changes: [{ field: 'name', from: null, to: name }],
      };
    },
  );
}

function cleanPhrases(typed: readonly string[], trade: string): string[] {
  const phrases = typed
    .map((phrase) => cleanLong(phrase, 'phrases', textLimits.phrase))
    .filter((phrase) => phrase !== '');
  const limit = projectLimits.phrasesPerTrade;
  if (phrases.length > limit)
    throw new Refusal('LIMIT_REACHED', { project: trade, limit, things: 'phrases' }, 'phrases');
  return phrases;
}

export const tradeResolvers: Resolvers<Context> = {
  Project: {
    trades: (project, _args, { services }) => listNamed(services.db, 'trade', project.id),
  },
  Trade: {
    defaultCompany: (trade, _args, context) =>
      trade.default_company_id === null
        ? null
        : sharedCompany(context, trade.project_id, trade.default_company_id),
    archived: (trade) => trade.archived_at !== null,
    filterable: (trade, _args, { loaders }) =>
      trade.archived_at === null || loaders.tradeWithSnags.load(trade.id),
    phrases: (trade) => JSON.parse(trade.phrases) as string[], // written above from a list of texts
  },
  Mutation: {
    saveTrade: async (_root, args, context) => {
      const { event } = await saveTrade(context, args);
      return {
        receipt: receiptOf(context, event),
        trade: await context.loaders.trade.load(args.input.id),
      };
    },
    archiveTrade: async (_root, { input }, context) => {
      const { event } = await archive(context, 'archiveTrade', 'trade', input.tradeId, input);
      return {
        receipt: receiptOf(context, event),
        trade: await context.loaders.trade.load(input.tradeId),
      };
    },
    removeTrade: async (_root, { input }, context) => {
      const { event } = await remove(context, 'removeTrade', 'trade', input.tradeId, input);
      return { receipt: receiptOf(context, event), removedId: input.tradeId };
    },
  },
};
