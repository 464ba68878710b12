import { letters } from './design';
import { lineOf, type Part, type Piece, type ReportPages, write } from './page';

/** One height of a block; its pictures are made when it is written, so that few are in memory. */
export interface Row {
  height: number;
  parts: () => Promise<Part[]> | Part[];
}

export const rowOf = (height: number, ...parts: Part[]): Row => ({ height, parts: () => parts });

export const sumOf = (rows: readonly { height: number }[]): number =>
  rows.reduce((all, { height }) => all + height, 0);

/** Lines of text below each other, as parts of one cell. */
export function textRows(
  sheet: ReportPages,
  cell: number,
  lines: readonly string[],
  look: Omit<Piece, 'text'> = {},
): Row[] {
  return lines.map((line) =>
    rowOf(lineOf(look.size ?? letters.body), {
      cell,
      tag: 'P',
      draw: (top) => write(sheet, line, { x: 0, y: top, ...look }),
    }),
  );
}
