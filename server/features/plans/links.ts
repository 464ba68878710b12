import type { PlanLinkInput } from '../../../__generated__/server/resolvers';
import { planLimits } from '../../../rules/limits';
import { type LaidRevision, type Spot, spotsOn } from '../../../rules/pins';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { PlanLinkFacts, PlanRevisionTable, PlanTable } from '../../database/planTables';
import { seesPlan } from '../../permissions';
import { Refusal } from '../../refusal';
import { currentOf, laid, onSheet } from './pin';

// written by `writeLinks`
export const readLinks = ({ links }: Pick<PlanTable, 'links'>): PlanLinkFacts[] =>
  JSON.parse(links) as PlanLinkFacts[];

export const writeLinks = (links: readonly PlanLinkFacts[]): string => JSON.stringify(links);

/** The marks of a plan with one more. `key` is that of its event. */
export async function withLink(
  trx: Trx,
  plan: PlanTable,
  input: PlanLinkInput,
  key: string,
): Promise<{ links: PlanLinkFacts[]; to: PlanTable }> {
  const { revisionId, x, y, toRevisionId, toX, toY } = input;
  if (![x, y, toX, toY].every(onSheet)) throw new Refusal('BAD_REQUEST', {}, 'addLink');
  const links = readLinks(plan);
  const limit = planLimits.linksPerPlan;
  if (links.length >= limit)
    throw new Refusal('LIMIT_REACHED', { project: plan.code, limit, things: 'links' });
  const planWith = (id: string) =>
    trx
      .selectFrom('plan_revision')
      .innerJoin('plan', 'plan.id', 'plan_revision.plan_id')
      .selectAll('plan')
      .where('plan_revision.id', '=', id)
      .where('plan.project_id', '=', plan.project_id)
      .where('plan.removed_at', 'is', null)
      .executeTakeFirst();
  const [from, to] = [await planWith(revisionId), await planWith(toRevisionId)];
  if (from?.id !== plan.id || to === undefined) throw new Refusal('NOT_FOUND', {}, 'addLink');
  if (to.id === plan.id) throw new Refusal('BAD_REQUEST', {}, 'addLink');
  const link = { key, revisionId, x, y, toPlanId: to.id, toRevisionId, toX, toY };
  return { links: [...links, link], to };
}

/** The marks of a plan whose other plan the viewer sees, at their spots on current revisions. */
export async function linksOf(plan: PlanTable, context: Context) {
  const { loaders } = context;
  const shown = await Promise.all(
    readLinks(plan).map(async (link) => {
      const to = await loaders.plan.load(link.toPlanId);
      if (to === null || to.removed_at !== null || !(await seesPlan(to, context))) return [];
      const [here, there] = [
        await loaders.revisionsOfPlan.load(plan.id),
        await loaders.revisionsOfPlan.load(to.id),
      ];
      const { x, y } = spotOn(here, link);
      const at = spotOn(there, { revisionId: link.toRevisionId, x: link.toX, y: link.toY });
      return [
        {
          key: link.key,
          x,
          y,
          toCode: to.code,
          toName: to.name,
          toRevisionId: currentOf(there).id,
          toX: at.x,
          toY: at.y,
        },
      ];
    }),
  );
  return shown.flat();
}

function spotOn(
  revisions: readonly PlanRevisionTable[],
  spot: Spot & { revisionId: string },
): Spot {
  const all: readonly LaidRevision[] = revisions.map(laid);
  return spotsOn(laid(currentOf(revisions)), all)(spot);
}
