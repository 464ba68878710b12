import type { MutationSaveCompanyArgs, Resolvers } from '../../../__generated__/server/resolvers';
import type { AcceptedWorks } from '../../../rules/accepted';
import { may } from '../../../rules/rights';
import { sortKey } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';
import { textLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { CompanyRow } from '../../graphql/mappers';
import { cameForCompany, memberOf, seesPart, sharesSnag } from '../../permissions';
import { cleanLong, optionalEmail } from '../../text';
import { type Recorded, receiptOf, record } from '../journal/record';
import { checkSaved, listNamed } from '../projects/register';
import { archive, remove } from '../projects/retire';
import { mergeCompany } from './merge';

/** Makes a company of the project, or changes what is given of it. */
export function saveCompany(
  context: Context,
  { input }: MutationSaveCompanyArgs,
): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'saveCompany',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project }) => {
      const { known, name } = await checkSaved(trx, project, 'company', input);
      const phone = cleanLong(input.phone, 'phone', textLimits.name);
      const fields = {
        name,
        name_key: nameKey(name),
        sort_key: sortKey(name),
        email: known && input.email === undefined ? known.email : optionalEmail(input.email),
        phone: known && input.phone === undefined ? known.phone : phone === '' ? null : phone,
      };
      if (known) await trx.updateTable('company').set(fields).where('id', '=', input.id).execute();
      else
        await trx
          .insertInto('company')
          .values({ id: input.id, project_id: project.id, archived_at: null, ...fields })
          .execute();
      return {
        kind: 'COMPANY_SAVED',
        subjectId: input.id,
        changes: [{ field: 'name', from: null, to: name }],
      };
    },
  );
}

export const companyResolvers: Resolvers<Context> = {
  Project: {
    companies: async (project, _args, context) => {
      const listed = await listNamed(context.services.db, 'company', project.id);
      if (seesPart(context)) return [];
      if (!cameForCompany(context)) return listed;
      const own = (await memberOf(context, project.id))?.company_id;
      return listed.filter(({ id }) => id === own);
    },
  },
  Company: {
    // Only inspectors see the addresses of other companies.
    email: async (company, _args, context) =>
      (await seesContacts(context, company)) ? company.email : null,
    phone: async (company, _args, context) =>
      (await seesContacts(context, company)) ? company.phone : null,
    archived: (company) => company.archived_at !== null,
    acceptedOn: async (company, _args, context) =>
      (await worksSeen(context, company))?.acceptedOn ?? null,
    partAcceptedOn: async (company, _args, context) =>
      (await worksSeen(context, company))?.partAcceptedOn ?? null,
    uses: async (company, _args, context) =>
      may(await memberOf(context, company.project_id), 'seeUsesOfCompanies')
        ? context.loaders.usesOfCompany.load(company.id)
        : null,
    filterable: (company, _args, { loaders }) =>
      company.archived_at === null || loaders.companyWithSnags.load(company.id),
  },
  Mutation: {
    saveCompany: async (_root, args, context) => {
      const { event } = await saveCompany(context, args);
      return {
        receipt: receiptOf(context, event),
        company: await context.loaders.company.load(args.input.id),
      };
    },
    archiveCompany: async (_root, { input }, context) => {
      const { event } = await archive(context, 'archiveCompany', 'company', input.companyId, input);
      return {
        receipt: receiptOf(context, event),
        company: await context.loaders.company.load(input.companyId),
      };
    },
    removeCompany: async (_root, { input }, context) => {
      const { event } = await remove(context, 'removeCompany', 'company', input.companyId, input);
      return { receipt: receiptOf(context, event), removedId: input.companyId };
    },
    mergeCompany: async (_root, args, context) => {
      const { event } = await mergeCompany(context, args);
      return { receipt: receiptOf(context, event), left: 0 };
    },
  },
};

async function seesContacts(context: Context, company: CompanyRow): Promise<boolean> {
  const member = await memberOf(context, company.project_id);
  return may(member, 'seeContacts') || member?.company_id === company.id;
}

/** Of its own works a company knows, of all others whoever sees all. */
async function worksSeen(context: Context, company: CompanyRow): Promise<AcceptedWorks | null> {
  const member = await memberOf(context, company.project_id);
  return member !== null && sharesSnag(member, { company_id: company.id, location_id: null })
    ? context.loaders.acceptedWorks.load(company.id)
    : null;
}
