import type {
  MutationEndLinkVisitorArgs,
  MutationMakeCompanyLinkArgs,
  MutationWithdrawCompanyLinkArgs,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import { may } from '../../../rules/rights';
import { type Context, renewLoaders, requireViewer } from '../../context';
import { type Trx, writeTransaction } from '../../database/engine';
import type { CompanyLinkTable } from '../../database/linkTables';
import { loaded } from '../../graphql/loaders';
import { newId } from '../../ids';
import { memberOf, mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import {
  type EventInput,
  memberWithRole,
  receiptOf,
  record,
  type Recorded,
} from '../journal/record';
import { settings } from '../../settings';
import { addToken, endLinks, isOpen, type LinkVisitor, openLinkOf, usedSince } from './store';
import type { NewEvent } from '../journal/append';
import { checkOffered } from '../journal/references';

/**
 * A link for a company, or another token of the one it has. The token is in the answer alone. The
 * same event sent again, because its answer was lost, is answered with one more token:
 * nobody can read the first again, and it ends with the link. So whoever sends it again has to be
 * an admin still.
 */
async function makeCompanyLink(
  context: Context,
  { input }: MutationMakeCompanyLinkArgs,
): Promise<Recorded & { path: string }> {
  const { clock, sessions } = context.services;
  const recorded = await record(
    context,
    {
      mutation: 'makeCompanyLink',
      input,
      content: input,
      projectOf: async (trx) => (await requireCompany(trx, input.companyId)).project_id,
    },
    async (trx, { now, project, viewer }) => {
      checkOffered('company', await requireCompany(trx, input.companyId), null, 'companyId');
      const known = await openLinkOf(trx, input.companyId, now);
      if (known === undefined) {
        // One that nobody has used for too long is over.
        await endLinks(trx, sessions, { company_id: input.companyId }, now);
        await trx
          .insertInto('company_link')
          .values({
            id: newId('link'),
            project_id: project.id,
            company_id: input.companyId,
            name: '',
            filter: null,
            may_comment: 0,
            openings: 0,
            made_by: viewer.userId,
            made_at: now,
            used_at: now,
            opened_at: null,
            ended_at: null,
          })
          .execute();
      }
      return { kind: 'COMPANY_LINK_MADE', subjectId: input.companyId };
    },
  );
  const path = await pathTo(context, 'makeCompanyLink', async (trx) => ({
    projectId: (await requireCompany(trx, input.companyId)).project_id,
    link: await openLinkOf(trx, input.companyId, clock()),
  }));
  return { ...recorded, path };
}

/** Where a link that was just made, or is to be shown anew, opens. */
export function pathTo(
  context: Context,
  mutation: 'makeCompanyLink' | 'makeClientLink',
  find: (trx: Trx) => Promise<{ projectId: string; link: CompanyLinkTable | undefined }>,
): Promise<string> {
  const { db, clock } = context.services;
  return writeTransaction(db, async (trx) => {
    const { projectId, link } = await find(trx);
    const project = await trx
      .selectFrom('project')
      .selectAll()
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow();
    await memberWithRole(trx, project, requireViewer(context), mutationRoles(mutation));
    // Withdrawn since.
    if (link === undefined || !isOpen(link, clock())) throw new Refusal('LINK_OVER');
    return `/t/${await addToken(trx, link.id, clock())}`;
  });
}

/** One that is over already stays so. */
const withdrawCompanyLink = (
  context: Context,
  { input }: MutationWithdrawCompanyLinkArgs,
): Promise<Recorded> =>
  withdraw(context, {
    mutation: 'withdrawCompanyLink',
    input,
    projectOf: async (trx) => (await requireCompany(trx, input.companyId)).project_id,
    which: { company_id: input.companyId },
    event: () => ({ kind: 'COMPANY_LINK_WITHDRAWN', subjectId: input.companyId }),
  });

interface Withdrawing {
  mutation: 'withdrawCompanyLink' | 'withdrawClientLink';
  input: EventInput;
  projectOf: (trx: Trx) => Promise<string>;
  about?: string;
  which: Parameters<typeof endLinks>[2];
  event: (trx: Trx) => NewEvent | Promise<NewEvent>;
}

/** Ends a link for everybody who came by it, on all their devices. */
export async function withdraw(
  context: Context,
  { which, event, ...recording }: Withdrawing,
): Promise<Recorded> {
  const { reserve, sessions, sessionEnded } = context.services;
  const ended: string[] = [];
  const recorded = await reserve.use(() =>
    record(
      context,
      { ...recording, content: recording.input, inArchived: true },
      async (trx, { now }) => {
        ended.push(...(await endLinks(trx, sessions, which, now)));
        return event(trx);
      },
    ),
  );
  for (const sessionId of ended) sessionEnded(sessionId);
  return recorded;
}

/**
 * Ends all sessions of somebody who came by a link. The journal does not tell of it: it is no right
 * that they lose, because the link opens for them again. Answers the ids of project and company.
 */
async function endLinkVisitor(
  context: Context,
  { input }: MutationEndLinkVisitorArgs,
): Promise<{ companyId: string; projectId: string }> {
  const { db, reserve, sessions, sessionEnded } = context.services;
  const visitor = await db
    .selectFrom('link_person')
    .select(['user_id', 'company_id', 'project_id'])
    .where('id', '=', input.visitorId)
    .executeTakeFirst();
  const member = visitor === undefined ? null : await memberOf(context, visitor.project_id);
  if (visitor === undefined || member === null) throw new Refusal('NOT_FOUND');
  if (!may(member, 'makeLinks'))
    throw new Refusal('FORBIDDEN', {
      project: (await context.loaders.project.load(visitor.project_id))?.name ?? '',
    });
  const ended = await reserve.use(() => sessions.endAllOf(db, visitor.user_id));
  for (const sessionId of ended) sessionEnded(sessionId);
  return { companyId: visitor.company_id, projectId: visitor.project_id };
}

export const linkResolvers: Resolvers<Context> = {
  Company: {
    link: async (company, _args, context) => {
      const link = may(await memberOf(context, company.project_id), 'makeLinks')
        ? await context.loaders.linkOfCompany.load(company.id)
        : null;
      return link !== null && link.used_at > usedSince(context.services.clock()) ? link : null;
    },
  },
  CompanyLink: {
    madeAt: (link) => link.made_at,
    lastUsedAt: (link) => link.opened_at,
    devices: async ({ id }, _args, context) => (await devicesInUse(context, id)).length,
    visitors: (link, _args, context) => visitorsOf(context, link),
  },
  LinkVisitor: {
    lastSeenAt: ({ expires_at: until }) => until - settings.companyLink.unused,
  },
  Mutation: {
    endLinkVisitor: async (_root, args, context) => {
      const { companyId, projectId } = await endLinkVisitor(context, args);
      renewLoaders(context);
      return {
        company: companyId === '' ? null : await context.loaders.company.load(companyId),
        project: loaded(await context.loaders.project.load(projectId)),
      };
    },
    makeCompanyLink: async (_root, args, context) => {
      const { event, path } = await makeCompanyLink(context, args);
      return {
        receipt: receiptOf(context, event),
        path,
        company: await context.loaders.company.load(args.input.companyId),
      };
    },
    withdrawCompanyLink: async (_root, args, context) => {
      const { event } = await withdrawCompanyLink(context, args);
      return {
        receipt: receiptOf(context, event),
        company: await context.loaders.company.load(args.input.companyId),
      };
    },
  },
};

const devicesInUse = async ({ loaders, services }: Context, linkId: string) =>
  (await loaders.devicesOfLink.load(linkId)).filter(
    ({ expires_at: until }) => until > services.clock(),
  );

export async function visitorsOf(
  context: Context,
  { id }: Pick<CompanyLinkTable, 'id'>,
): Promise<LinkVisitor[]> {
  // The latest used of each comes first.
  const byId = new Map<string, LinkVisitor>();
  for (const device of await devicesInUse(context, id))
    if (!byId.has(device.id)) byId.set(device.id, device);
  return [...byId.values()].slice(0, settings.companyLink.shown);
}

async function requireCompany(trx: Trx, id: string) {
  const company = await trx
    .selectFrom('company')
    .select(['id', 'project_id', 'name', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (company === undefined) throw new Refusal('NOT_FOUND');
  return company;
}
