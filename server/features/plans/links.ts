import type { EditPlanInput, PlanLinkInput } from '../../../__generated__/server/resolvers';
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

interface ChangedLinks {
  readonly links: readonly PlanLinkFacts[];
  /** Code of the plan that an added link opens. */
  readonly linked: string | null;
  /** Code of the plan that a removed link opened. */
  readonly unlinked: string | null;
}

/** The marks of a plan after an edit, which adds or removes one at most. */
export async function changeLinks(
  trx: Trx,
  plan: PlanTable,
  { addLink, removeLink, eventId }: EditPlanInput,
): Promise<ChangedLinks> {
  const links = readLinks(plan);
  if (removeLink != null) {
    const removed = links.find(({ key }) => key === removeLink);
    if (removed === undefined) throw new Refusal('NOT_FOUND', {}, 'removeLink');
    if (addLink != null) throw new Refusal('BAD_REQUEST', {}, 'removeLink');
    const [to] = await plansWith(trx, [removed.toPlanId]);
    return {
      links: links.filter((each) => each !== removed),
      linked: null,
      unlinked: to?.code ?? null,
    };
  }
  if (addLink == null) return { links, linked: null, unlinked: null };
  const { link, to } = await newLink(trx, plan, addLink, eventId);
  // Those to removed plans are shown to nobody, so nobody could make room for others.
  const there = new Set(
    (
      await plansWith(
        trx,
        links.map(({ toPlanId }) => toPlanId),
      )
    )
      .filter(({ removed_at }) => removed_at === null)
      .map(({ id }) => id),
  );
  const kept = links.filter(({ toPlanId }) => there.has(toPlanId));
  const limit = planLimits.linksPerPlan;
  if (kept.length >= limit)
    throw new Refusal('LIMIT_REACHED', { project: plan.code, limit, things: 'links' });
  return { links: [...kept, link], linked: to.code, unlinked: null };
}

/** PostgreSQL knows no empty list. */
const plansWith = async (trx: Trx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : trx
        .selectFrom('plan')
        .select(['id', 'code', 'removed_at'])
        .where('id', 'in', [...ids])
        .execute();

/** `key` is that of its event. */
async function newLink(
  trx: Trx,
  plan: PlanTable,
  input: PlanLinkInput,
  key: string,
): Promise<{ link: PlanLinkFacts; to: PlanTable }> {
  const { revisionId, x, y, toRevisionId, toX, toY } = input;
  if (![x, y, toX, toY].every(onSheet)) throw new Refusal('BAD_REQUEST', {}, 'addLink');
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
  return { link: { key, revisionId, x, y, toPlanId: to.id, toRevisionId, toX, toY }, to };
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
