import type { SnagFilter } from '../../../__generated__/server/resolvers';
import { dayIn } from '../../../rules/days';
import { reportLimits, type ReportGrouping } from '../../../rules/reports';
import { overdueDays } from '../../../rules/shown';
import type { SnagStatus } from '../../../rules/snag';
import type { Handle } from '../../database/engine';
import { Refusal } from '../../refusal';
import { chips, type Reader, visible } from '../snags/listFilter';
import { keyOfPlace } from '../snags/orders';

// Which snags a report is about, and in which order.

export interface Listed {
  id: string;
  /** The location, trade or company under which it stands. */
  group: string | null;
  status: SnagStatus;
  overdue: boolean;
  sentBack: boolean;
  tradeId: string | null;
  companyId: string | null;
  /** On which it has a pin. */
  planId: string | null;
}

/**
 * All of the list with the group of each, in the order of the report. `only`: of these
 * snags alone.
 */
export async function orderOf(
  db: Handle,
  reader: Reader,
  filter: SnagFilter,
  grouping: ReportGrouping,
  only?: readonly string[],
): Promise<Listed[]> {
  const rows = await db
    .selectFrom('snag')
    .leftJoin('trade', 'trade.id', 'snag.trade_id')
    .leftJoin('company', 'company.id', 'snag.company_id')
    .select([
      'snag.id',
      'snag.number',
      'snag.status',
      'snag.location_id',
      'snag.due_on',
      'snag.sent_back_count',
      'snag.trade_id',
      'snag.company_id',
      'snag.plan_id',
      keyOfPlace.as('place_key'),
      'trade.sort_key as trade_key',
      'company.sort_key as company_key',
    ])
    .where('snag.id', 'in', (eb) =>
      eb
        .selectFrom('snag')
        .select('snag.id')
        .where((is) => visible(is, reader, filter))
        .where((is) => chips[filter.chip ?? 'ALL'](is, reader)),
    )
    .$if(only !== undefined, (query) => query.where('snag.id', 'in', only ?? []))
    .orderBy('snag.number')
    .limit(reportLimits.snags + 1)
    .execute();
  if (rows.length > reportLimits.snags)
    throw new Refusal('REPORT_TOO_LARGE', { limit: reportLimits.snags, things: 'snags' });
  const flats =
    grouping === 'PLACE'
      ? await flatsOf(db, reader.project.id)
      : new Map<string, { id: string; key: string }>();
  const day = dayIn(reader.project.time_zone, reader.now);
  const keys = rows.map((row) => {
    const flat = row.location_id === null ? undefined : flats.get(row.location_id);
    const group = {
      PLACE: flat?.id ?? row.location_id,
      TRADE: row.trade_id,
      COMPANY: row.company_id,
    }[grouping];
    const key = {
      PLACE: flat?.key ?? row.place_key,
      TRADE: row.trade_key,
      COMPANY: row.company_key,
    }[grouping];
    return {
      id: row.id,
      group,
      status: row.status,
      overdue: overdueDays({ status: row.status, dueOn: row.due_on }, day) !== null,
      sentBack: row.sent_back_count > 0,
      tradeId: row.trade_id,
      companyId: row.company_id,
      planId: row.plan_id,
      // What has no group comes last.
      order: [group === null ? '1' : `0${key ?? ''}`, group ?? '', row.place_key],
      number: row.number,
    };
  });
  return keys.sort((a, b) => compare(a.order, b.order) || a.number - b.number);
}

/**
 * For each location the one under which its snags stand: a flat, which is what has rooms. Those of a
 * room stand under the flat of that room.
 */
async function flatsOf(
  db: Handle,
  projectId: string,
): Promise<Map<string, { id: string; key: string }>> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'parent_id', 'path_key'])
    .where('project_id', '=', projectId)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parents = new Set(rows.map(({ parent_id: parentId }) => parentId));
  return new Map(
    rows.map((row) => {
      const flat = parents.has(row.id) ? row : (byId.get(row.parent_id) ?? row);
      return [row.id, { id: flat.id, key: flat.path_key }];
    }),
  );
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [index, text] of a.entries()) {
    const other = b[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}

/** The companies with snags of a filter, by name. */
export const companiesIn = (
  db: Handle,
  reader: Reader,
  filter: SnagFilter,
): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('snag')
        .select('snag.company_id')
        .where((is) => visible(is, reader, filter))
        .where((is) => chips[filter.chip ?? 'ALL'](is, reader)),
    )
    .orderBy('sort_key')
    .orderBy('id')
    .execute();

/** Refuses more photos than a report can have. */
export async function checkPhotos(db: Handle, reader: Reader, filter: SnagFilter): Promise<void> {
  const { n } = await db
    .selectFrom('photo')
    .where('photo.removed_at', 'is', null)
    .where('photo.snag_id', 'in', (eb) =>
      eb
        .selectFrom('snag')
        .select('snag.id')
        .where((is) => visible(is, reader, filter))
        .where((is) => chips[filter.chip ?? 'ALL'](is, reader)),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n > reportLimits.photos)
    throw new Refusal('REPORT_TOO_LARGE', { limit: reportLimits.photos, things: 'photos' });
}
