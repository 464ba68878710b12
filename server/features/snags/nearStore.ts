import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Stretch } from '../../../rules/listPage';
import { farthest, type NearPosition, type OriginSheet } from '../../../rules/snagOrder';
import type { Scope } from '../../../rules/scope';
import type { Handle } from '../../database/engine';
import { chips, type Filter, type Reader, visible } from './listFilter';
import type { Origin } from './near';
import { memberScope } from '../../scope';
import { comparison, inOrder, keyOfPlace, type OrderedRow } from './orders';

interface NearStretch extends Stretch<NearPosition> {
  filter: Filter;
  origin: Origin | null;
}

export interface NearRow {
  snag: OrderedRow;
  position: NearPosition;
}

/**
 * A part of the order by nearness, in reading direction. Near snags are as many as a plan has; the
 * rest is read along an index.
 */
export async function stretchOfNearest(
  db: Handle,
  reader: Reader,
  asked: NearStretch,
): Promise<NearRow[]> {
  const { origin, start, backwards, limit } = asked;
  const near = async (left: number): Promise<NearRow[]> =>
    origin === null ? [] : nearOnes(db, reader, { ...asked, origin, limit: left });
  const rest = async (left: number): Promise<NearRow[]> =>
    (await restOf(db, reader, { ...asked, limit: left })).map((snag) => ({
      snag,
      position: restPosition(snag),
    }));
  // A page that begins in the part that is read last does not need the other.
  const [one, other] = backwards ? [rest, near] : [near, rest];
  if (start !== null && (start.group === null) !== backwards) return other(limit);
  const begun = await one(limit);
  return begun.length === limit ? begun : [...begun, ...(await other(limit - begun.length))];
}

const restPosition = ({ at_place, number }: OrderedRow): NearPosition => ({
  group: null,
  key: at_place,
  away: 0,
  number,
});

/** The position of a snag. */
export async function nearPositionOf(
  db: Handle,
  reader: Reader,
  origin: Origin | null,
  snag: OrderedRow,
): Promise<NearPosition> {
  const found =
    origin === null
      ? undefined
      : await db
          .selectFrom(distances(reader, origin).as('near'))
          .selectAll()
          .where('near.id', '=', snag.id)
          .executeTakeFirst();
  return found === undefined
    ? restPosition(snag)
    : { group: found.group_away, key: snag.at_place, away: found.away, number: snag.number };
}

async function nearOnes(
  db: Handle,
  reader: Reader,
  { start, including, backwards, limit, filter, origin }: NearStretch & { origin: Origin },
): Promise<NearRow[]> {
  const position = start?.group === null ? null : start;
  const direction = backwards ? 'desc' : 'asc';
  const rows = await db
    .selectFrom(distances(reader, origin).as('near'))
    // In the other order the whole project would be looked through.
    .$call((query) => reader.engine.readSnagsNext(query))
    .whereRef('near.id', '=', 'snag.id')
    .selectAll('snag')
    .select(['near.group_away', 'near.away', keyOfPlace.as('at_place')])
    .where((eb) => visible(eb, reader, filter))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader))
    .$if(position !== null, (query) =>
      query.where(
        sql<SqlBool>`(group_away, ${keyOfPlace}, away, number) ${comparison(direction, including)} (${position?.group}, ${position?.key}, ${position?.away}, ${position?.number})`,
      ),
    )
    .orderBy('group_away', direction)
    .orderBy('at_place', direction)
    .orderBy('away', direction)
    .orderBy('number', direction)
    .limit(limit)
    .execute();
  return rows.map(({ group_away, away, ...snag }) => ({
    snag,
    position: { group: group_away, key: snag.at_place, away, number: snag.number },
  }));
}

function restOf(
  db: Handle,
  reader: Reader,
  { start, filter, origin, ...asked }: NearStretch,
): Promise<OrderedRow[]> {
  const position = start?.group === null ? start : null;
  return inOrder(
    db,
    reader,
    { ...asked, sort: 'PLACE', start: position, end: null },
    (snags, limit) =>
      snags
        .selectAll('snag')
        .select(keyOfPlace.as('at_place'))
        .where((eb) => visible(eb, reader, filter, 'IN_ORDER'))
        .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader))
        .$if(origin !== null, (query) =>
          query.where(origin === null ? sql.lit(true) : isFar(reader, origin)),
        )
        .limit(limit)
        .execute(),
  );
}

/** The near snags, with the distance of their location and their own. */
function distances(reader: Reader, origin: Origin) {
  const { sheet } = origin;
  const ownDistances = sql`select snag.id, reach.away as group_away, ${sheet === null ? sql`${farthest}` : sql`coalesce(pinned.away, ${farthest})`} as away
    from reach join snag on snag.location_id = reach.location_id ${sheet === null ? sql`` : sql`left join pinned on pinned.id = snag.id`}`;
  return sql<{ id: string; group_away: number; away: number }>`(with ${reach(reader, origin)}
    ${ownDistances} ${sheet === null ? sql`` : sql`union all select id, away, away from pinned where location_id is null`})`;
}

/** Neither a location with a pin on the plan nor a pin there. */
const isFar = (
  reader: Reader,
  origin: Origin,
) => sql<SqlBool>`coalesce(location_id, '') not in (with ${reach(reader, origin)} select location_id from reach)
  and (location_id is not null or coalesce(plan_id, '') <> ${origin.sheet?.planId ?? '-'})`;

/**
 * Common tables: `pinned`, the distance of each pin, and `reach`, the distance of each location.
 * Pins that the reader may not see must not influence the order.
 */
function reach(reader: Reader, { locationId, sheet }: Origin): RawBuilder<unknown> {
  const nearest = [
    ...(locationId === null ? [] : [sql`select ${locationId} as location_id, -1 as away`]),
    ...(sheet === null
      ? []
      : [sql`select location_id, away from pinned where location_id is not null`]),
  ];
  const found =
    nearest.length === 0
      ? sql`select null as location_id, 0 as away where 1 = 0`
      : sql.join(nearest, sql` union all `);
  const ofLocations = reader.engine.computedOnce(
    'reach',
    sql`select location_id, min(away) as away from (${found}) as nearest group by location_id`,
  );
  return sheet === null ? ofLocations : sql`${pinned(reader, sheet)}, ${ofLocations}`;
}

function pinned(
  { member, engine }: Reader,
  { planId, fromOrigin }: OriginSheet,
): RawBuilder<unknown> {
  const maps = fromOrigin.map(
    ({ revisionId, map: [a, b, c, d, e, f] }) =>
      sql`(${revisionId}, ${sql.join([a, b, c, d, e, f].map((value) => sql`cast(${value} as double precision)`))})`,
  );
  const dx = sql`(a * pin_x + c * pin_y + e)`;
  const dy = sql`(b * pin_x + d * pin_y + f)`;
  const pins = sql`select snag.id, location_id, cast(round((${dx} * ${dx} + ${dy} * ${dy}) * 10000) as bigint) as away
      from snag join from_origin on from_origin.revision_id = snag.pin_revision_id
      where plan_id = ${planId} ${inScope(memberScope(member))}`;
  return sql`from_origin (revision_id, a, b, c, d, e, f) as (values ${sql.join(maps)}), ${engine.computedOnce('pinned', pins)}`;
}

function inScope(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'ALL') return sql``;
  if (scope.kind === 'COMPANY') return sql`and company_id = ${scope.companyId}`;
  return scope.kind === 'PLACES' && scope.locationIds.size > 0
    ? sql`and location_id in (${sql.join([...scope.locationIds])})`
    : sql`and 1 = 0`;
}
