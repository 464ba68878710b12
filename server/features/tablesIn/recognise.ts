import { setImmediate } from 'node:timers/promises';
import { type DayOrder, importLimits, type ImportTable } from '../../../rules/imports';
import { orderIn } from './dates';
import { guessFields, type Looked } from './guesses';
import { headOf, lineOf } from './heads';
import type { ColumnFacts, TableFacts, TableRow } from './tableFacts';
import type { ReadTable } from './worksheet';
import { unreadable } from './unreadable';
import { wordKey } from '../../../rules/text';

/** Columns of our own table that say what the journal knows better. */
const oursOnly = ['waitingfor', 'evidencephotos', 'sentback'];

/** Finds the headings of each sheet and puts the rows of all under the same columns. */
export async function recognise(
  table: ImportTable,
  { sheets, notes }: ReadTable,
): Promise<{ facts: TableFacts; rows: TableRow[] }> {
  const filled = sheets.filter((sheet) => sheet.rows.length > 0);
  const heads = filled.map((sheet) => headOf(table, sheet.rows));
  const known = heads.some((head) => head.score > 0);
  const columns: string[] = [];
  const columnOf = new Map<string, number>();
  const rows: TableRow[] = [];
  /** For each row the line above it that names the place of several. */
  const sections: string[] = [];
  const skipped: string[] = [];
  const twice = new Set<string>();
  let leftOut = 0;
  for (const [index, sheet] of filled.entries()) {
    const head = heads[index];
    if (head === undefined || (known ? head.score === 0 : index > 0)) {
      skipped.push(sheet.name);
      continue;
    }
    const times = new Map<string, number>();
    const width = sheet.rows
      .slice(head.at)
      .reduce((most, { cells }) => Math.max(most, cells.length), 0);
    const names = Array.from({ length: width }, (_, index) =>
      (head.names[index] ?? '').replaceAll(/\s+/g, ' ').trim(),
    );
    const columnAt = names.map((name) => {
      const time = (times.get(wordKey(name)) ?? 0) + 1;
      times.set(wordKey(name), time);
      if (time > 1 && name !== '') twice.add(name);
      const key = `${wordKey(name)} ${time}`;
      const at = columnOf.get(key) ?? columns.push(name) - 1;
      columnOf.set(key, at);
      return at;
    });
    // Of all sheets, and one each for the names of several and of sections: each row is given a
    // cell for each.
    if (columns.length + (filled.length > 1 ? 1 : 0) > importLimits.columns)
      throw unreadable('COLUMNS', sheet.rows[head.at]?.line);
    let section = '';
    for (const { line, cells } of sheet.rows.slice(head.at + head.lines)) {
      const found = lineOf(table, names, cells);
      if (found.kind === 'SECTION') section = found.place;
      if (found.kind !== 'ROW') {
        leftOut += 1;
        continue;
      }
      const row: string[] = [];
      for (const [index, cell] of cells.entries()) row[columnAt[index] ?? 0] = cell;
      sections.push(section);
      rows.push({
        n: rows.length + 1,
        sheet: filled.length > 1 ? sheet.name : '',
        line,
        cells: Array.from(row, (cell) => cell ?? ''),
      });
      if (rows.length > importLimits.rows) throw unreadable('ROWS');
      if (rows.length % yieldEvery === 0) await setImmediate();
    }
  }
  /** Columns of ours before those of the table. */
  const own: { isSheet?: true; isSection?: true; cell: (at: number) => string }[] = [];
  if (new Set(rows.map(({ sheet }) => sheet)).size > 1)
    own.push({ isSheet: true, cell: (at) => rows[at]?.sheet ?? '' });
  if (sections.some((section) => section !== ''))
    own.push({ isSection: true, cell: (at) => sections[at] ?? '' });
  if (own.length > 0) {
    columns.unshift(...own.map(() => ''));
    if (columns.length > importLimits.columns) throw unreadable('COLUMNS', rows[0]?.line);
    for (const [index, row] of rows.entries()) {
      rows[index] = { ...row, cells: [...own.map(({ cell }) => cell(index)), ...row.cells] };
      if (index % yieldEvery === 0) await setImmediate();
    }
  }
  const facts = await factsOf(
    table,
    columns.map((name, at) => {
      const { isSheet, isSection } = own[at] ?? {};
      return { name, ...(isSheet && { isSheet }), ...(isSection && { isSection }) };
    }),
    rows,
  );
  return {
    facts: {
      columns: facts,
      rows: rows.length,
      notes,
      skipped,
      twice: [...twice],
      leftOut,
      dayOrder: guessedOrder(facts, rows),
    },
    rows,
  };
}

const samplesAtMost = 3;

/** Rows after which other work comes in between. */
const yieldEvery = 500;

type Named = Pick<ColumnFacts, 'name' | 'isSheet' | 'isSection'>;

async function factsOf(
  table: ImportTable,
  columns: readonly Named[],
  rows: readonly TableRow[],
): Promise<ColumnFacts[]> {
  const isOurs = oursOnly.some((heading) => columns.some(({ name }) => wordKey(name) === heading));
  const looked: Looked[] = [];
  for (const [at, named] of columns.entries()) {
    await setImmediate();
    const said = new Set<string>();
    let filled = 0;
    let longest = 0;
    for (const { cells } of rows) {
      const cell = (cells[at] ?? '').trim();
      if (cell === '') continue;
      filled += 1;
      longest = Math.max(longest, cell.length);
      said.add(cell);
    }
    looked.push({ ...named, said: [...said], filled, longest });
  }
  const guesses = guessFields(table, looked, isOurs);
  return looked.map(({ said, filled, longest, ...named }, at) => ({
    ...named,
    samples: said.slice(0, samplesAtMost).map((sample) => sample.slice(0, 120)),
    words: said.length <= importLimits.words && longest <= 60 ? said : null,
    guess: guesses[at] ?? null,
    // Lists that number the snags of each flat anew.
    ...(filled - said.length > Math.max(1, filled / 20) && { repeats: true }),
  }));
}

/**
 * The order of the dates in the column that holds due dates, where it shows. Procore's own form has
 * the month first.
 */
function guessedOrder(columns: readonly ColumnFacts[], rows: readonly TableRow[]): DayOrder | null {
  const at = columns.findIndex(({ guess }) => guess === 'due');
  if (at < 0) return null;
  const found = orderIn(rows.map(({ cells }) => cells[at] ?? ''));
  return found ?? (columns.some(({ name }) => /^punch item/i.test(name)) ? 'MDY' : null);
}
