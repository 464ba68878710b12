import { cleanLine } from '../../../rules/text';
import type { Handle } from '../../database/engine';
import type { SnagTable } from '../../database/schema';
import { settings } from '../../settings';
import { snagIdsOf } from '../bcf/store';
import { findPlace, type ImportContext } from './importContext';
import { contentOf, isAboutOurs, type MappedRow, placeOf, snagIdOf } from './mapped';
import { remembering } from './decideSnag';
import { nearest } from './near';
import { placeKey } from './places';
import { problem, type Problem } from './problems';
import { factsOfImport, rowOf, rowsAfter, saidOf } from './store';
import { isNothing } from './words';
import type { Import, Mapped } from './work';

interface Identity {
  readonly thingId: string | null;
  readonly wrong: Problem | null;
}

type Known = Pick<SnagTable, 'id' | 'number' | 'title' | 'location_id'>;

/** Lists that may have a row with the same number, each about another snag. */
const mostLists = 10;

/**
 * Says of each row in turn which snag it is about: by its id, its number, its key, or by what and
 * where it is.
 */
export async function identifier(
  work: Import,
  mapped: Mapped,
  world: ImportContext,
): Promise<(rows: readonly MappedRow[]) => Promise<readonly Identity[]>> {
  const { row } = work;
  if (row.target !== 'snags')
    return (rows) => Promise.resolve(rows.map(() => ({ thingId: null, wrong: null })));
  const { db } = work.services;
  /** Rows by what they are about. */
  const seen = new Map<string, { line: number; says: string }>();
  const times = new Map<string, number>();
  const timesOf = (said: unknown): number => {
    const text = JSON.stringify(said);
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return time;
  };
  const isOfLists = numbered(mapped);
  const numbersOf = withNumbers(work, world, isOfLists);
  const kinship = await kinshipOf(work, mapped, numbersOf);
  const answer = mapped.mapping.answers.sameNumber;
  return async (rows) => {
    const found = db
      .selectFrom('snag')
      .select(['id', 'number', 'title', 'location_id'])
      .where('project_id', '=', row.project_id);
    const ids = rows.flatMap(({ cells: { id = '' } }) => (id === '' ? [] : [id]));
    const numbers = rows
      .map(({ cells }) => Number(cells.number ?? ''))
      .filter((number) => Number.isSafeInteger(number) && number > 0);
    const byId = new Set(
      (ids.length === 0 ? [] : await found.where('id', 'in', ids).execute()).map(({ id }) => id),
    );
    const byNumber = new Map(
      (numbers.length === 0 ? [] : await found.where('number', 'in', numbers).execute()).map(
        ({ id, number }) => [number, id],
      ),
    );
    const kept = await numbersOf(rows);
    const topics = await snagIdsOf(
      db,
      row.project_id,
      rows.flatMap(({ topic }) => (topic === undefined ? [] : [topic.guid])),
    );
    return rows.map((mapped, index): Identity => {
      const { id = '', number = '', title = '' } = mapped.cells;
      const key = keyOf(mapped);
      const content = contentOf(mapped);
      const says = `${title} ${placeOf(mapped)}`;
      let thingId: string;
      if (mapped.topic !== undefined) {
        thingId = topics.get(mapped.topic.guid) ?? '';
      } else if (id !== '') {
        if (!byId.has(id))
          return { thingId: null, wrong: problem('ROW_ID_UNKNOWN', { id: id.slice(0, 60) }) };
        thingId = id;
      } else if (number !== '') {
        const known = byNumber.get(Number(number));
        if (known === undefined)
          return {
            thingId: null,
            wrong: problem('ROW_NUMBER_UNKNOWN', { number: number.slice(0, 60) }),
          };
        thingId = known;
      } else if (isOfLists(mapped)) {
        // Other lists count from 1 too, and so may the next flat: there it is another snag.
        const own = (kept[index] ?? []).filter(
          (each) => (seen.get(each.id)?.says ?? says) === says,
        );
        const same = own.find((each) => each.same === 'WHOLE') ?? own.find((each) => each.same);
        // Both what and where it is were corrected.
        const corrected =
          own.find((each) => kinship(each) === 'SAME') ??
          own.find((each) => kinship(each) === 'ASK');
        const isAsked = corrected !== undefined && kinship(corrected) === 'ASK';
        if (same === undefined && isAsked && answer === null)
          return { thingId: null, wrong: askedAbout(corrected) };
        thingId =
          same?.id ??
          (isAsked && answer !== 'CORRECTED' ? undefined : corrected?.id) ??
          own.find(({ known }) => known === undefined)?.id ??
          own[0]?.id ??
          snagIdOf(row.project_id, { content, time: timesOf(content) });
      } else if (key !== '') {
        const of = { key, place: placeOf(mapped) };
        thingId = snagIdOf(row.project_id, { ...of, time: timesOf(of) });
      } else {
        thingId = snagIdOf(row.project_id, { content, time: timesOf(content) });
      }
      const before = seen.get(thingId);
      if (before !== undefined)
        return {
          thingId: null,
          wrong: problem(mapped.topic === undefined ? 'ROW_TWICE' : 'ROW_TOPIC_TWICE', {
            n: before.line,
          }),
        };
      seen.set(thingId, { line: mapped.line, says });
      return { thingId, wrong: null };
    });
  };
}

/** The number of a row in its list; empty where the cell says that it has none. */
const keyOf = ({ cells: { key = '' } }: MappedRow): string => (isNothing(key) ? '' : key);

/** Whether a row has a number of its own in its list, which does not count anew in each flat. */
function numbered({ mapping, facts }: Mapped): (row: MappedRow) => boolean {
  const repeats = facts.columns[mapping.columns.indexOf('key')]?.repeats === true;
  return (mapped) =>
    mapped.topic === undefined && !isAboutOurs(mapped) && keyOf(mapped) !== '' && !repeats;
}

/** A snag that a row's number may mean. */
interface Numbered {
  readonly id: string;
  /** Undefined if there is none yet. */
  readonly known: Known | undefined;
  /**
   * Whether the row says of it what its row said the last time, or it is as the row says: WHOLE,
   * PART; null if neither.
   */
  readonly same: 'WHOLE' | 'PART' | null;
  /** The list that brought it in; null of what came in before that was kept. */
  readonly list: string | null;
}

type NumbersOf = (rows: readonly MappedRow[]) => Promise<readonly (readonly Numbered[])[]>;

/** Of each row the snags that its number may mean, in the order in which their lists came. */
function withNumbers(
  { services: { db, secret }, row }: Import,
  world: ImportContext,
  isOfLists: (row: MappedRow) => boolean,
): NumbersOf {
  const remember = remembering(secret);
  return async (rows) => {
    const ids = rows.map((mapped) =>
      isOfLists(mapped)
        ? Array.from({ length: mostLists }, (_, list) =>
            snagIdOf(
              row.project_id,
              list === 0 ? { key: keyOf(mapped) } : { key: keyOf(mapped), list },
            ),
          )
        : [],
    );
    const all = ids.flat();
    if (all.length === 0) return ids.map(() => []);
    const said = await saidOf(db, row.project_id, all);
    const snags = await db
      .selectFrom('snag')
      .select(['id', 'number', 'title', 'location_id'])
      .where('project_id', '=', row.project_id)
      .where('id', 'in', all)
      .execute();
    const byId = new Map<string, Known>(snags.map((snag) => [snag.id, snag]));
    return rows.map((mapped, index) => {
      const sameAs = sameAsSaid(world, mapped, remember);
      return (ids[index] ?? []).map((id): Numbered => {
        const known = byId.get(id);
        const asSaid = sameAs(said.get(id));
        const same = asSaid ?? (isSame(world, mapped, known) ? 'PART' : null);
        return { id, known, same, list: said.get(id)?.['list'] ?? null };
      });
    });
  };
}

const askedAbout = ({ known }: Numbered): Problem =>
  problem('ROW_SAME_NUMBER', { text: (known?.title ?? '').slice(0, 60) });

/**
 * Whether a row that says neither what nor where a snag with its number is, is that snag corrected:
 * SAME if most rows of the table are known from the list of that snag, and OTHER if none is.
 */
type Kinship = (numbered: Numbered) => 'SAME' | 'ASK' | 'OTHER';

async function kinshipOf(
  { services: { db }, row, goOn }: Import,
  mapped: Mapped,
  numbersOf: NumbersOf,
): Promise<Kinship> {
  const counts = new Map<string | null, { known: number; unknown: number }>();
  for (let after = 0; ;) {
    goOn();
    const rows = await rowsAfter(db, row.id, after, settings.tableImport.rowsAtOnce);
    if (rows.length === 0) break;
    for (const own of await numbersOf(rows.map((each) => mapped.map(rowOf(each))))) {
      const isKnown = own.some(({ same }) => same !== null);
      for (const { known, same, list } of own) {
        if (known === undefined || (isKnown && same === null)) continue;
        const count = counts.get(list) ?? { known: 0, unknown: 0 };
        counts.set(list, count);
        count[isKnown ? 'known' : 'unknown'] += 1;
      }
    }
    after = rows.at(-1)?.n ?? after;
  }
  const named = new Set(await listsNamed(db, row, mapped, [...counts.keys()]));
  return ({ known, list }) => {
    const count = counts.get(list);
    if (known === undefined || count === undefined) return 'OTHER';
    if (count.known > count.unknown) return 'SAME';
    return count.known > 0 || named.has(list) ? 'ASK' : 'OTHER';
  };
}

/** Of these lists those that came in a file of the same name, under the same headings. */
async function listsNamed(
  db: Handle,
  { name }: Import['row'],
  { facts: { columns } }: Mapped,
  lists: readonly (string | null)[],
): Promise<(string | null)[]> {
  const ids = lists.filter((id) => id !== null);
  if (name === '' || ids.length === 0) return [];
  const before = await db
    .selectFrom('table_import')
    .selectAll()
    .where('id', 'in', ids)
    .where('name', '=', name)
    .execute();
  const headings = JSON.stringify(columns.map((column) => column.name));
  return before
    .filter(
      (each) =>
        JSON.stringify(factsOfImport(each)?.columns.map((column) => column.name)) === headings,
    )
    .map(({ id }) => id);
}

/**
 * How much of what a row says is what the row of a snag said the last time, however the snag was
 * changed since.
 */
function sameAsSaid(
  world: ImportContext,
  { cells }: MappedRow,
  remember: (cell: string) => string,
): (said: Readonly<Record<string, string>> | undefined) => 'WHOLE' | 'PART' | null {
  const { segments } = findPlace(world, cells.location ?? '', { steps: [], made: [] });
  const own = Object.entries({
    title: cleanLine(cells.title),
    description: cells.description ?? '',
    location: placeKey(segments),
  }).flatMap(([field, text]) => (text === '' ? [] : [{ field, kept: remember(text) }]));
  return (said) => {
    const same = own.filter(({ field, kept }) => said?.[field] === kept).length;
    return same === 0 ? null : same === own.length ? 'WHOLE' : 'PART';
  };
}

/**
 * Whether a row with the number of another one is about the same snag: it says the same place, or
 * nearly the same title.
 */
function isSame(
  world: ImportContext,
  { cells: { title, description, location } }: MappedRow,
  snag: Known | undefined,
): boolean {
  if (snag === undefined) return false;
  const place = findPlace(world, location ?? '', { steps: [], made: [] });
  const isThere =
    location === undefined || ('id' in place && place.id !== null && place.id === snag.location_id);
  const said = title ?? description ?? '';
  return isThere || (said !== '' && nearest(said, [{ name: snag.title }]).length > 0);
}
