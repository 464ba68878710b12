import type { MutationSaveTradeArgs, Resolvers } from '../../../__generated__/server/resolvers';
import { sortKey } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';
import { projectLimits, textLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import { Refusal } from '../../refusal';
import { cleanLong, cleanName } from '../../text';
import { sharedCompany } from '../companies/sharedCompany';
import { type Recorded, receiptOf, record } from '../journal/record';
import { checkSaved, listNamed } from '../projects/register';
import { archive, remove } from '../projects/retire';
import { checkOffered, requireInProject } from '../snags/references';

/** Makes a trade of the project, or changes it. */
export function saveTrade(context: Context, { input }: MutationSaveTradeArgs): Promise<Recorded> {
  const name = cleanName(input.name, 'name');
  const phrases = input.phrases
    .map((phrase) => cleanLong(phrase, 'phrases', textLimits.phrase))
    .filter((phrase) => phrase !== '');
  const limit = projectLimits.phrasesPerTrade;
  if (phrases.length > limit)
    throw new Refusal('LIMIT_REACHED', { project: name, limit, things: 'phrases' }, 'phrases');
  const fields = {
    name,
    name_key: nameKey(name),
    sort_key: sortKey(name),
    default_company_id: input.defaultCompanyId ?? null,
    phrases: JSON.stringify(phrases),
  };
  return record(
    context,
    {
      mutation: 'saveTrade',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project }) => {
      const known = await checkSaved(trx, project, { table: 'trade', id: input.id, name });
      const { company } = await requireInProject(
        trx,
        project.id,
        { companyId: input.defaultCompanyId ?? null },
        'defaultCompanyId',
      );
      const before = known
        ? await trx
            .selectFrom('trade')
            .select('default_company_id')
            .where('id', '=', input.id)
            .executeTakeFirstOrThrow()
        : null;
      checkOffered('company', company, before?.default_company_id, 'defaultCompanyId');
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
