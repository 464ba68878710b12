import { type ImportField, importFields, type ImportTable } from '../../../rules/imports';
import { fieldByPart, fieldOf, fieldsOtherwise, isHeading } from './headings';
import { isPlaceAlone, soundsLikePlace } from './places';
import type { WorksheetRow } from './worksheet';
import { wordKey } from '../../../rules/text';

/** The headings of a sheet. */
export interface Head {
  /** Its first row among the sheet's. */
  readonly at: number;
  /** Rows that it has: two where a heading stands over several others. */
  readonly lines: 1 | 2;
  readonly names: readonly string[];
  /** How many of its names are known. */
  readonly score: number;
}

/**
 * Rows among which the headings are looked for: above them stand a title, a logo, the project's
 * address.
 */
const mostAbove = 50;

/** The row or two rows with the most headings; without any the first with the most cells. */
export function headOf(table: ImportTable, sheet: readonly WorksheetRow[]): Head {
  const rows = sheet.slice(0, mostAbove).map(({ cells }) => cells);
  const heads = rows.flatMap((cells, at): Head[] => {
    const single: Head = { at, lines: 1, names: cells, score: scoreOf(table, cells) };
    const below = rows[at + 1];
    if (below === undefined || !below.every(isShort)) return [single];
    const names = together(table, cells, below);
    return [single, { at, lines: 2, names, score: scoreOf(table, names) }];
  });
  const best = Math.max(...heads.map(({ score }) => score), 0);
  const least = importFields[table].length > 5 ? 2 : 1;
  // Of two with as many the shorter one: what it has below may be a row.
  const found = heads
    .filter(({ score }) => score === best)
    .toSorted((one, other) => one.lines - other.lines)[0];
  if (best >= least && found !== undefined) return found;
  const widths = rows.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const at = Math.max(0, widths.indexOf(Math.max(...widths, 0)));
  return { at, lines: 1, names: rows[at] ?? [], score: 0 };
}

/** Different headings in a row: of several for the same field each counts. */
const scoreOf = (table: ImportTable, cells: readonly string[]): number =>
  new Set(cells.filter((cell) => isHeading(table, cell)).map(wordKey)).size;

/** Whether a cell may be a heading: neither a long text nor a number or day. */
const isShort = (cell: string): boolean => cell.length <= 40 && !/^\s*[\d./:-]+\s*$/.test(cell);

/** Two rows of headings as one: “Target” over “date”, “Location” over “Block” and “Flat”. */
function together(
  table: ImportTable,
  above: readonly string[],
  below: readonly string[],
): string[] {
  let over = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [upper = '', lower = ''] = [above[at], below[at]].map((cell) => cell?.trim() ?? '');
    over = upper === '' ? over : upper;
    const both = `${upper} ${lower}`.trim();
    const known = [both, lower, `${over} ${lower}`, upper].find(
      (name) => name !== '' && isHeading(table, name),
    );
    return known ?? both;
  });
}

/** What a line below the headings is. */
type Line =
  | { readonly kind: 'ROW' }
  | { readonly kind: 'SECTION'; readonly place: string }
  /** A total, the headings once more, a number without a snag, a remark at the end. */
  | { readonly kind: 'NOTHING' };

const total =
  /^(?:grand |sub-?)?(?:total|totals|sum|summe|gesamt|gesamtsumme|zwischensumme|insgesamt|anzahl|suma|nombre de|número de)(?!\p{L})/iu;

/** At the end of a text; no day is one. */
const number = /(?<![\d.,/-])\d+(?:[.,' ]\d{3})*(?:[.,]\d{1,2})?\D{0,3}$/;

/**
 * Whether a line begins as a total does and ends with its number. A defect may begin so too:
 * “Nombre de prises insuffisant”.
 */
function isTotal(table: ImportTable, names: readonly string[], said: readonly Said[]): boolean {
  const [first, ...others] = said;
  if (first === undefined || said.length > 3 || !total.test(first.text)) return false;
  if (others.some(({ at }) => fieldOf(table, names[at] ?? '') === 'location')) return false;
  if (soundsLikePlace(first.text) && textColumns(table, names).includes(first.at)) return false;
  const rest = first.text.replace(total, '');
  return number.test(said.at(-1)?.text ?? '') || (others.length === 0 && /^[\s.:]*$/.test(rest));
}

/** A cell that is not empty. */
interface Said {
  readonly at: number;
  readonly text: string;
}

/** Columns that have to be there before a line with one cell is no row. */
const leastColumns = 3;

export function lineOf(
  table: ImportTable,
  names: readonly string[],
  cells: readonly string[],
): Line {
  const said = cells
    .map((cell, at): Said => ({ at, text: cell.trim() }))
    .filter(({ text }) => text !== '');
  const isAgain = said.every(({ at, text }) => {
    const [own, name] = [wordKey(text), wordKey(names[at] ?? '')];
    // Of two rows of headings each has a part.
    return own !== '' && (name.startsWith(own) || name.endsWith(own));
  });
  if (said.length > 1 && isAgain) return { kind: 'NOTHING' };
  if (isTotal(table, names, said)) return { kind: 'NOTHING' };
  const [only] = said;
  if (table !== 'snags' || said.length > 1 || only === undefined) return { kind: 'ROW' };
  if (names.filter((name) => name !== '').length < leastColumns) return { kind: 'ROW' };
  const { at, text } = only;
  if (/^\p{L}{0,3}[-. ]?\d+\p{L}?\.?$/u.test(text)) return { kind: 'NOTHING' };
  const texts = textColumns(table, names);
  // Where nobody knows which column says what is wrong, any of them may.
  if (texts.length === 0 || texts.includes(at))
    return isPlaceAlone(text) ? { kind: 'SECTION', place: text } : { kind: 'ROW' };
  const name = names[at] ?? '';
  const mayBeSection =
    at === 0 || name === '' || ['location', 'key'].includes(fieldOf(table, name) ?? '');
  return mayBeSection && soundsLikePlace(text)
    ? { kind: 'SECTION', place: text }
    : { kind: 'NOTHING' };
}

/** The columns that say what is wrong. */
function textColumns(table: ImportTable, names: readonly string[]): number[] {
  const ways: readonly ((name: string) => ImportField | null)[] = [
    (name) => fieldOf(table, name),
    (name) => fieldsOtherwise(table, name)[0] ?? null,
    (name) => fieldByPart(table, name),
  ];
  for (const fieldIn of ways) {
    const found = [...names.keys()].filter((at) => {
      const field = fieldIn(names[at] ?? '');
      return field === 'title' || field === 'description';
    });
    if (found.length > 0) return found;
  }
  return [];
}
