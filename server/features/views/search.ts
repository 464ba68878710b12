import { sql } from 'kysely';
import type {
  ViewPart,
  ViewSearch,
  ViewSearchInput,
} from '../../../__generated__/server/resolvers';
import { cleanText, firstOf, nameKey } from '../../../rules/text';
import { textLimits } from '../../../rules/limits';
import { noneId } from '../../../rules/lists';
import { listsOf } from '../../../rules/snagFilter';
import type { Context } from '../../context';
import type { PlanTable } from '../../database/planTables';
import type { SavedViewTable } from '../../database/personTables';
import { seesPlan } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Trx } from '../../database/engine';
import { checkLists } from '../snags/listFilter';

/**
 * A search as it is stored: with ids, so that a plan is still found after its code has changed. One
 * that was stored before there were lists has single values.
 */
type Kept = Pick<ViewSearchInput, 'chip' | 'sort'> & {
  [Part in Exclude<keyof ViewSearchInput, 'chip' | 'sort' | 'planCode'>]?:
    | ViewSearchInput[Part]
    | undefined;
} & { planId?: string | undefined };

/**
 * The normal form of a search: fields in one order, without empty ones. Refuses what is not in the
 * project.
 */
export async function keptSearch(
  trx: Trx,
  projectId: string,
  input: ViewSearchInput,
  plan: PlanTable | null,
): Promise<string> {
  checkLists(input);
  const lists = listsOf(input);
  await requireNamed(trx, projectId, input);
  const text = firstOf(cleanText(input.text), textLimits.search);
  const { chip, due, raisedFrom, raisedTo } = input;
  // Nearness depends on where the person was; sorting by location is the same for everybody.
  const sort = input.sort === 'NEAR' ? 'PLACE' : input.sort;
  const kept: Kept = {
    chip,
    sort,
    statuses: chosen(lists.statuses),
    types: chosen(lists.types),
    tradeIds: chosen(lists.tradeIds),
    companyIds: chosen(lists.companyIds),
    locationIds: chosen(lists.locationIds),
    exactLocationIds: chosen(lists.exactLocationIds),
    planId: plan?.id,
    priorities: chosen(lists.priorities),
    assigneeIds: chosen(lists.assigneeIds),
    due,
    raisedFrom,
    raisedTo,
    text: text === '' ? null : text,
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(kept).filter(([, value]) => value != null)),
  );
}

/** Each once; null for none. */
function chosen<Value>(values: readonly Value[] | null): Value[] | null {
  return values === null || values.length === 0 ? null : [...new Set(values)];
}

/** Refuses what is of another project like what does not exist. */
async function requireNamed(trx: Trx, projectId: string, input: ViewSearchInput): Promise<void> {
  const { tradeIds, companyIds, locationIds, exactLocationIds, assigneeIds } = listsOf(input);
  const named = {
    tradeId: await notIn(trx, 'trade', projectId, tradeIds),
    companyId: await notIn(trx, 'company', projectId, companyIds),
    locationId: await notIn(trx, 'location', projectId, locationIds),
    exactLocationId: await notIn(trx, 'location', projectId, exactLocationIds),
    assigneeId: await notMembers(trx, projectId, assigneeIds),
  };
  for (const [field, missing] of Object.entries(named))
    if (missing) throw new Refusal('NOT_FOUND', {}, field in input ? field : `${field}s`);
}

async function notIn(
  trx: Trx,
  table: 'trade' | 'company' | 'location',
  projectId: string,
  named: readonly string[] | null,
): Promise<boolean> {
  const ids = idsIn(named);
  if (ids.length === 0) return false;
  const found = await trx
    .selectFrom<'trade' | 'company' | 'location'>(table)
    .select('id')
    .where('id', 'in', ids)
    .where('project_id', '=', projectId)
    .$if(table === 'location', (query) => query.where(sql.ref('removed_at'), 'is', null))
    .execute();
  return found.length < ids.length;
}

const idsIn = (named: readonly string[] | null): readonly string[] => [
  ...new Set(named?.filter((id) => id !== noneId)),
];

async function notMembers(
  trx: Trx,
  projectId: string,
  named: readonly string[] | null,
): Promise<boolean> {
  const ids = idsIn(named);
  if (ids.length === 0) return false;
  const found = await trx
    .selectFrom('member')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('project_id', '=', projectId)
    .execute();
  return found.length < ids.length;
}

/** The search's plan; one that the person may not see is answered like one that does not exist. */
export async function namedPlan(
  context: Context,
  projectId: string,
  { planCode }: ViewSearchInput,
): Promise<PlanTable | null> {
  if (planCode == null) return null;
  const plan = await context.services.db
    .selectFrom('plan')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('code_key', '=', nameKey(planCode))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (plan === undefined || !(await seesPlan(plan, context)))
    throw new Refusal('NOT_FOUND', {}, 'planCode');
  return plan;
}

/** The search as it can be opened now, and the parts that no longer can. */
export async function openSearch(context: Context, view: SavedViewTable): Promise<ViewSearch> {
  const { loaders } = context;
  // Written by `keptSearch`.
  const kept = JSON.parse(view.search) as Kept;
  const lists = listsOf(kept);
  const shown = async (
    ids: readonly string[] | null,
    load: (id: string) => Promise<{ readonly id: string } | null>,
  ): Promise<string[]> =>
    (
      await Promise.all([...new Set(ids)].map(async (id) => (id === noneId ? { id } : load(id))))
    ).flatMap((found) => found?.id ?? []);
  const [tradeIds, companyIds, locationIds, exactLocationIds, plan, assigneeIds] =
    await Promise.all([
      shown(lists.tradeIds, (id) => loaders.trade.load(id)),
      shown(lists.companyIds, (id) => loaders.company.load(id)),
      shown(lists.locationIds, (id) => loaders.location.load(id)),
      shown(lists.exactLocationIds, (id) => loaders.location.load(id)),
      kept.planId == null ? null : shownPlan(context, kept.planId),
      shown(lists.assigneeIds, (id) => colleague(context, view.project_id, id)),
    ]);
  const lost = (
    part: ViewPart,
    ids: readonly string[] | null,
    found: readonly string[],
  ): ViewPart[] => (ids?.some((id) => !found.includes(id)) === true ? [part] : []);
  const [statuses, types, priorities] = [
    [...(lists.statuses ?? [])],
    [...(lists.types ?? [])],
    [...(lists.priorities ?? [])],
  ];
  return {
    chip: kept.chip,
    sort: kept.sort,
    statuses,
    types,
    tradeIds,
    companyIds,
    locationIds,
    exactLocationIds,
    planCode: plan?.code ?? null,
    priorities,
    assigneeIds,
    due: kept.due ?? null,
    raisedFrom: kept.raisedFrom ?? null,
    raisedTo: kept.raisedTo ?? null,
    text: kept.text ?? null,
    missing: [
      ...lost('TRADE', lists.tradeIds, tradeIds),
      ...lost('COMPANY', lists.companyIds, companyIds),
      ...lost(
        'LOCATION',
        [...(lists.locationIds ?? []), ...(lists.exactLocationIds ?? [])],
        [...locationIds, ...exactLocationIds],
      ),
      ...(kept.planId != null && plan === null ? (['PLAN'] as const) : []),
      ...lost('PERSON', lists.assigneeIds, assigneeIds),
    ],
    tradeId: idsIn(tradeIds)[0] ?? null,
    companyId: idsIn(companyIds)[0] ?? null,
    locationId: idsIn(locationIds)[0] ?? null,
    priority: priorities[0] ?? null,
    assigneeId: idsIn(assigneeIds)[0] ?? null,
  };
}

async function shownPlan(context: Context, id: string): Promise<PlanTable | null> {
  const plan = await context.loaders.plan.load(id);
  return plan !== null && plan.removed_at === null && (await seesPlan(plan, context)) ? plan : null;
}

/** People who have left the project can no longer be chosen. */
async function colleague(
  context: Context,
  projectId: string,
  userId: string,
): Promise<{ id: string } | null> {
  const memberships = await context.loaders.membershipsOf.load(userId);
  return memberships.some((member) => member.project_id === projectId) ? { id: userId } : null;
}
