// The answer of Project.overview as rules/overview.ts says it: with ids in place of what is linked.

export const overviewFields = `raised closed void outstanding overdue dueThisWeek toCheck toCheckSince disputed unassigned
  weeks { startsOn raised closed } ages { raisedFrom raisedTo outstanding }
  trades { trade { id } overdue inTime toCheck } tradeCount companies { company { id } overdue inTime toCheck } companyCount
  costs { company { id } amount outstanding } places { location { id } outstanding exact } placeCount blocks { id }`;

type Linked = Record<'trade' | 'company' | 'location', { id: string } | null | undefined>;
type Lists = Record<'trades' | 'companies' | 'places' | 'blocks', (Linked & { id: string })[]> & {
  costs: (Linked & { amount: number; outstanding: number })[] | null;
};

export const withIds = ({ trades, companies, costs, places, blocks, ...rest }: Lists) => ({
  ...rest,
  trades: trades.map(({ trade, ...share }) => ({ ...share, id: trade?.id ?? null })),
  companies: companies.map(({ company, ...share }) => ({ ...share, id: company?.id ?? null })),
  costs:
    costs?.map(({ company, ...amounts }) => ({ ...amounts, companyId: company?.id ?? null })) ??
    null,
  places: places.map(({ location, ...place }) => ({ ...place, id: location?.id })),
  blocks: blocks.map(({ id }) => id),
});
