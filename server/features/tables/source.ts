import type { Context } from '../../context';
import type { Reader } from '../snags/listFilter';

/** What a part of a table is read with. */
export interface TableAccess {
  readonly context: Context;
  readonly reader: Reader;
}

/** Asks anew for each part who the person is and what they may see: a download takes as long as the line needs. Refuses once they may not have the table any more. */
export type CheckAccess = () => Promise<TableAccess>;

/** Rows of a part. Reading and writing so many takes about five milliseconds of CPU, during which this process answers nobody else. */
export const rowsOfPart = 100;

/** Reads part after part, each from where the one before ended, until there is no row left. */
export async function* inParts<Row, Cells>(
  ask: CheckAccess,
  read: (asked: TableAccess, last: Row | null) => Promise<Row[]>,
  write: (asked: TableAccess, rows: Row[]) => Promise<Cells[]>,
): AsyncGenerator<Cells[], void, undefined> {
  let last: Row | null = null;
  for (;;) {
    const asked = await ask();
    const rows: Row[] = await read(asked, last);
    if (rows.length > 0) yield await write(asked, rows);
    if (rows.length < rowsOfPart) return;
    last = rows.at(-1) ?? null;
    // SQLite answers at once, so without this nothing else would run while the line takes more.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
