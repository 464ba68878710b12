import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { SnagChip } from '../../../__generated__/server/resolvers';
import { planLimits } from '../../../rules/limits';
import { chipStatuses } from '../../../rules/lists';
import { listsOf, type SnagFilter } from '../../../rules/snagFilter';
import type { ListPosition } from '../../../rules/snagOrder';
import type { SnagsFound } from '../../database/contract';
import type { Handle } from '../../database/engine';
import type { Database } from '../../database/schema';
import {
  chipConditions,
  chips,
  type Filter,
  narrowed,
  type Reader,
  today,
  visible,
  type Way,
  wordsOf,
} from './listFilter';
import { memberScope } from '../../scope';
import { comparison, directionOf, inOrder, keyIn, keyOfPlace, type OrderedStretch } from './orders';
import { findByWords, havingWords, mostTexts } from './search';

interface ListStretch extends OrderedStretch {
  filter: Filter;
}

/**
 * How many snags are read in the order of the list before an index is asked for all that match: a
 * few ms. Fewer for a search, because each snag has several texts; enough to fill a page if one in
 * ten matches.
 */
const lookedAt = { plain: 2_000, texts: 600 };

/** Snags that are read by an index of their own and sorted in a few ms. */
const few = 2_500;

/**
 * A part of the list, in reading direction. If many snags match a filter, the first ones in the
 * order of the list fill a page. If few match, the index of the filter finds them, and they are
 * sorted. Neither way is fast for both, so the index first counts up to {@link few} matches. For a
 * search it cannot count, so the first way is tried before the second.
 */
export async function stretchOfSnags(db: Handle, reader: Reader, asked: ListStretch) {
  const most = isSearch(asked.filter) ? lookedAt.texts : lookedAt.plain;
  if (!hasOwnIndex(asked.filter) || reader.project.last_number <= most)
    return lookedThrough(db, reader, asked, null);
  const words = wordsOf(asked.filter);
  if (words.length === 0 && (await leavesFew(db, reader, asked.filter)))
    return atOnce(db, reader, asked, null);
  const end = await endOfLook(db, reader, asked, most);
  const found = await lookedThrough(db, reader, asked, end);
  if (end === null || found.length === asked.limit) return found;
  if (words.length === 0) return atOnce(db, reader, asked, null);
  const search = await searched(db, reader, words);
  const ids = search.isAll
    ? search.ids
    : await fewWith(db, reader, asked.filter, words, { withChip: true });
  if (ids !== null) return atOnce(db, reader, asked, ids);
  // Goes on behind the part that was searched already, which ended with the row `end`.
  for (let start: ListPosition | null = end; start !== null && found.length < asked.limit;) {
    const rest: ListStretch = {
      ...asked,
      start,
      including: false,
      limit: asked.limit - found.length,
    };
    const to = await endOfLook(db, reader, rest, lookedAt.plain);
    // A snag whose position changed between two reads is not listed twice.
    found.push(
      ...(await lookedThrough(db, reader, rest, to)).filter(
        ({ id }) => !found.some((row) => row.id === id),
      ),
    );
    start = to;
  }
  return found;
}

/**
 * Of what a filter leaves besides its search, if that are few: those with all words. Null if there
 * are more.
 */
async function fewWith(
  db: Handle,
  reader: Reader,
  filter: Filter,
  words: readonly string[],
  { withChip }: { withChip: boolean },
): Promise<readonly string[] | null> {
  const rest = { ...filter, text: null };
  if (
    narrowingOf(rest).length === 0 &&
    !(withChip && filter?.chip != null) &&
    memberScope(reader.member).kind === 'ALL'
  )
    return null;
  const rows = await db
    .selectFrom('snag')
    .select('id')
    .where((eb) => visible(eb, reader, rest, 'BY_ITS_INDEX'))
    .where((eb) => (withChip ? chips[filter?.chip ?? 'ALL'](eb, reader) : eb.lit(true)))
    .limit(mostTexts + 1)
    .execute();
  return rows.length > mostTexts
    ? null
    : havingWords(
        db,
        reader.project.id,
        rows.map(({ id }) => id),
        words,
      );
}

const searched = (
  db: Handle,
  { find, project }: Reader,
  words: readonly string[],
): Promise<SnagsFound> => (find === undefined ? findByWords(db, project.id, words) : find(words));

const isSearch = (filter: Filter): boolean => (filter?.text ?? '') !== '';

/**
 * The parts of a filter that can be what few snags have, and have an index: of the project, or of
 * what is of one project alone.
 */
function withOwnIndex(filter: NonNullable<Filter>): { part: SnagFilter; ofProject: boolean }[] {
  const { planId, planCode, ids, raisedFrom, raisedTo } = filter;
  const { assigneeIds, locationIds } = listsOf(filter);
  return [
    ...(assigneeIds === null ? [] : [{ part: { assigneeIds }, ofProject: true }]),
    ...(raisedFrom == null && raisedTo == null
      ? []
      : [
          { part: { raisedFrom: raisedFrom ?? null, raisedTo: raisedTo ?? null }, ofProject: true },
        ]),
    ...(locationIds === null ? [] : [{ part: { locationIds }, ofProject: false }]),
    ...(planId == null ? [] : [{ part: { planId }, ofProject: false }]),
    ...(planCode == null ? [] : [{ part: { planCode }, ofProject: false }]),
    ...(ids == null ? [] : [{ part: { ids }, ofProject: false }]),
  ];
}

const hasOwnIndex = (filter: Filter): boolean =>
  isSearch(filter) || withOwnIndex(filter ?? {}).length > 0;

/** Whether a part of the filter alone leaves few: an index knows, and no snag is read for it. */
async function leavesFew(db: Handle, reader: Reader, filter: Filter): Promise<boolean> {
  for (const { part, ofProject } of withOwnIndex(filter ?? {})) {
    const matching = db
      .selectFrom('snag')
      .select((eb) => eb.lit(1).as('one'))
      .where((eb) =>
        eb.and([
          ...narrowed(eb, reader, part),
          ...(ofProject ? [eb('project_id', '=', reader.project.id)] : []),
        ]),
      )
      .limit(few + 1);
    const { count } = await db
      .selectFrom(matching.as('matching'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) <= few) return true;
  }
  return false;
}

/** Where the first of the order end; null if there are not as many. */
async function endOfLook(
  db: Handle,
  reader: Reader,
  asked: ListStretch,
  most: number,
): Promise<ListPosition | null> {
  const [row] = await inOrder(db, reader, { ...asked, end: null, limit: 1 }, (snags, limit) =>
    snags
      .select(['snag.number', sql<string | number>`${keyIn(asked.sort, reader)}`.as('key')])
      .limit(limit)
      .offset(most)
      .execute(),
  );
  return row ?? null;
}

/** Along the index of the order, as far as `end`. */
const lookedThrough = (db: Handle, reader: Reader, asked: ListStretch, end: ListPosition | null) =>
  inOrder(db, reader, { ...asked, end }, (snags, limit) =>
    listed(snags, reader, asked.filter, 'IN_ORDER').limit(limit).execute(),
  );

function atOnce(db: Handle, reader: Reader, asked: ListStretch, found: readonly string[] | null) {
  const { sort, start, backwards, including, limit } = asked;
  const direction = directionOf(sort, backwards);
  const [key, way, number] = [
    keyIn(sort, reader),
    sql.raw(direction),
    reader.engine.unindexed('number'),
  ];
  return listed(db.selectFrom('snag'), reader, asked.filter, 'BY_ITS_INDEX', found)
    .$if(start !== null, (query) =>
      query.where(
        sql<SqlBool>`(${key}, number) ${comparison(direction, including)} (${start?.key}, ${start?.number})`,
      ),
    )
    .orderBy(sql`${key} ${way}, ${number} ${way}`)
    .limit(limit)
    .execute();
}

/** Undefined if it does not exist, does not match the filter, or is not visible to the reader. */
export const listedSnag = (db: Handle, reader: Reader, filter: Filter, number: number) =>
  listed(db.selectFrom('snag'), reader, filter, 'IN_ORDER').where('number', '=', number).execute();

const listed = (
  snags: SelectQueryBuilder<Database, 'snag', object>,
  reader: Reader,
  filter: Filter,
  way?: Way,
  found: readonly string[] | null = null,
) =>
  snags
    .selectAll('snag')
    .select(keyOfPlace.as('at_place'))
    .where((eb) => visible(eb, reader, filter, way, found))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader));

/**
 * The pins on a plan of the filter's snags, newest number first, with the fields that a pin shows.
 */
export function pinsOn(db: Handle, reader: Reader, planId: string, filter: Filter) {
  return db
    .selectFrom('snag')
    .select(['number', 'status', 'location_id', 'due_on', 'pin_revision_id', 'pin_x', 'pin_y'])
    .where((eb) => visible(eb, reader, { ...filter, planId }))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader))
    .orderBy('number', 'desc')
    .limit(planLimits.pins)
    .execute();
}

/**
 * The count of each chip. Those of a whole project are kept in a table, except those that depend on
 * the person. A search that finds many is counted as far as it was looked for.
 */
export async function countSnags(db: Handle, reader: Reader, filter: Filter) {
  const words = wordsOf(filter);
  if (words.length === 0)
    return {
      ...(await (narrowingOf(filter).length > 0 || memberScope(reader.member).kind === 'PLACES'
        ? countFiltered(db, reader, filter, null)
        : countAll(db, reader))),
      atLeast: false,
    };
  const search = await searched(db, reader, words);
  const few = search.isAll ? null : await fewWith(db, reader, filter, words, { withChip: false });
  const { ids, isAll } = few === null ? search : { ids: few, isAll: true };
  return { ...(await countFiltered(db, reader, filter, ids)), atLeast: !isAll };
}

/** What a filter asks for besides its chip. */
function narrowingOf(filter: Filter): unknown[] {
  const { chip: _chip, ...narrowing } = filter ?? {};
  return Object.values(narrowing).filter((value) => value != null && value !== '');
}

/** Snags of one company and status, and how many of them are what a chip asks for besides. */
interface Group {
  company_id: string | null;
  status: string;
  snags: number;
  overdue: number;
  mine: number;
  sent_back: number;
  undone: number;
}

/**
 * By company and status first, as the index has them: what a chip asks for besides is then looked
 * at once a row.
 */
async function countFiltered(
  db: Handle,
  reader: Reader,
  filter: Filter,
  found: readonly string[] | null,
) {
  const groups = db
    .selectFrom('snag')
    .where((eb) => visible(eb, reader, filter, 'ALL', found))
    .groupBy(['company_id', 'status'])
    .select((eb) => {
      const count = (chip: SnagChip) =>
        eb.fn.countAll<number>().filterWhere(chipConditions[chip](eb, reader));
      return [
        'company_id',
        'status',
        eb.fn.countAll<number>().as('snags'),
        count('OVERDUE').as('overdue'),
        count('MINE').as('mine'),
        count('SENT_BACK').as('sent_back'),
        eb.fn.countAll<number>().filterWhere('import_undone', '=', 1).as('undone'),
      ];
    });
  const sum = (
    eb: ExpressionBuilder<{ groups: Group }, 'groups'>,
    column: 'snags' | 'overdue' | 'mine' | 'sent_back' | 'undone',
    chip: SnagChip,
    ...more: Expression<SqlBool>[]
  ) =>
    eb.fn.coalesce(
      eb.fn
        .sum<number>(column)
        .filterWhere(eb.and([eb('status', 'in', chipStatuses[chip]), ...more])),
      eb.lit(0),
    );
  return db
    .selectFrom(groups.as('groups'))
    .select((eb) => [
      sum(eb, 'snags', 'TO_CHECK').as('toCheck'),
      sum(eb, 'snags', 'OPEN').as('open'),
      sum(eb, 'overdue', 'OVERDUE').as('overdue'),
      sum(eb, 'mine', 'MINE').as('mine'),
      sum(eb, 'snags', 'UNASSIGNED', eb('company_id', 'is', null)).as('unassigned'),
      sum(eb, 'sent_back', 'SENT_BACK').as('sentBack'),
      sum(eb, 'snags', 'DISPUTED').as('disputed'),
      sum(eb, 'snags', 'OUTSTANDING').as('outstanding'),
      eb(sum(eb, 'snags', 'ALL'), '-', sum(eb, 'undone', 'ALL')).as('all'),
      sum(eb, 'undone', 'UNDONE').as('undone'),
      sum(eb, 'snags', 'ALL', eb('status', '=', 'CLOSED')).as('closed'),
    ])
    .executeTakeFirstOrThrow();
}

async function countAll(db: Handle, reader: Reader) {
  const scope = memberScope(reader.member);
  type Build = ExpressionBuilder<Database, 'snag_tally'>;
  const count = (eb: Build, chip: SnagChip, ...more: Expression<SqlBool>[]) =>
    eb.fn.coalesce(
      eb.fn
        .sum<number>('snags')
        .filterWhere(
          eb.and([eb('status', 'in', chip === 'UNDONE' ? [chip] : chipStatuses[chip]), ...more]),
        ),
      eb.lit(0),
    );
  return db
    .selectFrom('snag_tally')
    .where('project_id', '=', reader.project.id)
    .$if(scope.kind !== 'ALL', (query) =>
      query.where('company_id', '=', scope.kind === 'COMPANY' ? scope.companyId : '-'),
    )
    .select((eb) => [
      count(eb, 'TO_CHECK').as('toCheck'),
      count(eb, 'OPEN').as('open'),
      count(eb, 'OVERDUE', eb('due_key', '<', today(reader))).as('overdue'),
      count(eb, 'UNASSIGNED', eb('company_id', '=', '')).as('unassigned'),
      count(eb, 'SENT_BACK', eb('sent_back', '=', 1)).as('sentBack'),
      count(eb, 'DISPUTED').as('disputed'),
      count(eb, 'OUTSTANDING').as('outstanding'),
      count(eb, 'ALL').as('all'),
      count(eb, 'UNDONE').as('undone'),
      count(eb, 'ALL', eb('status', '=', 'CLOSED')).as('closed'),
      mineOf(db, reader).as('mine'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The chip's condition as a union, because each part has its own index: raised by them; assigned to
 * them; to be fixed by their company.
 */
function mineOf(db: Handle, reader: Reader): RawBuilder<number> {
  const { user_id: own } = reader.member;
  const scope = memberScope(reader.member);
  const count = (build: (eb: ExpressionBuilder<Database, 'snag'>) => Expression<SqlBool>[]) =>
    db
      .selectFrom('snag')
      .where((eb) =>
        eb.and([visible(eb, reader, null), eb('status', 'in', chipStatuses.MINE), ...build(eb)]),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'));
  const raised = count((eb) => [eb('raised_by', '=', own)]);
  const named = count((eb) => [eb('assignee_id', '=', own), eb('raised_by', '<>', own)]);
  const company =
    scope.kind !== 'COMPANY'
      ? null
      : count((eb) => [
          eb('turn', '=', scope.companyId),
          eb('raised_by', '<>', own),
          eb.or([eb('assignee_id', 'is', null), eb('assignee_id', '<>', own)]),
        ]);
  return sql<number>`${sql.join([raised, named, ...(company === null ? [] : [company])], sql` + `)}`;
}
