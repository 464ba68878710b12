import type {
  ViewPart,
  ViewSearch,
  ViewSearchInput,
} from '../../../__generated__/server/resolvers';
import { cleanText, firstOf, nameKey } from '../../../rules/text';
import { textLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { PlanTable } from '../../database/planTables';
import type { MemberTable } from '../../database/schema';
import type { SavedViewTable } from '../../database/personTables';
import { seesPlan } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Trx } from '../../database/engine';
import { requireInProject } from '../journal/references';

/** A search as it is stored: with ids, so that a plan is still found after its code has changed. */
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
  await requireInProject(trx, projectId, input);
  const text = firstOf(cleanText(input.text), textLimits.search);
  const { chip, tradeId, companyId, locationId, priority, assigneeId, due, raisedFrom, raisedTo } =
    input;
  // Nearness depends on where the person was; sorting by location is the same for everybody.
  const sort = input.sort === 'NEAR' ? 'PLACE' : input.sort;
  const kept: Kept = {
    chip,
    sort,
    tradeId,
    companyId,
    locationId,
    planId: plan?.id,
    priority,
    assigneeId,
    due,
    raisedFrom,
    raisedTo,
    text: text === '' ? null : text,
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(kept).filter(([, value]) => value != null)),
  );
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
  const [trade, company, location, plan, person] = await Promise.all([
    kept.tradeId == null ? null : loaders.trade.load(kept.tradeId),
    kept.companyId == null ? null : loaders.company.load(kept.companyId),
    kept.locationId == null ? null : loaders.location.load(kept.locationId),
    kept.planId == null ? null : shownPlan(context, kept.planId),
    kept.assigneeId == null ? null : colleague(context, view.project_id, kept.assigneeId),
  ]);
  const lost = (part: ViewPart, id: string | null | undefined, found: object | null): ViewPart[] =>
    id != null && found === null ? [part] : [];
  return {
    chip: kept.chip,
    sort: kept.sort,
    tradeId: trade?.id ?? null,
    companyId: company?.id ?? null,
    locationId: location?.id ?? null,
    planCode: plan?.code ?? null,
    priority: kept.priority ?? null,
    assigneeId: person?.user_id ?? null,
    due: kept.due ?? null,
    raisedFrom: kept.raisedFrom ?? null,
    raisedTo: kept.raisedTo ?? null,
    text: kept.text ?? null,
    missing: [
      ...lost('TRADE', kept.tradeId, trade),
      ...lost('COMPANY', kept.companyId, company),
      ...lost('LOCATION', kept.locationId, location),
      ...lost('PLAN', kept.planId, plan),
      ...lost('PERSON', kept.assigneeId, person),
    ],
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
): Promise<MemberTable | null> {
  return (
    (await context.loaders.membershipsOf.load(userId)).find(
      (member) => member.project_id === projectId,
    ) ?? null
  );
}
