import { type ImportField, type ImportTable, joinedFields } from '../../../rules/imports';
import { textLimits } from '../../../rules/limits';
import { fieldByPart, fieldOf, fieldsOtherwise } from './headings';
import { soundsLikePlace } from './places';
import type { ColumnFacts } from './tableFacts';
import { wordKey } from '../../../rules/text';

/** A column as it was read. */
export interface Looked extends Pick<ColumnFacts, 'name' | 'isSheet' | 'isSection'> {
  /** Its different values. */
  readonly said: readonly string[];
  readonly filled: number;
  /** Characters of its longest value. */
  readonly longest: number;
}

/** Columns of our own table that say what the journal knows better, and the other ones it has. */
const notOfOurs = new Set([
  'waitingfor',
  'evidencephotos',
  'sentback',
  'photos',
  'comments',
  'link',
  'raisedby',
  'raisedat',
  'fixedby',
  'fixedat',
  'closedby',
  'closedat',
]);

/** What each column probably holds: by its heading, its values, and what other columns hold. */
export function guessFields(
  table: ImportTable,
  columns: readonly Looked[],
  isOurs: boolean,
): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const take = (field: ImportField | null): ImportField | null => {
    if (field === null || (taken.has(field) && !joinedFields.includes(field))) return null;
    taken.add(field);
    return field;
  };
  const guesses = columns.map((column) => take(byHeading(table, column, isOurs)));
  if (table !== 'snags') return guesses;
  for (const [at, column] of columns.entries())
    if (guesses[at] === null && !(isOurs && notOfOurs.has(wordKey(column.name))))
      guesses[at] = take(byOthers(column, taken));
  for (const [at, { name }] of columns.entries())
    if (guesses[at] === null && !isOurs) {
      const field = fieldByPart(table, name);
      guesses[at] = take(field);
    }
  // A list without titles says in its descriptions what is wrong.
  const described = guesses.indexOf('description');
  if (!taken.has('title') && described >= 0)
    if ((columns[described]?.longest ?? 0) <= textLimits.title) guesses[described] = 'title';
  return guesses;
}

function byHeading(
  table: ImportTable,
  { name, said, isSheet, isSection }: Looked,
  isOurs: boolean,
): ImportField | null {
  const place = table === 'snags' ? 'location' : table === 'locations' ? 'path' : null;
  if (isSection === true) return place;
  // Mostly a sheet is a floor.
  if (isSheet === true) return said.every(soundsLikePlace) ? place : null;
  if (table === 'snags' && isOurs && notOfOurs.has(wordKey(name))) return null;
  const field = fieldOf(table, name);
  // Others number their lists too.
  if (field === 'id' && !said.some((cell) => cell.startsWith('snag_')))
    return table === 'snags' ? 'key' : null;
  if (field === 'number' && !isOurs) return 'key';
  return field;
}

/** Whether most of the values are words and not numbers such as “12”, “A-3”. */
const isWords = (said: readonly string[]): boolean =>
  said.filter((cell) => /\p{L}{3,}.*\s|\p{L}{6,}/u.test(cell)).length > said.length / 2;

function byOthers({ name, said }: Looked, taken: ReadonlySet<ImportField>): ImportField | null {
  const fields = fieldsOtherwise('snags', name);
  const found = fields.find((field) => {
    if (taken.has(field) && !joinedFields.includes(field)) return false;
    if (field === 'title') return isWords(said);
    if (field === 'key') return !isWords(said);
    if (field === 'person') return said.some((cell) => cell.includes('@'));
    return true;
  });
  // Who raised it, where another column says who has to fix it.
  return found ?? (fields.includes('company') && said.length > 0 ? 'note' : null);
}
