import {
  importOutcomes,
  type ImportOutcome,
  type ImportState,
  type ImportTable,
  wordFields,
} from '../../../rules/imports';
import type { Language } from '../../../rules/languages';
import { textLimits } from '../../../rules/limits';
import { pathSeparator } from '../../../rules/shown';
import { firstOf } from '../../../rules/text';
import type { TableImportTable } from '../../database/importTables';
import { Refusal, type RefusalExtensions } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import type { RowChange } from './decision';
import { type MappedRow, mapper } from './mapped';
import { segmentsOf } from './places';
import { sentenceOf } from './problems';
import type { TableFacts } from './tableFacts';
import { countRows, doingOf, factsOfImport, mappingOfImport, rowOf, toldOf } from './store';
import { isNothing, meaningOf } from './words';
import { invitationPath } from '../../tokens';

/** An import as the route returns it. */
export interface Shown {
  id: string;
  table: ImportTable;
  name: string;
  askedAt: number;
  by: string;
  state: ImportState;
  progress: number;
  /**
   * Null until it is read. Of each column also what its words are taken for, for each field they
   * could stand in; null for one that nobody knows.
   */
  facts:
    | (Omit<TableFacts, 'columns'> & {
        columns: (TableFacts['columns'][number] & {
          unknown: Record<string, string[]>;
          meanings: Record<string, Record<string, string | null>>;
        })[];
      })
    | null;
  mapping: ReturnType<typeof mappingOfImport>;
  counts: Record<ImportOutcome | 'DONE' | 'UNDONE', number>;
  problem: string | null;
}

export async function shownImport(
  { db }: Services,
  row: TableImportTable,
  language: Language,
): Promise<Shown> {
  const facts = factsOfImport(row);
  const user = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', row.asked_by)
    .executeTakeFirst();
  return {
    id: row.id,
    table: row.target,
    name: row.name,
    askedAt: row.asked_at,
    by: user?.name ?? '',
    state: row.state,
    progress: row.progress,
    facts:
      facts === null
        ? null
        : {
            ...facts,
            columns: facts.columns.map((column) => ({
              ...column,
              unknown: unknownIn(column.words),
              meanings: meaningsIn(column.words),
            })),
          },
    mapping: mappingOfImport(row),
    counts: await countRows(db, row.id),
    problem: row.failure === null ? null : failureOf(row.failure, language),
  };
}

const unknownIn = (words: readonly string[] | null): Record<string, string[]> =>
  Object.fromEntries(
    wordFields.map((field) => [
      field,
      (words ?? []).filter((word) => meaningOf(field, word) === null && !isNothing(word)),
    ]),
  );

const meaningsIn = (
  words: readonly string[] | null,
): Record<string, Record<string, string | null>> =>
  Object.fromEntries(
    wordFields.map((field) => [
      field,
      Object.fromEntries(
        (words ?? []).map((word) => [word, isNothing(word) ? '' : meaningOf(field, word)]),
      ),
    ]),
  );

function failureOf(failure: string, language: Language): string {
  // Written from a Refusal.
  const { code, meta } = JSON.parse(failure) as Pick<RefusalExtensions, 'code' | 'meta'>;
  return new Refusal(code as 'INTERNAL', { ...meta } as { reference: string }).in(language);
}

export interface ShownRow {
  n: number;
  sheet: string;
  line: number;
  /** The first cells of the row. */
  what: string;
  /** All its cells, where rows of any outcome were asked for: as they stand below the headings. */
  raw?: string[];
  /** What stands in the columns of a few fields, as the row says it. */
  cells: { title: string; place: string; company: string; key: string; photo: string };
  outcome: ImportOutcome | null;
  state: string;
  /** Number and id of the snag, once there is one. */
  number: number | null;
  snagId: string | null;
  /** Ids of its photos, those that were removed too. */
  photos: string[];
  /** Link of the invitation, if the row invited somebody. */
  link: string | null;
  problems: string[];
  notes: string[];
  changes: readonly RowChange[];
}

export async function shownRows(
  { db, secret }: Services,
  row: TableImportTable,
  { outcome, after, language }: { outcome: string | null; after: number; language: Language },
): Promise<{ rows: ShownRow[]; more: boolean }> {
  const asked = importOutcomes.find((each) => each === outcome);
  if ((outcome !== null && asked === undefined) || !Number.isSafeInteger(after))
    throw new Refusal('BAD_REQUEST');
  const [facts, mapping] = [factsOfImport(row), mappingOfImport(row)];
  const map =
    facts === null || mapping === null || row.state === 'READ'
      ? null
      : mapper(row.target, facts, mapping);
  const limit = settings.tableImport.rowsShown;
  const rows = await db
    .selectFrom('table_import_row')
    .selectAll()
    .where('import_id', '=', row.id)
    .where('n', '>', after)
    .$if(asked !== undefined, (query) => query.where('outcome', '=', asked ?? null))
    .orderBy('n')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const ids = shown.flatMap(({ thing_id }) => (thing_id === null ? [] : [thing_id]));
  const snags =
    ids.length === 0
      ? []
      : await db
          .selectFrom('snag')
          .select(['id', 'number'])
          .where('project_id', '=', row.project_id)
          .where('id', 'in', ids)
          .execute();
  const numbers = new Map(snags.map(({ id, number }) => [id, number]));
  const photos =
    snags.length === 0
      ? []
      : await db
          .selectFrom('photo')
          .select(['id', 'snag_id'])
          .where('snag_id', 'in', [...numbers.keys()])
          .execute();
  return {
    more: rows.length > limit,
    rows: shown.map((each) => {
      const cells: MappedRow['cells'] = map?.(rowOf(each)).cells ?? {};
      const { problems, notes, changes } = toldOf(each);
      // Topics say no place.
      const standIn = each.topic !== null && each.outcome === 'MAKE' ? (mapping?.place ?? '') : '';
      const invited =
        each.state === 'DONE'
          ? (doingOf(each)?.steps.find((step) => step.do === 'inviteMembers') ?? null)
          : null;
      return {
        n: each.n,
        sheet: each.sheet,
        line: each.line,
        what: rowOf(each)
          .cells.filter((cell) => cell !== '')
          .slice(0, 4)
          .join(' · ')
          .slice(0, 200),
        ...(outcome === null && {
          raw: rowOf(each).cells.map((cell) => firstOf(cell, textLimits.name)),
        }),
        cells: {
          title: firstOf(cells.title ?? cells.description ?? '', textLimits.title),
          place: firstOf(
            segmentsOf(cells.location ?? standIn).segments.join(pathSeparator),
            textLimits.title,
          ),
          company: firstOf(cells.company ?? '', textLimits.name),
          key: firstOf(cells.key ?? '', textLimits.name),
          photo: firstOf(cells.photo ?? '', textLimits.long),
        },
        outcome: each.outcome,
        state: each.state,
        number: numbers.get(each.thing_id ?? '') ?? null,
        snagId: numbers.has(each.thing_id ?? '') ? each.thing_id : null,
        photos: photos.filter(({ snag_id }) => snag_id === each.thing_id).map(({ id }) => id),
        link:
          invited?.do === 'inviteMembers'
            ? invitationPath(
                secret,
                invited.input.eventId,
                invited.input.people[0]?.invitationId ?? '',
              )
            : null,
        problems: problems.map((problem) => sentenceOf(problem, language)),
        notes: notes.map((note) => sentenceOf(note, language)),
        changes,
      };
    }),
  };
}
