import { displayTitle, placeInTitle } from '../../../rules/shown';
import type { Context } from '../../context';
import type { SnagRow } from '../../graphql/mappers';
import { standInTitle } from './titleMessages';

/** The title that lists show. */
export async function titleOf(context: Context, snag: SnagRow): Promise<string> {
  if (snag.title !== '') return snag.title;
  const trade = snag.trade_id === null ? null : await context.loaders.trade.load(snag.trade_id);
  const location =
    snag.location_id === null ? null : await context.loaders.location.load(snag.location_id);
  const plan =
    snag.plan_id === null || location !== null
      ? null
      : await context.loaders.plan.load(snag.plan_id);
  const place = placeInTitle(
    location?.name,
    plan && { name: plan.name, removed: plan.removed_at !== null },
  );
  return displayTitle(snag, trade?.name ?? null, place, standInTitle(context.language));
}
