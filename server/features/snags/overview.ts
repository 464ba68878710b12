import type { ProjectOverviewArgs } from '../../../__generated__/server/resolvers';
import { calendarOf, overviewOf, type Share } from '../../../rules/overview';
import type { Context } from '../../context';
import { seesPart } from '../../permissions';
import { readOverview } from './overviewStore';
import { readerOf } from './reader';

/** `Project.overview`: the sums are those of rules/overview.ts. */
export async function overviewFor(
  context: Context,
  projectId: string,
  { locationId }: Partial<ProjectOverviewArgs>,
) {
  const { loaders } = context;
  const reader = await readerOf(context, projectId);
  const calendar = calendarOf(reader.project.time_zone, reader.now);
  const within = locationId ?? null;
  const { groups, locations } = await readOverview(context.services.db, reader, calendar, within);
  const overview = overviewOf(groups, calendar, locations, within);
  const counted = ({ id: _id, ...counts }: Share) => counts;
  return {
    ...overview,
    trades: await Promise.all(
      overview.trades.map(async (share) => ({
        ...counted(share),
        trade: share.id === null ? null : await loaders.trade.load(share.id),
        company: null,
      })),
    ),
    companies: await Promise.all(
      (seesPart(context) ? [] : overview.companies).map(async (share) => ({
        ...counted(share),
        trade: null,
        company: share.id === null ? null : await loaders.company.load(share.id),
      })),
    ),
    costs:
      overview.costs &&
      (await Promise.all(
        overview.costs.map(async ({ companyId, ...amounts }) => ({
          ...amounts,
          company: companyId === null ? null : await loaders.company.load(companyId),
        })),
      )),
    places: (
      await Promise.all(
        overview.places.map(async ({ id, ...place }) => ({
          ...place,
          location: await loaders.location.load(id),
        })),
      )
    ).flatMap(({ location, ...place }) => (location === null ? [] : [{ ...place, location }])),
    blocks: (await Promise.all(overview.blocks.map((id) => loaders.location.load(id)))).filter(
      (location) => location !== null,
    ),
  };
}
