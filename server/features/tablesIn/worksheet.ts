import { importLimits } from '../../../rules/imports';
import { unreadable } from './unreadable';

/** A row with at least one cell that is not empty. */
export interface WorksheetRow {
  /** Row number as the spreadsheet shows it. */
  readonly line: number;
  readonly cells: string[];
}

export interface Worksheet {
  /** Name of the sheet; empty for a text file. */
  readonly name: string;
  readonly rows: WorksheetRow[];
}

/** Notes for the person on how the table was read. */
export type ReadNote = 'MACROS' | 'FORMULAS' | 'MERGED' | 'HIDDEN' | 'ENCODING';

export interface ReadTable {
  readonly sheets: readonly Worksheet[];
  readonly notes: readonly ReadNote[];
}

/** Rows of headings and titles that do not count towards the limit: enough for a hundred sheets. */
const rowsBeside = 1_000;

/**
 * Takes rows as they are read, and refuses a table as soon as it has too much. Rows without text
 * are left out.
 */
export function createRows(): (
  rows: WorksheetRow[],
  line: number,
  cells: readonly (string | undefined)[],
) => void {
  let taken = 0;
  let text = 0;
  return (rows, line, cells) => {
    let last = -1;
    for (const [index, cell] of cells.entries()) {
      if (cell === undefined || cell.trim() === '') continue;
      if (cell.length > importLimits.cell) throw unreadable('CELL', line);
      last = index;
      text += cell.length;
    }
    if (last < 0) return;
    if (last >= importLimits.columns) throw unreadable('COLUMNS', line);
    if ((taken += 1) > importLimits.rows + rowsBeside) throw unreadable('ROWS');
    if (text > importLimits.text) throw unreadable('TEXT');
    rows.push({ line, cells: Array.from({ length: last + 1 }, (_, index) => cells[index] ?? '') });
  };
}
