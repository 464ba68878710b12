import { areHeadings, dividedPath } from '../../../rules/paths';
import { visible } from '../../domain/visible';

/** A location of the input, with the names of its ancestors. */
export interface WrittenLocation {
  /** From the top; none of the names is empty. */
  readonly path: readonly string[];
  /** Line number from 1; null if it is not from a list. */
  readonly line: number | null;
}

/** Bullets of lists; not numbers, because “1. OG” is a name. */
const bullet = /^(?:[-–—*•·◦‣▪▫●○■□➢✓]|o(?=\t))\s+/u;
const tabWidth = 4;

/**
 * Reads a list as people have it: one location a line, indented below the one it stands in; a path
 * divided as in an imported table; or copied from a spreadsheet, where each level has a column of its
 * own, filled in each row or only where it changes.
 */
export function readList(text: string): WrittenLocation[] {
  const written: WrittenLocation[] = [];
  /** Possible parents of the next line: names with their indents. */
  const above: { column: number; name: string }[] = [];
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  for (const [index, raw] of lines.entries()) {
    const { column, rest } = indentOf(visible(raw));
    if (index === 0 && lines.length > 1 && isHead(rest)) continue;
    for (const [cell, part] of rest.split('\t').entries()) {
      const names = dividedPath(nameOf(part)).map(nameOf);
      const at = column + cell * tabWidth;
      if (names.length === 0) continue;
      while ((above.at(-1)?.column ?? -1) >= at) above.pop();
      // The parts of a path have the same indent: the next line with it ends them all.
      for (const name of names) above.push({ column: at, name });
      written.push({ path: above.map(({ name }) => name), line: index + 1 });
    }
  }
  return written;
}

/** Whether the first line is that of a table's headings, such as “Block, Level, Flat”. */
const isHead = (line: string): boolean =>
  areHeadings(line.split('\t').flatMap((cell) => dividedPath(nameOf(cell))));

function indentOf(line: string): { column: number; rest: string } {
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const rest = line.slice(indent.length).replace(bullet, '');
  let column = 0;
  // A space before the first of several columns is ignored.
  for (const sign of rest.includes('\t') ? indent.replaceAll(' ', '') : indent)
    column += sign === '\t' ? tabWidth - (column % tabWidth) : 1;
  return { column, rest };
}

/** The name as the server stores it, without a spreadsheet's quotes. */
export function nameOf(text: string): string {
  const cell = text.trim();
  const bare = /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return bare.replaceAll(/\s+/g, ' ').trim().normalize('NFC');
}
