import {
  type ImportField,
  importFields,
  type ImportMapping,
  type ImportTable,
  joinedFields,
} from '../../../rules/imports';
import { pathSeparator } from '../../../rules/shown';
import { cleanLine, cleanText, nameKey } from '../../../rules/text';
import { idOfForeign } from '../../ids';
import { Refusal } from '../../refusal';
import type { TopicFacts } from '../bcf/topicFacts';
import { levelName, levelOf } from './levels';
import { placeKey } from './places';
import type { TableFacts, TableRow } from './tableFacts';

/** A row as what its columns hold. */
export interface MappedRow {
  /** As its spreadsheet counts. */
  readonly line: number;
  /** Fields that no column holds are not there; an empty cell is an empty text. */
  readonly cells: Readonly<Partial<Record<ImportField, string>>>;
  /** Of a BCF file. There an empty cell says nothing, and is not there. */
  readonly topic?: TopicFacts;
}

/**
 * Whether a row is about a snag of this project by its id or number, as rows of our own tables are.
 */
export const isAboutOurs = ({ cells: { id = '', number = '' } }: MappedRow): boolean =>
  id !== '' || number !== '';

/**
 * Puts the cells of rows under what their columns hold. Refuses a mapping that does not fit the
 * table.
 */
export function mapper(
  table: ImportTable,
  { columns }: Pick<TableFacts, 'columns'>,
  mapping: ImportMapping,
): (row: TableRow) => MappedRow {
  const fields: readonly string[] = importFields[table];
  const single = mapping.columns.filter((field) => field !== null && !joinedFields.includes(field));
  if (
    mapping.columns.length !== columns.length ||
    mapping.columns.some((field) => field !== null && !fields.includes(field))
  )
    throw new Refusal('BAD_REQUEST', {}, 'mapping');
  const twice = single.find((field, at) => single.indexOf(field) !== at);
  if (twice != null)
    throw new Refusal('IMPORT_COLUMN_TWICE', {
      columns: columns
        .flatMap(({ name }, at) => (mapping.columns[at] === twice ? [`${name} (${at + 1})`] : []))
        .join(' · '),
    });
  if (!mapping.columns.some((field) => field !== null)) throw new Refusal('IMPORT_NO_COLUMN');
  const names = columns.map(({ name }) => name.replace(/[\s*#:]+$/, ''));
  // Levels of a location in their order, however the table has its columns.
  const order = [...mapping.columns.keys()].toSorted(
    (one, other) => levelOf(columns[one]) - levelOf(columns[other]),
  );
  const inOrder = (field: ImportField): readonly number[] =>
    (field === 'note' || field === 'photo' ? [...mapping.columns.keys()] : order).filter(
      (at) => mapping.columns[at] === field,
    );
  const together = joinedFields.flatMap((field) =>
    mapping.columns.includes(field) ? [{ field, columns: inOrder(field) }] : [],
  );
  return ({ line, cells, topic }) => {
    const said: Partial<Record<ImportField, string>> = {};
    for (const [at, field] of mapping.columns.entries())
      if (field !== null && !joinedFields.includes(field)) said[field] = cleanText(cells[at]);
    for (const { field, columns: own } of together) {
      const parts = own.flatMap((at) => {
        const cell = cleanText(cells[at]);
        const column = columns[at];
        if (cell === '' || column === undefined) return [];
        if (field === 'note') return [`${names[at]}: ${cell}`];
        return own.length > 1 && field !== 'photo' ? [levelName(column, cell)] : [cell];
      });
      said[field] = parts.join(field === 'note' || field === 'photo' ? '\n' : pathSeparator);
    }
    if (topic !== undefined) {
      const filled = Object.entries(said).filter(([, cell]) => cell !== '');
      return { line, cells: Object.fromEntries(filled), topic };
    }
    if (said.location === '' && mapping.place !== '') said.location = mapping.place;
    if (said.location === undefined && table === 'snags' && mapping.place !== '')
      said.location = mapping.place;
    return { line, cells: said };
  };
}

/**
 * The id of a snag that a row of another list is about: from the project and the row's key, else
 * from what and where it is and how often that came before. So the same row is the same snag again,
 * whoever brings it in, and from whatever file.
 */
export function snagIdOf(
  projectId: string,
  of:
    | { key: string; list?: number }
    | { key: string; place: string; time: number }
    | { content: readonly string[]; time: number }
    | { topic: string },
): string {
  return idOfForeign('snag', projectId, of);
}

/** What and where a snag is, by which a row without a key is known again. */
export const contentOf = (row: MappedRow): string[] => [
  row.cells.title ?? '',
  row.cells.description ?? '',
  placeOf(row),
  nameKey(row.cells.trade ?? ''),
];

/** The place of a row as it says it. Never changes: the row would be another snag. */
export const placeOf = ({ cells: { location = '' } }: MappedRow): string =>
  placeKey(
    location
      .split(/[›>\n]/)
      .map(cleanLine)
      .filter((part) => part !== ''),
  );
