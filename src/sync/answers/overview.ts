import { calendarOf, groupsOf, overviewOf } from '../../../rules/overview';
import { may } from '../../../rules/rights';
import { matching } from '../../../rules/snagFilter';
import type { Value } from '../rows/row';
import type { Copy } from './copy';
import { link, links } from './fields';

/** `Project.overview`, computed as on the server, by rules/overview.ts. */
export function overviewIn(copy: Copy, within: string | null, now: number): Value {
  const calendar = calendarOf(copy.timeZone, now);
  const isIn = matching({ locationIds: within === null ? null : [within] }, copy.reader(now));
  const locations = links(copy.project['locations']).map((id) => {
    const row = copy.row(id);
    return { id, parentId: link(row?.['parent']), archived: row?.['archived'] === true };
  });
  const groups = groupsOf([...copy.snags].filter(isIn), calendar, may(copy.actor, 'seeAmounts'));
  const overview = overviewOf(groups, calendar, locations, within);
  return {
    ...overview,
    trades: overview.trades.map(({ id, ...share }) => ({
      ...share,
      trade: id && { ref: id },
      company: null,
    })),
    companies: overview.companies.map(({ id, ...share }) => ({
      ...share,
      trade: null,
      company: id && { ref: id },
    })),
    costs:
      overview.costs?.map(({ companyId, ...amounts }) => ({
        ...amounts,
        company: companyId && { ref: companyId },
      })) ?? null,
    places: overview.places.map(({ id, ...place }) => ({ ...place, location: { ref: id } })),
    blocks: overview.blocks.map((id) => ({ ref: id })),
  };
}
