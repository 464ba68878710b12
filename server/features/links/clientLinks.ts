import type {
  MutationMakeClientLinkArgs,
  MutationWithdrawClientLinkArgs,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import { may } from '../../../rules/rights';
import { filterOf } from '../../admitted';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { LocationTable } from '../../database/schema';
import type { CompanyLinkTable } from '../../database/linkTables';
import { loaded } from '../../graphql/loaders';
import { checkId } from '../../ids';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { receiptOf, record, type Recorded } from '../journal/record';
import { pathTo, visitorsOf, withdraw } from './links';
import { clientLinksOf, isOpen, linkById } from './store';

/** A link for a client, or another token of one that is open; see `makeCompanyLink`. */
async function makeClientLink(
  context: Context,
  { input }: MutationMakeClientLinkArgs,
): Promise<Recorded & { path: string }> {
  const recorded = await record(
    context,
    {
      mutation: 'makeClientLink',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { now, project, viewer }) => {
      checkId(input.linkId, 'link', 'linkId');
      const known = await linkById(trx, input.linkId);
      if (known === undefined) {
        await trx
          .insertInto('company_link')
          .values({
            id: input.linkId,
            project_id: project.id,
            company_id: '',
            name: cleanName(input.name, 'name'),
            filter: await filterFor(trx, project.id, input.locationId),
            may_comment: input.mayComment === true ? 1 : 0,
            openings: 0,
            made_by: viewer.userId,
            made_at: now,
            used_at: now,
            opened_at: null,
            ended_at: null,
          })
          .execute();
      } else if (known.project_id !== project.id || known.company_id !== '')
        throw new Refusal('ID_TAKEN');
      else if (!isOpen(known, now)) throw new Refusal('LINK_OVER');
      const { name } = await requireLink(trx, input.linkId);
      return {
        kind: 'CLIENT_LINK_MADE',
        subjectId: input.linkId,
        changes: [{ field: 'name', from: null, to: name }],
      };
    },
  );
  const path = await pathTo(context, 'makeClientLink', async (trx) => ({
    projectId: input.projectId,
    link: await linkById(trx, input.linkId),
  }));
  return { ...recorded, path };
}

/** Null for the whole project. */
async function filterFor(
  trx: Trx,
  projectId: string,
  locationId: string | null | undefined,
): Promise<string | null> {
  if (locationId == null) return null;
  const found = await trx
    .selectFrom('location')
    .select('id')
    .where('id', '=', locationId)
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('NOT_FOUND', {}, 'locationId');
  return JSON.stringify({ locationIds: [locationId] });
}

const withdrawClientLink = (
  context: Context,
  { input }: MutationWithdrawClientLinkArgs,
): Promise<Recorded> =>
  withdraw(context, {
    mutation: 'withdrawClientLink',
    input,
    projectOf: async (trx) => (await requireLink(trx, input.linkId)).project_id,
    about: input.linkId,
    which: { id: input.linkId },
    event: async (trx) => ({
      kind: 'CLIENT_LINK_WITHDRAWN',
      subjectId: input.linkId,
      changes: [{ field: 'name', from: (await requireLink(trx, input.linkId)).name, to: null }],
    }),
  });

async function requireLink(trx: Trx, id: string): Promise<CompanyLinkTable> {
  const link = await linkById(trx, id);
  if (link === undefined || link.company_id !== '') throw new Refusal('NOT_FOUND');
  return link;
}

export const clientLinkResolvers: Resolvers<Context> = {
  Project: {
    clientLinks: async (project, _args, context) =>
      may(await memberOf(context, project.id), 'makeLinks')
        ? clientLinksOf(context.services.db, project.id, context.services.clock())
        : null,
  },
  ClientLink: {
    location: async ({ filter }, _args, { loaders }) =>
      filter === null
        ? null
        : placeOf(await loaders.location.load(filterOf(filter).locationIds[0] ?? '')),
    isPart: ({ filter }) => filter !== null,
    mayComment: (link) => link.may_comment === 1,
    madeAt: (link) => link.made_at,
    lastUsedAt: (link) => link.opened_at,
    visitors: (link, _args, context) => visitorsOf(context, link),
  },
  Mutation: {
    makeClientLink: async (_root, args, context) => {
      const { event, path } = await makeClientLink(context, args);
      return { receipt: receiptOf(context, event), path, project: await projectOf(context, event) };
    },
    withdrawClientLink: async (_root, args, context) => {
      const { event } = await withdrawClientLink(context, args);
      return { receipt: receiptOf(context, event), project: await projectOf(context, event) };
    },
  },
};

/** A link of a location that was removed shows nothing any more. */
const placeOf = (place: LocationTable | null): LocationTable | null =>
  place?.removed_at == null ? place : null;

const projectOf = async (context: Context, { project_id: id }: { project_id: string }) =>
  loaded(await context.loaders.project.load(id));
