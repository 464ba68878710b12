import { importFields, type ImportTable } from '../../../rules/imports';
import { fieldOf, fieldsOtherwise, isHeading } from './headings';
import { soundsLikePlace } from './places';
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
  /^(?:grand |sub-?)?(?:total|totals|sum|summe|gesamt|gesamtsumme|zwischensumme|insgesamt|anzahl|suma|nombre de|número de)\b/i;

/** Columns that have to be there before a line with one cell is no row. */
const leastColumns = 3;

export function lineOf(
  table: ImportTable,
  names: readonly string[],
  cells: readonly string[],
): Line {
  const filled = [...cells.keys()].filter((at) => (cells[at] ?? '').trim() !== '');
  const [first = 0] = filled;
  const text = (cells[first] ?? '').trim();
  const isAgain = filled.every((at) => {
    const [said, name] = [wordKey(cells[at] ?? ''), wordKey(names[at] ?? '')];
    // Of two rows of headings each has a part.
    return said !== '' && (name.startsWith(said) || name.endsWith(said));
  });
  if (filled.length > 1 && isAgain) return { kind: 'NOTHING' };
  if (filled.length <= 3 && total.test(text)) return { kind: 'NOTHING' };
  if (table !== 'snags' || filled.length !== 1) return { kind: 'ROW' };
  if (names.filter((name) => name !== '').length < leastColumns) return { kind: 'ROW' };
  if (/^\p{L}{0,3}[-. ]?\d+\p{L}?\.?$/u.test(text)) return { kind: 'NOTHING' };
  const name = names[first] ?? '';
  const field = fieldOf(table, name) ?? fieldsOtherwise(table, name)[0] ?? null;
  if (soundsLikePlace(text)) return { kind: 'SECTION', place: text };
  return field === 'title' || field === 'description' ? { kind: 'ROW' } : { kind: 'NOTHING' };
}
