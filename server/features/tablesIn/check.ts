import { byLanguage } from '../../../rules/languages';
import { cleanLine } from '../../../rules/text';
import { writeBeside } from '../../database/engine';
import type { TableImportRowTable } from '../../database/importTables';
import type { SnagTable } from '../../database/schema';
import { settings } from '../../settings';
import { inSteps } from '../../steps';
import { evidenceOf } from '../snags/facts';
import { titleOf } from '../snags/title';
import { type Decision, refusedRow, withoutLeftOut } from './decision';
import { decideSetUp, thingOf } from './decideSetUp';
import type { CurrentSnag } from './changeSnag';
import { decideSnag, remembering } from './decideSnag';
import type { Import, Mapped } from './work';
import { contentOf, isAboutOurs, type MappedRow, placeOf, snagIdOf } from './mapped';
import { problem, type Problem } from './problems';
import { rowOf, rowsAfter, saidOf, setRow, toldBy } from './store';
import { findPlace, type ImportContext } from './importContext';
import { nearest } from './near';
import { placeKey } from './places';
import { isNothing } from './words';

/** The dry run: decides what becomes of each row, and writes nothing but that. */
export async function check(work: Import, mapped: Mapped, world: ImportContext): Promise<void> {
  const {
    services: { db },
    row,
    goOn,
    tell,
  } = work;
  const identify = identifier(work, mapped, world);
  let after = 0;
  await inSteps(async () => {
    goOn();
    const rows = await rowsAfter(db, row.id, after, settings.tableImport.rowsAtOnce);
    if (rows.length === 0) return false;
    const parts = rows.map((each) => ({ each, mapped: mapped.map(rowOf(each)) }));
    const identities = await identify(parts.map((part) => part.mapped));
    const known = identities.flatMap(({ thingId }) => (thingId === null ? [] : [thingId]));
    const deciding = await decider(work, mapped, world, known);
    const decided: { each: TableImportRowTable; thingId: string | null; decision: Decision }[] = [];
    for (const [index, { each, mapped: cells }] of parts.entries()) {
      const { thingId, wrong } = identities[index] ?? { thingId: null, wrong: null };
      decided.push({
        each,
        thingId,
        decision: withoutLeftOut(
          wrong === null ? await deciding(cells, thingId) : refusedRow([wrong]),
          mapped.mapping.answers.leftOut,
        ),
      });
    }
    await writeBeside(db, async (trx) => {
      for (const { each, thingId, decision } of decided)
        await setRow(trx, each, {
          outcome: decision.outcome,
          told: toldBy(decision),
          thing_id: thingId,
          doing: null,
          state: '',
        });
    });
    after = rows.at(-1)?.n ?? after;
    await tell(after, mapped.facts.rows);
    return true;
  });
}

/**
 * Decides about a row: the one function of the dry run and the doing. `known`: ids of the snags
 * that these rows are about.
 */
export async function decider(
  { services, context, row }: Import,
  { mapping }: Mapped,
  world: ImportContext,
  known: readonly string[],
): Promise<(mapped: MappedRow, thingId: string | null) => Promise<Decision>> {
  const { db } = services;
  const remember = remembering(services.secret);
  if (row.target !== 'snags') {
    const { target } = row;
    const said = await saidOf(
      db,
      row.project_id,
      [...world.companies.values(), ...world.trades.values()].map(({ id }) => id),
    );
    return (mapped) =>
      Promise.resolve(
        decideSetUp[target](world, mapped, {
          words: mapping.words,
          remember,
          memory: (id) => said.get(id) ?? null,
        }),
      );
  }
  const snags =
    known.length === 0
      ? []
      : await db
          .selectFrom('snag')
          .selectAll()
          .where('id', 'in', known)
          .where('project_id', '=', row.project_id)
          .execute();
  const said = await saidOf(db, row.project_id, known);
  const current = new Map<string, Omit<CurrentSnag, 'said'>>();
  for (const snag of snags) {
    const photos = await context.loaders.photosOfSnag.load(snag.id);
    // The table may have been downloaded in another language.
    const shownTitles =
      snag.title === ''
        ? await Promise.all(
            Object.values(byLanguage((language) => titleOf({ ...context, language }, snag))),
          )
        : [];
    current.set(snag.id, { row: snag, shownTitles, evidence: evidenceOf(snag, photos).length });
  }
  return (row, thingId) => {
    const memory = memoryFor(row);
    const known = current.get(thingId ?? '');
    const decision = decideSnag(
      world,
      {
        mapped: row,
        snagId: thingId ?? '',
        current:
          known === undefined ? null : { ...known, said: memory.of(said.get(thingId ?? '') ?? {}) },
      },
      mapping,
      remember,
    );
    return Promise.resolve({ ...decision, said: memory.kept(decision.said) });
  };
}

/**
 * What a table that was downloaded here said, and what a list of others said, are kept apart:
 * neither says anything new because the other one came in between.
 */
function memoryFor(row: MappedRow) {
  const mark = isAboutOurs(row) ? 'ours ' : '';
  const isOf = (name: string): boolean => name.startsWith('ours ') === (mark !== '');
  return {
    of(all: Readonly<Record<string, string>>): Record<string, string> | null {
      const own = Object.entries(all).filter(([name]) => isOf(name));
      return own.length === 0
        ? null
        : Object.fromEntries(own.map(([name, kept]) => [name.slice(mark.length), kept]));
    },
    kept: (said: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(Object.entries(said).map(([name, kept]) => [`${mark}${name}`, kept])),
  };
}

/** The thing that a row is about, after it was decided. */
export const thingAfter = (
  { row }: Pick<Import, 'row'>,
  world: ImportContext,
  mapped: MappedRow,
  snagId: string | null,
): string | null => (row.target === 'snags' ? snagId : thingOf(row.target, world, mapped));

interface Identity {
  thingId: string | null;
  wrong: Problem | null;
}

type Known = Pick<SnagTable, 'id' | 'number' | 'title' | 'location_id'>;

/** Lists that may have a row with the same number, each about another snag. */
const mostLists = 10;

/**
 * Says of each row in turn which snag it is about: by its id, its number, its key, or by what and
 * where it is.
 */
function identifier(
  { services: { db, secret }, row }: Import,
  { mapping, facts }: Mapped,
  world: ImportContext,
): (rows: readonly MappedRow[]) => Promise<Identity[]> {
  /** Rows by what they are about. */
  const seen = new Map<string, { line: number; says: string }>();
  const times = new Map<string, number>();
  const timesOf = (said: unknown): number => {
    const text = JSON.stringify(said);
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return time;
  };
  const remember = remembering(secret);
  const repeats = facts.columns[mapping.columns.indexOf('key')]?.repeats === true;
  const ofKey = (key: string): string[] =>
    Array.from({ length: mostLists }, (_, list) =>
      snagIdOf(row.project_id, list === 0 ? { key } : { key, list }),
    );
  return async (rows) => {
    if (row.target !== 'snags') return rows.map(() => ({ thingId: null, wrong: null }));
    const found = db
      .selectFrom('snag')
      .select(['id', 'number', 'title', 'location_id'])
      .where('project_id', '=', row.project_id);
    const keyIds = rows.flatMap((mapped) =>
      isAboutOurs(mapped) || keyOf(mapped) === '' || repeats ? [] : ofKey(keyOf(mapped)),
    );
    const ids = [...rows.flatMap(({ cells: { id = '' } }) => (id === '' ? [] : [id])), ...keyIds];
    const said = await saidOf(db, row.project_id, keyIds);
    const numbers = rows
      .map(({ cells }) => Number(cells.number ?? ''))
      .filter((number) => Number.isSafeInteger(number) && number > 0);
    const byId = new Map<string, Known>(
      (ids.length === 0 ? [] : await found.where('id', 'in', ids).execute()).map((snag) => [
        snag.id,
        snag,
      ]),
    );
    const byNumber = new Map(
      (numbers.length === 0 ? [] : await found.where('number', 'in', numbers).execute()).map(
        ({ id, number }) => [number, id],
      ),
    );
    return rows.map((mapped) => {
      const { id = '', number = '', title = '' } = mapped.cells;
      const key = keyOf(mapped);
      const content = contentOf(mapped);
      const says = `${title} ${placeOf(mapped)}`;
      let thingId: string;
      if (id !== '') {
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
      } else if (key !== '' && !repeats) {
        // Other lists count from 1 too, and so may the next flat: there it is another snag.
        const own = ofKey(key).filter((each) => (seen.get(each)?.says ?? says) === says);
        const saidSame = sameAsSaid(world, mapped, remember);
        thingId =
          own.find((each) => saidSame(said.get(each)) === 'WHOLE') ??
          own.find((each) => isSame(world, mapped, byId.get(each))) ??
          own.find((each) => saidSame(said.get(each)) === 'PART') ??
          own.find((each) => !byId.has(each)) ??
          own[0] ??
          snagIdOf(row.project_id, { content, time: timesOf(content) });
      } else if (key !== '') {
        const of = { key, place: placeOf(mapped) };
        thingId = snagIdOf(row.project_id, { ...of, time: timesOf(of) });
      } else {
        thingId = snagIdOf(row.project_id, { content, time: timesOf(content) });
      }
      const before = seen.get(thingId);
      if (before !== undefined)
        return { thingId: null, wrong: problem('ROW_TWICE', { n: before.line }) };
      seen.set(thingId, { line: mapped.line, says });
      return { thingId, wrong: null };
    });
  };
}

/** The number of a row in its list; empty where the cell says that it has none. */
const keyOf = ({ cells: { key = '' } }: MappedRow): string => (isNothing(key) ? '' : key);

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
