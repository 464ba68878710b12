import type { ReportGrouping } from '../../../rules/reports';
import type { Handle } from '../../database/engine';
import type { Listed } from './listOfReport';

// What the snags of a report name by an id.

export type Registers = Readonly<Record<ReportGrouping, ReadonlyMap<string, string>>> & {
  plans: ReadonlyMap<
    string,
    { readonly code: string; readonly name: string; readonly removed: boolean }
  >;
};

export async function registersOf(db: Handle, projectId: string): Promise<Registers> {
  const locations = await db
    .selectFrom('location')
    .select(['id', 'path'])
    .where('project_id', '=', projectId)
    .execute();
  const trades = await db
    .selectFrom('trade')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .execute();
  const companies = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .execute();
  const plans = await db
    .selectFrom('plan')
    .select(['id', 'code', 'name', 'removed_at'])
    .where('project_id', '=', projectId)
    .execute();
  return {
    PLACE: new Map(locations.map(({ id, path }) => [id, path])),
    TRADE: new Map(trades.map(({ id, name }) => [id, name])),
    COMPANY: new Map(companies.map(({ id, name }) => [id, name])),
    plans: new Map(
      plans.map(({ id, code, name, removed_at: removedAt }) => [
        id,
        { code, name, removed: removedAt !== null },
      ]),
    ),
  };
}

/** The companies whose work it is about. */
export const partiesOf = (registers: Registers, listed: readonly Listed[]): string[] =>
  [
    ...new Set(
      listed.flatMap(({ companyId }) =>
        companyId === null ? [] : (registers.COMPANY.get(companyId) ?? []),
      ),
    ),
  ].toSorted();
