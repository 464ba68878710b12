import type { Resolvers } from '../../__generated__/server/resolvers';
import type { Context } from '../context';
import { prefixOf } from '../ids';
import type { NodeRow } from './mappers';
import { typeRules } from '../permissions';
import { acceptanceById } from '../features/acceptances/store';
import { noticeById } from '../features/defectNotices/store';
import { handoverById } from '../features/reports/handoverStore';
import { reportById } from '../features/reports/store';
import { viewById } from '../features/views/store';

const typeOfPrefix = {
  user: 'User',
  project: 'Project',
  member: 'Member',
  company: 'Company',
  trade: 'Trade',
  location: 'Location',
  invitation: 'Invitation',
  planfile: 'PlanFile',
  plan: 'Plan',
  revision: 'PlanRevision',
  snag: 'Snag',
  photo: 'Photo',
  event: 'Event',
  view: 'SavedView',
  report: 'Report',
  handover: 'Handover',
  acceptance: 'Acceptance',
  notice: 'DefectNotice',
} as const;

type NodeType = (typeof typeOfPrefix)[keyof typeof typeOfPrefix];

function typeOf(id: string): NodeType | null {
  const prefix = prefixOf(id) ?? '';
  // just looked up
  return prefix in typeOfPrefix ? typeOfPrefix[prefix as keyof typeof typeOfPrefix] : null;
}

/** `node(id)`: what does not exist and what is not visible are answered alike. */
export const nodeResolvers: Resolvers<Context> = {
  Query: {
    node: (_root, { id }, context) => sharedNode(context, id),
  },
  Node: { __resolveType: (row) => typeOf(row.id) },
};

/** The object, or null if it does not exist or the viewer may not see it. */
export async function sharedNode(context: Context, id: string): Promise<NodeRow | null> {
  const row = await load(context, id);
  return row !== null && (await isShared(row, context)) ? row : null;
}

async function load({ loaders, viewer, services }: Context, id: string): Promise<NodeRow | null> {
  const type = typeOf(id);
  if (type === 'Project') return loaders.project.load(id);
  if (type === 'Member') return loaders.member.load(id);
  if (type === 'Company') return loaders.company.load(id);
  if (type === 'Trade') return loaders.trade.load(id);
  if (type === 'Location') return loaders.location.load(id);
  if (type === 'PlanFile') return loaders.planFile.load(id);
  if (type === 'Plan') return loaders.plan.load(id);
  if (type === 'PlanRevision') return loaders.planRevision.load(id);
  if (type === 'Snag') return loaders.snag.load(id);
  if (type === 'Photo') return loaders.photo.load(id);
  if (type === 'Event') return loaders.event.load(id);
  if (type === 'Report') return (await reportById(services.db, id)) ?? null;
  if (type === 'Handover') return (await handoverById(services.db, id)) ?? null;
  if (type === 'Acceptance') return (await acceptanceById(services.db, id)) ?? null;
  if (type === 'DefectNotice') return (await noticeById(services.db, id)) ?? null;
  if (type === 'SavedView') return (await viewById(services.db, id)) ?? null;
  // People can look up only themselves by id; others are named where they acted.
  if (type === 'User') return id === viewer?.userId ? loaders.user.load(id) : null;
  if (type !== 'Invitation') return null;
  return (
    (await services.db
      .selectFrom('invitation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

function isShared(row: NodeRow, context: Context): boolean | Promise<boolean> {
  const type = typeOf(row.id);
  if (type === null) return false;
  const rule = typeRules[type];
  // `load` gave a row of the very type whose rule this is.
  return rule === 'through its parent'
    ? true
    : (rule as (row: NodeRow, context: Context) => boolean | Promise<boolean>)(row, context);
}
