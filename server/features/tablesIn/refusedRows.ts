import { sectionColumn, sheetColumn } from '../../../rules/imports';
import type { Language } from '../../../rules/languages';
import { shieldedText } from '../../../rules/tables';
import type { Handle } from '../../database/engine';
import type { TableImportTable } from '../../database/importTables';
import { fileHeaders } from '../../files/fileHeaders';
import { message, say } from '../../messages';
import { settings } from '../../settings';
import { quoted } from '../tablesOut/csv';
import { sentenceOf } from './problems';
import { factsOfImport, rowOf, toldOf } from './store';

/**
 * The rows that were refused as a table with the same columns, and why: to be corrected and
 * imported again.
 */
export function refusedRows(
  db: Handle,
  row: TableImportTable,
  { language, decimalComma }: { language: Language; decimalComma: boolean },
): Response {
  const separator = decimalComma ? ';' : ',';
  const line = (cells: readonly string[]): string =>
    `${cells.map((cell) => quoted(shieldedText(cell), separator)).join(separator)}\r\n`;
  const encoder = new TextEncoder();
  async function* lines(): AsyncGenerator<string> {
    const columns = factsOfImport(row)?.columns ?? [];
    // A mark without which spreadsheets do not know UTF-8.
    yield `\ufeff${line([...columns.map(({ name, isSheet, isSection }) => (isSheet === true ? sheetColumn : isSection === true ? sectionColumn : name)), say(message('Row'), language), say(message('Why it was refused'), language)])}`;
    for (let after = 0; ;) {
      const rows = await db
        .selectFrom('table_import_row')
        .selectAll()
        .where('import_id', '=', row.id)
        .where('outcome', '=', 'REFUSE')
        .where('n', '>', after)
        .orderBy('n')
        .limit(settings.tableImport.rowsAtOnce)
        .execute();
      if (rows.length === 0) return;
      yield rows
        .map((each) =>
          line([
            ...columns.map((_, at) => rowOf(each).cells[at] ?? ''),
            String(each.line),
            toldOf(each)
              .problems.map((problem) => sentenceOf(problem, language))
              .join(' '),
          ]),
        )
        .join('');
      after = rows.at(-1)?.n ?? after;
    }
  }
  const source = lines();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      ...fileHeaders,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="refused.csv"',
    },
  });
}
