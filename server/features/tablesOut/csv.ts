import { shieldedText } from '../../../rules/tables';
import { localText, offsetsIn, offsetText } from './localTime';
import type { Cell, Table } from './table';

export interface CsvOptions {
  /**
   * Numbers have a comma, and cells are separated by semicolons, as spreadsheets read them in
   * regions that write so.
   */
  readonly decimalComma: boolean;
}

/** Without this mark spreadsheets read UTF-8 as the letters of the system's own code page. */
const byteOrderMark = '\ufeff';

/** A table as RFC 4180 describes it, part by part. */
export async function* csvOf(
  { columns, parts, timeZone }: Table,
  { decimalComma }: CsvOptions,
): AsyncGenerator<string, void, undefined> {
  const separator = decimalComma ? ';' : ',';
  const offsetAt = offsetsIn(timeZone);
  const textOf = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'number')
      return decimalComma ? String(cell).replace('.', ',') : String(cell);
    if (typeof cell === 'string') return shieldedText(cell);
    if ('day' in cell) return cell.day;
    if ('link' in cell) return cell.link;
    if ('picture' in cell) return '';
    const offset = offsetAt(cell.at);
    return `${localText(cell.at, offset)}${offsetText(offset)}`;
  };
  const line = (cells: readonly Cell[]): string =>
    `${cells.map((cell) => quoted(textOf(cell), separator)).join(separator)}\r\n`;
  yield byteOrderMark + line(columns.map(({ name }) => name));
  for await (const rows of parts) yield rows.map(line).join('');
}

/** A cell as RFC 4180 writes it. */
export const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
