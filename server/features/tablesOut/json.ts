import type { Cell, Table } from './table';

type Plain = string | number | null;

/** Moments in UTC, as ISO 8601 writes them. */
function plain(cell: Cell): Plain {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  if ('day' in cell) return cell.day;
  if ('link' in cell) return cell.link;
  return 'at' in cell ? new Date(cell.at).toISOString() : null;
}

/**
 * A table as JSON, part by part: {…about, "<name>": [{"<column>": …}, …]}. The columns are called as
 * in the other formats.
 */
export async function* jsonOf(
  { name, columns, parts }: Table,
  about: Readonly<Record<string, Plain>>,
): AsyncGenerator<string, void, undefined> {
  const said = Object.entries({ ...about }).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`,
  );
  yield `{${said.join('')}${JSON.stringify(name)}:[`;
  let separator = '';
  for await (const rows of parts)
    for (const row of rows) {
      const entries = columns.map((column, at) => [column.name, plain(row[at] ?? null)]);
      yield `${separator}\n${JSON.stringify(Object.fromEntries(entries))}`;
      separator = ',';
    }
  yield '\n]}\n';
}
